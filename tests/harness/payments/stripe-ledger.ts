/** What Stripe keeps, and what happens there as time passes; how it is told is in stripe-stand-in.ts. */

export interface Card {
  id: string;
  customer: string;
  created: number;
  brand: string;
  last4: string;
  /** What the bank says when nobody is there to ask. */
  bank: "pays" | "refuses" | "asks";
}

export interface Price {
  id: string;
  product: string;
  currency: string;
  amount: number;
  interval: "month" | "year" | undefined;
  lookupKey: string | undefined;
  metadata: Record<string, string>;
  created: number;
}

export interface Session {
  id: string;
  mode: "payment" | "setup" | "subscription";
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  reference: string | undefined;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  invoiceMetadata: Record<string, string>;
  trialDays: number;
  item: { price: Price; quantity: number } | undefined;
  customer: string | undefined;
  subscription: string | undefined;
  invoice: string | undefined;
  created: number;
  expires: number;
  successUrl: string;
}

export interface Subscription {
  id: string;
  itemId: string;
  customer: string;
  status: "active" | "canceled" | "past_due" | "trialing";
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  anchor: number;
  created: number;
  start: number;
  end: number;
  trialEnd: number | undefined;
  cancels: boolean;
  endedAt: number | undefined;
  endReason: "cancellation_requested" | "payment_failed" | undefined;
  card: string;
  latestInvoice: string | undefined;
  schedule: string | undefined;
  pending: { price: Price; quantity: number; expires: number; invoice: string } | undefined;
}

export interface Phase {
  price: Price;
  quantity: number;
  start: number;
  end: number;
}

export interface Schedule {
  id: string;
  subscription: string | undefined;
  released: string | undefined;
  customer: string;
  status: "active" | "released";
  metadata: Record<string, string>;
  phases: Phase[];
  created: number;
}

export interface Line {
  description: string;
  amount: number;
  quantity: number;
  start: number;
  end: number;
}

export interface Invoice {
  id: string;
  number: string;
  customer: string;
  subscription: string | undefined;
  metadata: Record<string, string>;
  reason: string;
  status: "open" | "paid" | "void";
  currency: string;
  lines: Line[];
  tax: number;
  total: number;
  startingBalance: number;
  due: number;
  paid: number;
  attempts: number;
  nextAttempt: number | undefined;
  created: number;
  paidAt: number | undefined;
  payment: string | undefined;
}

export interface Charge {
  id: string;
  payment: string;
  customer: string;
  amount: number;
  refunded: number;
  currency: string;
  dispute: { status: "needs_response" | "won" | "lost"; created: number } | undefined;
  created: number;
}

type OnEvent = (type: string, object: { of: string; id: string }) => void;

const day = 86_400;
const retryDays = [3, 5, 7];

export class StripeRefusal extends Error {
  readonly type: string;
  readonly code: string | undefined;
  constructor(message: string, { type = "invalid_request_error", code }: { type?: string; code?: string } = {}) {
    super(message);
    this.type = type;
    this.code = code;
  }
}

function find<Stored>(stored: ReadonlyMap<string, Stored>, id: string, kind: string): Stored {
  const found = stored.get(id);
  if (!found) throw new StripeRefusal(`No such ${kind}: '${id}'`, { code: "resource_missing" });
  return found;
}

const lineOf = (name: string, { price, quantity, start, end: until }: Phase): Line => ({
  description: `${quantity} × ${name}`,
  amount: price.amount * quantity,
  quantity,
  start,
  end: until,
});

export type StripeLedger = ReturnType<typeof openStripeLedger>;

export function openStripeLedger(notify: OnEvent, { taxPercent }: { taxPercent: number }) {
  let now = Math.floor(Date.now() / 1000);
  let count = 0;
  const products = new Map<string, { id: string; name: string; created: number }>();
  const prices = new Map<string, Price>();
  const sessions = new Map<string, Session>();
  const cards = new Map<string, Card>();
  const subscriptions = new Map<string, Subscription>();
  const schedules = new Map<string, Schedule>();
  const invoices = new Map<string, Invoice>();
  const charges = new Map<string, Charge>();

  const makeId = (kind: string) => `${kind}_${String((count += 1)).padStart(14, "0")}`;

  const addCard = (customer: string, last4: string): Card => {
    const brand = last4 === "4444" ? "mastercard" : "visa";
    const card: Card = { id: makeId("pm"), customer, created: (now += 1), brand, last4, bank: "pays" };
    cards.set(card.id, card);
    notify("payment_method.attached", { of: "payment_method", id: card.id });
    return card;
  };

  function addPeriods(anchor: number, interval: Price["interval"], times: number): number {
    const from = new Date(anchor * 1000);
    const months = from.getUTCMonth() + times * (interval === "year" ? 12 : 1);
    const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
    const clock = anchor % day;
    return Date.UTC(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), last)) / 1000 + clock;
  }

  const endOfPeriod = (anchor: number, interval: Price["interval"], start: number) => {
    let times = 1;
    while (addPeriods(anchor, interval, times) <= start) times += 1;
    return addPeriods(anchor, interval, times);
  };

  function makeInvoice(
    about: Pick<Invoice, "customer" | "subscription" | "currency" | "lines" | "reason" | "metadata">,
  ): Invoice {
    const net = about.lines.reduce((sum, { amount }) => sum + amount, 0);
    const tax = Math.round((net * taxPercent) / 100);
    const earlier = [...invoices.values()].findLast(({ customer }) => customer === about.customer);
    const startingBalance = earlier ? Math.min(0, earlier.total + earlier.startingBalance) : 0;
    const total = net + tax;
    const due = Math.max(0, total + startingBalance);
    const id = makeId("in");
    const invoice: Invoice = {
      ...about,
      id,
      number: `ICON-${id.slice(-6)}`,
      status: due === 0 ? "paid" : "open",
      tax,
      total,
      startingBalance,
      due,
      paid: 0,
      attempts: 0,
      nextAttempt: undefined,
      created: now,
      paidAt: due === 0 ? now : undefined,
      payment: undefined,
    };
    invoices.set(id, invoice);
    const subscription = about.subscription ? subscriptions.get(about.subscription) : undefined;
    if (subscription) subscription.latestInvoice = id;
    notify("invoice.finalized", { of: "invoice", id });
    if (due === 0) notify("invoice.paid", { of: "invoice", id });
    return invoice;
  }

  /** @returns whether the bank paid */
  function charge(invoice: Invoice, card: Card, isSomebodyThere: boolean): boolean {
    if (invoice.status !== "open") return invoice.status === "paid";
    invoice.attempts += 1;
    const isPaid = card.bank === "pays" || (card.bank === "asks" && isSomebodyThere);
    if (!isPaid) {
      const type = card.bank === "asks" ? "invoice.payment_action_required" : "invoice.payment_failed";
      notify(type, { of: "invoice", id: invoice.id });
      return false;
    }
    const payment = makeId("pi");
    const id = makeId("ch");
    const { customer, currency, due: amount } = invoice;
    charges.set(id, { id, payment, customer, currency, amount, refunded: 0, dispute: undefined, created: now });
    Object.assign(invoice, { status: "paid", paid: amount, paidAt: now, payment, nextAttempt: undefined });
    notify("charge.succeeded", { of: "charge", id });
    notify("invoice.paid", { of: "invoice", id: invoice.id });
    const subscription = invoice.subscription ? subscriptions.get(invoice.subscription) : undefined;
    if (subscription?.pending?.invoice === invoice.id) applyPending(subscription);
    else if (subscription?.status === "past_due") {
      subscription.status = "active";
      notify("customer.subscription.updated", { of: "subscription", id: subscription.id });
    }
    return true;
  }

  const nameOf = (price: Price) => products.get(price.product)?.name ?? price.product;

  function billPeriod(subscription: Subscription, reason: string): Invoice {
    const { customer, price, id, metadata } = subscription;
    const line = lineOf(nameOf(price), subscription);
    const lines = subscription.status === "trialing" ? [{ ...line, amount: 0 }] : [line];
    return makeInvoice({ customer, subscription: id, currency: price.currency, lines, reason, metadata });
  }

  function completeSession(session: Session, last4: string): void {
    if (session.mode === "setup") {
      addCard(session.customer!, last4);
    } else {
      session.customer = makeId("cus");
      const card = addCard(session.customer, last4);
      if (session.mode === "subscription") session.subscription = begin(session, card).id;
      else {
        const { price, quantity } = session.item!;
        const lines = [lineOf(nameOf(price), { price, quantity, start: now, end: now })];
        const { customer, invoiceMetadata: metadata } = session;
        const about = { customer, subscription: undefined, currency: price.currency, lines, metadata };
        const invoice = makeInvoice({ ...about, reason: "manual" });
        charge(invoice, card, true);
        session.invoice = invoice.id;
      }
    }
    session.status = "complete";
    session.isPaid = true;
    notify("checkout.session.completed", { of: "session", id: session.id });
  }

  function begin(session: Session, card: Card): Subscription {
    const { price, quantity } = session.item!;
    const trialEnd = session.trialDays > 0 ? now + session.trialDays * day : undefined;
    const subscription: Subscription = {
      id: makeId("sub"),
      itemId: makeId("si"),
      customer: session.customer!,
      status: trialEnd ? "trialing" : "active",
      price,
      quantity,
      metadata: session.subscriptionMetadata,
      anchor: trialEnd ?? now,
      created: now,
      start: now,
      end: trialEnd ?? addPeriods(now, price.interval, 1),
      trialEnd,
      cancels: false,
      endedAt: undefined,
      endReason: undefined,
      card: card.id,
      latestInvoice: undefined,
      schedule: undefined,
      pending: undefined,
    };
    subscriptions.set(subscription.id, subscription);
    charge(billPeriod(subscription, "subscription_create"), card, true);
    notify("customer.subscription.created", { of: "subscription", id: subscription.id });
    return subscription;
  }

  function endSubscription(subscription: Subscription, reason: Subscription["endReason"]): void {
    Object.assign(subscription, { status: "canceled", endedAt: now, endReason: reason, pending: undefined });
    notify("customer.subscription.deleted", { of: "subscription", id: subscription.id });
  }

  function renew(subscription: Subscription): void {
    if (subscription.cancels) return endSubscription(subscription, "cancellation_requested");
    const schedule = subscription.schedule ? schedules.get(subscription.schedule) : undefined;
    const phase = schedule?.phases.find(({ start }) => start === subscription.end);
    if (phase) {
      if (phase.price.interval !== subscription.price.interval) subscription.anchor = subscription.end;
      subscription.price = phase.price;
      subscription.quantity = phase.quantity;
    } else if (schedule) release(schedule);
    subscription.start = subscription.end;
    subscription.end = endOfPeriod(subscription.anchor, subscription.price.interval, subscription.start);
    if (phase) phase.end = subscription.end;
    subscription.status = "active";
    const invoice = billPeriod(subscription, "subscription_cycle");
    if (!charge(invoice, cards.get(subscription.card)!, false)) {
      subscription.status = "past_due";
      invoice.nextAttempt = now + retryDays[0]! * day;
    }
    notify("customer.subscription.updated", { of: "subscription", id: subscription.id });
  }

  function retry(invoice: Invoice): void {
    const subscription = subscriptions.get(invoice.subscription!)!;
    invoice.nextAttempt = undefined;
    if (subscription.status === "canceled" || charge(invoice, cards.get(subscription.card)!, false)) return;
    const wait = retryDays[invoice.attempts - 1];
    if (wait === undefined) endSubscription(subscription, "payment_failed");
    else invoice.nextAttempt = now + wait * day;
  }

  /** Bills the difference at once, and changes only what is paid. */
  function change(subscription: Subscription, price: Price, quantity: number): void {
    const before = { ...subscription };
    if (subscription.status === "trialing") {
      Object.assign(subscription, { price, quantity });
    } else {
      const isSamePeriod = price.interval === before.price.interval;
      const left = (before.end - now) / (before.end - before.start);
      const end = isSamePeriod ? before.end : addPeriods(now, price.interval, 1);
      const lines: Line[] = [
        {
          description: `Unused time on ${nameOf(before.price)}`,
          amount: -Math.round(before.price.amount * before.quantity * left),
          quantity: before.quantity,
          start: now,
          end: before.end,
        },
        {
          description: `Remaining time on ${nameOf(price)}`,
          amount: Math.round(price.amount * quantity * (isSamePeriod ? left : 1)),
          quantity,
          start: now,
          end,
        },
      ];
      const { customer, id, metadata } = subscription;
      const about = { customer, subscription: id, currency: price.currency, lines, metadata };
      const invoice = makeInvoice({ ...about, reason: "subscription_update" });
      subscription.pending = { price, quantity, expires: now + 23 * 3600, invoice: invoice.id };
      if (invoice.status === "paid") applyPending(subscription);
      else charge(invoice, cards.get(subscription.card)!, false);
    }
    notify("customer.subscription.updated", { of: "subscription", id: subscription.id });
  }

  function applyPending(subscription: Subscription): void {
    const { price, quantity } = subscription.pending!;
    if (price.interval !== subscription.price.interval) {
      subscription.anchor = subscription.start = now;
      subscription.end = addPeriods(now, price.interval, 1);
    }
    Object.assign(subscription, { price, quantity, pending: undefined });
    notify("customer.subscription.updated", { of: "subscription", id: subscription.id });
  }

  function release(schedule: Schedule): void {
    const subscription = schedule.subscription ? subscriptions.get(schedule.subscription) : undefined;
    if (subscription) subscription.schedule = undefined;
    schedule.released = schedule.subscription;
    schedule.subscription = undefined;
    schedule.status = "released";
    notify("subscription_schedule.released", { of: "schedule", id: schedule.id });
  }

  function listDue(): { at: number; act: () => void }[] {
    return [
      ...[...subscriptions.values()].flatMap((subscription) =>
        subscription.status === "canceled" ? [] : [{ at: subscription.end, act: () => renew(subscription) }],
      ),
      ...[...subscriptions.values()].flatMap((subscription) => {
        const { pending } = subscription;
        const drop = () => {
          subscription.pending = undefined;
          invoices.get(pending!.invoice)!.status = "void";
        };
        return pending ? [{ at: pending.expires, act: drop }] : [];
      }),
      ...[...invoices.values()].flatMap((invoice) =>
        invoice.nextAttempt === undefined ? [] : [{ at: invoice.nextAttempt, act: () => retry(invoice) }],
      ),
      ...[...sessions.values()].flatMap((session) =>
        session.status === "open" ? [{ at: session.expires, act: () => expire(session) }] : [],
      ),
    ];
  }

  function expire(session: Session): void {
    session.status = "expired";
    notify("checkout.session.expired", { of: "session", id: session.id });
  }

  function passTime(until: number): void {
    for (;;) {
      const [due] = listDue().toSorted((a, b) => a.at - b.at);
      if (!due || due.at > until) break;
      now = Math.max(now, due.at);
      due.act();
    }
    now = Math.max(now, until);
  }

  return {
    now: () => now,
    makeId,
    find,
    products,
    prices,
    sessions,
    cards,
    subscriptions,
    schedules,
    invoices,
    charges,
    addCard,
    completeSession,
    charge,
    change,
    end: endSubscription,
    release,
    endOfPeriod,
    expire,
    passTime,
  };
}
