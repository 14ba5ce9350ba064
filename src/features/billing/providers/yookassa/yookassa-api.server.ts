import { z } from "zod";
import { readAmount } from "../../../../core/billing/money.ts";
import { createPaymentApi } from "../payment-api.server.ts";

const amountSchema = z.object({ value: z.string(), currency: z.string() });

export const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(["pending", "waiting_for_capture", "succeeded", "canceled"]),
  amount: amountSchema,
  refunded_amount: amountSchema.optional(),
  created_at: z.coerce.date(),
  captured_at: z.coerce.date().optional(),
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  payment_method: z.object({ id: z.string(), saved: z.boolean(), title: z.string().optional() }).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
export type YookassaPayment = z.infer<typeof paymentSchema>;

const refundSchema = z.object({ id: z.string(), status: z.enum(["pending", "succeeded", "canceled"]) });
const listSchema = z.object({ items: z.array(paymentSchema) });
const notificationSchema = z.object({
  event: z.string(),
  object: z.object({ id: z.string(), payment_id: z.string().optional() }),
});

export const readNotification = (body: unknown) => notificationSchema.safeParse(body);

/** Minor units of what YooKassa writes. */
export function readYookassaAmount({ value, currency }: z.infer<typeof amountSchema>): number {
  const amount = readAmount(value, currency);
  if (amount === undefined) throw new RangeError(`YooKassa reported ${value} ${currency}`);
  return amount;
}

export interface YookassaApi {
  pay(key: string, body: object): Promise<YookassaPayment>;
  get(paymentId: string): Promise<YookassaPayment>;
  /** Those since a moment, the oldest hundred of what YooKassa lists. */
  list(since: Date): Promise<YookassaPayment[]>;
  refund(key: string, body: object): Promise<z.infer<typeof refundSchema>>;
}

export function createYookassaApi(options: { shopId: string; secretKey: string; origin: string }): YookassaApi {
  const api = createPaymentApi({ name: "YooKassa", origin: options.origin });
  const authorization = `Basic ${Buffer.from(`${options.shopId}:${options.secretKey}`).toString("base64")}`;
  const post = (key: string, body: object) => ({
    method: "POST" as const,
    headers: { authorization, "idempotence-key": key },
    body,
  });
  return {
    pay: (key, body) => api.read(paymentSchema, { path: "/v3/payments", ...post(key, body) }),
    get: (id) =>
      api.read(paymentSchema, { path: `/v3/payments/${encodeURIComponent(id)}`, headers: { authorization } }),
    async list(since) {
      const query = new URLSearchParams({ "created_at.gte": since.toISOString(), limit: "100" });
      return (await api.read(listSchema, { path: `/v3/payments?${query}`, headers: { authorization } })).items;
    },
    refund: (key, body) => api.read(refundSchema, { path: "/v3/refunds", ...post(key, body) }),
  };
}
