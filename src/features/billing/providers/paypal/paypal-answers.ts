import { z } from "zod";

/** What is read of PayPal's answers; whatever else is in them is left alone. */

const time = z.string().transform((text, context) => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) context.addIssue({ code: "custom", message: "isn’t a date and time" });
  return date;
});
export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
const linksSchema = z.array(z.object({ rel: z.string(), href: z.url() })).default([]);

export type PaypalMoney = z.infer<typeof moneySchema>;

export const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export const withIdSchema = z.object({ id: z.string() });
export const planListSchema = z.object({
  plans: z.array(z.object({ id: z.string(), status: z.string(), description: z.string().default("") })).default([]),
});
export const planSchema = z.object({ id: z.string(), description: z.string().default("") });

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  plan_id: z.string(),
  quantity: z.coerce.number().int().default(1),
  custom_id: z.string().default(""),
  start_time: time.optional(),
  create_time: time,
  subscriber: z.object({ email_address: z.string().optional() }).default({}),
  billing_info: z
    .object({
      outstanding_balance: moneySchema,
      failed_payments_count: z.number().int(),
      last_payment: z.object({ amount: moneySchema, time }).optional(),
      last_failed_payment: z.object({ time }).optional(),
      next_billing_time: time.optional(),
    })
    .optional(),
  links: linksSchema,
});
export type PaypalSubscription = z.infer<typeof subscriptionSchema>;

export const revisionSchema = z.object({ links: linksSchema });

export const transactionSchema = z.object({
  id: z.string(),
  status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED"]),
  time,
  amount_with_breakdown: z.object({ gross_amount: moneySchema, tax_amount: moneySchema.optional() }),
});
export const transactionListSchema = z.object({ transactions: z.array(transactionSchema).default([]) });
export type PaypalTransaction = z.infer<typeof transactionSchema>;

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  create_time: time.optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: moneySchema.optional(),
        items: z.array(z.object({ name: z.string(), quantity: z.coerce.number().int() })).default([]),
        payments: z
          .object({
            captures: z
              .array(z.object({ id: z.string(), status: z.string(), amount: moneySchema, create_time: time }))
              .default([]),
            refunds: z.array(z.object({ status: z.string(), amount: moneySchema })).default([]),
          })
          .default({ captures: [], refunds: [] }),
      }),
    )
    .default([]),
  links: linksSchema,
});
export type PaypalOrder = z.infer<typeof orderSchema>;

export const verificationSchema = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

export const eventSchema = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    custom: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});
