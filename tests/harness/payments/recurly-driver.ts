import { createRecurlyProvider } from "../../../src/features/billing/providers/recurly/recurly-provider.server.ts";
import type { PaymentDriver } from "./payment-driver.ts";
import { startRecurlyStandIn, type RecurlyStandIn } from "./recurly-stand-in.ts";

/** Everybody around the adapter of Recurly. */
export async function startRecurlyDriver(): Promise<PaymentDriver & { standIn: RecurlyStandIn }> {
  const standIn = await startRecurlyStandIn();
  const { apiKey, webhookSecret, siteUrl, endpoint, now } = standIn;
  const keys = { apiKey, webhookSecret, siteUrl, now };
  return {
    standIn,
    provider: createRecurlyProvider({ ...keys, endpoint }),
    unreachable: createRecurlyProvider({ ...keys, endpoint: "http://127.0.0.1:1" }),
    secrets: [apiKey, webhookSecret],
    payCheckout: async (url, outcome) => standIn.visit(url, outcome, "1111"),
    answerPage: async (url, outcome) => standIn.visit(url, outcome, "4444"),
    letExpire: async () => undefined,
    passTime: async (until) => standIn.passTime(until),
    failPayments: async (ref) => standIn.failPayments(ref),
    refund: async (ref, amount) => standIn.refund(ref, amount / 100),
    dispute: async (ref) => standIn.dispute(ref),
    receiveWebhooks: async () => standIn.receiveWebhooks(),
    async forge({ rawBody, ...request }, how) {
      if (how === "stranger") return standIn.sign(rawBody, "somebody-else");
      if (how === "old") return standIn.sign(rawBody, webhookSecret, Date.now() - 7_200_000);
      return { ...request, rawBody: Buffer.concat([rawBody, Buffer.from(" ")]) };
    },
    close: () => standIn.close(),
  };
}
