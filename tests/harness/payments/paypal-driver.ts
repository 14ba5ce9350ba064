import { createPaypalProvider } from "../../../src/features/billing/providers/paypal/paypal-provider.server.ts";
import type { PaymentDriver } from "./payment-driver.ts";
import { startPaypalStandIn, type PaypalStandIn } from "./paypal-stand-in.ts";

const addressesAt = (origin: string) => ({
  api: origin,
  certificates: origin,
  payments: `${origin}/myaccount/autopay/`,
});
const hoursUntilForgotten = 4;

/** The adapter of PayPal, and everybody around it. */
export async function startPaypalDriver(): Promise<PaymentDriver & { standIn: PaypalStandIn }> {
  const standIn = await startPaypalStandIn();
  const { books, clientId, clientSecret, webhookId } = standIn;
  const create = (origin: string) =>
    createPaypalProvider({
      clientId,
      clientSecret,
      webhookId,
      isSandbox: true,
      addresses: addressesAt(origin),
      now: () => books.now,
    });
  const provider = create(standIn.origin);
  return {
    standIn,
    provider,
    unreachable: create("http://127.0.0.1:9"),
    secrets: [clientSecret, Buffer.from(`${clientId}:${clientSecret}`).toString("base64")],
    payCheckout: async (url, outcome) => books.answerPage(url, outcome),
    answerPage: async (url, outcome) => books.answerPage(url, outcome),
    letExpire: async () => books.passTime(new Date(books.now.getTime() + hoursUntilForgotten * 3_600_000)),
    passTime: async (until) => books.passTime(until),
    failPayments: async (ref) => books.refuseCard(ref),
    async refund(invoiceRef) {
      const [, id = "", count] = /^(.+)-(\d+)$/.exec(invoiceRef) ?? [];
      books.refund(books.listPayments(id)[Number(count) - 1]!);
    },
    dispute: () => Promise.reject(new Error("PayPal tells of disputes elsewhere")),
    receiveWebhooks: async () => standIn.webhooks.splice(0),
    async forge(request, how) {
      const event = JSON.parse(request.rawBody.toString()) as object;
      if (how === "stranger") return standIn.sign(event, "stranger");
      return { ...request, rawBody: Buffer.from(JSON.stringify({ ...event, id: "WH-ANOTHER" })) };
    },
    close: () => standIn.close(),
  };
}
