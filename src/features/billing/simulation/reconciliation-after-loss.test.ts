import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Act, ActKind } from "../../../../tests/harness/subscriptions/billing-acts.ts";
import { BillingSimulation } from "../../../../tests/harness/subscriptions/billing-simulation.ts";
import { openBranches, type Branches } from "../../../../tests/harness/database/database-branches.ts";
import { openPlayedSite, type PlayedSite } from "../../../../tests/harness/subscriptions/played-site.ts";
import type { Person } from "../../../core/people/person.ts";
import { billingEvents, invoices, orders, subscriptions } from "../tables.server.ts";

/** Lives that went wrong once, and what is found by asking though nobody told. */

let branches: Branches;
let site: PlayedSite;
let people: Person[];
let life: BillingSimulation;

beforeAll(async () => {
  branches = await openBranches(1);
  site = openPlayedSite(branches.databases[0]!, new Date("2026-01-31T12:00:00Z"));
  people = [];
  for (const name of ["owner", "friend", "colleague"])
    people.push(await site.people.meetByEmail(`${name}@example.com`, { locale: "en" }));
});
beforeEach(async () => {
  await site.clear();
  life = new BillingSimulation(site, people);
});
afterAll(async () => {
  await site.close();
  await branches.close();
});

const [proMonth, proYear, teamMonth, smallTeam] = [0, 1, 2, 4];

async function act(...acts: (ActKind | [kind: ActKind, a: number, b: number])[]): Promise<void> {
  for (const one of acts) {
    const [kind, a, b] = typeof one === "string" ? [one, 0, 0] : one;
    await life.act({ kind, a, b } satisfies Act);
    await life.book.check();
  }
}

/** Nobody told of anything, and a week goes by. */
async function reconcile(): Promise<void> {
  await act("loseAll", ["days", 8, 0], "loseAll", "reconcile");
}

const listOwn = async (person = people[0]!) =>
  (await site.licenses.list(person.id)).filter(({ isSetupFinished }) => isSetupFinished);
const selectInvoices = () => site.database.run((db) => db.select().from(invoices));

describe("without any webhook", () => {
  test("a refund after the end is on the invoice", async () => {
    await act(["order", 0, proMonth], "pay", "comeBack", "cancel", "month", "reconcile");
    expect([...life.book.accounts.values()].map(({ state }) => state.status)).toEqual(["ended"]);
    await act("refund");
    await reconcile();
    expect(await selectInvoices()).toMatchObject([{ status: "refunded", amountPaid: 900, amountRefunded: 900 }]);
    await life.settle();
    await life.book.checkTruth();
  });

  test("an order that is first checked after a month, with a delayed response, is found", async () => {
    await act(["order", 0, teamMonth], "pay", "month", "away", "comeBack", "back");
    await reconcile();
    expect(await listOwn()).toMatchObject([{ productCode: "team-month" }]);
  });

  test("a refunded package is revoked", async () => {
    await act("buyPackage", "pay", "comeBack", "refundPackage");
    expect(await listOwn()).toHaveLength(1);
    await reconcile();
    expect(await listOwn()).toEqual([]);
    expect(await selectInvoices()).toMatchObject([{ status: "refunded" }]);
  });

  test("a payment during another order grants what was bought, and nothing else", async () => {
    for (const b of [proYear, teamMonth]) {
      await act(["order", 0, proMonth]);
      await act(["payWhileOrdering", 0, 8 * b]);
      await act("pay", "payOld", "reconcile", "comeBack");
    }
    expect(life.book.accounts.size).toBe(1);
    await life.settle();
    await life.book.checkTruth();
  });
});

test("a customer who has paid and orders on two servers simultaneously pays for one", async () => {
  for (let round = 0; round < 12; round++) {
    await site.clear();
    life = new BillingSimulation(site, people);
    await act(["order", 0, proYear], "pay", ["orderTwice", 4 * round, teamMonth], ["pay", 0, 0], ["payOld", 1, 0]);
    expect(life.book.accounts.size).toBe(1);
  }
});

const sumInvoices = async () =>
  (await selectInvoices()).reduce((sum, { amountPaid, amountRefunded }) => sum + amountPaid - amountRefunded, 0);

/** The owner has given a subscription away and orders another one; then the first comes back. */
async function getItBack(): Promise<void> {
  await act(["order", 0, teamMonth], "pay", "comeBack", ["invite", 0, 1], "handOver");
  await act(["hours", 1, 0], ["order", 0, proMonth], "handOver");
}

describe("a customer with a subscription whose other order is paid", () => {
  test("gets a full refund, and keeps the existing subscription", async () => {
    await getItBack();
    await act("pay", "reconcile");
    expect(life.book.accounts.size).toBe(2);
    expect(await listOwn()).toMatchObject([{ productCode: "team-month" }]);
    expect(await selectInvoices()).toMatchObject([
      { status: "paid", amountRefunded: 0 },
      { status: "refunded", amountPaid: 900, amountRefunded: 900 },
    ]);
    expect(await site.billing.service.findLastOrder(people[0]!.id)).toBe("returned");
    await life.settle();
    await life.book.checkTruth();
  });

  test("can't pay any more once the provider has processed the cancellation", async () => {
    await getItBack();
    await act("reconcile", "pay", "reconcile");
    expect(life.book.accounts.size).toBe(1);
    expect(await sumInvoices()).toBe(3600);
  });

  test("gets the refund though the provider is unavailable and responses are lost", async () => {
    await getItBack();
    await act("pay", "away", "reconcile", "back");
    for (const call of ["readOrder", "readSubscription", "listInvoices", "undo"] as const) {
      site.provider.lost.add(call);
      await act(["hours", 29, 0], "reconcile");
    }
    await act(["days", 4, 0], "reconcile");
    expect(await sumInvoices()).toBe(3600);
  });
});

test("during a trial nothing changes while its first payment is in progress", async () => {
  await act(["order", 0, proYear], "pay", "comeBack", ["bank", 9, 2], "renewal", ["upgrade", 0, teamMonth]);
  expect([...life.book.accounts.values()][0]!.state.plan.productCode).toBe("pro-year");
});

describe("members", () => {
  test("beyond the paid seats have no access, and the first in line gets the next free seat", async () => {
    await act(["order", 0, teamMonth], "pay", "comeBack", ["downgrade", 0, smallTeam]);
    await act(["invite", 0, 1], ["invite", 0, 2], "loseAll", "month", "reconcile");
    expect([await listOwn(people[1]), await listOwn(people[2])]).toMatchObject([[{ isGroup: true }], []]);
    await act(["removeMember", 0, 0]);
    expect([await listOwn(people[1]), await listOwn(people[2])]).toMatchObject([[], [{ isGroup: true }]]);
  });

  test("have no access once the license has one seat", async () => {
    await act(["order", 0, teamMonth], "pay", "comeBack", ["downgrade", 0, proMonth], ["invite", 0, 1]);
    expect(await listOwn(people[1])).toHaveLength(1);
    await act("loseAll", "month", "reconcile");
    expect([await listOwn(), await listOwn(people[1])]).toMatchObject([[{ productCode: "pro-month" }], []]);
  });
});

describe("with provider pages that stay open after the site cancels an order", () => {
  let own: Branches;
  let open: PlayedSite;
  let buyer: Person;
  beforeAll(async () => {
    own = await openBranches(1);
    open = openPlayedSite(own.databases[0]!, new Date("2026-01-31T12:00:00Z"), { closes: false });
    buyer = await open.people.meetByEmail("owner@example.com", { locale: "en" });
  });
  afterAll(async () => {
    await open.close();
    await own.close();
  });

  async function live(acts: readonly [kind: ActKind, a: number, b: number][]): Promise<BillingSimulation> {
    await open.clear();
    const lived = new BillingSimulation(open, [buyer, buyer]);
    for (const [kind, a, b] of acts) await lived.act({ kind, a, b });
    return lived;
  }

  test("two servers that settle two paid orders simultaneously keep one and refund the other", async () => {
    for (let round = 0; round < 20; round++) {
      await live([
        ["order", 0, proMonth],
        ["order", 0, teamMonth],
        ["payOld", 0, 0],
        ["pay", 0, 0],
        ["hours", 1, 0],
        ["reconcileBoth", 0, 0],
      ]);
      const settled = await open.database.run((db) => db.select({ status: orders.status }).from(orders));
      expect(settled.map(({ status }) => status).toSorted()).toEqual(["complete", "returned"]);
    }
  });

  test("a payment that arrives after its trial was returned is on an invoice, and is refunded too", async () => {
    const late = await live([
      ["order", 0, proYear],
      ["order", 0, proMonth],
      ["payOld", 0, 0],
      ["pay", 0, 0],
      ["comeBack", 0, 0],
      ["bank", 3, 0],
      ["days", 17, 0],
      ["reconcile", 0, 0],
      ["decide", 0, 1],
    ]);
    await late.settle();
    await late.book.checkTruth();
    const listed = await open.database.run((db) => db.select().from(invoices));
    expect(listed.filter(({ total }) => total === 9000)).toMatchObject([{ amountPaid: 9000, amountRefunded: 9000 }]);
  });
});

test("a late webhook about an order doesn't revoke a license transferred since", async () => {
  await act(["order", 0, teamMonth], "pay", "comeBack", ["invite", 0, 1], "handOver");
  expect(site.news.some(({ orderRef }) => orderRef !== undefined)).toBe(true);
  while (site.news.length > 0) await act(["deliver", 0, 1]);
  const [stored] = await site.database.run((db) => db.select().from(subscriptions));
  expect(stored!.personId).toBe(people[1]!.id);
  await act("month", "comeBack", "reconcile");
  const renewal = (await selectInvoices()).find(({ personId }) => personId !== people[0]!.id);
  expect(renewal).toMatchObject({ status: "paid", personId: people[1]!.id });
});

test("two servers with the same webhook and the same check at the same time process it once", async () => {
  for (const kind of ["order", "buyPackage"] as const) {
    await act([kind, 0, teamMonth], "pay");
    const events = site.news;
    await Promise.all(
      [site.billing, site.other, site.billing, site.other].map(async ({ inbox, reconciliation, service }) => {
        await inbox.receive("test", events);
        await Promise.all([
          inbox.work(50),
          reconciliation.run(),
          service.settleOrders(people[0]!.id, { isUrgent: true }),
        ]);
      }),
    );
    await act("comeBack");
  }
  const storedEvents = await site.database.run((db) => db.select().from(billingEvents));
  expect(storedEvents.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
  const paid = (await selectInvoices()).map(({ amountPaid }) => amountPaid);
  expect(paid.toSorted((one, other) => one - other)).toEqual([2900, 3600]);
  expect(await listOwn()).toHaveLength(2);
});

test("unreadable subscriptions don't delay others", async () => {
  await act(["order", 0, proMonth], "pay", "comeBack");
  const [stored] = await site.database.run((db) => db.select().from(subscriptions));
  const due = new Date(site.now.getTime() - 1);
  const lost = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { id } = await site.licenses.give(people[2]!.id, { source: "manual" });
      return { ...stored!, licenseId: id, personId: people[2]!.id, ref: crypto.randomUUID(), nextReadAt: due };
    }),
  );
  await site.database.run((db) => db.insert(subscriptions).values(lost));
  await site.billing.subscriptionRepository.expectChange(stored!.licenseId);
  await site.subscriptions.apply(stored!.ref, { type: "cancelled" });
  for (let round = 0; round < 2; round++) await site.billing.reconciliation.run();
  expect(await listOwn()).toMatchObject([{ status: "unsubscribed" }]);
});
