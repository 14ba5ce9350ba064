import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveCalls } from "../../../tests/harness/people/give-calls.ts";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { AllowanceResource } from "../../core/quotas/quota.ts";
import { freeFilesPerMinute } from "../../core/quotas/free-rate.ts";
import { bundlePaths } from "../../core/bundles/bundle-calls.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Allowance } from "../../core/billing/license.ts";
import { allowances, licenses } from "./tables.server.ts";

let site: TestApp;
let database: Database;
let member: Member;
let count = 0;
/** Icons that are not free. */
let ids: string[];
let freeIcon: string;

beforeAll(async () => {
  site = await startTestApp();
  const { catalogue } = site.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const list = (isFree: boolean) => ordinals.filter((ordinal) => catalogue.icon(ordinal).isFree === isFree);
  ids = list(false).map((ordinal) => catalogue.id(ordinal));
  freeIcon = catalogue.id(list(true)[0]!);
  await signIn(site, "first@example.com");
  database = site.openDatabase();
});
beforeEach(async () => {
  member = await signIn(site, `member-${count++}@example.com`);
  await site.services.licenses.give(member.id, { source: "manual" });
});
afterAll(async () => {
  await database.close();
  await site.close();
});

async function allow(allowance: Partial<Allowance>): Promise<void> {
  const usual = { resource: "icon", accountingType: "unique", usagesLeft: 0 } as const;
  await database.run((db) => db.insert(allowances).values({ personId: member.id, ...usual, ...allowance }));
}
const countLeft = async () => (await site.services.licenses.listAllowances(member.id))[0]!.usagesLeft;
const exportPng = async (id: string, size = 512) => {
  const { headers } = member;
  return (await site.app.inject({ url: `/img?id=${id}&size=${size}&format=png&download=true`, headers })).statusCode;
};
const exportZip = async (icons: readonly string[], size = 512) => {
  const payload = { icons: icons.map((id) => ({ id })), formats: [{ format: "png", size }] };
  return (await site.app.inject({ method: "POST", url: bundlePaths.zip, payload, headers: member.headers })).statusCode;
};
const collect = (icons: readonly string[]) =>
  site.services.collections.create({ personId: member.id, locale: "en" }, { icons });
const orderCollection = async (id: string, size: number) => {
  const order = { url: `${collectionsPath}/${id}/download`, payload: { format: "png", size } };
  return site.app.inject({ method: "POST", ...order, headers: member.headers });
};
const fetchOrdered = async (ordered: Awaited<ReturnType<typeof orderCollection>>) =>
  (await site.app.inject({ url: ordered.json<{ url: string }>().url, headers: member.headers })).statusCode;
const exportCollection = async (icons: readonly string[], size = 512) =>
  fetchOrdered(await orderCollection((await collect(icons)).id, size));
const listPaid = async (query = "") => {
  const { headers } = member;
  return (await site.app.inject({ url: `/api/user/v1/paidDownloadIds?${query}`, headers })).json<{ ids: string[] }>()
    .ids;
};

test("a download above the free size is charged, once", async () => {
  await allow({ usagesLeft: 2 });
  expect(await exportPng(ids[0]!, 64)).toBe(200);
  expect(await exportPng(freeIcon)).toBe(200);
  expect(await countLeft()).toBe(2);
  expect([await exportPng(ids[0]!), await exportPng(ids[0]!, 256)]).toEqual([200, 200]);
  expect(await countLeft()).toBe(1);
  expect(await listPaid()).toEqual([ids[0]]);
});

test("without quota, new downloads are refused and earlier ones are repeated", async () => {
  await allow({ usagesLeft: 1, accountingType: "usage" });
  expect(await exportPng(ids[0]!)).toBe(200);
  expect(await exportPng(ids[1]!)).toBe(429);
  const byPath = await site.app.inject({ url: `/img/${ids[1]}.png?size=512`, headers: member.headers });
  expect([byPath.statusCode, byPath.json()]).toMatchObject([
    429,
    { success: false, code: "limit_reached", metadata: { isUsedUp: true } },
  ]);
  expect(await exportPng(ids[0]!)).toBe(200);
  expect([await countLeft(), await listPaid()]).toEqual([0, [ids[0]]]);
});

test("a bundle is charged as a whole or not at all", async () => {
  await allow({ usagesLeft: 3 });
  expect(await exportZip(ids.slice(0, 4))).toBe(429);
  expect(await exportCollection(ids.slice(0, 4))).toBe(429);
  expect([await countLeft(), await listPaid()]).toEqual([3, []]);
  expect(await exportZip([...ids.slice(0, 3), freeIcon])).toBe(200);
  expect(await exportZip(ids.slice(0, 3))).toBe(200);
  expect(await countLeft()).toBe(0);
  expect((await listPaid()).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  expect(await exportZip(ids.slice(4, 8), 64)).toBe(200);
});

test("downloads with a license stay available after it has ended, and no others", async () => {
  expect(await exportPng(ids[0]!)).toBe(200);
  await database.run((db) => db.update(licenses).set({ endsAt: new Date(0) }));
  site.services.sessionCache.forget(member.id);
  expect([await exportPng(ids[0]!), await exportPng(ids[1]!)]).toEqual([200, 403]);
});

test("every download is remembered, however many follow", async () => {
  expect(await exportPng(ids[0]!)).toBe(200);
  await database.run((db) =>
    db.execute(sql`
      insert into paid_downloads (person_id, icon_id, taken_at)
      select ${member.id}, 'icon-' || number, now() + interval '1 hour' from generate_series(1, 50001) as number`),
  );
  await database.run((db) => db.update(licenses).set({ endsAt: new Date(0) }));
  site.services.sessionCache.forget(member.id);
  expect(await exportPng(ids[0]!)).toBe(200);
  expect(await listPaid(`objectIds=${ids[0]},${ids[1]}`)).toEqual([ids[0]]);
  expect((await listPaid()).at(-1)).toBe(ids[0]);
});

test("a requested download is refused at the fetch if the license has ended or the quota no longer suffices", async () => {
  const { id } = await collect(ids.slice(0, 1));
  const [first, second] = [await orderCollection(id, 4_096), await orderCollection(id, 512)];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  await site.services.collections.addIcons(
    { personId: member.id, locale: "en" },
    id,
    ids.slice(1, 64).map((each) => ({ id: each })),
  );
  expect(await fetchOrdered(first)).toBe(413);
  await database.run((db) => db.update(licenses).set({ endsAt: new Date(0) }));
  site.services.sessionCache.forget(member.id);
  expect(await fetchOrdered(second)).toBe(403);
  expect((await orderCollection(id, 512)).statusCode).toBe(403);
});

const buyCalls = (calls: Partial<Record<AllowanceResource, number>>) => giveCalls(site, member, calls);

test("an API package pays for programs, one call for each, and not for the site", async () => {
  await buyCalls({ "api-call-icon": 2 });
  const exportByProgram = async (id: string) => {
    const headers = { authorization: `Bearer ${member.token}` };
    return (await site.app.inject({ url: `/img?id=${id}&size=512&format=png`, headers })).statusCode;
  };
  const answered = await site.app.inject({ url: "/user/v2", headers: member.headers });
  expect(answered.json()).toMatchObject({ user: { isPaid: false, activeLicense: null, licenses: [{ isApi: true }] } });
  expect([await exportPng(ids[0]!), await exportByProgram(ids[0]!), await exportByProgram(ids[0]!)]).toEqual([
    403, 200, 200,
  ]);
  expect(await countLeft()).toBe(0);
  expect([await exportByProgram(ids[1]!), await exportPng(ids[0]!)]).toEqual([429, 403]);
  // Beside a package, a plan pays for everything.
  await site.services.licenses.give(member.id, { source: "manual" });
  site.services.sessionCache.forget(member.id);
  expect([await exportPng(ids[1]!), await exportByProgram(ids[2]!)]).toEqual([200, 200]);
});

test("answers tell a program what is left of its package, and a refusal does", async () => {
  await buyCalls({ "api-call-icon": 1 });
  const headers = { authorization: `Bearer ${member.token}` };
  const ask = (id: string) => site.app.inject({ url: `/img?id=${id}&size=512&format=png`, headers });
  const [paid, refused] = [await ask(ids[0]!), await ask(ids[1]!)];
  expect([paid.statusCode, paid.headers["ratelimit"]]).toEqual([200, '"package";r=0']);
  expect([refused.statusCode, refused.headers["ratelimit"]]).toEqual([429, '"package";r=0']);
  expect((await site.app.inject(`/img?id=${ids[0]}&size=64&format=png`)).headers["ratelimit"]).toBeUndefined();
});

const convert = (headers: Record<string, string> = {}, payload: object = { id: freeIcon, format: "react-jsx" }) =>
  site.app.inject({ method: "POST", url: "/plainConverter", payload, headers, remoteAddress: "203.0.113.77" });

test("a package pays for files beyond the free rate, which everybody has; without one, everybody waits", async () => {
  await buyCalls({ "api-call-icon": 1 });
  const program = { authorization: `Bearer ${member.token}` };
  const free = await convert(program);
  expect([free.statusCode, free.headers["ratelimit-policy"]]).toEqual([200, `"files";q=${freeFilesPerMinute};w=60`]);
  expect(free.headers["ratelimit"]).toMatch(new RegExp(`^"files";r=${freeFilesPerMinute - 1};t=\\d+$`));
  for (let made = 1; made < freeFilesPerMinute; made++) await convert();
  expect(await countLeft()).toBe(1);
  const wrong = await convert(program, { id: "nothing", format: "react-jsx" });
  expect([wrong.statusCode, await countLeft()]).toEqual([404, 1]);
  const paid = await convert(program);
  expect([paid.statusCode, await countLeft()]).toEqual([200, 0]);
  expect(paid.headers["ratelimit"]).toMatch(/^"files";r=0;t=\d+, "package";r=0$/);
  for (const headers of [program, {}, member.headers]) {
    const refused = await convert(headers);
    const seconds = Number(refused.headers["retry-after"]);
    expect([refused.statusCode, seconds > 0 && seconds <= 60]).toEqual([429, true]);
    expect(refused.headers["ratelimit"]).toContain(`"files";r=0;t=${seconds}`);
  }
});

const askFor = async (url: string, headers: Record<string, string> = {}) =>
  (await site.app.inject({ url, headers })).statusCode;
const listFree = () => [
  "/api/iconsets/v7/search?term=home",
  "/api/iconsets/v5/search/group?term=home",
  "/api/iconsets/ai/v1/search?term=home",
  "/api/iconsets/autocomplete/v2?term=arr",
  `/siteApi/icons/icon?id=${ids[0]}&svg=true`,
  `/api/bundle/icons?ids=${ids[0]}`,
  `/img?id=${ids[0]}&format=svg&download=true`,
  `/img?id=${ids[0]}&format=png&size=100&download=true`,
  `/img?id=${freeIcon}&format=png&size=512&download=true`,
];

describe("free downloads without a token are free with one", () => {
  test.each([0, 1])("with %i calls left of a package", async (calls) => {
    await buyCalls({ "api-call-icon": calls, "meta-api-call-icon": calls });
    const headers = { authorization: `Bearer ${member.token}` };
    for (const url of listFree()) {
      expect([url, await askFor(url)]).toEqual([url, 200]);
      expect([url, await askFor(url, headers)]).toEqual([url, 200]);
    }
    const request = { icons: [{ id: ids[0]! }], formats: [{ format: "svg" }, { format: "png", size: 48 }] };
    const zip = await site.app.inject({ method: "POST", url: bundlePaths.zip, payload: request, headers });
    const payload = { id: ids[0], format: "react-jsx" };
    const code = await site.app.inject({ method: "POST", url: "/plainConverter", payload, headers });
    expect([zip.statusCode, code.statusCode]).toEqual([200, 200]);
    const left = (await site.services.licenses.listAllowances(member.id)).map(({ usagesLeft }) => usagesLeft);
    expect([left, await listPaid()]).toEqual([[calls, calls], []]);
  });
});
