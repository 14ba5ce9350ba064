import {
  addCycle,
  cents,
  money,
  newId,
  serializeOrder,
  Refusal,
  type Order,
  type Plan,
  type Subscription,
  type Transaction,
} from "./paypal-entries.ts";

type Page =
  | { kind: "approve"; subscription: Subscription }
  | { kind: "revise"; subscription: Subscription; planId: string; quantity: number }
  | { kind: "order"; order: Order };

interface Asked {
  id: string;
  query: URLSearchParams;
  // What is in it has been held to the official description.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface PaypalLedger {
  now: Date;
  perform(operation: string, asked: Asked): { status: number; body: unknown };
  /** The person at one of PayPal's pages. */
  answerPage(url: string, outcome: "accepted" | "declined" | "abandoned"): void;
  passTime(until: Date): void;
  /** From now on the bank refuses. */
  refuseCard(subscriptionId: string): void;
  /** At PayPal's own desk. */
  refund(transactionId: string): void;
  cancelAtPaypal(subscriptionId: string): void;
  /** Ids of payments, the newest last. */
  listPayments(subscriptionId: string): string[];
}

const pageLifeMs = 3 * 3_600_000;
const retryMs = 5 * 86_400_000;

const regularOf = (plan: Plan) => plan.billing_cycles.at(-1)!;
const refuse = (issue: string) => new Refusal(422, issue);

/** What PayPal writes down, and what it does with it as time passes. */
export function createPaypalLedger({ origin, send }: { origin: string; send: (event: object) => void }): PaypalLedger {
  const products = new Map<string, object>();
  const plans = new Map<string, Plan>();
  const subscriptions = new Map<string, Subscription>();
  const orders = new Map<string, Order>();
  const pages = new Map<string, Page>();

  const planOf = ({ planId }: Subscription) => plans.get(planId)!;
  const priceOf = (subscription: Subscription) => {
    const { fixed_price: price } = regularOf(planOf(subscription)).pricing_scheme!;
    return { amount: cents(price) * subscription.quantity, currency: price.currency_code };
  };
  const isForgotten = ({ status, createdAt }: Subscription) =>
    status === "APPROVAL_PENDING" && books.now.getTime() - createdAt.getTime() > pageLifeMs;

  function getSubscription(id: string): Subscription {
    const found = subscriptions.get(id);
    if (!found || isForgotten(found)) throw new Refusal(404, "INVALID_RESOURCE_ID");
    return found;
  }

  function openPage(page: Page): { href: string; rel: string; method: string } {
    const token = `BA-${newId(9)}`;
    pages.set(token, page);
    const path =
      page.kind === "order" ? `/checkoutnow?token=${token}` : `/webapps/billing/subscriptions?ba_token=${token}`;
    return { href: `${origin}${path}`, rel: page.kind === "order" ? "payer-action" : "approve", method: "GET" };
  }

  function notify(type: string, resource: object): void {
    const create_time = books.now.toISOString();
    send({ id: `WH-${newId(8)}`, create_time, resource_type: "any", event_type: type, summary: type, resource });
  }
  const notifyAbout = (type: string, subscription: Subscription) =>
    notify(`BILLING.SUBSCRIPTION.${type}`, { ...render(subscription), links: [] });

  /** Asks the bank for money. */
  function charge(subscription: Subscription, amount: number, currency: string): boolean {
    const isPaid = !subscription.isRefusedByBank;
    const transaction: Transaction = {
      id: newId(9).slice(0, 17),
      status: isPaid ? "COMPLETED" : "DECLINED",
      time: books.now.toISOString(),
      amount_with_breakdown: { gross_amount: money(amount, currency) },
    };
    subscription.transactions.push(transaction);
    if (isPaid) {
      const { id, customId: custom } = subscription;
      notify("PAYMENT.SALE.COMPLETED", { id: transaction.id, billing_agreement_id: id, custom, state: "completed" });
    }
    return isPaid;
  }

  function bill(subscription: Subscription): void {
    const { amount, currency } = priceOf(subscription);
    subscription.owed += amount;
    subscription.nextAt = addCycle(subscription.nextAt!, regularOf(planOf(subscription)).frequency);
    collect(subscription, currency);
  }

  function collect(subscription: Subscription, currency: string): boolean {
    if (charge(subscription, subscription.owed, currency)) {
      Object.assign(subscription, { owed: 0, failures: 0, retryAt: undefined });
      return true;
    }
    subscription.failures++;
    subscription.failedAt = books.now;
    subscription.retryAt = new Date(books.now.getTime() + retryMs);
    notifyAbout("PAYMENT.FAILED", subscription);
    if (subscription.failures >= planOf(subscription).payment_preferences.payment_failure_threshold) {
      subscription.status = "SUSPENDED";
      subscription.retryAt = undefined;
      notifyAbout("SUSPENDED", subscription);
    }
    return false;
  }

  function render(subscription: Subscription): Record<string, unknown> {
    const { id, status, planId, quantity, customId, startsAt, createdAt, owed, failures, nextAt, failedAt } =
      subscription;
    const paid = subscription.transactions.findLast((transaction) => transaction.status !== "DECLINED");
    const { currency } = priceOf(subscription);
    const failure = failedAt && {
      amount: money(owed, currency),
      time: failedAt.toISOString(),
      reason_code: "PAYMENT_DENIED",
    };
    return {
      id,
      status,
      plan_id: planId,
      quantity: String(quantity),
      custom_id: customId,
      start_time: (startsAt ?? createdAt).toISOString(),
      create_time: createdAt.toISOString(),
      subscriber: { email_address: "mira@example.com", payer_id: "2J6QB8YJQSJRJ" },
      ...(status !== "APPROVAL_PENDING" && {
        billing_info: {
          outstanding_balance: money(owed, currency),
          failed_payments_count: failures,
          cycle_executions: [],
          ...(paid && { last_payment: { amount: paid.amount_with_breakdown.gross_amount, time: paid.time } }),
          ...(failures > 0 && failure && { last_failed_payment: failure }),
          ...(status === "ACTIVE" && nextAt && { next_billing_time: nextAt.toISOString() }),
        },
      }),
      links: [{ href: `${origin}/v1/billing/subscriptions/${id}`, rel: "self", method: "GET" }],
    };
  }

  function approve(subscription: Subscription): void {
    if (
      subscription.setUpFee &&
      !charge(subscription, cents(subscription.setUpFee), subscription.setUpFee.currency_code)
    ) {
      subscription.status = "CANCELLED";
      return notifyAbout("CANCELLED", subscription);
    }
    subscription.status = "ACTIVE";
    const first = planOf(subscription).billing_cycles[0]!;
    if (subscription.startsAt) subscription.nextAt = subscription.startsAt;
    else {
      subscription.startsAt = books.now;
      subscription.nextAt = first.tenure_type === "TRIAL" ? addCycle(books.now, first.frequency) : books.now;
    }
    if (subscription.nextAt <= books.now) bill(subscription);
    notifyAbout("ACTIVATED", subscription);
  }

  const operations: Record<string, (asked: Asked) => { status: number; body: unknown }> = {
    "products.get"({ id }) {
      if (!products.has(id)) throw new Refusal(404, "INVALID_RESOURCE_ID");
      return { status: 200, body: products.get(id) };
    },
    "products.create"({ body }) {
      const product = { ...body, create_time: books.now.toISOString() };
      if (products.has(body.id)) throw refuse("DUPLICATE_RESOURCE_IDENTIFIER");
      products.set(body.id, product);
      return { status: 201, body: product };
    },
    "plans.create"({ body }) {
      if (!products.has(body.product_id)) throw new Refusal(404, "INVALID_RESOURCE_ID");
      const plan: Plan = { ...body, id: `P-${newId(12)}` };
      plans.set(plan.id, plan);
      return { status: 201, body: plan };
    },
    "plans.get"({ id }) {
      const plan = plans.get(id);
      if (!plan) throw new Refusal(404, "INVALID_RESOURCE_ID");
      return { status: 200, body: plan };
    },
    "plans.list"({ query }) {
      const size = Number(query.get("page_size") ?? 10);
      const from = (Number(query.get("page") ?? 1) - 1) * size;
      const all = [...plans.values()].filter((plan) => plan.product_id === query.get("product_id"));
      return { status: 200, body: { plans: all.slice(from, from + size), links: [{ href: origin, rel: "self" }] } };
    },
    "subscriptions.create"({ body }) {
      const plan = plans.get(body.plan_id);
      if (plan?.status !== "ACTIVE") throw new Refusal(404, "INVALID_RESOURCE_ID");
      const startsAt = body.start_time === undefined ? undefined : new Date(body.start_time as string);
      if (startsAt && startsAt <= books.now) throw new Refusal(400, "INVALID_START_TIME");
      const subscription: Subscription = {
        id: `I-${newId(6)}`,
        status: "APPROVAL_PENDING",
        planId: plan.id,
        quantity: Number(body.quantity ?? 1),
        customId: body.custom_id ?? "",
        createdAt: books.now,
        startsAt,
        setUpFee: body.plan?.payment_preferences?.setup_fee,
        owed: 0,
        failures: 0,
        nextAt: undefined,
        retryAt: undefined,
        failedAt: undefined,
        transactions: [],
        isRefusedByBank: false,
      };
      subscriptions.set(subscription.id, subscription);
      notifyAbout("CREATED", subscription);
      return { status: 201, body: { ...render(subscription), links: [openPage({ kind: "approve", subscription })] } };
    },
    "subscriptions.get": ({ id }) => ({ status: 200, body: render(getSubscription(id)) }),
    "subscriptions.patch"({ id, body }) {
      const subscription = getSubscription(id);
      if (!/^(?:ACTIVE|SUSPENDED)$/.test(subscription.status)) throw refuse("SUBSCRIPTION_STATUS_INVALID");
      for (const { path, value } of body) {
        if (path !== "/custom_id") throw new Refusal(400, "INVALID_PATCH_PATH");
        if (String(value).length > 127) throw new Refusal(400, "INVALID_STRING_LENGTH");
        subscription.customId = value;
      }
      return { status: 204, body: undefined };
    },
    "subscriptions.revise"({ id, body }) {
      const subscription = getSubscription(id);
      if (subscription.status !== "ACTIVE") throw refuse("SUBSCRIPTION_STATUS_INVALID");
      const plan = plans.get(body.plan_id);
      if (plan?.product_id !== planOf(subscription).product_id) throw refuse("PLAN_PRODUCT_NOT_COMPATIBLE");
      const quantity = Number(body.quantity ?? subscription.quantity);
      const page = openPage({ kind: "revise", subscription, planId: plan.id, quantity });
      return {
        status: 200,
        body: { plan_id: plan.id, quantity: String(quantity), plan_overridden: false, links: [page] },
      };
    },
    "subscriptions.suspend": ({ id }) => move(id, ["ACTIVE"], "SUSPENDED"),
    "subscriptions.cancel": ({ id }) => move(id, ["ACTIVE", "SUSPENDED"], "CANCELLED"),
    "subscriptions.activate"({ id }) {
      if (getSubscription(id).failures > 0) throw refuse("SUBSCRIPTION_CANNOT_BE_ACTIVATED");
      return move(id, ["SUSPENDED"], "ACTIVE");
    },
    "subscriptions.capture"({ id, body }) {
      const subscription = getSubscription(id);
      if (subscription.owed === 0) throw refuse("ZERO_OUTSTANDING_BALANCE");
      if (cents(body.amount) > subscription.owed) throw refuse("AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE");
      const wasSuspended = subscription.status === "SUSPENDED";
      if (!collect(subscription, body.amount.currency_code)) throw refuse("SUBSCRIBER_ACCOUNT_RESTRICTED");
      if (wasSuspended) subscription.status = "SUSPENDED";
      return { status: 200, body: subscription.transactions.at(-1) };
    },
    "subscriptions.transactions"({ id, query }) {
      const [from, to] = ["start_time", "end_time"].map((name) => Date.parse(query.get(name) ?? ""));
      const transactions = getSubscription(id).transactions.filter(({ time }) => {
        const at = Date.parse(time);
        return at >= from! && at <= to!;
      });
      return { status: 200, body: { transactions } };
    },
    "captures.refund"({ id }) {
      const found = [...subscriptions.values()]
        .flatMap(({ transactions }) => transactions)
        .find((one) => one.id === id);
      if (!found) throw new Refusal(404, "INVALID_RESOURCE_ID");
      if (found.status === "REFUNDED") throw refuse("CAPTURE_FULLY_REFUNDED");
      if (found.status === "DECLINED") throw refuse("TRANSACTION_REFUSED");
      found.status = "REFUNDED";
      const amount = found.amount_with_breakdown.gross_amount;
      return { status: 201, body: { id: newId(9).slice(0, 17), status: "COMPLETED", amount, links: [] } };
    },
    "orders.create"({ body }) {
      const unit = body.purchase_units[0];
      const order: Order = {
        id: newId(9).slice(0, 17),
        status: "PAYER_ACTION_REQUIRED",
        unit,
        isRefusedByBank: false,
        createdAt: books.now,
        capture: undefined,
      };
      orders.set(order.id, order);
      return { status: 201, body: { ...serializeOrder(order), links: [openPage({ kind: "order", order })] } };
    },
    "orders.get": ({ id }) => ({ status: 200, body: serializeOrder(getOrder(id)) }),
    "orders.capture"({ id }) {
      const order = getOrder(id);
      if (order.status === "COMPLETED") throw refuse("ORDER_ALREADY_CAPTURED");
      if (order.status !== "APPROVED") throw refuse("ORDER_NOT_APPROVED");
      order.status = "COMPLETED";
      const create_time = books.now.toISOString();
      order.capture = { id: newId(9).slice(0, 17), status: "COMPLETED", amount: order.unit.amount, create_time };
      notify("PAYMENT.CAPTURE.COMPLETED", { ...order.capture, supplementary_data: { related_ids: { order_id: id } } });
      return { status: 201, body: serializeOrder(order) };
    },
  };

  function getOrder(id: string): Order {
    const order = orders.get(id);
    if (!order) throw new Refusal(404, "INVALID_RESOURCE_ID");
    return order;
  }

  function move(id: string, from: Subscription["status"][], to: Subscription["status"]) {
    const subscription = getSubscription(id);
    if (!from.includes(subscription.status)) throw refuse("SUBSCRIPTION_STATUS_INVALID");
    subscription.status = to;
    notifyAbout(to === "ACTIVE" ? "ACTIVATED" : to, subscription);
    return { status: 204, body: undefined };
  }

  /** The next thing that takes place by itself. */
  function findDue(until: Date): { at: Date; subscription: Subscription; isRetry: boolean } | undefined {
    return [...subscriptions.values()]
      .filter(({ status }) => status === "ACTIVE")
      .flatMap((subscription) => [
        { at: subscription.nextAt, subscription, isRetry: false },
        { at: subscription.retryAt, subscription, isRetry: true },
      ])
      .filter(
        (due): due is { at: Date; subscription: Subscription; isRetry: boolean } =>
          due.at !== undefined && due.at <= until,
      )
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  }

  const books: PaypalLedger = {
    now: new Date("2026-03-10T09:00:00Z"),
    perform(operation, asked) {
      const perform = operations[operation];
      if (!perform) throw new Error(`${operation} is not played`);
      return perform(asked);
    },
    answerPage(url, outcome) {
      const address = new URL(url);
      const [, connected] = /\/myaccount\/autopay\/connect\/(.+)$/.exec(address.pathname) ?? [];
      if (connected !== undefined) {
        if (outcome === "accepted") getSubscription(connected).isRefusedByBank = false;
        return;
      }
      const page = pages.get(address.searchParams.get("ba_token") ?? address.searchParams.get("token") ?? "");
      if (!page) throw new Error(`there is no page ${url}`);
      if (page.kind !== "order" && isForgotten(page.subscription)) throw new Error("the page is too old");
      if (outcome !== "accepted") return;
      if (page.kind === "approve") {
        if (page.subscription.status === "APPROVAL_PENDING") approve(page.subscription);
      } else if (page.kind === "revise") {
        Object.assign(page.subscription, { planId: page.planId, quantity: page.quantity });
        notifyAbout("UPDATED", page.subscription);
      } else {
        page.order.status = "APPROVED";
        notify("CHECKOUT.ORDER.APPROVED", { id: page.order.id, status: "APPROVED" });
      }
    },
    passTime(until) {
      for (let due = findDue(until); due; due = findDue(until)) {
        if (due.at > books.now) books.now = due.at;
        if (due.isRetry) collect(due.subscription, priceOf(due.subscription).currency);
        else bill(due.subscription);
      }
      books.now = until;
    },
    refuseCard(id) {
      getSubscription(id).isRefusedByBank = true;
    },
    refund(transactionId) {
      for (const { transactions } of subscriptions.values()) {
        const transaction = transactions.find(({ id }) => id === transactionId);
        if (transaction) transaction.status = "REFUNDED";
      }
      for (const { capture } of orders.values()) if (capture?.id === transactionId) capture.status = "REFUNDED";
    },
    cancelAtPaypal: (id) => void move(id, ["ACTIVE", "SUSPENDED"], "CANCELLED"),
    listPayments: (id) =>
      getSubscription(id)
        .transactions.filter(({ status }) => status !== "DECLINED")
        .map((transaction) => transaction.id),
  };
  return books;
}
