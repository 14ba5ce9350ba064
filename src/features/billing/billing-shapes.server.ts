import { z } from "zod";
import type { Product } from "../../core/billing/product.ts";
import { answer, succeeded } from "../../platform/http/parameters/api-scope.server.ts";
import type { Invoice, Subscription } from "./contract.ts";
import type { NextPage } from "./providers/contract.ts";

const mostMetadata = 20;

export const providerCode = z.enum(["stripe", "paypal", "recurly", "yookassa", "appsumo", "test"]);
export const licenseUuid = z.uuid("must be the ID of a license");
export const productCode = z.string().min(1).max(40);
export const quantity = z.int().min(1).max(10_000);
/** Where a browser goes on: a page of this site, by path or whole address. */
export const page = z.string().max(2_000);

export const product = z
  .object({
    code: z.string(),
    plan: z.string(),
    period: z.enum(["month", "year"]).nullable(),
    prices: z.record(z.string(), z.int()).describe("Price per seat and period in minor units, by currency."),
    seats: z.object({ min: z.int(), max: z.int() }),
    trialDays: z.int(),
    allowances: z.array(
      z.object({
        resource: z.string(),
        accountingType: z.string(),
        usages: z.int(),
        allowOverusage: z.boolean(),
        isUnlimited: z.boolean(),
      }),
    ),
    limits: z.object({ pngSizePx: z.int() }),
    order: z.int(),
  })
  .meta({ id: "Product" });

export const subscription = z
  .object({
    licenseId: z.string(),
    provider: providerCode,
    productCode: z.string(),
    status: z.enum(["incomplete", "trial", "active", "grace", "lapsed", "unsubscribed", "ended"]),
    quantity: z.int(),
    currency: z.string(),
    unitAmount: z.int(),
    periodEnd: z.string(),
    trialEndsAt: z.string().nullable(),
    accessEndsAt: z.string().nullable(),
    plannedChange: z.object({ productCode: z.string(), quantity: z.int() }).nullable(),
    paymentMethod: z.string().nullable(),
  })
  .meta({ id: "Subscription" });

export const invoice = z
  .object({
    id: z.string(),
    licenseId: z.string().nullable(),
    provider: providerCode,
    number: z.string(),
    status: z.enum(["open", "paid", "void", "uncollectible", "refunded"]),
    currency: z.string(),
    lines: z.array(z.object({ description: z.string(), quantity: z.int(), amount: z.int() })),
    tax: z.int(),
    total: z.int(),
    amountPaid: z.int(),
    amountRefunded: z.int(),
    issuedAt: z.string(),
    paidAt: z.string().nullable(),
  })
  .meta({ id: "Invoice" });

export const order = z.object({
  addProducts: z.array(productCode).length(1, "must name one product").describe("Product code."),
  removeProducts: z.array(productCode).max(10).optional().describe("Ignored for new subscriptions."),
  quantity: quantity.default(1).describe("Seats."),
  provider: providerCode.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe("Defaults to the currency of the language, or to dollars if the product has no price in it."),
  source: z.string().max(100).optional(),
  referralCode: z.string().max(100).optional(),
  metadata: z
    .record(z.string().max(40), z.string().max(500))
    .refine((given) => Object.keys(given).length <= mostMetadata, `has more than ${mostMetadata} entries`)
    .optional(),
  clientRedirectUrl: page.optional().describe("Same as `successUrl`."),
  trialId: z.string().max(100).optional().describe("Ignored: a product has at most one trial."),
  trialDays: z.int().min(0).max(365).optional().describe("At most the product’s trial days; `0` for no trial."),
  successUrl: page.optional().describe("Page of this site to return to."),
  cancelUrl: page.optional(),
});

export const change = z.object({
  addProducts: z.array(productCode).length(1),
  quantity: quantity.optional(),
  returnUrl: page.optional(),
});
export const returning = z.object({ returnUrl: page.optional() }).default({});
export const next = answer({ url: z.string().nullable().describe("Page where the person must continue, if any.") });

export const renderNext = (onward: NextPage) => ({ ...succeeded, url: onward?.url ?? null });

export function serializeSubscription(one: Subscription): z.infer<typeof subscription> {
  const { licenseId, provider, standing, quantity: seats, currency, unitAmount, plannedChange } = one;
  return {
    licenseId,
    provider,
    status: standing,
    quantity: seats,
    currency,
    unitAmount,
    productCode: one.product.code,
    periodEnd: one.periodEnd.toISOString(),
    trialEndsAt: one.trialEndsAt?.toISOString() ?? null,
    accessEndsAt: one.accessEndsAt?.toISOString() ?? null,
    plannedChange: plannedChange ? { productCode: plannedChange.product.code, quantity: plannedChange.quantity } : null,
    paymentMethod: one.paymentMethod ?? null,
  };
}

export function renderInvoiceFacts(one: Invoice): z.infer<typeof invoice> {
  const { id, provider, number, status, currency, tax, total, amountPaid, amountRefunded } = one;
  return {
    id,
    provider,
    number,
    status,
    currency,
    tax,
    total,
    amountPaid,
    amountRefunded,
    licenseId: one.licenseId ?? null,
    lines: one.lines.map(({ description, quantity: count, amount }) => ({ description, quantity: count, amount })),
    issuedAt: one.issuedAt.toISOString(),
    paidAt: one.paidAt?.toISOString() ?? null,
  };
}

export function renderProduct({ period, prices, allowances, ...one }: Product): z.infer<typeof product> {
  return { ...one, period: period ?? null, prices: { ...prices }, allowances: [...allowances] };
}
