import fastify from "fastify";
import { expect, test } from "vitest";
import { makeDataDir, startDatabase } from "../../../../../tests/harness/database/database.ts";
import { createHttpVisitor } from "../../../../../tests/harness/people/http-visitor.ts";
import { withRecordedOrders } from "../../../../../tests/harness/subscriptions/record-order.ts";
import type { PageOutcome, PaymentDriver } from "../../../../../tests/harness/payments/payment-driver.ts";
import type { Database } from "../../../../platform/db/database.server.ts";
import { createLog } from "../../../../platform/log.server.ts";
import type { WebhookRequest } from "../contract.ts";
import { describePaymentProvider } from "../provider.suite.ts";
import { createTestPayments } from "./create-test-payments.server.ts";
import { createTestClock } from "./test-clock.server.ts";
import { registerTestPayments } from "./test-checkout-calls.server.ts";
import { signatureHeader, signWebhook } from "./webhook-signature.server.ts";

const log = createLog("silent");
const key = new Uint8Array(32).fill(7);
const dayMs = 86_400_000;

/** Puts on a site of the test checkout alone, which hears its own webhooks. */
async function startSite(database: Database, dataDir: string) {
  const clock = createTestClock({ isTestMode: true, folder: dataDir });
  const payments = createTestPayments({ isTestMode: true, database, clock, key, log, settle: async () => undefined });
  const app = fastify();
  const received: WebhookRequest[] = [];
  await registerTestPayments(app, payments);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/billing/webhooks/test", async ({ headers, body, ip }) => {
      received.push({ headers, rawBody: body as Buffer, network: ip });
      return {};
    });
  });
  const site = await app.listen({ port: 0, host: "127.0.0.1" });
  return { payments, received, site, close: () => app.close() };
}

/** Writes a card on the page, and answers its bank. */
async function payByCard(site: string, url: string, number: string) {
  const visitor = createHttpVisitor();
  const page = site + new URL(url).pathname;
  const answer = await visitor.ask(page, { form: { number, expiry: "12/34", cvc: "123" } });
  const { location } = answer.headers;
  if (!location?.endsWith("/challenge")) return answer;
  return visitor.ask(site + location, { form: { answer: "approve" } });
}

const cards = { accepted: "4242424242424242", declined: "4000000000000002" };
const otherCards = { accepted: "5555555555554444", declined: "4000000000000002" };

async function start(): Promise<PaymentDriver> {
  const held = await startDatabase();
  const { dataDir, remove } = await makeDataDir();
  const gone = await startDatabase("postgres://nobody@127.0.0.1:1/none");
  const { payments, received, site, close } = await startSite(held.database, dataDir);
  const nowhere = createTestPayments({
    isTestMode: true,
    database: gone.database,
    clock: payments.clock,
    key,
    log,
    settle: async () => undefined,
  });
  const visit = async (url: string, outcome: PageOutcome, by: typeof cards) => {
    if (outcome !== "abandoned") await payByCard(site, url, by[outcome]);
  };
  return {
    provider: withRecordedOrders(held.database, payments.provider),
    unreachable: nowhere.provider,
    secrets: [Buffer.from(key).toString("hex"), Buffer.from(key).toString("base64url")],
    payCheckout: (url, outcome) => visit(url, outcome, cards),
    answerPage: (url, outcome) => visit(url, outcome, otherCards),
    letExpire: () => payments.passTimeUntil(new Date(payments.clock.now().getTime() + 2 * dayMs)),
    passTime: (until) => payments.passTimeUntil(until),
    async failPayments(ref) {
      const page = await payments.provider.changePaymentMethod(ref, { returnUrl: "http://localhost:3000/icons" });
      await payByCard(site, page!.url, "4000000000000341");
    },
    async refund(invoiceRef, amount) {
      const { ref } = await payments.subscriptions.read(invoiceRef);
      const refund = { key: `desk-${invoiceRef}-${amount}`, invoiceRef, amount };
      await payments.subscriptions.apply(ref, { type: "refundAsked", ...refund });
    },
    async dispute(invoiceRef) {
      const { ref } = await payments.subscriptions.read(invoiceRef);
      await payments.subscriptions.apply(ref, { type: "disputed", invoiceRef });
    },
    async receiveWebhooks() {
      while ((await payments.outbox.send()) > 0);
      return received.splice(0);
    },
    async forge(request, how) {
      const seconds = Math.floor(Date.now() / 1000);
      const sign = (by: Uint8Array, at: number) => ({
        ...request,
        headers: { ...request.headers, [signatureHeader]: signWebhook(by, request.rawBody, at) },
      });
      if (how === "stranger") return sign(new Uint8Array(32), seconds);
      if (how === "old") return sign(key, seconds - 7_200);
      return { ...request, rawBody: Buffer.from(request.rawBody.toString().replace("evt_", "evt-")) };
    },
    async close() {
      await close();
      await nowhere.outbox.close();
      await held.close();
      await gone.close();
      await remove();
    },
  };
}

describePaymentProvider("the test provider", { start });

test("it can't be created outside of test mode", async () => {
  const { database, close } = await startDatabase();
  const { dataDir, remove } = await makeDataDir();
  const clock = createTestClock({ isTestMode: true, folder: dataDir });
  const make = () =>
    createTestPayments({ isTestMode: false, database, clock, key, log, settle: async () => undefined });
  expect(make).toThrow("only available in test mode");
  await close();
  await remove();
});
