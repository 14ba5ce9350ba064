import type { Config } from "../../../platform/config.server.ts";
import type { PaymentProvider } from "./contract.ts";

/** The payment providers that the site has keys of, the one to use without a wish first; only their libraries are loaded. */
export async function chooseProviders(config: Config): Promise<PaymentProvider[]> {
  const stripe = await connectStripe(config);
  return [stripe].filter((provider) => provider !== undefined);
}

async function connectStripe(config: Config): Promise<PaymentProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_TAX: hasTax } = config;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  const { createStripeProvider } = await import("./stripe/stripe-provider.server.ts");
  return createStripeProvider({ secretKey, webhookSecret, hasTax });
}
