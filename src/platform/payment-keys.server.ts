import { z } from "zod";

/** The keys of the configuration about what people pay, and by whom. */
export const paymentKeys = {
  SELLER: z
    .string()
    .max(500)
    .default("Iconarium")
    .describe("Who sells, as it stands on invoices: name, address and tax number, with `;` between lines."),
  GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(7)
    .describe("Days for which a licence lasts after a payment has failed."),
  STUDENT_LIST: z
    .string()
    .optional()
    .describe(
      "File of students who have a licence when they sign in with GitHub: a line for the number of an account, an address, or `@university.example`.",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("How Stripe knows this site; with it, people pay by Stripe: see docs/payments.md."),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe("What Stripe signs with what it tells unasked."),
  STRIPE_TAX: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Have Stripe reckon taxes; they are set up there."),
  RECURLY_API_KEY: z
    .string()
    .optional()
    .describe("How Recurly knows this site; with it, people pay by Recurly: see docs/payments.md."),
  RECURLY_WEBHOOK_SECRET: z.string().optional().describe("What Recurly signs with what it tells unasked."),
  RECURLY_SITE_URL: z
    .url({ protocol: /^https$/, error: "must be an https address such as https://icons.recurly.com" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe("Where Recurly's pages are that take the money: `https://icons.recurly.com`."),
  RECURLY_REGION: z.enum(["us", "eu"]).default("us").describe("Where Recurly keeps what it knows of this site."),
  PAYPAL_CLIENT_ID: z.string().optional().describe("How PayPal knows this site; with it, people pay with PayPal."),
  PAYPAL_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe("The id that PayPal gave to the webhook of this site."),
  PAYPAL_SANDBOX: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Whether these keys are for PayPal's sandbox, where no money moves."),
  YOOKASSA_SHOP_ID: z
    .string()
    .optional()
    .describe("The number of the shop at YooKassa; with it, people pay roubles there."),
  YOOKASSA_SECRET_KEY: z.string().optional().describe("The secret that belongs to it."),
  YOOKASSA_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe("The VAT code of receipts by 54-FZ; without it, YooKassa sends none."),
  APPSUMO_API_KEY: z
    .string()
    .optional()
    .describe("The key of the product at AppSumo; with it, licences come from there."),
  APPSUMO_CLIENT_ID: z.string().optional().describe("How AppSumo knows this site when people come from there."),
  APPSUMO_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  APPSUMO_TIERS: z
    .string()
    .regex(
      /^\s*\d{1,3}=[\w-]{1,60}(?::[1-9]\d{0,4})?\s*(?:,\s*\d{1,3}=[\w-]{1,60}(?::[1-9]\d{0,4})?\s*)*$/,
      "must look like 1=pro-year,2=team-year:5",
    )
    .optional()
    .describe("Product and seats of each tier of the deal: `1=pro-year,2=team-year:5`."),
};
