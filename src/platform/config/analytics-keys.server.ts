import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

/** Where events, errors and metrics go, and what is switched on for whom. */
export const analyticsKeys = {
  EVENT_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(90)
    .describe("Days to keep the events of visitors who consented. `0` keeps counts only."),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")
    .optional()
    .describe("Google Tag Manager container that also receives events, after consent."),
  TAG_MANAGER_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL")
    .default("https://www.googletagmanager.com")
    .describe("URL of Tag Manager, or of your own copy."),
  POSTHOG_KEY: z.string().optional().describe("PostHog project key. PostHog also receives events, after consent."),
  POSTHOG_HOST: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL")
    .default("https://eu.i.posthog.com")
    .describe("URL of PostHog, or of a compatible service."),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: "must look like https://key@sentry.example/1" })
    .refine((url) => /^https?:\/\/\w+@[^/]+\/(?:.*\/)?\d+$/.test(url), "must look like https://key@sentry.example/1")
    .optional()
    .describe("DSN of Sentry, or of a compatible service, for errors: see [operation](operation.md)."),
  METRICS_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Token that may read `/metrics` (`Authorization: Bearer …`). Without it, there is no such page."),
  FLAGS_FILE: z
    .string()
    .optional()
    .describe("File of feature flags in GrowthBook’s format: see [flags](flags.md). Defaults to `data/flags.json`."),
  GROWTHBOOK_HOST: z
    .url({ protocol: /^https?$/, error: "must be an http or https URL such as https://cdn.growthbook.io" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .describe("GrowthBook API to use instead of that file: `https://cdn.growthbook.io`."),
  GROWTHBOOK_CLIENT_KEY: z.string().optional().describe("Client key of a GrowthBook SDK connection: `sdk-…`."),
  WEBHOOK_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL")
    .optional()
    .describe("URL that is notified of newsletter subscriptions: see [webhooks](webhooks.md)."),
  WEBHOOK_SECRET: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Secret that signs these notifications."),
};
