import { expect } from "vitest";
import type { EngineState } from "../../../src/core/billing/engine/engine-state.ts";
import type { License } from "../../../src/core/billing/license.ts";
import { invoices, orders, subscriptions } from "../../../src/features/billing/tables.server.ts";
import { graceDays, type SimulationObserver, type PlayedSite } from "./played-site.ts";
import { SubscriptionModel, type EventAt } from "./subscription-model.ts";

/** What somebody should have by a license; `endsAt` is when it ends if nothing more is heard. */
interface Due {
  productCode: string;
  seats: number;
  status: "active" | "unsubscribed";
  endsAt: Date;
}

interface Account {
  model: SubscriptionModel;
  state: EngineState;
  /** Who pays for it. */
  owner: string;
  /** Who has begun it. */
  beginner: string;
  /** It was given to somebody, who may have one of their own. */
  isHandedOver: boolean;
  /** Who else has a seat, the first to come first. */
  members: { licenseId: string; personId: string }[];
  /** As it was when the site last asked. */
  seen: Due | undefined;
  read: Due | undefined;
}

const dayMs = 86_400_000;
const sort = <Row extends object>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** What everybody should have and have paid, as the model reckons it, and whether it is so. */
export class ExpectedLedger implements SimulationObserver {
  readonly accounts = new Map<string, Account>();
  /** Whoever has ordered something or has had a seat. */
  readonly customers = new Set<string>();
  /** Packages that were paid for, by the page where that was. */
  readonly packages = new Map<string, { personId: string; amount: number; paidAtMs: number; isSeen: boolean }>();
  /** Packages that the site heard of in the moment in which they were paid for. */
  private readonly listed = new Set<string>();
  /** Money that banks took back by themselves. */
  chargedBack = 0;
  /** Orders that were paid while something else ran, and whose money goes back. */
  private returned: ReadonlySet<string> = new Set();
  /** Who had something that ran when it was looked at last, and what. */
  private running: { personId: string; ref: string }[] = [];
  private readonly site: PlayedSite;

  constructor(site: PlayedSite) {
    this.site = site;
    site.observer = this;
    site.provider.onAnswer = (call, subject) => this.noteAnswer(call, subject);
  }

  /** Whose order a subscription was begun for; told by whoever pays. */
  beginner = "";

  onBegin(state: EngineState): void {
    if (this.accounts.has(state.ref)) return;
    const owner = this.beginner;
    const model = new SubscriptionModel(state.plan, state.quantity);
    this.accounts.set(state.ref, {
      model,
      state,
      owner,
      beginner: owner,
      isHandedOver: false,
      members: [],
      seen: undefined,
      read: undefined,
    });
  }

  onStep(state: EngineState, event: EventAt | undefined): void {
    const account = this.accounts.get(state.ref)!;
    account.model.judge(account.state, state, { event, now: this.site.now });
    account.state = state;
  }

  /** Somebody has paid for a package at a page. */
  notePackage(checkout: string, bought: { personId: string; amount: number; paidAtMs: number }): void {
    if (!this.packages.has(checkout)) this.packages.set(checkout, { ...bought, isSeen: this.listed.has(checkout) });
  }

  private noteAnswer(call: string, subject: unknown): void {
    if (call === "readSubscription" && typeof subject === "string") {
      const account = this.accounts.get(subject);
      if (account) account.read = this.describeDue(account);
    } else if (call === "listInvoices") {
      const of = subject as { subscriptionRef?: string; invoiceRef?: string };
      const account = this.accounts.get(of.subscriptionRef ?? "");
      if (account) {
        account.seen = account.read;
        // Nobody shares what is for one.
        if (account.seen?.seats === 1) account.members = [];
      }
      const checkout = of.invoiceRef ?? "";
      const bought = this.packages.get(checkout);
      if (bought) bought.isSeen = !this.site.provider.refunded.has(checkout);
      else this.listed.add(checkout);
    }
  }

  private describeDue({ model, state }: Account): Due | undefined {
    const { now } = this.site;
    const isLate = state.status === "pastDue";
    const endsAt = model.findAccessEnd(now, { graceDays, isLate });
    if (!endsAt) return undefined;
    const status = model.cancels && !isLate ? "unsubscribed" : "active";
    return { productCode: model.plan.productCode, seats: model.quantity, status, endsAt };
  }

  /** What the site should give now, by what it has asked last. */
  private listDue(personId: string) {
    const due: (Due & { isGroupOwner: boolean })[] = [];
    for (const { seen, owner, members, state } of this.accounts.values()) {
      if (!seen || this.returned.has(state.orderId!) || seen.endsAt <= this.site.now) continue;
      if (owner === personId) due.push({ ...seen, isGroupOwner: seen.seats > 1 });
      for (const member of members.slice(0, seen.seats - 1))
        if (member.personId === personId) due.push({ ...seen, seats: 0, isGroupOwner: false });
    }
    return due;
  }

  /** At any moment everybody has what the model gives them, nothing for longer than was paid for and grace, and all cents are whole. */
  async check(): Promise<void> {
    await this.checkOnce();
    for (const personId of this.customers) {
      const own = (await this.site.licenses.list(personId)).filter(({ isSetupFinished }) => isSetupFinished);
      const plans = own.filter(({ isApi }) => !isApi);
      expect(sort(plans.map(describeStored))).toEqual(sort(this.listDue(personId)));
      const bought = [...this.packages.values()].filter((one) => one.personId === personId && one.isSeen);
      expect(own.filter(({ isApi }) => isApi)).toHaveLength(bought.length);
      for (const { endsAt } of plans)
        expect(endsAt!.getTime()).toBeLessThanOrEqual(this.latestPaid + graceDays * dayMs);
    }
    for (const { state } of this.accounts.values()) {
      for (const { lines, total, amountPaid, amountRefunded, status } of state.invoices) {
        const amounts = [total, amountPaid, amountRefunded, ...lines.map(({ amount }) => amount)];
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(total);
        expect([status, amountRefunded <= amountPaid]).toEqual([status, true]);
      }
    }
  }

  /** Nobody pays for two at once: what is paid while something else runs goes back, and nothing else does. */
  private async checkOnce(): Promise<void> {
    const columns = { id: orders.id, status: orders.status };
    const all = await this.site.database.run((db) => db.select(columns).from(orders));
    const returned = new Set(all.flatMap(({ id, status }) => (status === "returned" ? id : [])));
    const settled = new Set(all.flatMap(({ id, status }) => (status === "complete" ? id : [])));
    const live = [...this.accounts.values()].filter(({ state }) => state.status !== "ended");
    const running = live.map(({ owner, state }) => ({ personId: owner, ref: state.ref }));
    for (const { beginner, state } of this.accounts.values()) {
      if (!returned.has(state.orderId!) || this.returned.has(state.orderId!)) continue;
      const others = [...this.running, ...running].filter((one) => one.personId === beginner && one.ref !== state.ref);
      expect(others).not.toEqual([]);
    }
    const own = live.filter((one) => settled.has(one.state.orderId!) && !one.isHandedOver);
    expect(new Set(own.map(({ owner }) => owner)).size).toBe(own.length);
    const stored = await this.site.database.run((db) =>
      db.select({ ref: subscriptions.ref, personId: subscriptions.personId }).from(subscriptions),
    );
    for (const { ref, personId } of stored) expect(personId).toBe(this.accounts.get(ref)!.owner);
    this.returned = returned;
    this.running = running;
  }

  private get latestPaid(): number {
    return Math.max(...[...this.accounts.values()].map(({ model }) => model.paidUntil?.getTime() ?? 0));
  }

  /** Though much that was told is lost: all is as the provider knows it, and every cent is on an invoice that is kept. */
  async checkTruth(): Promise<void> {
    for (const account of this.accounts.values()) account.seen = this.describeDue(account);
    for (const [checkout, bought] of this.packages) bought.isSeen = !this.site.provider.refunded.has(checkout);
    await this.check();
    for (const personId of this.customers) {
      const { isPaid } = await this.site.licenses.readStanding(personId);
      expect(isPaid).toBe(this.listDue(personId).length > 0);
    }
    const stored = await this.site.database.run((db) => db.select().from(invoices));
    const { bank, provider } = this.site;
    const returned = [...this.packages].filter(([checkout]) => provider.refunded.has(checkout));
    const sum = (count: (invoice: (typeof stored)[number]) => number) =>
      stored.reduce((all, one) => all + count(one), 0);
    expect(sum(({ amountPaid }) => amountPaid)).toBe(bank.taken + sumAmounts(this.packages.values()));
    expect(sum(({ amountRefunded }) => amountRefunded)).toBe(
      bank.returned + this.chargedBack + sumAmounts(returned.map(([, bought]) => bought)),
    );
    for (const { lines, tax, total, amountPaid, amountRefunded, status } of stored) {
      expect(lines.reduce((all, { amount }) => all + amount, tax)).toBe(total);
      expect(amountPaid - amountRefunded).toBeLessThanOrEqual(total);
      if (status !== "paid") expect([status, amountPaid - amountRefunded]).toEqual([status, 0]);
    }
    const paidTwice = [...this.accounts.values()].filter(
      ({ state }) => this.returned.has(state.orderId!) && state.invoices.some(({ amountPaid }) => amountPaid > 0),
    );
    expect(new Set(this.site.letters)).toEqual(new Set(paidTwice.map(({ state }) => state.orderId)));
    for (const { state } of this.accounts.values()) {
      if (!this.returned.has(state.orderId!)) continue;
      const paid = state.invoices.map(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded);
      expect([state.status, ...new Set(paid)]).toEqual(paid.length > 0 ? ["ended", 0] : ["ended"]);
    }
    const numbers = new Set(stored.map(({ number }) => number));
    expect(numbers.size).toBe(stored.length);
    this.checkSpans();
  }

  /** No day of a subscription is paid for twice. */
  private checkSpans(): void {
    for (const { state } of this.accounts.values()) {
      const spans = state.invoices.filter(({ purpose, status }) => purpose !== "change" && status === "paid");
      for (const [place, { gives }] of spans.entries()) {
        const before = spans[place - 1];
        if (!before) continue;
        const isSamePlan = before.gives.plan.period === gives.plan.period;
        const changed = state.invoices.some(({ purpose, status }) => purpose === "change" && status === "paid");
        const from = isSamePlan && !changed ? before.gives.periodEnd : before.gives.periodStart;
        expect(gives.periodStart.getTime()).toBeGreaterThanOrEqual(from.getTime());
      }
    }
  }
}

const sumAmounts = (many: Iterable<{ amount: number }>) => [...many].reduce((all, { amount }) => all + amount, 0);

const describeStored = ({ productCode, seats, status, endsAt, isGroupOwner, groupId }: License) => ({
  productCode,
  seats: groupId === undefined ? seats : 0,
  status,
  endsAt,
  isGroupOwner,
});
