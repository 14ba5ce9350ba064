import type { Config } from "../../../platform/config/config.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { PaymentProvider } from "./contract.ts";

/** The payment providers that the site has keys of, the default one first; only their libraries are loaded. */
export async function chooseProviders(
  config: Config,
  deps: { database: Database; log: Log },
): Promise<PaymentProvider[]> {
  const { database } = deps;
  const providers = await Promise.all([
    connectStripe(config),
    connectRecurly(config),
    connectPaypal(config),
    connectYookassa(config, deps),
    connectAppsumo(config, database),
  ]);
  return providers.filter((provider) => provider !== undefined);
}

async function connectStripe(config: Config): Promise<PaymentProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_TAX: hasTax } = config;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  const { createStripeProvider } = await import("./stripe/stripe-provider.server.ts");
  return createStripeProvider({ secretKey, webhookSecret, hasTax });
}

async function connectRecurly(config: Config): Promise<PaymentProvider | undefined> {
  const { RECURLY_API_KEY: apiKey, RECURLY_WEBHOOK_SECRET: webhookSecret, RECURLY_SITE_URL: siteUrl } = config;
  if (apiKey === undefined || webhookSecret === undefined || siteUrl === undefined) return undefined;
  const { createRecurlyProvider } = await import("./recurly/recurly-provider.server.ts");
  return createRecurlyProvider({ apiKey, webhookSecret, siteUrl, region: config.RECURLY_REGION });
}

async function connectPaypal(config: Config): Promise<PaymentProvider | undefined> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return undefined;
  const { createPaypalProvider } = await import("./paypal/paypal-provider.server.ts");
  return createPaypalProvider({ clientId, clientSecret, webhookId, isSandbox: config.PAYPAL_SANDBOX });
}

async function connectAppsumo(config: Config, database: Database): Promise<PaymentProvider | undefined> {
  const { APPSUMO_API_KEY: apiKey, APPSUMO_TIERS: tiers, ORIGIN: origin } = config;
  const { APPSUMO_CLIENT_ID: clientId, APPSUMO_CLIENT_SECRET: clientSecret } = config;
  if (apiKey === undefined || clientId === undefined || clientSecret === undefined || tiers === undefined)
    return undefined;
  const { createAppsumoKeys } = await import("./appsumo/appsumo-keys.server.ts");
  const { createAppsumoProvider } = await import("./appsumo/appsumo-provider.server.ts");
  const redirectUrl = `${origin ?? "http://localhost"}/billing/appsumo`;
  return createAppsumoProvider({
    apiKey,
    clientId,
    clientSecret,
    redirectUrl,
    tiers,
    keys: createAppsumoKeys(database),
  });
}

async function connectYookassa(
  config: Config,
  { database, log }: { database: Database; log: Log },
): Promise<PaymentProvider | undefined> {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_VAT_CODE: vatCode } = config;
  if (shopId === undefined || secretKey === undefined) return undefined;
  const { createManagedSubscriptions } = await import("../managed/managed-subscriptions.server.ts");
  const { createYookassaApi } = await import("./yookassa/yookassa-api.server.ts");
  const { createYookassaGateway } = await import("./yookassa/yookassa-gateway.server.ts");
  const { createYookassaProvider } = await import("./yookassa/yookassa-provider.server.ts");
  const api = createYookassaApi({ shopId, secretKey, origin: "https://api.yookassa.ru" });
  const gateway = createYookassaGateway(api, { vatCode, now });
  const subscriptions = createManagedSubscriptions({ database, provider: "yookassa", gateway, now, log });
  return createYookassaProvider({ api, subscriptions, vatCode });
}

const now = () => new Date();
