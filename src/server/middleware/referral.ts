import type { FastifyInstance } from "fastify";
import { setCookie } from "../../platform/http/cookies/session-cookie.server.ts";
import { readReferral } from "../../platform/http/answers/answer-cache.server.ts";
import type { LanguageOrigins } from "./language-origins.ts";

const referralSeconds = 45 * 86_400;

/** Remembers for 45 days by whom a visitor was sent, as the address of a page told it (`?ref=`). */
export function registerReferral(app: FastifyInstance, languages: LanguageOrigins): void {
  app.addHook("onRequest", async (request, reply) => {
    const value = readReferral(request.url);
    if (value === undefined) return;
    const isSecure = languages.read(request).origin.startsWith("https:");
    setCookie(reply, { name: "referral", value, isSecure, maxAge: referralSeconds });
  });
}
