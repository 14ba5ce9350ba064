import { AppError } from "../../../src/core/errors.ts";
import type { Person } from "../../../src/core/people/person.ts";
import { findTestCard, testCards } from "../../../src/features/billing/providers/test/test-cards.ts";
import type { Act } from "./billing-acts.ts";
import { ExpectedLedger } from "./expected-ledger.ts";
import type { PlayedSite } from "./played-site.ts";
import type { EventAt } from "./subscription-model.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const page = { locale: "en" as const, returnUrl: "http://localhost/done", cancelUrl: "http://localhost/left" };
const choices = [
  { productCode: "pro-month", quantity: 1 },
  { productCode: "pro-year", quantity: 1 },
  { productCode: "team-month", quantity: 3 },
  { productCode: "team-year", quantity: 4 },
  { productCode: "team-month", quantity: 2 },
] as const;
const packages = ["api-10k", "api-100k"] as const;
const moods = ["succeeded", "failed", "needsPerson", "pending"] as const;
const calls = [
  "startCheckout",
  "readOrder",
  "closeCheckout",
  "undo",
  "cancelAtPeriodEnd",
  "resume",
  "changeNow",
  "changeAtPeriodEnd",
  "readSubscription",
  "listInvoices",
] as const;

/** Three people who buy things together, a bank with moods, a provider that cannot always be reached, and a clock. */
export class BillingSimulation {
  readonly book: ExpectedLedger;
  private readonly site: PlayedSite;
  private readonly people: readonly Person[];
  /** Pages where somebody can or could pay, and who was led there. */
  private readonly pages: { checkout: string; person: Person }[] = [];
  private refunds = 0;

  constructor(site: PlayedSite, people: readonly Person[]) {
    this.site = site;
    this.people = people;
    this.book = new ExpectedLedger(site);
  }

  async act({ kind, a, b }: Act): Promise<void> {
    const { site } = this;
    const { service } = site.billing;
    // One of them buys most of the time.
    const person = this.people[a % 4 === 3 ? 1 : 0]!;
    const choice = { ...choices[b % choices.length]!, currency: "USD", ...page };
    switch (kind) {
      case "order":
        return this.order(person, [choice]);
      case "orderTwice":
        return this.order(person, [choice, { ...choices[a % choices.length]!, currency: "USD", ...page }]);
      case "buyPackage":
        return this.order(person, [{ productCode: packages[b % 2]!, quantity: 1, currency: "USD", ...page }]);
      case "pay":
        return this.pay(this.pages.at(-1), [b]);
      case "payTwice":
        return this.pay(this.pages.at(-1), [b, a]);
      case "payOld":
        return this.pay(this.pages[a % Math.max(1, this.pages.length)], [b]);
      case "payWhileOrdering":
        return void (await Promise.all([this.pay(this.pages.at(-1), [b]), this.order(person, [choice])]));
      case "approve":
        return this.approve(this.pages.at(-1 - (a % 2)), b % 4 > 0);
      case "comeBack":
        return this.ask(() => service.settleOrders(person.id, { isUrgent: true }));
      case "cancel":
        return this.change(a, (owner, id) => service.cancel(owner, id));
      case "resume":
        return this.change(a, (owner, id) => service.resume(owner, id, page));
      case "upgrade":
      case "downgrade":
        return this.change(a, (owner, id) => service[kind](owner, id, { ...choices[b % choices.length]!, ...page }));
      case "newCard":
        return this.goOn(a, (owner, id) => service.changePaymentMethod(owner, id, page));
      case "payInvoice": {
        const invoice = await service.findUnpaidInvoice(person.id);
        return invoice && this.goOn(a, () => service.payUnpaidInvoice(person.id, page), person);
      }
      case "invite":
        return this.invite(a, b);
      case "removeMember":
        return this.removeMember(a, b % 2 === 0);
      case "handOver":
        return this.handOver(a);
      case "bank":
        return void Object.assign(site.bank, {
          mood: moods[a % 6] ?? "succeeded",
          fault: [undefined, undefined, "before", "after"][b % 4],
        });
      case "decide":
        site.bank.decide(b % 4 > 0);
        return this.askBank();
      case "refund":
      case "dispute":
      case "win":
      case "loseDispute":
        return this.moveMoney(kind, a, b);
      case "refundPackage": {
        const found = [...this.book.packages][a % Math.max(1, this.book.packages.size)];
        if (!found || this.isTooLate(found[1].paidAtMs)) return;
        const [bought] = found;
        site.provider.refunded.add(bought);
        return void site.news.push({ id: `refund-${bought}`, type: "x", subscriptionRef: undefined, orderRef: bought });
      }
      case "deliver":
      case "deliverToBoth":
        return this.deliver(a, b, kind === "deliverToBoth");
      case "lose":
        return void site.news.splice(a % Math.max(1, site.news.length), 1);
      case "loseAll":
        return void (site.news = []);
      case "reconcile":
        return void (await site.billing.reconciliation.run());
      case "reconcileBoth":
        return void (await Promise.all([site.billing.reconciliation.run(), site.other.reconciliation.run()]));
      case "away":
      case "back":
        site.provider.isReachable = kind === "back";
        return site.provider.lost.clear();
      case "loseAnswer":
        return void site.provider.lost.add(calls[a % calls.length]!);
      case "hours":
        return this.pass(site.now.getTime() + (a % 30) * hourMs);
      case "days":
        return this.pass(site.now.getTime() + (a % 20) * dayMs);
      case "renewal":
        return this.pass(Math.max(site.now.getTime(), (await site.subscriptions.findNextStepAt())?.getTime() ?? 0));
      case "month":
        return this.pass(site.now.getTime() + 31 * dayMs);
      case "sleep":
        site.now = new Date(site.now.getTime() + (a % 40) * dayMs);
        return this.ask(() => site.provider.runDue!());
    }
  }

  /** Whatever is refused is refused in words. */
  private async ask(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async order(person: Person, asked: Parameters<PlayedSite["billing"]["service"]["startOrder"]>[1][]) {
    this.book.customers.add(person.id);
    await Promise.all(
      asked.map((choice, place) =>
        this.ask(async () => {
          const server = place === 0 ? this.site.billing : this.site.other;
          const { url } = await server.service.startOrder(person.id, choice);
          this.pages.push({ checkout: readCheckout(url), person });
        }),
      ),
    );
  }

  private async pay(
    led: { checkout: string; person: Person } | undefined,
    moodsOfCards: readonly number[],
  ): Promise<void> {
    if (!led) return;
    this.book.beginner = led.person.id;
    await Promise.all(
      moodsOfCards.map((b) =>
        this.ask(async () => {
          const card = testCards[b % 8] ?? testCards[0]!;
          const checkout = await this.site.checkouts.get(led.checkout);
          if (checkout.status === "complete") return;
          if ((await this.site.charges.pay(checkout, card)) === "paid")
            this.notePackage(led.checkout, checkout, led.person);
        }),
      ),
    );
  }

  private async approve(led: { checkout: string; person: Person } | undefined, isGood: boolean): Promise<void> {
    if (!led) return;
    this.book.beginner = led.person.id;
    await this.ask(async () => {
      const checkout = await this.site.checkouts.get(led.checkout);
      if (checkout.status === "complete" || findTestCard(checkout.cardNumber ?? "")?.behavior !== "challenges") return;
      if ((await this.site.charges.answerChallenge(checkout, isGood)) === "paid")
        this.notePackage(led.checkout, checkout, led.person);
    });
  }

  private notePackage(
    id: string,
    { task }: Awaited<ReturnType<PlayedSite["checkouts"]["get"]>>,
    { id: personId }: Person,
  ) {
    if (task.kind !== "order" || task.order.product.period !== undefined) return;
    const { product, quantity, currency } = task.order;
    const amount = product.prices[currency]! * quantity;
    this.book.notePackage(id, { personId, amount, paidAtMs: this.site.now.getTime() });
  }

  /** Somebody changes something that they pay for. */
  private async change(place: number, work: (owner: string, licenseId: string) => Promise<unknown>): Promise<void> {
    const found = await this.findPaid(place);
    if (found) await this.ask(() => work(found.owner, found.licenseId));
  }

  /** Likewise where they have to go on at a page of the provider. */
  private async goOn(
    place: number,
    work: (owner: string, licenseId: string) => Promise<{ url: string } | undefined>,
    by?: Person,
  ): Promise<void> {
    await this.change(place, async (owner, licenseId) => {
      const next = await work(owner, licenseId);
      const person = by ?? this.people.find(({ id }) => id === owner)!;
      if (next) this.pages.push({ checkout: readCheckout(next.url), person });
    });
  }

  private async findPaid(place: number): Promise<{ ref: string; owner: string; licenseId: string } | undefined> {
    const [ref, account] = [...this.book.accounts][place % Math.max(1, this.book.accounts.size)] ?? [];
    if (ref === undefined) return undefined;
    const record = await this.site.billing.subscriptionRepository.find({ provider: "test", ref });
    return record && { ref, owner: account!.owner, licenseId: record.licenseId };
  }

  private async invite(place: number, b: number): Promise<void> {
    const found = await this.findPaid(place);
    if (!found) return;
    const { groups } = this.site;
    const owner = this.people.find(({ id }) => id === found.owner)!;
    const guest = this.people[b % this.people.length]!;
    await this.ask(async () => {
      const { link } = await groups.invite(owner, found.licenseId, { email: guest.email!, origin: "http://localhost" });
      const before = new Set((await groups.read(owner.id, found.licenseId)).members.map(({ id }) => id));
      await groups.accept(guest, link.split("/").at(-1)!);
      const { members } = await groups.read(owner.id, found.licenseId);
      const joined = members.find(({ id }) => !before.has(id))!;
      this.book.customers.add(guest.id);
      this.book.accounts.get(found.ref)!.members.push({ licenseId: joined.id, personId: guest.id });
    });
  }

  private async removeMember(place: number, isLeaving: boolean): Promise<void> {
    const found = await this.findPaid(place);
    const account = found && this.book.accounts.get(found.ref)!;
    const member = account?.members[place % Math.max(1, account.members.length)];
    if (!found || !account || !member) return;
    await this.ask(async () => {
      await this.site.groups.remove(isLeaving ? member.personId : account.owner, found.licenseId, member.licenseId);
      account.members = account.members.filter((one) => one !== member);
    });
  }

  private async handOver(place: number): Promise<void> {
    const found = await this.findPaid(place);
    const account = found && this.book.accounts.get(found.ref)!;
    const member = account?.members[place % Math.max(1, account.members.length)];
    if (!found || !account || !member) return;
    await this.ask(async () => {
      await this.site.groups.handOver(account.owner, found.licenseId, member.licenseId);
      [account.owner, member.personId] = [member.personId, account.owner];
      account.isHandedOver = true;
    });
  }

  /** What goes back of what was over for half a year is not asked about any more: it has to be told. */
  private isTooLate(paidAtMs: number): boolean {
    return this.site.now.getTime() - paidAtMs > lateMs;
  }

  private async moveMoney(kind: "refund" | "dispute" | "win" | "loseDispute", a: number, b: number): Promise<void> {
    const account = [...this.book.accounts.values()][a % Math.max(1, this.book.accounts.size)];
    const invoice = account?.state.invoices[b % Math.max(1, account.state.invoices.length)];
    if (!account || !invoice) return;
    const { ref: invoiceRef, total } = invoice;
    const amount = a % 2 === 0 ? total : 1 + b;
    const { state } = account;
    const lastPaidMs = Math.max(...state.invoices.map(({ paidAt }) => paidAt?.getTime() ?? 0));
    if (state.status === "ended" && this.isTooLate(lastPaidMs)) return;
    const disputed = state.invoices.find(({ ref }) => ref === state.disputedInvoiceRef);
    const events: Record<typeof kind, EventAt> = {
      refund: { type: "refundAsked", key: `refund-${this.refunds++}`, invoiceRef, amount },
      dispute: { type: "disputed", invoiceRef },
      win: { type: "disputeWon" },
      loseDispute: { type: "disputeLost" },
    };
    await this.ask(async () => {
      await this.site.subscriptions.apply(state.ref, events[kind]);
      if (kind !== "loseDispute" || !disputed) return;
      const given = disputed.refunds.filter(({ key }) => this.site.bank.refunds.get(key)?.isMade);
      this.book.chargedBack += disputed.amountPaid - given.reduce((all, one) => all + one.amount, 0);
    });
  }

  /** In any order, twice, now and again later, to one server or to two at once. */
  private async deliver(a: number, b: number, isToBoth: boolean): Promise<void> {
    const { site } = this;
    const event = site.news[a % Math.max(1, site.news.length)];
    if (!event) return;
    if (b % 3 > 0) site.news = site.news.filter((one) => one !== event);
    const servers = isToBoth ? [site.billing, site.other] : [site.billing];
    await Promise.all(
      servers.map(async ({ inbox }) => {
        await inbox.receive("test", a % 2 === 0 ? [event] : [event, event]);
        await inbox.work(50);
      }),
    );
  }

  private async askBank(): Promise<void> {
    for (const ref of this.book.accounts.keys()) await this.ask(() => this.site.subscriptions.refresh(ref));
  }

  /** Whatever is due at the provider takes place at its time, whether the site hears of it or not. */
  private async pass(untilMs: number): Promise<void> {
    const { site } = this;
    for (let stops = 0; stops < 200; stops++) {
      const next = (await site.subscriptions.findNextStepAt())?.getTime() ?? untilMs;
      // Whoever cannot be reached is asked every minute, with the same answer.
      const stop = site.bank.fault ? Math.max(next, site.now.getTime() + dayMs) : Math.max(next, site.now.getTime());
      if (stop >= untilMs) break;
      site.now = new Date(stop);
      await site.provider.runDue!();
    }
    site.now = new Date(untilMs);
    await site.provider.runDue!();
  }

  /** Everybody answers again, and time passes; what was told is lost. */
  async settle(): Promise<void> {
    const { site } = this;
    await this.act({ kind: "back", a: 0, b: 0 });
    site.bank.settle();
    await this.askBank();
    await this.pass(site.now.getTime() + 8 * dayMs);
    site.bank.settle();
    await this.askBank();
    site.news = [];
    for (const { checkout, person } of this.pages) {
      const paid = await site.checkouts.find(checkout);
      if (paid?.status === "complete") this.notePackage(checkout, paid, person);
    }
    for (let round = 0; round < 3; round++) {
      await site.billing.reconciliation.run();
      site.now = new Date(site.now.getTime() + 10 * 60_000);
    }
  }
}

/** Somewhat less than that, as it is asked about once a week. */
const lateMs = 170 * dayMs;

const readCheckout = (url: string): string => new URL(url).pathname.split("/").at(-1)!;
