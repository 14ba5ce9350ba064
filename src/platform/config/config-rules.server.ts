import type { GivenConfig } from "./config.server.ts";
import { isLoopback } from "../http/loopback.server.ts";

/** All of them, or none. */
const keySets = {
  reCAPTCHA: ["RECAPTCHA_V3_SITE_KEY", "RECAPTCHA_V3_SECRET", "RECAPTCHA_V2_SITE_KEY", "RECAPTCHA_V2_SECRET"],
  Stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  Recurly: ["RECURLY_API_KEY", "RECURLY_WEBHOOK_SECRET", "RECURLY_SITE_URL"],
  PayPal: ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  YooKassa: ["YOOKASSA_SHOP_ID", "YOOKASSA_SECRET_KEY"],
  "A network": ["AD_TAG_URL", "AD_SLOTS"],
  GrowthBook: ["GROWTHBOOK_HOST", "GROWTHBOOK_CLIENT_KEY"],
  "The webhook": ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  Openverse: ["OPENVERSE_CLIENT_ID", "OPENVERSE_CLIENT_SECRET"],
  "Access to the S3 store": ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  AppSumo: ["APPSUMO_API_KEY", "APPSUMO_CLIENT_ID", "APPSUMO_CLIENT_SECRET", "APPSUMO_TIERS"],
} as const;

/** What keys that are right by themselves are together wrong about, one sentence each. */
export function findConfigFaults(config: GivenConfig): string[] {
  const faults: string[] = [];
  if (config.TEST_MODE && !isOnlyForThisMachine(config))
    faults.push(
      "TEST_MODE=true lets anyone sign in as anyone. It is only allowed if the site isn’t reachable from other machines",
    );
  if (config.SMTP_URL && !config.MAIL_FROM) faults.push("MAIL_FROM is missing: SMTP_URL needs a sender");
  if (config.REGION_HEADER !== undefined && config.TRUSTED_PROXIES.length === 0)
    faults.push("TRUSTED_PROXIES is missing: REGION_HEADER is only trusted from these proxies");
  if (config.S3_BUCKET === undefined && (config.S3_ENDPOINT ?? config.S3_ACCESS_KEY_ID) !== undefined)
    faults.push("S3_BUCKET is missing: the S3 store needs the name of a bucket");
  const needsOrigin = findOriginNeed(config);
  if (needsOrigin !== undefined) {
    faults.push(
      `ORIGIN is missing: other machines can reach this site, and ${needsOrigin} needs its public URL. Set ORIGIN or LANGUAGE_ORIGINS`,
    );
  }
  for (const [name, keys] of Object.entries(keySets)) {
    const absent = keys.filter((key) => config[key] === undefined);
    if (absent.length === keys.length) continue;
    for (const key of absent) faults.push(`${key} is missing: ${name} needs ${keys.join(", ")}`);
  }
  return faults;
}

/** Sends letters, or sends people elsewhere and has them come back. */
const keysThatNeedOrigin = [
  "SMTP_URL",
  "GITHUB_CLIENT_ID",
  "GOOGLE_CLIENT_ID",
  "MICROSOFT_CLIENT_ID",
  "FACEBOOK_CLIENT_ID",
  "APPLE_CLIENT_ID",
  "STRIPE_SECRET_KEY",
  "RECURLY_API_KEY",
  "PAYPAL_CLIENT_ID",
  "YOOKASSA_SHOP_ID",
  "APPSUMO_API_KEY",
  "WEBHOOK_URL",
] as const;

/** The key that must not work without an address which nobody else can choose; undefined when there is none. */
function findOriginNeed(config: GivenConfig): string | undefined {
  const { HOST, ORIGIN, LANGUAGE_ORIGINS, TRUSTED_PROXIES } = config;
  if (ORIGIN !== undefined || LANGUAGE_ORIGINS !== undefined) return undefined;
  if (isLoopback(HOST) && TRUSTED_PROXIES.length === 0) return undefined;
  return keysThatNeedOrigin.find((key) => config[key] !== undefined);
}

/** Whether nobody on another machine can reach the site. */
export function isOnlyForThisMachine({ HOST, ORIGIN, LANGUAGE_ORIGINS = {}, TRUSTED_PROXIES }: GivenConfig) {
  const addresses = [ORIGIN, ...Object.values(LANGUAGE_ORIGINS)].filter((address) => address !== undefined);
  return (
    [HOST, ...addresses.map((address) => new URL(address).hostname)].every(isLoopback) && TRUSTED_PROXIES.length === 0
  );
}
