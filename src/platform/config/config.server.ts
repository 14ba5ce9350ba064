import { z } from "zod";
import { defaultLocale } from "../../i18n/locales.ts";
import { adKeys } from "./ad-keys.server.ts";
import { analyticsKeys } from "./analytics-keys.server.ts";
import { catalogueKeys } from "./catalogue-keys.server.ts";
import { findConfigFaults, isOnlyForThisMachine } from "./config-rules.server.ts";
import { identityKeys } from "./identity-keys.server.ts";
import { imageKeys } from "./image-keys.server.ts";
import { mediaKeys } from "./media-keys.server.ts";
import { objectKeys } from "./object-keys.server.ts";
import { paymentKeys } from "./payment-keys.server.ts";
import { searchKeys } from "./search-keys.server.ts";
import { siteKeys } from "./site-keys.server.ts";

/** Everything that can be set from outside, by subject: one environment variable per key, all optional. */
const groups = {
  Site: siteKeys,
  Files: objectKeys,
  "Catalogue and images": { ...catalogueKeys, ...imageKeys, ...mediaKeys },
  Search: searchKeys,
  "Sign-in and email": identityKeys,
  Payments: paymentKeys,
  "Analytics, monitoring and flags": analyticsKeys,
  Promotions: adKeys,
};

const configSchema = z.object({
  ...siteKeys,
  ...objectKeys,
  ...catalogueKeys,
  ...imageKeys,
  ...mediaKeys,
  ...searchKeys,
  ...identityKeys,
  ...paymentKeys,
  ...analyticsKeys,
  ...adKeys,
});

/** Each key by itself is as it should be. */
export type GivenConfig = z.infer<typeof configSchema>;

export type Config = Omit<GivenConfig, "TEST_MODE"> & { TEST_MODE: boolean };

/** Tells every fault of the configuration at once, one per line. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "an error" : `${faults.length} errors`}:\n  ${faults.join("\n  ")}`,
    );
    this.name = "ConfigError";
  }
}

/** Values that must not be repeated in messages. */
const secrets = new Set([
  "DATABASE_URL",
  "RATE_LIMIT_STORE",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_KEY",
  "REDIS_URL",
  "SMTP_URL",
  "OPENSEARCH_URL",
  "EMBEDDINGS_URL",
  "EMBEDDINGS_API_KEY",
  "SECRET_KEY",
  "USER_HASH_KEY",
  "GITHUB_CLIENT_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "MICROSOFT_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
  "RECAPTCHA_V3_SECRET",
  "RECAPTCHA_V2_SECRET",
  "APPLE_PRIVATE_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "RECURLY_API_KEY",
  "RECURLY_WEBHOOK_SECRET",
  "PAYPAL_CLIENT_SECRET",
  "YOOKASSA_SECRET_KEY",
  "APPSUMO_API_KEY",
  "APPSUMO_CLIENT_SECRET",
  "METRICS_TOKEN",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "OPENVERSE_CLIENT_SECRET",
]);

/**
 * Reads the configuration from the environment; empty values count as absent.
 * @throws ConfigError naming every faulty key
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = configSchema.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const key = String(issue.path[0]);
        return `${key}${secrets.has(key) ? "" : `=${given[key] ?? ""}`}: ${issue.message}`;
      }),
    );
  }
  const faults = findConfigFaults(result.data);
  if (faults.length > 0) throw new ConfigError(faults);
  const { ORIGIN, LANGUAGE_ORIGINS, TEST_MODE } = result.data;
  const isPrivate = isOnlyForThisMachine(result.data);
  return { ...result.data, ORIGIN: ORIGIN ?? LANGUAGE_ORIGINS?.[defaultLocale], TEST_MODE: TEST_MODE ?? isPrivate };
}

/** Libraries choose their fast or their talkative build by NODE_ENV; call before the first of them is imported. */
export function applyEnvironment(config: Config): void {
  process.env.NODE_ENV = config.NODE_ENV;
}

/** One key as documents describe it. */
export interface DescribedKey {
  key: string;
  /** As it would be written; empty without one. */
  fallback: string;
  description: string;
}

/** All keys by subject, for `docs/configuration.md`. */
export function describeConfig(): { title: string; keys: DescribedKey[] }[] {
  return Object.entries(groups).map(([title, keys]) => ({
    title,
    keys: Object.entries<z.ZodType>(keys).map(([key, schema]) => ({
      key,
      fallback: formatFallback(schema.safeParse(undefined).data),
      description: schema.description ?? "",
    })),
  }));
}

function formatFallback(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
