import { availableParallelism } from "node:os";
import { z } from "zod";
import { findSecretWeakness } from "../../core/text/secret-strength.ts";
import { defaultLocale, isLocale, type Locale } from "../../i18n/locales.ts";
import { listDatabaseServers } from "../db/database-servers.server.ts";
import { isNetwork } from "../http/network.server.ts";
import { isHttpAddress } from "./is-http-address.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const megabytes = z.coerce.number().int().min(1).max(65_536);

/** Reads `en=https://icons.example,de=https://de.icons.example`. */
function readLanguageOrigins(text: string, context: z.RefinementCtx<string>): Partial<Record<Locale, string>> {
  const origins: Partial<Record<Locale, string>> = {};
  const reject = (message: string) => context.addIssue({ code: "custom", message });
  for (const pair of text.split(",")) {
    const [, language = "", address = ""] = /^\s*([^=\s]*)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    const origin = isHttpAddress(address) ? new URL(address).origin : undefined;
    if (!isLocale(language)) reject(`\`${pair}\` doesn’t name an active language`);
    else if (origin === undefined) reject(`the URL of ${language} must be an http or https URL`);
    else if (language in origins) reject(`${language} has two URLs`);
    else if (Object.values(origins).includes(origin)) reject(`${origin} is the URL of two languages`);
    else origins[language] = origin;
  }
  if (!(defaultLocale in origins)) reject(`the URL of ${defaultLocale} is missing`);
  return origins;
}

const isHost = (host: string) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host;

/** Where the site runs, and under which addresses people reach it. */
export const siteKeys = {
  PORT: port.default(3000).describe("Port to listen on. `0` picks a free one."),
  HOST: z
    .string()
    .default("localhost")
    .describe("Address to listen on. `0.0.0.0` makes the site reachable from other machines."),
  ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http or https URL such as https://icons.example.com" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "Public URL of the site, used in links and emails. Required when other machines can reach the site and people can sign in.",
    ),
  LANGUAGE_ORIGINS: z
    .string()
    .transform(readLanguageOrigins)
    .optional()
    .describe("Public URL of each language: `en=https://icons.example,de=https://de.icons.example`."),
  ICONIFY_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http or https URL such as https://iconify.example.com" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "URL of another host name of this site at whose root Iconify’s API is answered. It is always answered below `/iconify`.",
    ),
  NPM_SCOPE: z
    .string()
    .regex(/^@[a-z0-9][a-z0-9-]*$/, "must be a scope such as @icons")
    .default("@icons")
    .describe(
      "Scope of the packages of icons in the npm registry below `/npm`. Packages of other scopes are never answered.",
    ),
  TRUSTED_PROXIES: z
    .string()
    .transform((networks) => networks.split(",").map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), "must list addresses or networks such as 10.0.0.0/8,::1")
    .default([])
    .describe("Reverse proxies whose forwarding headers are trusted, such as `10.0.0.0/8`."),
  REDIRECT_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(",").map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHost), "must list hosts such as blog.example.com,docs.example.com:8080")
    .default([])
    .describe("Other hosts that redirects may point to, such as `blog.example.com`."),
  REGION_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header such as CF-IPCountry")
    .transform((name) => name.toLowerCase())
    .optional()
    .describe("Header in which a trusted proxy sends the visitor’s country, such as `CF-IPCountry`."),
  REGION_DATABASE: z
    .string()
    .optional()
    .describe("MaxMind DB file that maps IP addresses to countries, such as `GeoLite2-Country.mmdb`."),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Folder for the compiled catalogue, the embedded database and the caches."),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => listDatabaseServers(url).length > 0,
      "must look like postgres://user:password@host:5432/database, with commas between several hosts",
    )
    .optional()
    .describe(
      "URL of a PostgreSQL server, or of a primary and its standbys (`postgres://…@one:5432,other:5432/icons`): the one that takes changes is used. Without it, an embedded server runs inside `DATA_DIR`.",
    ),
  RATE_LIMIT_STORE: z
    .union([z.enum(["memory", "postgres"]), z.url({ protocol: /^rediss?$/ })], {
      error: "must be memory, postgres or a URL such as redis://localhost:6379",
    })
    .optional()
    .describe(
      "Where rate limits are counted: `memory` of each server, or for all servers in `postgres` or in Redis or Valkey (`redis://localhost:6379`). Defaults to `REDIS_URL`, and to `memory` without it.",
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be a URL such as redis://localhost:6379" })
    .optional()
    .describe("URL of a Redis or Valkey server that several servers of the site share."),
  SECRET_KEY: z
    .string()
    .superRefine((secret, context) => {
      const weakness = findSecretWeakness(secret);
      if (weakness !== undefined) context.addIssue({ code: "custom", message: `it ${weakness}` });
    })
    .optional()
    .describe("Secret from which all keys of the site are derived. Without it, one is generated in `DATA_DIR`."),
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, availableParallelism()))
    .describe(
      "Processes that render PNG files, and as many again for all other formats. Defaults to one per core, at most 4.",
    ),
  RESPONSE_CACHE_MB: megabytes.default(64).describe("Memory for cached responses: pages, API calls and images."),
  IMAGE_CACHE_MB: megabytes.default(512).describe("Disk space in `DATA_DIR` for rendered images."),
  PACKAGE_CACHE_MB: megabytes.default(1024).describe("Disk space in `DATA_DIR` for packages of icons."),
  PACKAGE_ARCHIVE_MB: megabytes
    .default(1024)
    .describe(
      "Space for versions of packages of styles that somebody installed, which stay installable. The oldest go first.",
    ),
  TRANSLATIONS_URL: z
    .string()
    .refine((url) => url.includes("{locale}") && url.includes("{namespace}"), "must contain {locale} and {namespace}")
    .refine((url) => isHttpAddress(url), "must be an http or https URL")
    .optional()
    .describe("Source of updated texts: `https://texts.example/{namespace}/{locale}.json`."),
  TEST_MODE: z
    .stringbool({ error: "must be true or false" })
    .optional()
    .describe(
      "Test users, a test checkout and an outbox instead of real providers. On by default where only this machine reaches the site; refused elsewhere.",
    ),
  TEST_PAGES: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .describe("Serve the pages for developers under `/test`, such as the style guide."),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("warn")
    .describe("Least severe level that is logged."),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production").describe("Set by the npm scripts."),
};
