import { afterAll, beforeAll, expect, test } from "vitest";
import { BillingLife, type Act } from "../../../tests/harness/billing-life.ts";
import { openBranches, type Branches } from "../../../tests/harness/database-branches.ts";
import { createMortal, type Mortal } from "../../../tests/harness/mortal.ts";
import { openPlayedSite, type PlayedSite } from "../../../tests/harness/played-site.ts";
import type { Person } from "../accounts/contract.ts";

let branches: Branches;
let mortal: Mortal;
let site: PlayedSite;
let people: Person[];

beforeAll(async () => {
  branches = await openBranches(1);
  mortal = createMortal(branches.databases[0]!);
  site = openPlayedSite(mortal.database, new Date("2026-01-31T12:00:00Z"));
  people = [];
  for (const name of ["owner", "friend", "colleague"])
    people.push(await site.people.meetByEmail(`${name}@example.com`, { locale: "en" }));
});
afterAll(async () => {
  await site.close();
  await branches.close();
});

const one = (kind: Act["kind"], a = 0, b = 0): Act => ({ kind, a, b });
const bought = [one("order", 0, 2), one("pay"), one("comeBack")];

/** What has happened, and what the server dies at. */
const stories: Record<string, [before: Act[], step: Act[]]> = {
  "a checkout": [[], bought],
  "a checkout of a trial": [[], [one("order", 0, 1), one("pay"), one("comeBack")]],
  "a package": [[], [one("buyPackage"), one("pay"), one("comeBack")]],
  "an order instead of another": [[one("order", 0, 0)], bought],
  "an upgrade": [bought, [one("upgrade", 0, 3)]],
  "a downgrade": [bought, [one("downgrade", 0, 4)]],
  "a cancellation": [bought, [one("cancel")]],
  "a new card": [bought, [one("newCard"), one("pay")]],
  "a renewal": [bought, [one("month"), one("deliver")]],
  "a refund": [bought, [one("refund"), one("deliver")]],
  "a seat": [bought, [one("invite", 0, 1)]],
};

test.each(Object.keys(stories))("whatever %s dies at, all is as it should be after the next start", async (name) => {
  const [before, steps] = stories[name]!;
  let deaths = 0;
  for (let after = 0; ; after++) {
    await site.clear();
    const life = new BillingLife(site, people);
    for (const act of before) await life.act(act);
    mortal.dieAfter(after);
    for (const act of steps) await life.act(act).catch(() => undefined);
    const hasDied = mortal.revive();
    await life.settle();
    await life.book.checkTruth();
    if (!hasDied) break;
    deaths++;
  }
  expect(deaths).toBeGreaterThan(3);
});
