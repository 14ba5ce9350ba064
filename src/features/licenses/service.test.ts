import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { createPeople } from "../accounts/users/people.server.ts";
import type { Licenses } from "./contract.ts";
import type { Allowance } from "../../core/billing/license.ts";
import { createLicenses } from "./service.server.ts";
import { allowances, licenses as licensesTable, monthlyUsage } from "./tables.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
let licenses: Licenses;
let person: string;
let count = 0;

beforeAll(async () => {
  held = await startDatabase();
  licenses = createLicenses({ database: held.database });
});
beforeEach(async () => {
  await held.database.run((db) => db.delete(allowances));
  const { id } = await createPeople(held).meetByEmail(`somebody-${count++}@example.com`, { locale: "en" });
  person = id;
});
afterAll(() => held.close());

async function allow(allowance: Partial<Allowance>): Promise<void> {
  const usual = { resource: "icon", accountingType: "usage", usagesLeft: 0, allowOverusage: false } as const;
  await held.database.run((db) => db.insert(allowances).values({ personId: person, ...usual, ...allowance }));
}

const spend = (...ids: string[]) => licenses.spend(person, "icon", ids);
const listLeft = async () => (await licenses.listAllowances(person)).map(({ usagesLeft }) => usagesLeft);
const listPaid = async () => [...(await licenses.listPurchased(person, "icon"))].toSorted();

describe("a quota", () => {
  test("of fifty simultaneous downloads with a quota of thirty, thirty succeed", async () => {
    await allow({ usagesLeft: 30 });
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => spend(`icon-${number}`)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
    expect(await listLeft()).toEqual([0]);
    expect(await listPaid()).toHaveLength(30);
  });

  test("isn't reduced by a refusal, and no part of the request is charged", async () => {
    await allow({ usagesLeft: 2 });
    await expect(spend("a", "b", "c")).rejects.toMatchObject({ code: "limit_reached" });
    expect([await listLeft(), await listPaid()]).toEqual([[2], []]);
    await spend("a", "b");
    expect([await listLeft(), await listPaid()]).toEqual([[0], ["a", "b"]]);
  });

  test.each([
    ["renews gives the time until then", { status: "active", orderProvider: "stripe" }, 3 * 86_400],
    ["is canceled gives none", { status: "unsubscribed", orderProvider: "stripe" }, undefined],
    ["nobody pays for gives none", { status: "active", source: "manual" }, undefined],
  ] as const)("that is used up for a license that %s", async (_, given, seconds) => {
    const now = new Date("2026-05-01T12:00:00Z");
    const endsAt = new Date("2026-05-11T12:00:00Z");
    const [license] = await held.database.run((db) =>
      db
        .insert(licensesTable)
        .values({ personId: person, endsAt, ...given })
        .returning(),
    );
    const row = { personId: person, licenseId: license!.id, resource: "icon", accountingType: "usage", usagesLeft: 0 };
    await held.database.run((db) => db.insert(allowances).values(row as typeof allowances.$inferInsert));
    const dated = createLicenses({ database: held.database, graceDays: 7, now: () => now });
    await expect(dated.spend(person, "icon", ["a"])).rejects.toMatchObject({
      code: "limit_reached",
      metadata: { isUsedUp: true },
      retryAfterSeconds: seconds,
    });
  });

  test("counts repeated downloads if it counts usage, and not if it counts unique icons", async () => {
    await allow({ usagesLeft: 5 });
    await spend("a");
    await spend("a", "a");
    expect(await listLeft()).toEqual([2]);
    await held.database.run((db) => db.update(allowances).set({ accountingType: "unique" }));
    await spend("a", "b");
    await spend("b", "a");
    expect(await listLeft()).toEqual([1]);
    await spend("c");
    await expect(spend("d")).rejects.toMatchObject({ code: "limit_reached" });
    await spend("a", "b", "c");
    expect(await listLeft()).toEqual([0]);
  });

  test("may be exceeded where that is allowed, and isn't counted where it has no limit", async () => {
    await allow({ usagesLeft: 1, allowOverusage: true });
    await spend("a", "b", "c");
    const [row] = await held.database.run((db) => db.select().from(allowances));
    expect([row!.usagesLeft, row!.overused]).toEqual([0, 2]);
    await held.database.run((db) => db.update(allowances).set({ isUnlimited: true }));
    await spend("d");
    const [after] = await held.database.run((db) => db.select().from(allowances));
    expect([after!.usagesLeft, after!.overused]).toEqual([0, 2]);
  });

  test("of another kind isn't affected, and without one nothing is counted", async () => {
    await allow({ resource: "photo", usagesLeft: 3 });
    await spend("a", "b");
    expect([await listLeft(), await listPaid()]).toEqual([[3], ["a", "b"]]);
    await licenses.spend(person, "photo", ["a"]);
    expect([await listLeft(), await listPaid()]).toEqual([[2], ["a", "b"]]);
  });
});

const at = (time: string) => createLicenses({ database: held.database, now: () => new Date(time) });
const usedAt = async (time: string) => Object.fromEntries((await at(time).listUsage(person)).used);
const listMonths = async () =>
  (await held.database.run((db) => db.select().from(monthlyUsage).where(eq(monthlyUsage.personId, person))))
    .map(({ month }) => month)
    .toSorted();

describe("a month’s usage", () => {
  test("is what quotas were charged, of each resource by itself, and begins anew with each month (UTC)", async () => {
    await allow({ usagesLeft: 5 });
    await allow({ resource: "photo", usagesLeft: 5, accountingType: "unique" });
    const last = at("2026-10-31T23:59:59Z");
    await last.spend(person, "icon", ["a", "b"]);
    await last.spend(person, "icon", ["a"]);
    await last.spend(person, "photo", ["a"]);
    await last.spend(person, "photo", ["a"]);
    await expect(last.spend(person, "icon", ["c", "d", "e"])).rejects.toMatchObject({ code: "limit_reached" });
    expect(await usedAt("2026-10-01T00:00:00Z")).toEqual({ icon: 3, photo: 1 });
    expect(await usedAt("2026-11-01T00:00:00Z")).toEqual({});
    await at("2026-11-01T00:00:00Z").spend(person, "icon", ["a"]);
    expect(await usedAt("2026-11-30T00:00:00Z")).toEqual({ icon: 1 });
    expect(await usedAt("2026-10-01T00:00:00Z")).toEqual({ icon: 3, photo: 1 });
  });

  test("is counted exactly when many downloads are made at once", async () => {
    await allow({ usagesLeft: 30 });
    await Promise.allSettled(Array.from({ length: 40 }, (_, number) => spend(`icon-${number}`)));
    expect(Object.fromEntries((await licenses.listUsage(person)).used)).toEqual({ icon: 30 });
  });

  test("is counted where there is no limit, and not where there is no quota", async () => {
    await allow({ isUnlimited: true, accountingType: "unique" });
    await spend("a", "b");
    await spend("b", "c");
    await licenses.spend(person, "photo", ["a"]);
    expect(Object.fromEntries((await licenses.listUsage(person)).used)).toEqual({ icon: 3 });
  });

  test("is kept for a year", async () => {
    await allow({ usagesLeft: 9 });
    for (const time of ["2025-09-30", "2025-10-01", "2026-09-30"]) await at(time).spend(person, "icon", ["a"]);
    expect(await listMonths()).toEqual(["2025-09-01", "2025-10-01", "2026-09-01"]);
    await at("2026-10-01").spend(person, "icon", ["a"]);
    expect(await listMonths()).toEqual(["2025-10-01", "2026-09-01", "2026-10-01"]);
  });
});
