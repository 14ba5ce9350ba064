import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookRequest } from "../../../src/features/billing/providers/contract.ts";
import { createManagedSubscriptions } from "../../../src/features/billing/managed/managed-subscriptions.server.ts";
import { createYookassaApi } from "../../../src/features/billing/providers/yookassa/yookassa-api.server.ts";
import { createYookassaGateway } from "../../../src/features/billing/providers/yookassa/yookassa-gateway.server.ts";
import { createYookassaProvider } from "../../../src/features/billing/providers/yookassa/yookassa-provider.server.ts";
import { createDatabase } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { startDatabase } from "../database/database.ts";
import { withRecordedOrders } from "../subscriptions/record-order.ts";
import type { PageOutcome, PaymentDriver } from "./payment-driver.ts";

interface Payment {
  id: string;
  status: "pending" | "succeeded" | "canceled";
  paid: boolean;
  amount: { value: string; currency: string };
  created_at: string;
  captured_at?: string;
  refunded_amount?: { value: string; currency: string };
  confirmation?: { type: string; confirmation_url: string };
  payment_method?: { type: string; id: string; saved: boolean; title: string };
  metadata: Record<string, string>;
}

interface Return {
  payment_id: string;
  amount: { value: string; currency: string };
}

interface Refund extends Return {
  id: string;
  status: "succeeded";
  created_at: string;
}

interface Wanted {
  amount: { value: string; currency: string };
  capture: boolean;
  payment_method_id?: string;
  confirmation?: { type: string; return_url: string };
  save_payment_method?: boolean;
  description?: string;
  metadata?: Record<string, string>;
  receipt?: { customer: { email: string }; items: { vat_code: number }[] };
}

const shopId = "123456";
const secretKey = "test_secret-of-the-shop";
const pageLifeMs = 3_600_000;

/** The adapter of YooKassa over a stand-in that plays its documentation, and everybody around it. */
export async function startYookassaDriver(): Promise<PaymentDriver & { asked: Wanted[] }> {
  const payments = new Map<string, Payment>();
  const answered = new Map<string, Payment | Refund>();
  const refusedCards = new Set<string>();
  const webhooks: WebhookRequest[] = [];
  const asked: Wanted[] = [];
  let now = new Date("2026-03-10T09:00:00Z");
  let cards = 4242;
  const { database, close } = await startDatabase();

  function notify(payment: Payment): void {
    const event = { type: "notification", event: `payment.${payment.status}`, object: payment };
    webhooks.push({ headers: {}, rawBody: Buffer.from(JSON.stringify(event)), network: "185.71.76.5" });
  }

  function finish(payment: Payment, status: "succeeded" | "canceled"): void {
    payment.status = status;
    payment.paid = status === "succeeded";
    if (payment.paid) payment.captured_at = now.toISOString();
    delete payment.confirmation;
    notify(payment);
  }

  function pay(wanted: Wanted): Payment | undefined {
    const isByCard = wanted.payment_method_id !== undefined;
    const isInOrder =
      /^\d+\.\d\d$/.test(wanted.amount.value) &&
      wanted.amount.currency === "RUB" &&
      wanted.capture &&
      isByCard !== (wanted.confirmation?.type === "redirect") &&
      (wanted.description ?? "").length <= 128 &&
      Object.keys(wanted.metadata ?? {}).length <= 16;
    if (!isInOrder) return undefined;
    asked.push(wanted);
    const id = randomUUID();
    const payment: Payment = {
      id,
      status: "pending",
      paid: false,
      amount: wanted.amount,
      created_at: now.toISOString(),
      metadata: wanted.metadata ?? {},
    };
    payments.set(id, payment);
    if (isByCard) {
      const card = wanted.payment_method_id!;
      payment.payment_method = { type: "bank_card", id: card, saved: true, title: "Bank card" };
      finish(payment, refusedCards.has(card) ? "canceled" : "succeeded");
    } else {
      payment.confirmation = { type: "redirect", confirmation_url: `https://yoomoney.ru/checkout?orderId=${id}` };
    }
    return payment;
  }

  function giveBack({ payment_id: of, amount }: Return): Refund | undefined {
    const payment = payments.get(of);
    const before = Number(payment?.refunded_amount?.value ?? 0);
    const all = before + Number(amount.value);
    if (!payment?.paid || amount.currency !== "RUB" || all > Number(payment.amount.value)) return undefined;
    payment.refunded_amount = { value: all.toFixed(2), currency: "RUB" };
    return { id: randomUUID(), payment_id: of, status: "succeeded", amount, created_at: now.toISOString() };
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const basic = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString("base64")}`;
    if (request.headers.authorization !== basic) return [401, { type: "error", code: "invalid_credentials" }];
    const url = new URL(request.url ?? "/", "http://yookassa.test");
    if (request.method === "GET") {
      const payment = payments.get(url.pathname.slice("/v3/payments/".length));
      return payment ? [200, payment] : [404, { type: "error", code: "not_found" }];
    }
    const key = request.headers["idempotence-key"];
    if (typeof key !== "string" || key.length > 64) return [400, { type: "error", code: "invalid_request" }];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const known =
      answered.get(key) ?? (url.pathname === "/v3/refunds" ? giveBack(body as Return) : pay(body as Wanted));
    if (!known) return [400, { type: "error", code: "invalid_request" }];
    answered.set(key, known);
    return [200, known];
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const nowhere = createDatabase({ url: "postgres://nobody@127.0.0.1:9/none", dataDir: ".", log: createLog("silent") });
  const clock = () => now;
  const create = (origin: string, storage = database) => {
    const api = createYookassaApi({ shopId, secretKey, origin });
    const gateway = createYookassaGateway(api, { vatCode: 1, now: clock });
    const log = createLog("silent");
    const subscriptions = createManagedSubscriptions({
      database: storage,
      provider: "yookassa",
      gateway,
      now: clock,
      log,
    });
    return { subscriptions, provider: createYookassaProvider({ api, subscriptions, vatCode: 1 }) };
  };
  const { provider, subscriptions } = create(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  async function answerPage(url: string, outcome: PageOutcome): Promise<void> {
    const payment = payments.get(new URL(url).searchParams.get("orderId") ?? "");
    if (payment?.status !== "pending") throw new Error("nobody can pay here");
    if (outcome !== "accepted") return;
    cards += 1;
    payment.payment_method = { type: "bank_card", id: randomUUID(), saved: true, title: `Bank card *${cards}` };
    finish(payment, "succeeded");
  }

  async function passTime(until: Date): Promise<void> {
    while (now < until) {
      await subscriptions.runDue();
      const next = (await subscriptions.findNextStepAt()) ?? until;
      const stop = next > now ? next : new Date(now.getTime() + 86_400_000);
      now = stop < until ? stop : until;
    }
    await subscriptions.runDue();
  }

  return {
    provider: withRecordedOrders(database, provider),
    asked,
    unreachable: create("http://127.0.0.1:9", nowhere).provider,
    secrets: [secretKey],
    payCheckout: answerPage,
    answerPage,
    async letExpire(url) {
      const payment = payments.get(new URL(url).searchParams.get("orderId") ?? "")!;
      now = new Date(now.getTime() + pageLifeMs);
      finish(payment, "canceled");
    },
    passTime,
    async failPayments(ref) {
      const { method } = await subscriptions.read(ref);
      refusedCards.add(method!.ref.split(" ")[0]!);
    },
    refund: () => Promise.reject(new Error("given back at its desk, it is not told here")),
    dispute: () => Promise.reject(new Error("YooKassa tells of none")),
    receiveWebhooks: async () => webhooks.splice(0),
    forge: async (request) => ({ ...request, network: "203.0.113.9" }),
    async close() {
      server.closeAllConnections();
      server.close();
      await nowhere.close();
      await close();
    },
  };
}
