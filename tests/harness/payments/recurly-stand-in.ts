import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { WebhookRequest } from "../../../src/features/billing/providers/contract.ts";
import type { PageOutcome } from "./payment-driver.ts";
import { openApi, type OpenApi } from "./open-api.ts";
import { renderPdf } from "./render-pdf.ts";

type Given = Record<string, unknown>;

interface Plan {
  id: string;
  code: string;
  name: string;
  months: number;
  trialDays: number;
  prices: Map<string, number>;
}

interface Account {
  id: string;
  code: string;
  email: string;
  card: { lastFour: string; type: string; isGood: boolean } | undefined;
  createdAt: Date;
}

interface Subscription {
  id: string;
  uuid: string;
  account: Account;
  plan: Plan;
  quantity: number;
  unitAmount: number;
  currency: string;
  state: "active" | "canceled" | "expired";
  reason: string | undefined;
  pending: { plan: Plan; quantity: number; unitAmount: number } | undefined;
  start: Date;
  end: Date;
  trialEnd: Date | undefined;
  createdAt: Date;
  /** When it ends if nobody pays. */
  unpaidUntil: Date | undefined;
}

interface Invoice {
  id: string;
  number: string;
  account: Account;
  subscription: Subscription;
  type: "charge" | "credit";
  origin: string;
  state: "closed" | "paid" | "past_due" | "failed";
  amount: number;
  description: string;
  quantity: number;
  credit: number;
  creditFrom: string | undefined;
  previous: string | undefined;
  isPaid: boolean;
  isChargedBack: boolean;
  createdAt: Date;
  from: Date;
  to: Date;
}

class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

const day = 86_400_000;
/** What Recurly publishes with its library. */
const definitionFile = join(dirname(createRequire(import.meta.url).resolve("recurly")), "..", "openapi", "api.yaml");
/** Read once for all. */
let description: Promise<OpenApi> | undefined;

export type RecurlyStandIn = Awaited<ReturnType<typeof startRecurlyStandIn>>;

/** Recurly with everything that we use of it: its API, held to its own description, its hosted pages, clock and webhooks. */
export async function startRecurlyStandIn() {
  const api = await (description ??= openApi(definitionFile));
  const apiKey = "0123456789abcdef0123456789abcdef";
  const webhookSecret = "only-the-stand-in-knows-this-one";
  let nowMs = Date.now();
  let count = 0;
  const faults: string[] = [];
  let webhooks: object[] = [];
  const plans: Plan[] = [];
  const accounts: Account[] = [];
  const subscriptions: Subscription[] = [];
  const invoices: Invoice[] = [];
  const now = () => new Date(nowMs);
  const makeId = () => `r${(count += 1).toString(36).padStart(11, "0")}`;

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    const url = new URL(request.url ?? "/", endpoint);
    if (request.headers.authorization !== `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`) {
      return send(response, 401, { error: { type: "unauthorized", message: "The key is not known." } });
    }
    const operation = api.readRequest({
      method: request.method ?? "GET",
      path: url.pathname,
      headers: { "content-type": "application/json" },
      query: Object.fromEntries(url.searchParams),
      body: text === "" ? undefined : (JSON.parse(text) as Given),
    });
    if ("fault" in operation) {
      faults.push(operation.fault);
      return send(response, 400, { error: { type: "bad_request", message: operation.fault } });
    }
    if (operation.id === "get_invoice_pdf") {
      response.setHeader("content-type", "application/pdf");
      response.end(await renderPdf(url.pathname));
      return;
    }
    const { status, body } = answer(operation.id, operation.parameters, text === "" ? {} : (JSON.parse(text) as Given));
    const fault = status < 400 && body ? api.findFault(operation.id, status, body) : undefined;
    if (fault) faults.push(fault);
    send(response, status, body);
  }

  function answer(id: string, at: Record<string, string>, given: Given): { status: number; body: object | undefined } {
    const call = calls[id];
    if (!call) throw new Error(`the stand-in does not know ${id}`);
    try {
      const body = call(at, given);
      return { status: body ? (/^(?:create|refund)_/.test(id) ? 201 : 200) : 204, body };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, type, message } = error;
      return { status, body: { error: { type, message, params: [] } } };
    }
  }

  const getPlan = (code: string) => getOne(plans.find((plan) => `code-${plan.code}` === code || plan.code === code));
  const getAccount = (id: string) => getOne(accounts.find((each) => each.id === id || `code-${each.code}` === id));
  const getSubscription = (id = "") => getOne(subscriptions.find((each) => `uuid-${each.uuid}` === id));
  const getInvoice = (id = "") => getOne(invoices.find((each) => each.id === id));

  const calls: Record<string, (at: Record<string, string>, given: Given) => object | undefined> = {
    get_plan: ({ plan_id: id = "" }) => renderPlan(getPlan(id)),
    create_plan(_, given) {
      const code = String(given["code"]);
      if (plans.some((plan) => plan.code === code))
        throw new Refusal(422, "validation", "Code has already been taken.");
      const plan: Plan = {
        id: makeId(),
        code,
        name: String(given["name"]),
        months: Number(given["interval_length"]),
        trialDays: Number(given["trial_length"] ?? 0),
        prices: new Map(
          (given["currencies"] as Given[]).map((each) => [String(each["currency"]), Number(each["unit_amount"])]),
        ),
      };
      plans.push(plan);
      return renderPlan(plan);
    },
    create_account(_, given) {
      const code = String(given["code"]);
      if (accounts.some((each) => each.code === code))
        throw new Refusal(422, "validation", "Code has already been taken.");
      const account = { id: makeId(), code, email: String(given["email"]), card: undefined, createdAt: now() };
      accounts.push(account);
      return renderAccount(account);
    },
    get_account: ({ account_id: id = "" }) => renderAccount(getAccount(id)),
    get_billing_info({ account_id: id = "" }) {
      const { card, id: accountId } = getAccount(id);
      if (!card) throw new Refusal(404, "not_found", "There is no billing info.");
      const paymentMethod = { object: "credit_card", card_type: card.type, last_four: card.lastFour };
      return { id: makeId(), object: "billing_info", account_id: accountId, payment_method: paymentMethod };
    },
    list_account_subscriptions({ account_id: id = "" }) {
      const account = getAccount(id);
      return list(subscriptions.filter((each) => each.account === account).map(serializeSubscription));
    },
    list_account_invoices({ account_id: id = "" }) {
      const account = getAccount(id);
      return list(
        invoices
          .filter((each) => each.account === account)
          .toReversed()
          .map(renderInvoice),
      );
    },
    get_subscription: ({ subscription_id: id }) => serializeSubscription(getSubscription(id)),
    get_invoice: ({ invoice_id: id }) => renderInvoice(getInvoice(id)),
    cancel_subscription({ subscription_id: id }) {
      const subscription = getSubscription(id);
      if (subscription.state !== "active")
        throw new Refusal(422, "validation", "Only active subscriptions can be canceled.");
      subscription.state = "canceled";
      notify("canceled_subscription_notification", subscription);
      return serializeSubscription(subscription);
    },
    reactivate_subscription({ subscription_id: id }) {
      const subscription = getSubscription(id);
      if (subscription.state !== "canceled")
        throw new Refusal(422, "validation", "Only canceled ones can be reactivated.");
      subscription.state = "active";
      notify("reactivated_account_notification", subscription);
      return serializeSubscription(subscription);
    },
    terminate_subscription({ subscription_id: id }) {
      const subscription = getSubscription(id);
      expire(subscription, "canceled");
      return serializeSubscription(subscription);
    },
    refund_invoice({ invoice_id: id }, given) {
      const paid = getInvoice(id);
      const back = sumRefunds(paid);
      const amount = Number(given["amount"] ?? paid.amount - paid.credit - back);
      if (!paid.isPaid || amount <= 0) throw new Refusal(422, "validation", "There is nothing to refund.");
      return renderInvoice(giveBack(paid, amount));
    },
    create_subscription_change({ subscription_id: id }, given) {
      const subscription = getSubscription(id);
      if (subscription.state === "expired") throw new Refusal(422, "immutable_subscription", "It has expired.");
      const plan = getPlan(String(given["plan_code"]));
      const unitAmount = Number(given["unit_amount"] ?? plan.prices.get(subscription.currency));
      const change = { plan, quantity: Number(given["quantity"]), unitAmount };
      if (given["timeframe"] === "now") changeNow(subscription, change);
      else subscription.pending = change;
      notify("updated_subscription_notification", subscription);
      return renderChange(subscription, change);
    },
    remove_subscription_change({ subscription_id: id }) {
      getSubscription(id).pending = undefined;
      return undefined;
    },
    collect_invoice({ invoice_id: id }) {
      const invoice = getInvoice(id);
      if (invoice.state !== "past_due") throw new Refusal(422, "validation", "It is not past due.");
      if (!invoice.account.card?.isGood) throw new Refusal(422, "transaction", "The card was declined.");
      pay(invoice);
      return renderInvoice(invoice);
    },
  };

  function bill(subscription: Subscription, origin: string, credit = 0, creditFrom?: string): Invoice {
    const { account, plan, quantity, unitAmount, start: from, end: to } = subscription;
    const id = makeId();
    const invoice: Invoice = {
      id,
      number: String(1000 + count),
      account,
      subscription,
      type: "charge",
      origin,
      state: "past_due",
      amount: round(unitAmount * quantity),
      description: plan.name,
      quantity,
      credit,
      creditFrom,
      previous: undefined,
      isPaid: false,
      isChargedBack: false,
      createdAt: now(),
      from,
      to,
    };
    invoices.push(invoice);
    if (account.card?.isGood) pay(invoice);
    else notify("failed_payment_notification", subscription);
    return invoice;
  }

  function pay(invoice: Invoice): void {
    invoice.state = "paid";
    invoice.isPaid = true;
    invoice.subscription.unpaidUntil = undefined;
    notify("successful_payment_notification", undefined, invoice.account);
  }

  function subscribe(account: Account, plan: Plan, { quantity, currency }: { quantity: number; currency: string }) {
    const start = now();
    const trialEnd = plan.trialDays > 0 ? new Date(nowMs + plan.trialDays * day) : undefined;
    const subscription: Subscription = {
      id: makeId(),
      uuid: randomUUID().replaceAll("-", ""),
      account,
      plan,
      quantity,
      currency,
      unitAmount: plan.prices.get(currency)!,
      state: "active",
      reason: undefined,
      pending: undefined,
      start,
      end: trialEnd ?? addMonths(start, plan.months),
      trialEnd,
      createdAt: start,
      unpaidUntil: undefined,
    };
    subscriptions.push(subscription);
    if (!trialEnd) bill(subscription, "purchase");
    notify("new_subscription_notification", subscription);
  }

  function changeNow(subscription: Subscription, change: NonNullable<Subscription["pending"]>): void {
    if (!subscription.account.card?.isGood) throw new Refusal(422, "transaction", "The card was declined.");
    const { start, end, unitAmount, quantity, trialEnd } = subscription;
    const left = (end.getTime() - nowMs) / (end.getTime() - start.getTime());
    const before = invoices.findLast((invoice) => invoice.subscription === subscription);
    Object.assign(subscription, change, { pending: undefined });
    if (trialEnd && trialEnd > now()) return;
    subscription.start = now();
    subscription.end = addMonths(subscription.start, subscription.plan.months);
    bill(subscription, "immediate_change", round(unitAmount * quantity * left), before?.number);
  }

  function renew(subscription: Subscription): void {
    if (subscription.state === "canceled") return expire(subscription, "canceled");
    if (subscription.pending) Object.assign(subscription, subscription.pending, { pending: undefined });
    subscription.start = subscription.end;
    subscription.end = addMonths(subscription.start, subscription.plan.months);
    const invoice = bill(subscription, "renewal");
    if (!invoice.isPaid) subscription.unpaidUntil = new Date(nowMs + 20 * day);
    notify("renewed_subscription_notification", subscription);
  }

  function expire(subscription: Subscription, reason: string): void {
    Object.assign(subscription, { state: "expired", reason, end: now(), unpaidUntil: undefined, pending: undefined });
    for (const invoice of invoices) {
      if (invoice.subscription === subscription && invoice.state === "past_due") invoice.state = "failed";
    }
    notify("expired_subscription_notification", subscription);
  }

  function passTime(until: Date): void {
    for (;;) {
      const live = subscriptions.filter(({ state }) => state !== "expired");
      const [due] = [
        ...live.map((each) => ({ at: each.end, act: () => renew(each) })),
        ...live.flatMap((each) =>
          each.unpaidUntil ? [{ at: each.unpaidUntil, act: () => expire(each, "nonpayment") }] : [],
        ),
      ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
      if (!due || due.at > until) break;
      nowMs = Math.max(nowMs, due.at.getTime());
      due.act();
    }
    nowMs = Math.max(nowMs, until.getTime());
  }

  /** What a person does at a hosted page. */
  function visit(url: string, outcome: PageOutcome, lastFour: string): void {
    const { pathname, searchParams } = new URL(url);
    if (outcome !== "accepted") return;
    const card = { lastFour, type: lastFour === "4444" ? "MasterCard" : "Visa", isGood: true };
    const [, kind, planCode = "", accountCode = ""] = pathname.split("/");
    if (kind === "subscribe") {
      const account = getAccount(`code-${accountCode}`);
      account.card = card;
      const quantity = Number(searchParams.get("quantity"));
      subscribe(account, getPlan(planCode), { quantity, currency: searchParams.get("currency") ?? "" });
    } else {
      const account = getOne(accounts.find(({ id }) => tokenOf(id) === searchParams.get("ht")));
      account.card = card;
      // Recurly collects what is due as soon as there is another card.
      for (const invoice of invoices) if (invoice.account === account && invoice.state === "past_due") pay(invoice);
    }
  }

  function giveBack(paid: Invoice, amount: number): Invoice {
    const id = makeId();
    const credit = { ...paid, id, number: String(1000 + count), type: "credit" as const, origin: "refund" };
    const back = { ...credit, amount: -amount, credit: 0, previous: paid.id, isPaid: false, createdAt: now() };
    invoices.push(back);
    return back;
  }

  const sumRefunds = ({ id }: Invoice) =>
    invoices.filter(({ previous }) => previous === id).reduce((sum, { amount }) => sum - amount, 0);

  function notify(type: string, subscription: Subscription | undefined, account = subscription?.account): void {
    webhooks.push({
      [type]: {
        account: { account_code: account!.code, email: account!.email },
        ...(subscription && { subscription: { uuid: subscription.uuid, state: subscription.state } }),
      },
    });
  }

  return {
    endpoint,
    siteUrl: "https://icons.recurly.example",
    apiKey,
    webhookSecret,
    now,
    visit,
    passTime,
    failPayments(ref: string) {
      getSubscription(ref).account.card!.isGood = false;
    },
    refund: (invoiceId: string, amount: number) => void giveBack(getInvoice(invoiceId), amount),
    dispute(invoiceId: string) {
      getInvoice(invoiceId).isChargedBack = true;
    },
    sign,
    receiveWebhooks(): WebhookRequest[] {
      const delivered = webhooks.map((webhook) => sign(Buffer.from(JSON.stringify(webhook)), webhookSecret));
      webhooks = [];
      return delivered;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      if (faults.length > 0) throw new Error(`against Recurly's description:\n${[...new Set(faults)].join("\n")}`);
    },
  };
}

const renderPlan = ({ id, code, name, months, prices }: Plan) => ({
  id,
  object: "plan",
  code,
  name,
  interval_unit: "months",
  interval_length: months,
  currencies: [...prices].map(([currency, amount]) => ({ currency, unit_amount: amount })),
});

const tokenOf = (accountId: string) => createHmac("sha256", "hosted").update(accountId).digest("hex").slice(0, 32);

const renderAccount = ({ id, code, email, createdAt }: Account) => ({
  id,
  object: "account",
  code,
  email,
  state: "active",
  hosted_login_token: tokenOf(id),
  created_at: createdAt.toISOString(),
});

const nameAccount = ({ id, code, email }: Account) => ({ id, object: "account", code, email });
const namePlan = ({ id, code, name }: Plan) => ({ id, object: "plan", code, name });

const renderChange = (subscription: Subscription, change: NonNullable<Subscription["pending"]>) => ({
  id: `c${subscription.id.slice(1)}`,
  object: "subscription_change",
  subscription_id: subscription.id,
  plan: namePlan(change.plan),
  quantity: change.quantity,
  unit_amount: change.unitAmount,
  activate_at: subscription.end.toISOString(),
  activated: false,
});

const serializeSubscription = (one: Subscription) => ({
  id: one.id,
  object: "subscription",
  uuid: one.uuid,
  account: nameAccount(one.account),
  plan: namePlan(one.plan),
  state: one.state,
  ...(one.pending && { pending_change: renderChange(one, one.pending) }),
  current_period_started_at: one.start.toISOString(),
  current_period_ends_at: one.end.toISOString(),
  ...(one.trialEnd && { trial_started_at: one.createdAt.toISOString(), trial_ends_at: one.trialEnd.toISOString() }),
  currency: one.currency,
  unit_amount: one.unitAmount,
  quantity: one.quantity,
  ...(one.reason && { expiration_reason: one.reason }),
  created_at: one.createdAt.toISOString(),
  activated_at: one.createdAt.toISOString(),
});

function renderInvoice(one: Invoice) {
  const { subscription, createdAt } = one;
  const currency = subscription.currency;
  return {
    id: one.id,
    object: "invoice",
    type: one.type,
    origin: one.origin,
    state: one.state,
    account: nameAccount(one.account),
    subscription_ids: [subscription.id],
    ...(one.previous && { previous_invoice_id: one.previous }),
    number: one.number,
    currency,
    discount: 0,
    subtotal: one.amount,
    tax: 0,
    total: one.amount,
    paid: one.isPaid ? one.amount : 0,
    balance: one.isPaid ? 0 : one.amount - one.credit,
    line_items: [
      {
        id: `l${one.id.slice(1)}`,
        object: "line_item",
        type: one.type,
        description: one.description,
        quantity: one.quantity,
        currency,
        amount: one.amount,
        subtotal: one.amount,
        discount: 0,
        start_date: one.from.toISOString(),
        end_date: one.to.toISOString(),
      },
    ],
    transactions: one.isPaid
      ? [
          {
            id: `t${one.id.slice(1)}`,
            object: "transaction",
            type: "purchase",
            status: one.isChargedBack ? "chargeback" : "success",
            currency,
            amount: round(one.amount - one.credit),
            created_at: createdAt.toISOString(),
          },
        ]
      : [],
    credit_payments:
      one.credit > 0
        ? [
            {
              id: `p${one.id.slice(1)}`,
              object: "credit_payment",
              action: "payment",
              currency,
              amount: one.credit,
              ...(one.creditFrom && {
                original_invoice: {
                  id: one.id,
                  object: "invoice",
                  number: one.creditFrom,
                  type: "credit",
                  state: "closed",
                },
              }),
            },
          ]
        : [],
    created_at: createdAt.toISOString(),
    due_at: createdAt.toISOString(),
    ...(one.isPaid && { closed_at: createdAt.toISOString() }),
  };
}

const list = (data: readonly object[]) => ({ object: "list", has_more: false, data });
const round = (amount: number) => Math.round(amount * 100) / 100;

function getOne<Stored>(found: Stored | undefined): Stored {
  if (!found) throw new Refusal(404, "not_found", "Couldn't find it.");
  return found;
}

function addMonths(from: Date, months: number): Date {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), last));
  return to;
}

function sign(rawBody: Buffer, secret: string, atMs = Date.now()): WebhookRequest {
  const proof = createHmac("sha256", secret).update(`${atMs}.`).update(rawBody).digest("hex");
  return {
    headers: { "content-type": "application/json", "recurly-signature": `${atMs},${proof}` },
    rawBody,
    network: "127.0.0.1",
  };
}

function send(response: ServerResponse, status: number, body: object | undefined): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(body && JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
