import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database.ts";
import { createRememberingProvider, type RememberingProvider } from "../../../tests/harness/remembering-provider.ts";
import { AppError } from "../../core/errors.ts";
import type { ProviderSubscription } from "../../core/billing/provider-subscription.ts";
import { createLog } from "../../platform/log.server.ts";
import { createPeople } from "../accounts/people.server.ts";
import type { People } from "../accounts/contract.ts";
import type { Licence, Licences } from "../licences/contract.ts";
import { createLicences } from "../licences/service.server.ts";
import { createBilling, type Billing } from "./create-billing.server.ts";
import type { ProviderEvent } from "./providers/contract.ts";

/** As many lives as fit into the time. */
const mostLives = 10_000;
const mostMs = 20_000;
const graceDays = 7;
/** After that nobody can pay at a page. */
const daysOfPages = 20;
const dayMs = 86_400_000;
const page = { locale: "en" as const, returnUrl: "http://localhost/done", cancelUrl: "http://localhost/left" };
const wishes = [
  { productCode: "pro-month", quantity: 1 },
  { productCode: "pro-year", quantity: 1 },
  { productCode: "team-month", quantity: 3 },
  { productCode: "team-year", quantity: 5 },
] as const;
const kinds = [
  "order",
  "order",
  "orderPackage",
  "pay",
  "pay",
  "pay",
  "cancel",
  "resume",
  "upgrade",
  "downgrade",
  "dispute",
  "win",
  "end",
  "deliver",
  "deliver",
  "lose",
  "reconcile",
  "reconcile",
  "away",
  "back",
  "loseAnswer",
  "days",
  "days",
  "month",
] as const;
const calls = ["startCheckout", "cancelAtPeriodEnd", "resume", "changeNow", "readSubscription", "readOrder"] as const;

let now = new Date("2026-01-31T12:00:00Z");
let held: Awaited<ReturnType<typeof startDatabase>>;
let far: RememberingProvider;
let billing: Billing;
let licences: Licences;
let people: People;
let count = 0;

beforeAll(async () => {
  held = await startDatabase();
  const { database } = held;
  far = createRememberingProvider(() => now);
  licences = createLicences({ database, now: () => now });
  people = createPeople({ database });
  billing = createBilling({
    database,
    licences,
    people,
    viewers: { forget: () => undefined },
    analytics: { record: () => undefined },
    countSeatsTaken: () => Promise.resolve(1),
    providers: [far],
    printInvoice: () => Promise.reject(new Error("nobody asks for one")),
    graceDays,
    log: createLog("silent"),
    now: () => now,
  });
});
afterAll(async () => {
  await billing.close();
  await held.close();
});

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

/** Until when something is given, in the simplest words: to the end of what is paid for, and a week longer unless it was cancelled. */
function readEnd(said: ProviderSubscription): Date | undefined {
  if (said.status === "incomplete" || said.status === "ended" || said.disputedSince) return undefined;
  if (said.status === "pastDue") return addDays(said.pastDueSince!, graceDays);
  const paidUntil = said.status === "trial" ? said.trialEndsAt! : said.periodEnd;
  return said.cancelsAtPeriodEnd ? paidUntil : addDays(paidUntil, graceDays);
}

/** What somebody should have by what the provider knows. */
function describeExpected(said: ProviderSubscription) {
  const endsAt = readEnd(said);
  if (!endsAt || endsAt <= now) return [];
  const status = said.cancelsAtPeriodEnd && said.status !== "pastDue" ? "unsubscribed" : "active";
  return [{ productCode: said.productCode, seats: said.quantity, status, endsAt }];
}

const describeStored = ({ productCode, seats, status, endsAt }: Licence) => ({ productCode, seats, status, endsAt });
const sort = <Row extends object>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** One person, who orders, pays and changes their mind, and a provider whose news are lost, late and told twice. */
class Life {
  readonly personId: string;
  private news: ProviderEvent[] = [];
  private readonly opened = new Map<string, Date>();
  /** The last moment for which the provider ever knew anything paid. */
  private promised = 0;

  constructor(personId: string) {
    this.personId = personId;
  }

  private get orders() {
    return [...far.orders.values()].filter(({ order }) => order.buyer.id === this.personId);
  }

  private get subscriptions() {
    return this.orders.flatMap(({ order }) => far.subscriptions.get(`sub-${order.id}`) ?? []);
  }

  private tell(event: ProviderEvent): void {
    this.news.push(event);
    for (const said of this.subscriptions) this.promised = Math.max(this.promised, readEnd(said)?.getTime() ?? 0);
  }

  async act(kind: (typeof kinds)[number], a: number, b: number): Promise<void> {
    const said = this.subscriptions[a % Math.max(1, this.subscriptions.length)];
    const licenceId = (await licences.list(this.personId))[a % 3]?.id ?? randomUUID();
    const { service } = billing;
    switch (kind) {
      case "order":
        return this.ask(() => service.startOrder(this.personId, { ...wishes[a % 4]!, currency: "USD", ...page }));
      case "orderPackage":
        return this.ask(() =>
          service.startOrder(this.personId, { productCode: "api-10k", quantity: 1, currency: "USD", ...page }),
        );
      case "pay": {
        const open = this.orders.find(({ status }) => status === "open");
        return open && this.tell(far.pay(open.order.id));
      }
      case "cancel":
        return this.ask(() => service.cancel(this.personId, licenceId));
      case "resume":
        return this.ask(() => service.resume(this.personId, licenceId, page));
      case "upgrade":
      case "downgrade":
        return this.ask(() => service[kind](this.personId, licenceId, { ...wishes[b % 4]!, ...page }));
      case "dispute":
        return said && this.tell(far.change(said.ref, { disputedSince: now }));
      case "win":
        return said && this.tell(far.change(said.ref, { disputedSince: undefined }));
      case "end":
        return said && b % 4 === 0 ? this.end(said.ref) : undefined;
      case "deliver":
        return this.deliver(a, b % 3 === 0);
      case "lose":
        return void this.news.splice(a % Math.max(1, this.news.length), 1);
      case "reconcile":
        return void (await billing.reconciliation.run());
      case "away":
      case "back":
        return far.setReachable(kind === "back");
      case "loseAnswer":
        return far.loseAnswer(calls[a % calls.length]!);
      case "days":
        return this.pass(a % 20, b);
      case "month":
        return this.pass(31, b);
    }
  }

  /** Whatever is refused is refused in words. */
  private async ask(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    for (const said of this.subscriptions) this.promised = Math.max(this.promised, readEnd(said)?.getTime() ?? 0);
  }

  private end(ref: string): void {
    this.tell(far.change(ref, { status: "ended", endReason: "cancelled", disputedSince: undefined }));
  }

  private async deliver(place: number, isKept: boolean): Promise<void> {
    const event = this.news[place % Math.max(1, this.news.length)];
    if (!event) return;
    if (!isKept) this.news = this.news.filter((one) => one !== event);
    await billing.inbox.receive("stripe", [event, event].slice(0, 1 + (place % 2)));
    await billing.inbox.work(50);
  }

  /** Time passes at the provider, too: what is due is paid or not, what was cancelled ends. */
  private pass(days: number, mood: number): void {
    const open = this.orders.filter(({ status }) => status === "open");
    for (const { order } of open) if (!this.opened.has(order.id)) this.opened.set(order.id, now);
    now = addDays(now, days);
    for (const one of open) if (addDays(this.opened.get(one.order.id)!, daysOfPages) < now) one.status = "expired";
    for (const { ref } of this.subscriptions) {
      for (let said = far.subscriptions.get(ref)!; ; said = far.subscriptions.get(ref)!) {
        const facts = this.findNext(said, mood);
        if (!facts) break;
        this.tell(far.change(ref, facts));
      }
    }
  }

  private findNext(said: ProviderSubscription, mood: number): Partial<ProviderSubscription> | undefined {
    if (said.status === "ended") return undefined;
    const { pastDueSince } = said;
    const due = pastDueSince ?? (said.status === "trial" ? said.trialEndsAt! : said.periodEnd);
    if (due > now) return undefined;
    if (pastDueSince && now >= addDays(pastDueSince, 21)) return { status: "ended", endReason: "unpaid" };
    if (said.cancelsAtPeriodEnd && !pastDueSince) return { status: "ended", endReason: "cancelled" };
    const period = { periodStart: due, periodEnd: addDays(due, 30) };
    if (mood % 3 > 0) {
      const { productCode, quantity } = said.plannedChange ?? said;
      const renewed = { status: "active" as const, productCode, quantity, ...period };
      return { ...renewed, plannedChange: undefined, pastDueSince: undefined };
    }
    return pastDueSince ? undefined : { status: "pastDue", pastDueSince: due, ...(mood % 2 === 0 && period) };
  }

  private async listPaid(): Promise<Licence[]> {
    const own = await licences.list(this.personId);
    return own.filter(({ isSetupFinished, isApi }) => isSetupFinished && !isApi);
  }

  /** At any moment nobody has anything that was never paid for. */
  async checkPromise(): Promise<void> {
    for (const { endsAt } of await this.listPaid()) expect(endsAt!.getTime()).toBeLessThanOrEqual(this.promised);
  }

  /** Though everything else that was told is lost: a while later all is as the provider knows it. */
  async checkTruth(): Promise<void> {
    far.setReachable(true);
    await billing.service.settleOrders(this.personId);
    this.pass(8, 1);
    for (let round = 0; round < 3; round++) await billing.reconciliation.run();
    const expected = this.subscriptions.flatMap(describeExpected);
    expect(sort((await this.listPaid()).map(describeStored))).toEqual(sort(expected));
    const packages = this.orders.filter(
      ({ order, status }) => status === "complete" && order.product.code === "api-10k",
    );
    const own = await licences.list(this.personId);
    expect(own.filter(({ isApi, isSetupFinished }) => isApi && isSetupFinished)).toHaveLength(packages.length);
    const { isPaid } = await licences.readStanding(this.personId);
    expect(isPaid).toBe(expected.length > 0);
  }

  /** Nothing of this life is due in those after it. */
  async close(): Promise<void> {
    far.setReachable(true);
    for (const { ref } of this.subscriptions) this.end(ref);
    await billing.inbox.receive("stripe", this.news);
    await billing.inbox.work(50);
    await billing.reconciliation.run();
  }
}

const act = fc.record({ kind: fc.constantFrom(...kinds), a: fc.nat(200), b: fc.nat(20) });

test("whatever people do and whatever news are lost, what is stored is what the provider knows, and never more", async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30, size: "max" }), async (acts) => {
    const { id } = await people.meetByEmail(`life-${count++}@example.com`, { locale: "en" });
    const life = new Life(id);
    try {
      await life.act("order", 0, 0);
      await life.act("pay", 0, 0);
      for (const { kind, a, b } of acts) {
        await life.act(kind, a, b);
        await life.checkPromise();
      }
      await life.checkTruth();
    } finally {
      await life.close();
    }
  });
  await fc.assert(property, { numRuns: mostLives, interruptAfterTimeLimit: mostMs });
});
