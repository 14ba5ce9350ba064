import { createStripeProvider } from "../../../src/features/billing/providers/stripe/stripe-provider.server.ts";
import type { PaymentDriver } from "./payment-driver.ts";
import { startStripeStandIn, type StripeStandIn } from "./stripe-stand-in.ts";

/** Everybody around the adapter of Stripe. */
export async function startStripeDriver(
  options: { taxPercent?: number } = {},
): Promise<PaymentDriver & { standIn: StripeStandIn }> {
  const standIn = await startStripeStandIn(options);
  const { secretKey, webhookSecret, endpoint, now } = standIn;
  const keys = { secretKey, webhookSecret, now };
  return {
    standIn,
    provider: createStripeProvider({ ...keys, endpoint }),
    unreachable: createStripeProvider({ ...keys, endpoint: { ...endpoint, port: 1 } }),
    secrets: [secretKey, webhookSecret],
    payCheckout: async (url, outcome) => standIn.visit(url, outcome, "4242"),
    answerPage: async (url, outcome) => standIn.visit(url, outcome, "4444"),
    async letExpire(url) {
      standIn.books.expire(standIn.books.sessions.get(new URL(url).pathname.split("/").at(-1)!)!);
    },
    passTime: async (until) => standIn.books.passTime(Math.floor(until.getTime() / 1000)),
    failPayments: async (ref) => standIn.setBank(ref, "refuses"),
    refund: async (ref, amount) => standIn.refund(ref, amount),
    dispute: async (ref) => standIn.dispute(ref, "needs_response"),
    receiveWebhooks: async () => standIn.receiveWebhooks(),
    async forge({ rawBody, ...request }, how) {
      if (how === "stranger") return standIn.sign(rawBody, "whsec_SomebodyElse");
      if (how === "old") return standIn.sign(rawBody, webhookSecret, Date.now() - 7_200_000);
      return { ...request, rawBody: Buffer.concat([rawBody, Buffer.from(" ")]) };
    },
    close: () => standIn.close(),
  };
}
