import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { WebhookRequest } from "../../../src/features/billing/providers/contract.ts";
import type { PageOutcome } from "./payment-driver.ts";
import { openApi, type OpenApi } from "./open-api.ts";
import { list, createStripeRenderer } from "./render-stripe.ts";
import { renderPdf } from "./render-pdf.ts";
import { readForm } from "./read-form.ts";
import {
  openStripeLedger,
  StripeRefusal,
  type Card,
  type Charge,
  type Schedule,
  type Session,
} from "./stripe-ledger.ts";

/** The calls that we make, out of Stripe's own description of its API, under the MIT license. */
const definitionFile = join(import.meta.dirname, "stripe-openapi.json");

/** Read once for all. */
let description: Promise<OpenApi> | undefined;

type Given = Record<string, unknown>;

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

/** Stripe with everything that we use of it: its API, held to its own description, its pages, its clock and its webhooks. */
export async function startStripeStandIn({ taxPercent = 0 }: { taxPercent?: number } = {}) {
  const api = await (description ??= openApi(JSON.parse(readFileSync(definitionFile, "utf8")) as object));
  const secretKey = "sk_test_51NothingThatOpensAnything";
  const webhookSecret = "whsec_OnlyTheStandInKnowsThisOne";
  /** What should never have been asked or answered. */
  const faults: string[] = [];
  /** What was asked, one of each kind. */
  const asked = new Map<string, { method: string; url: string; text: string }>();
  const answered = new Map<string, { wanted: string; answer: { status: number; body: object } }>();
  let webhooks: object[] = [];
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const books = openStripeLedger((type, { of, id }) => notify(type, renderStored(of, id)), { taxPercent });
  const print = createStripeRenderer(books, origin);

  function renderStored(of: string, id: string): object {
    if (of === "session") return print.session(books.sessions.get(id)!);
    if (of === "subscription") return print.subscription(books.subscriptions.get(id)!);
    if (of === "schedule") return print.schedule(books.schedules.get(id)!);
    if (of === "invoice") return print.invoice(books.invoices.get(id)!);
    if (of === "charge") return print.charge(books.charges.get(id)!);
    return print.card(books.cards.get(id)!);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    if (/^\/i\/[^/]+\/pdf$/.test(url.pathname)) {
      response.setHeader("content-type", "application/pdf");
      response.end(await renderPdf(url.pathname));
      return;
    }
    const text = await readBody(request);
    const { status, body } = answerOnce(request, url, text);
    response.writeHead(status, { "content-type": "application/json", "request-id": books.makeId("req") });
    response.end(JSON.stringify(body));
  }

  /** What was asked under a key is not done again. */
  function answerOnce(request: IncomingMessage, url: URL, text: string): { status: number; body: object } {
    const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
    if (typeof key !== "string") return answer(request, url, text);
    const wanted = `${url.pathname} ${text}`;
    const known = answered.get(key);
    if (!known) {
      const first = answer(request, url, text);
      answered.set(key, { wanted, answer: first });
      return first;
    }
    if (known.wanted === wanted) return known.answer;
    return { status: 400, body: { error: { type: "idempotency_error", message: "The parameters do not match." } } };
  }

  function answer(request: IncomingMessage, url: URL, text: string): { status: number; body: object } {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } } };
    }
    const query = readForm(url.search.slice(1)) as Given;
    const body = readForm(text) as Given;
    const operation = api.readRequest({
      method: request.method ?? "GET",
      path: url.pathname,
      headers: { "content-type": "application/json" },
      query: query as Record<string, string>,
      body: structuredClone(body),
    });
    if ("fault" in operation) {
      faults.push(operation.fault);
      return { status: 400, body: { error: { type: "invalid_request_error", message: operation.fault } } };
    }
    const kind = [operation.id, ...new URLSearchParams(`${url.search.slice(1)}&${text}`).keys()].join(" ");
    asked.set(kind, { method: request.method ?? "GET", url: `${url.pathname}${url.search}`, text });
    const reply = refuseOr(() => {
      const call = calls[operation.id];
      if (!call) throw new Error(`the stand-in does not know ${operation.id}`);
      const given = { ...query, ...body };
      return call(operation.parameters, given, (given["expand"] ?? []) as string[]);
    });
    const fault = api.findFault(operation.id, reply.status, reply.body);
    if (fault) faults.push(fault);
    return reply;
  }

  const getSubscription = (id: unknown) => books.find(books.subscriptions, String(id), "subscription");
  const getInvoice = (id: unknown) => books.find(books.invoices, String(id), "invoice");
  const calls: Record<string, (at: Record<string, string>, given: Given, expand: string[]) => object> = {
    PostProducts(_, { id, name }) {
      const known = String(id);
      if (books.products.has(known)) {
        throw new StripeRefusal(`Product already exists: '${known}'`, { code: "resource_already_exists" });
      }
      const product = { id: known, name: String(name), created: books.now() };
      books.products.set(known, product);
      return print.product(product);
    },
    GetPrices(_, { lookup_keys: keys }) {
      const found = newest(books.prices).filter(({ lookupKey }) => (keys as string[]).includes(lookupKey ?? ""));
      return list(found.map(print.price), "/v1/prices");
    },
    PostPrices(_, given) {
      const lookupKey = String(given["lookup_key"]);
      if ([...books.prices.values()].some((price) => price.lookupKey === lookupKey)) {
        throw new StripeRefusal(`A price already uses the lookup key ${lookupKey}.`);
      }
      const { interval } = (given["recurring"] ?? {}) as { interval?: "month" | "year" };
      const price = {
        id: books.makeId("price"),
        product: books.find(books.products, String(given["product"]), "product").id,
        currency: String(given["currency"]),
        amount: Number(given["unit_amount"]),
        interval,
        lookupKey,
        metadata: given["metadata"] as Record<string, string>,
        created: books.now(),
      };
      books.prices.set(price.id, price);
      return print.price(price);
    },
    PostCheckoutSessions(_, given) {
      const [item] = (given["line_items"] ?? []) as { price: string; quantity: string }[];
      const metadataOf = (name: string) => ((given[name] as Given)?.["metadata"] ?? {}) as Record<string, string>;
      const invoiceData = (given["invoice_creation"] as Given)?.["invoice_data"] as Given | undefined;
      const session: Session = {
        id: books.makeId("cs_test"),
        mode: given["mode"] as Session["mode"],
        status: "open",
        isPaid: false,
        reference: given["client_reference_id"] as string | undefined,
        metadata: (given["metadata"] ?? {}) as Record<string, string>,
        subscriptionMetadata: metadataOf("subscription_data"),
        invoiceMetadata: (invoiceData?.["metadata"] ?? {}) as Record<string, string>,
        trialDays: Number((given["subscription_data"] as Given)?.["trial_period_days"] ?? 0),
        item: item && {
          price: books.find(books.prices, item.price, "price"),
          quantity: Number(item.quantity),
        },
        customer: given["customer"] as string | undefined,
        subscription: undefined,
        invoice: undefined,
        created: books.now(),
        expires: books.now() + 86_400,
        successUrl: String(given["success_url"]),
      };
      if (session.mode !== "setup" && !session.item) throw new StripeRefusal("Missing required param: line_items.");
      books.sessions.set(session.id, session);
      return print.session(session);
    },
    GetCheckoutSessions(_, given) {
      const { customer, created, limit = 10, starting_after: after } = given;
      const from = Number((created as Given)?.["gte"] ?? 0);
      const all = newest(books.sessions)
        .filter((session) => session.created >= from)
        .filter((session) => customer === undefined || session.customer === customer);
      const start = all.findIndex(({ id }) => id === after) + 1;
      const end = start + Number(limit);
      return list(
        all.slice(start, end).map((one) => print.session(one)),
        "/v1/checkout/sessions",
        end < all.length,
      );
    },
    GetCheckoutSessionsSession: ({ session = "" }, _, expand) =>
      print.session(books.find(books.sessions, session, "checkout.session"), expand),
    PostCheckoutSessionsSessionExpire({ session: id = "" }) {
      const session = books.find(books.sessions, id, "checkout.session");
      if (session.status !== "open") throw new StripeRefusal("Only Checkout Sessions that are open can be expired.");
      books.expire(session);
      return print.session(session);
    },
    GetSubscriptionsSubscriptionExposedId: ({ subscription_exposed_id: id }, _, expand) =>
      print.subscription(getSubscription(id), expand),
    PostSubscriptionsSubscriptionExposedId({ subscription_exposed_id: id }, given, expand) {
      const subscription = getSubscription(id);
      if (subscription.status === "canceled") {
        throw new StripeRefusal("A canceled subscription can only update its cancellation_details and metadata.");
      }
      const { cancel_at_period_end: cancels, items } = given;
      const card = given["default_payment_method"] as string | undefined;
      if (subscription.schedule && (cancels !== undefined || items !== undefined)) {
        throw new StripeRefusal("The subscription is managed by the subscription schedule.");
      }
      if (cancels !== undefined) subscription.cancels = cancels === "true";
      if (card !== undefined) subscription.card = books.find(books.cards, card, "payment_method").id;
      const [item] = (items ?? []) as { id: string; price: string; quantity: string }[];
      if (item) {
        if (item.id !== subscription.itemId) throw new StripeRefusal("Invalid subscription item.");
        if (given["payment_behavior"] !== "pending_if_incomplete" || given["proration_behavior"] !== "always_invoice") {
          throw new StripeRefusal("The stand-in knows pending updates that are invoiced at once only.");
        }
        books.change(subscription, books.find(books.prices, item.price, "price"), Number(item.quantity));
      }
      return print.subscription(subscription, expand);
    },
    DeleteSubscriptionsSubscriptionExposedId({ subscription_exposed_id: id }) {
      const subscription = getSubscription(id);
      if (subscription.status === "canceled")
        throw new StripeRefusal("No such subscription", { code: "resource_missing" });
      books.end(subscription, "cancellation_requested");
      return print.subscription(subscription);
    },
    PostSubscriptionSchedules(_, { from_subscription: from }) {
      const subscription = getSubscription(from);
      if (subscription.schedule) throw new StripeRefusal("The subscription is already attached to a schedule.");
      if (subscription.status === "canceled") throw new StripeRefusal("The subscription is canceled.");
      const { price, quantity, start, end, customer, id } = subscription;
      const schedule: Schedule = {
        id: books.makeId("sub_sched"),
        subscription: id,
        released: undefined,
        customer,
        status: "active",
        metadata: {},
        phases: [{ price, quantity, start, end }],
        created: books.now(),
      };
      books.schedules.set(schedule.id, schedule);
      subscription.schedule = schedule.id;
      return print.schedule(schedule);
    },
    PostSubscriptionSchedulesSchedule({ schedule: id }, given) {
      const schedule = getActiveSchedule(id);
      const [current, next] = given["phases"] as {
        items: Given[];
        start_date?: string;
        end_date?: string;
        duration?: Given;
      }[];
      if (Number(current?.start_date) !== schedule.phases[0]!.start) {
        throw new StripeRefusal("You can not modify the start date of the current phase.");
      }
      const read = ({ items: [item] }: { items: Given[] }) => ({
        price: books.find(books.prices, String(item!["price"]), "price"),
        quantity: Number(item!["quantity"]),
      });
      const end = Number(current!.end_date);
      schedule.metadata = { ...schedule.metadata, ...(given["metadata"] as Record<string, string>) };
      schedule.phases = [{ ...read(current!), start: schedule.phases[0]!.start, end }];
      if (next) {
        const interval = next.duration!["interval"] as "month" | "year";
        schedule.phases.push({ ...read(next), start: end, end: books.endOfPeriod(end, interval, end) });
      }
      return print.schedule(schedule);
    },
    PostSubscriptionSchedulesScheduleRelease({ schedule: id }) {
      const schedule = getActiveSchedule(id);
      books.release(schedule);
      return print.schedule(schedule);
    },
    GetCustomersCustomerPaymentMethods({ customer }, { limit = 10 }) {
      const cards = newest(books.cards).filter((card) => card.customer === customer);
      return list(cards.slice(0, Number(limit)).map(print.card), `/v1/customers/${customer}/payment_methods`);
    },
    GetCharges(_, { customer }) {
      const charges = newest(books.charges).filter((charge) => charge.customer === customer);
      return list(charges.map(print.charge), "/v1/charges");
    },
    PostRefunds(_, { charge: id, amount, reason }) {
      const charge = books.find(books.charges, String(id), "charge");
      const left = charge.amount - charge.refunded;
      if (left === 0) {
        throw new StripeRefusal(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
      }
      const back = Number(amount ?? left);
      if (back > left) throw new StripeRefusal("Refund amount is greater than the unrefunded amount on the charge.");
      giveBack(charge, back);
      return print.refund(charge, { amount: back, reason: String(reason), id: books.makeId("re") });
    },
    GetChargesCharge: ({ charge = "" }) => print.charge(books.find(books.charges, charge, "charge")),
    GetDisputes(_, { charge: id }) {
      const charge = books.find(books.charges, String(id), "charge");
      return list(charge.dispute ? [print.dispute(charge)] : [], "/v1/disputes");
    },
    GetInvoices(_, { subscription, status }, expand) {
      const invoices = newest(books.invoices).filter(
        (invoice) => invoice.subscription === subscription && (status === undefined || invoice.status === status),
      );
      return list(
        invoices.map((invoice) => print.invoice(invoice, ofData(expand))),
        "/v1/invoices",
      );
    },
    GetInvoicesInvoice: ({ invoice }, _, expand) => print.invoice(getInvoice(invoice), expand),
    GetInvoicesInvoiceLines: ({ invoice }) => print.invoice(getInvoice(invoice)).lines,
    PostInvoicesInvoicePay({ invoice: id }, { payment_method: card }) {
      const invoice = getInvoice(id);
      if (invoice.status !== "open") throw new StripeRefusal("Invoice is already paid");
      const isPaid = books.charge(invoice, books.find(books.cards, String(card), "payment_method"), false);
      if (!isPaid) throw new StripeRefusal("Your card was declined.", { type: "card_error", code: "card_declined" });
      return print.invoice(invoice);
    },
  };

  function getActiveSchedule(id: string | undefined): Schedule {
    const schedule = books.find(books.schedules, id ?? "", "subscription_schedule");
    if (schedule.status !== "active") throw new StripeRefusal("The subscription schedule is released.");
    return schedule;
  }

  /** What a person does at a page of Stripe. */
  function visit(url: string, outcome: PageOutcome, last4: string): void {
    const { pathname } = new URL(url);
    const id = pathname.split("/").at(-1) ?? "";
    if (pathname.startsWith("/c/pay/")) {
      const session = books.find(books.sessions, id, "checkout.session");
      if (session.status !== "open") throw new Error(`the session is ${session.status}`);
      if (outcome === "accepted") books.completeSession(session, last4);
    } else {
      const invoice = getInvoice(id);
      if (outcome === "accepted") books.charge(invoice, books.addCard(invoice.customer, last4), true);
    }
  }

  return {
    endpoint: { host: "127.0.0.1", port, protocol: "http" as const },
    secretKey,
    webhookSecret,
    books,
    asked,
    faults,
    visit,
    sign,
    now: () => new Date(books.now() * 1000),
    setBank(subscription: string, bank: Card["bank"]) {
      books.cards.get(getSubscription(subscription).card)!.bank = bank;
    },
    refund(invoice: string, amount: number) {
      giveBack(getCharge(invoice), amount);
    },
    dispute(invoice: string, status: "needs_response" | "won" | "lost") {
      const charge = getCharge(invoice);
      charge.dispute = { created: books.now(), ...charge.dispute, status };
      const type = status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed";
      notify(type, print.dispute(charge));
    },
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
      if (faults.length > 0) throw new Error(`against Stripe's description:\n${[...new Set(faults)].join("\n")}`);
    },
  };

  function giveBack(charge: Charge, amount: number): void {
    charge.refunded += amount;
    notify("charge.refunded", print.charge(charge));
  }

  function getCharge(invoice: string): Charge {
    return [...books.charges.values()].find(({ payment }) => payment === getInvoice(invoice).payment)!;
  }

  function notify(type: string, object: object): void {
    webhooks.push({
      id: books.makeId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: books.now(),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object },
    });
  }
}

function refuseOr(act: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { type, code, message } = error;
    const status = type === "card_error" ? 402 : code === "resource_missing" ? 404 : 400;
    return { status, body: { error: { type, message, ...(code && { code }) } } };
  }
}

const newest = <Stored extends { created: number }>(stored: ReadonlyMap<string, Stored>) =>
  [...stored.values()].toReversed().toSorted((a, b) => b.created - a.created);

const ofData = (expand: readonly string[]) => expand.map((path) => path.replace(/^data\./, ""));

const sign = (rawBody: Buffer, secret: string, atMs = Date.now()): WebhookRequest => {
  const seconds = Math.floor(atMs / 1000);
  const proof = createHmac("sha256", secret).update(`${seconds}.`).update(rawBody).digest("hex");
  return {
    headers: { "content-type": "application/json", "stripe-signature": `t=${seconds},v1=${proof}` },
    rawBody,
    network: "127.0.0.1",
  };
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
