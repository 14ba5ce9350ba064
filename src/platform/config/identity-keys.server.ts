import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

const text = z.string().optional();

/** How people sign in, and how the site sends email and keeps programs out. */
export const identityKeys = {
  GITHUB_CLIENT_ID: text.describe("GitHub client ID. Turns on sign-in with GitHub."),
  GITHUB_CLIENT_SECRET: text.describe("GitHub client secret."),
  GOOGLE_CLIENT_ID: text.describe("Google client ID. Turns on sign-in with Google."),
  GOOGLE_CLIENT_SECRET: text.describe("Google client secret."),
  MICROSOFT_CLIENT_ID: text.describe("Microsoft client ID. Turns on sign-in with Microsoft."),
  MICROSOFT_CLIENT_SECRET: text.describe("Microsoft client secret."),
  FACEBOOK_CLIENT_ID: text.describe("Facebook client ID. Turns on sign-in with Facebook."),
  FACEBOOK_CLIENT_SECRET: text.describe("Facebook client secret."),
  APPLE_CLIENT_ID: text.describe("Apple services ID. Turns on sign-in with Apple."),
  APPLE_TEAM_ID: text.describe("Apple team ID."),
  APPLE_KEY_ID: text.describe("ID of `APPLE_PRIVATE_KEY`."),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, "\n"))
    .refine((pem) => pem.includes("-----BEGIN PRIVATE KEY-----"), "must be a private key in PEM format (PKCS#8)")
    .optional()
    .describe("Private key from Apple, in PEM. Line breaks may be written as `\\n`."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional()
    .describe("Mail server: `smtp://user:password@host:587`. Without it, nobody can sign in by email."),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, "must be a sender such as Iconarium <hello@icons.example>")
    .optional()
    .describe("Sender of all emails: `Iconarium <hello@icons.example>`."),
  RECAPTCHA_V3_SITE_KEY: text.describe(
    "reCAPTCHA v3 site key. Without reCAPTCHA, the browser solves a proof-of-work challenge.",
  ),
  RECAPTCHA_V3_SECRET: text.describe("reCAPTCHA v3 secret."),
  RECAPTCHA_V2_SITE_KEY: text.describe("reCAPTCHA v2 site key, for the checkbox shown when v3 isn’t sure."),
  RECAPTCHA_V2_SECRET: text.describe("reCAPTCHA v2 secret."),
  RECAPTCHA_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL")
    .default("https://www.google.com/recaptcha")
    .describe("URL of reCAPTCHA. Use `https://www.recaptcha.net/recaptcha` where Google is unavailable."),
  USER_HASH_KEY: text.describe(
    "Secret for the user hash that support chats verify. Without it, one is derived from `SECRET_KEY`.",
  ),
};
