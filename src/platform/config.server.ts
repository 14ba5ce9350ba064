import { availableParallelism } from "node:os";
import { z } from "zod";
import { isNetwork } from "./http/network.server.ts";
import { adKeys } from "./ad-keys.server.ts";
import { findConfigFaults, isOnlyForThisMachine } from "./config-rules.server.ts";
import { findSecretWeakness } from "../core/text/secret-strength.ts";
import { defaultLocale, isLocale, type Locale } from "../i18n/locales.ts";
import { paymentKeys } from "./payment-keys.server.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const megabytes = z.coerce.number().int().min(1).max(65_536);
const edgePx = z.coerce.number().int().min(16).max(4096);

const imageHost = z
  .url({ protocol: /^https?$/, error: "must be an http or https address such as https://img.example" })
  .transform((url) => new URL(url).origin)
  .optional();

const isHttpAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** Reads `en=https://icons.example,de=https://de.icons.example`. */
function readLanguageOrigins(text: string, context: z.RefinementCtx<string>): Partial<Record<Locale, string>> {
  const origins: Partial<Record<Locale, string>> = {};
  const refuse = (message: string) => context.addIssue({ code: "custom", message });
  for (const pair of text.split(",")) {
    const [, language = "", address = ""] = /^\s*([^=\s]*)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    const origin = isHttpAddress(address) ? new URL(address).origin : undefined;
    if (!isLocale(language)) refuse(`\`${pair}\` names no active language`);
    else if (origin === undefined) refuse(`the address of ${language} must be an http or https address`);
    else if (language in origins) refuse(`${language} has two addresses`);
    else if (Object.values(origins).includes(origin)) refuse(`${origin} is the address of two languages`);
    else origins[language] = origin;
  }
  if (!(defaultLocale in origins)) refuse(`the address of ${defaultLocale} is missing`);
  return origins;
}

const isHost = (host: string) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host;

const describeKey = (provider: string) => `How ${provider} knows this site; with it, people sign in with ${provider}.`;

/** Everything that can be set from outside: one environment variable per key, all optional. */
export const configSchema = z.object({
  PORT: port.default(3000).describe("Port to listen on; `0` takes a free one."),
  HOST: z
    .string()
    .default("localhost")
    .describe("Address to listen on; `0.0.0.0` makes the site reachable from other machines."),
  ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http or https address such as https://icons.example.com" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "Public address of the site, which links and letters name. Needed where other machines reach the site and people can sign in.",
    ),
  LANGUAGE_ORIGINS: z
    .string()
    .transform(readLanguageOrigins)
    .optional()
    .describe("Public address of each language: `en=https://icons.example,de=https://de.icons.example`; see below."),
  TRANSLATIONS_URL: z
    .string()
    .refine(
      (url) => url.includes("{locale}") && url.includes("{namespace}"),
      "must have {locale} and {namespace} in it",
    )
    .refine((url) => isHttpAddress(url), "must be an http or https address")
    .optional()
    .describe("Where newer texts come from: `https://texts.example/{namespace}/{locale}.json`; see below."),
  DATA_DIR: z.string().default(".data").describe("Folder for the compiled catalogue, the database and caches."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/database" })
    .optional()
    .describe("Your own PostgreSQL server; without it a private one runs inside `DATA_DIR`."),
  CATALOGUE_SETS: z
    .string()
    .transform((prefixes) => prefixes.split(",").map((prefix) => prefix.trim()))
    .optional()
    .describe(
      "Prefixes of the icon sets to include, such as `lucide,tabler`; all of the default catalogue without it.",
    ),
  REDIRECT_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(",").map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHost), "must list hosts such as blog.example.com,docs.example.com:8080")
    .default([])
    .describe("Other sites that redirects may lead to, such as `blog.example.com`; none without it."),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("warn")
    .describe("Least severe kind of log line that is written."),
  MAIN_STYLE: z.string().optional().describe("API code of the style whose icon represents a concept."),
  FREE_PNG_SIZE: edgePx.default(100).describe("Largest PNG edge in px for guests."),
  PAID_PNG_SIZE: edgePx
    .default(1600)
    .describe("Largest PNG edge in px for everybody else; larger requests are clamped."),
  FREE_IMAGE_HOST: imageHost.describe(
    "Where links to small pictures, GIF and ICO files lead, such as `https://img.example`; the site itself without it.",
  ),
  PAID_IMAGE_HOST: imageHost.describe("Where links to all other pictures lead; the site itself without it."),
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, availableParallelism()))
    .describe(
      "Processes that turn drawings into PNG, and as many that make other files; by default one per core, at most 4.",
    ),
  RESPONSE_CACHE_MB: megabytes.default(64).describe("Memory for finished answers (pages, calls, images)."),
  IMAGE_CACHE_MB: megabytes.default(512).describe("Disk space in `DATA_DIR` for rendered PNG files."),
  SEARCH_HISTORY: z
    .stringbool({ error: "must be true or false" })
    .default(true)
    .describe("Remember what each visitor searched for, and offer it to them again."),
  SEARCH_LEARNING: z
    .stringbool({ error: "must be true or false" })
    .default(true)
    .describe("Move icons up that many people take after the same search."),
  PICTURE_SEARCH: z
    .stringbool({ error: "must be true or false" })
    .default(true)
    .describe("Look at all icons in the background once, so that they are found by picture and by likeness."),
  EMBEDDINGS_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address such as http://localhost:11434/v1")
    .optional()
    .describe("A model to search by meaning with, by OpenAI's protocol: `http://localhost:11434/v1`; see below."),
  EMBEDDINGS_MODEL: z
    .string()
    .default("text-embedding-3-small")
    .describe("The name by which `EMBEDDINGS_URL` knows the model."),
  EMBEDDINGS_API_KEY: z.string().optional().describe("The key that `EMBEDDINGS_URL` asks for, if it does."),
  EMBEDDINGS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(60_000)
    .default(2000)
    .describe("How long a search by meaning waits for `EMBEDDINGS_URL`, before it goes on without."),
  TRUSTED_PROXIES: z
    .string()
    .transform((networks) => networks.split(",").map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), "must list addresses or networks such as 10.0.0.0/8,::1")
    .default([])
    .describe("Proxies in front, such as `10.0.0.0/8`: what they say about where requests come from is believed."),
  REGION_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header such as CF-IPCountry")
    .transform((name) => name.toLowerCase())
    .optional()
    .describe("Header in which `TRUSTED_PROXIES` name the country of a visitor, such as `CF-IPCountry`."),
  REGION_DATABASE: z
    .string()
    .optional()
    .describe("File that knows the countries of addresses (MaxMind DB), such as `GeoLite2-Country.mmdb`."),
  SECRET_KEY: z
    .string()
    .superRefine((secret, context) => {
      const weakness = findSecretWeakness(secret);
      if (weakness !== undefined) context.addIssue({ code: "custom", message: `it ${weakness}` });
    })
    .optional()
    .describe("What keys of this site are made of; without it, a secret that is made once in `DATA_DIR`."),
  GITHUB_CLIENT_ID: z.string().optional().describe(describeKey("GitHub")),
  GITHUB_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  GOOGLE_CLIENT_ID: z.string().optional().describe(describeKey("Google")),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  MICROSOFT_CLIENT_ID: z.string().optional().describe(describeKey("Microsoft")),
  MICROSOFT_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  FACEBOOK_CLIENT_ID: z.string().optional().describe(describeKey("Facebook")),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  APPLE_CLIENT_ID: z.string().optional().describe(describeKey("Apple")),
  APPLE_TEAM_ID: z.string().optional().describe("The team that it belongs to."),
  APPLE_KEY_ID: z.string().optional().describe("The name of `APPLE_PRIVATE_KEY`."),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll(String.raw`\n`, "\n"))
    .refine((text) => text.includes("-----BEGIN PRIVATE KEY-----"), "must be a key in PEM (PKCS#8)")
    .optional()
    .describe("The key that Apple gave, in PEM; line ends may be written as `\\n`."),
  USER_HASH_KEY: z
    .string()
    .optional()
    .describe("What a support chat gave to prove to it who somebody is; without it, a key of this site's own."),
  RECAPTCHA_V3_SITE_KEY: z
    .string()
    .optional()
    .describe("Ask Google's reCAPTCHA whether a person is at work; without it, visitors' browsers do a little work."),
  RECAPTCHA_V3_SECRET: z.string().optional().describe("The secret that belongs to it."),
  RECAPTCHA_V2_SITE_KEY: z.string().optional().describe("The key of the box to tick, for whom reCAPTCHA doubts."),
  RECAPTCHA_V2_SECRET: z.string().optional().describe("The secret that belongs to it."),
  RECAPTCHA_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address")
    .default("https://www.google.com/recaptcha")
    .describe("Where reCAPTCHA is; `https://www.recaptcha.net/recaptcha` where Google cannot be reached."),
  ...paymentKeys,
  EVENT_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(90)
    .describe("Days for which it is kept what visitors did who agreed to that; `0` keeps counts only."),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")
    .optional()
    .describe("The container of Google Tag Manager that events go to as well, once a visitor has agreed."),
  TAG_MANAGER_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address")
    .default("https://www.googletagmanager.com")
    .describe("Where it is fetched from; your own address where you serve it yourself."),
  POSTHOG_KEY: z
    .string()
    .optional()
    .describe("The key of the PostHog project that events go to as well, of visitors who agreed."),
  POSTHOG_HOST: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address")
    .default("https://eu.i.posthog.com")
    .describe("Where PostHog is, or what understands its calls."),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: "must look like https://key@sentry.example/1" })
    .refine((url) => /^https?:\/\/\w+@[^/]+\/(?:.*\/)?\d+$/.test(url), "must look like https://key@sentry.example/1")
    .optional()
    .describe("Where Sentry, or what understands its calls, hears of errors: see docs/operation.md."),
  METRICS_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Who brings it (`Authorization: Bearer …`) reads `/metrics`; without it there are none."),
  TEST_MODE: z
    .stringbool({ error: "must be true or false" })
    .optional()
    .describe(
      "Try everything without keys: people to sign in as, mail that stays here. Where only this machine reaches the site it is on, elsewhere it is refused.",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional()
    .describe(
      "The mail server that letters go out by: `smtp://user:password@host:587`; without it nobody signs in by mail.",
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address such as Iconarium <hello@icons.example>")
    .optional()
    .describe("Who these letters are from: `Iconarium <hello@icons.example>`."),
  FLAGS_FILE: z
    .string()
    .optional()
    .describe(
      "What is switched on for whom, in GrowthBook's format; editable while the site runs: see docs/flags.md. Without it, `data/flags.json`.",
    ),
  GROWTHBOOK_HOST: z
    .url({ protocol: /^https?$/, error: "must be an http or https address such as https://cdn.growthbook.io" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .describe("A GrowthBook API that says what is on, in place of that file: `https://cdn.growthbook.io`."),
  GROWTHBOOK_CLIENT_KEY: z.string().optional().describe("The client key of an SDK connection there: `sdk-…`."),
  WEBHOOK_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address")
    .optional()
    .describe("Another program that is told who subscribes to the newsletter and who leaves it: see docs/webhooks.md."),
  WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional().describe("What it is signed with."),
  MEDIA_DIR: z
    .string()
    .optional()
    .describe("Folder with illustrations and photos of your own, described by `media.jsonl` in it; see docs/media.md."),
  OPENVERSE_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https address such as https://api.openverse.org/v1")
    .optional()
    .describe("Have photos from Openverse too: `https://api.openverse.org/v1`; see docs/media.md."),
  OPENVERSE_CLIENT_ID: z.string().optional().describe("How Openverse knows this site; with it, it may ask more often."),
  OPENVERSE_CLIENT_SECRET: z.string().optional().describe("The secret that belongs to it."),
  ...adKeys,
  TEST_PAGES: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Serve the pages for makers under `/test`, such as the style guide."),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production").describe("Set by the npm scripts."),
});

/** Each key by itself is as it should be. */
export type GivenConfig = z.infer<typeof configSchema>;

export type Config = Omit<GivenConfig, "TEST_MODE"> & { TEST_MODE: boolean };

/** Tells every fault of the configuration at once, one per line. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n  ${faults.join("\n  ")}`,
    );
    this.name = "ConfigError";
  }
}

/** Values that must not be repeated in messages. */
const secrets = new Set([
  "DATABASE_URL",
  "SMTP_URL",
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

/** The keys with their defaults and meanings, for the table in the README and `--help`. */
export function describeConfig(): { key: string; fallback: string; description: string }[] {
  return Object.entries(configSchema.shape).map(([key, schema]) => {
    const fallback = schema.safeParse(undefined).data;
    return {
      key,
      fallback: typeof fallback === "object" ? "" : String(fallback ?? ""),
      description: schema.description ?? "",
    };
  });
}
