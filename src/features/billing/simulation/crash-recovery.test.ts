import { afterAll, beforeAll, expect, test } from "vitest";
import type { Act } from "../../../../tests/harness/subscriptions/billing-acts.ts";
import { BillingSimulation } from "../../../../tests/harness/subscriptions/billing-simulation.ts";
import { openBranches, type Branches } from "../../../../tests/harness/database/database-branches.ts";
import { createMortal, type Mortal } from "../../../../tests/harness/crashes/mortal.ts";
import { openPlayedSite, type PlayedSite } from "../../../../tests/harness/subscriptions/played-site.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import type { Person } from "../../../core/people/person.ts";

interface Place {
  mortal: Mortal;
  site: PlayedSite;
  people: Person[];
}

/** Of the places where a server can die, every so many-th is tried. */
const every = amount(8, 1);

let branches: Branches;
/** The provider of the second closes no pages. */
let places: Place[];

beforeAll(async () => {
  branches = await openBranches(2);
  places = await Promise.all(
    branches.databases.map(async (database, index) => {
      const mortal = createMortal(database);
      const site = openPlayedSite(mortal.database, new Date("2026-01-31T12:00:00Z"), { closes: index === 0 });
      const people: Person[] = [];
      for (const name of ["owner", "friend", "colleague"])
        people.push(await site.people.meetByEmail(`${name}@example.com`, { locale: "en" }));
      return { mortal, site, people };
    }),
  );
});
afterAll(async () => {
  for (const { site } of places) await site.close();
  await branches.close();
});

const one = (kind: Act["kind"], a = 0, b = 0): Act => ({ kind, a, b });
const twoPages = [one("order", 0, 0), one("order", 0, 2)];
const bothPaid = [one("payOld"), one("pay"), one("days", 4), one("reconcile"), one("comeBack")];
const bought = [one("order", 0, 2), one("pay"), one("comeBack")];

/** What has happened, what the server dies at, and the place. */
const stories: Record<string, [before: Act[], step: Act[], place?: number]> = {
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
  "two pages that are paid at": [twoPages, bothPaid, 1],
  "a seat": [bought, [one("invite", 0, 1)]],
};

test.each(Object.keys(stories))(
  "after a crash at any step of %s, the state is correct after the next start",
  async (name) => {
    const [before, steps, place = 0] = stories[name]!;
    const { mortal, site, people } = places[place]!;
    let deaths = 0;
    for (let after = 0; ; after += every) {
      await site.clear();
      const life = new BillingSimulation(site, people);
      for (const act of before) await life.act(act);
      mortal.dieAfter(after);
      for (const act of steps) await life.act(act).catch(() => undefined);
      const hasDied = mortal.revive();
      await life.settle();
      await life.book.checkTruth();
      if (!hasDied) break;
      deaths++;
    }
    expect(deaths).toBeGreaterThan(3 / every);
  },
);
