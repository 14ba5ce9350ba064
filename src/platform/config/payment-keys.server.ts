import { z } from "zod";

/** Who sells, and which providers take the payments. */
export const paymentKeys = {
  SELLER: z
    .string()
    .max(500)
    .default("Iconarium")
    .describe("Seller on invoices: name, address and tax number, with lines separated by `;`."),
  GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(7)
    .describe("Days a license stays active after a failed payment."),
  STUDENT_LIST: z
    .string()
    .optional()
    .describe(
      "File of students who get a license when they sign in with GitHub. Each line is a GitHub account number, an email address, or `@university.example`.",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Stripe secret key. Turns on payments by Stripe: see [payments](payments.md)."),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe("Signing secret of the Stripe webhook."),
  STRIPE_TAX: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Let Stripe Tax calculate taxes."),
  RECURLY_API_KEY: z
    .string()
    .optional()
    .describe("Recurly private API key. Turns on payments by Recurly: see [payments](payments.md)."),
  RECURLY_WEBHOOK_SECRET: z.string().optional().describe("Signing secret of the Recurly webhook."),
  RECURLY_SITE_URL: z
    .url({ protocol: /^https$/, error: "must be an https URL such as https://icons.recurly.com" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe("URL of your hosted Recurly pages: `https://icons.recurly.com`."),
  RECURLY_REGION: z.enum(["us", "eu"]).default("us").describe("Region of the Recurly account."),
  PAYPAL_CLIENT_ID: z.string().optional().describe("PayPal client ID. Turns on payments by PayPal."),
  PAYPAL_CLIENT_SECRET: z.string().optional().describe("PayPal client secret."),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe("ID of the PayPal webhook."),
  PAYPAL_SANDBOX: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Use the PayPal sandbox, where no money moves."),
  YOOKASSA_SHOP_ID: z.string().optional().describe("YooKassa shop ID. Turns on payments in rubles by YooKassa."),
  YOOKASSA_SECRET_KEY: z.string().optional().describe("YooKassa secret key."),
  YOOKASSA_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe("VAT code on receipts under 54-FZ. Without it, YooKassa sends no receipts."),
  APPSUMO_API_KEY: z.string().optional().describe("AppSumo API key. Turns on AppSumo licenses."),
  APPSUMO_CLIENT_ID: z.string().optional().describe("AppSumo client ID."),
  APPSUMO_CLIENT_SECRET: z.string().optional().describe("AppSumo client secret."),
  APPSUMO_TIERS: z
    .string()
    .regex(
      /^\s*\d{1,3}=[\w-]{1,60}(?::[1-9]\d{0,4})?\s*(?:,\s*\d{1,3}=[\w-]{1,60}(?::[1-9]\d{0,4})?\s*)*$/,
      "must look like 1=pro-year,2=team-year:5",
    )
    .optional()
    .describe("Product and seats of each AppSumo tier: `1=pro-year,2=team-year:5`."),
};
