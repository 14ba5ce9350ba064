import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBranches, type Branches } from "../../../../tests/harness/database/database-branches.ts";
import { actKinds, type Act } from "../../../../tests/harness/subscriptions/billing-acts.ts";
import { BillingSimulation } from "../../../../tests/harness/subscriptions/billing-simulation.ts";
import { openPlayedSite, type PlayedSite } from "../../../../tests/harness/subscriptions/played-site.ts";
import { amount, isSoak } from "../../../../tests/harness/soak.ts";
import type { Person } from "../../../core/people/person.ts";

/** How many lives are lived at the same time, each on a database of its own; half of them at a provider that closes no pages. */
const lanes = 4;
/** The same lives each time; `LIVES=10000` lives so many, `SEED=7` others. */
const counted = Number(process.env["LIVES"] ?? amount(12, 2_000));
const seed = Number(process.env["SEED"] ?? 1);
const begin = new Date("2026-01-31T12:00:00Z");
const act = fc.record({ kind: fc.constantFrom(...actKinds), a: fc.nat(200), b: fc.nat(40) });

interface Lane {
  site: PlayedSite;
  people: Person[];
  lived: { lives: number; steps: number; events: number };
}

let branches: Branches;
let open: Lane[];

beforeAll(async () => {
  branches = await openBranches(lanes);
  open = await Promise.all(
    branches.databases.map(async (database, lane) => {
      const site = openPlayedSite(database, begin, { closes: lane % 2 === 0 });
      const people: Person[] = [];
      for (const name of ["owner", "friend", "colleague"])
        people.push(await site.people.meetByEmail(`${name}@example.com`, { locale: "en" }));
      return { site, people, lived: { lives: 0, steps: 0, events: 0 } };
    }),
  );
});
afterAll(async () => {
  for (const { site } of open) await site.close();
  await branches.close();
});

test(
  "whatever people do and whichever events are lost, everyone has what they paid for, once, and every cent is on an invoice",
  { timeout: 7_200_000 },
  async () => {
    await Promise.all(open.map(live));
    const sum = (name: keyof Lane["lived"]) => open.reduce((all, { lived }) => all + lived[name], 0);
    if (isSoak)
      process.stdout.write(`${sum("lives")} lives, ${sum("steps")} steps, ${sum("events")} events, seed ${seed}\n`);
    expect(sum("lives")).toBeGreaterThanOrEqual(counted);
  },
);

const payOnePage = (b: number): Act[] => [
  { kind: "order", a: 0, b },
  { kind: "pay", a: 0, b: 0 },
];

/** Where the provider closes pages, the first is one that nobody can pay at any more. */
const payTwoPages = (b: number): Act[] => [
  { kind: "order", a: 0, b },
  { kind: "order", a: 0, b: b + 1 },
  { kind: "payOld", a: 0, b: 0 },
  { kind: "pay", a: 0, b: 0 },
];

async function live({ site, people, lived }: Lane, lane: number): Promise<void> {
  const property = fc.asyncProperty(
    fc.nat(4),
    fc.boolean(),
    fc.array(act, { minLength: 5, maxLength: 40, size: "max" }),
    async (first, hasTwoPages, acts) => {
      await site.clear();
      const life = new BillingSimulation(site, people);
      for (const one of [...(hasTwoPages ? payTwoPages(first) : payOnePage(first)), ...acts]) {
        await life.act(one);
        await life.book.check();
        lived.steps++;
      }
      await life.settle();
      await life.book.checkTruth();
      lived.lives++;
      lived.events += site.notified;
      if (lived.lives % 100 === 0) await branches.tidy(site.database);
    },
  );
  await fc.assert(property, {
    seed: seed + lane,
    // To make it smaller takes minutes: what went wrong is told at once, with its seed.
    endOnFailure: true,
    numRuns: Math.ceil(counted / lanes),
  });
}
