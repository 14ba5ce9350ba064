import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { readToken } from "../../platform/http/cookies/session-token.server.ts";
import { locales } from "../../i18n/locales.ts";
import type { LanguageOrigins } from "./language-origins.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whoever is signed in by a cookie writes from pages of this site only: browsers send cookies along for others as well. */
export function registerOriginCheck(app: FastifyInstance, languages: LanguageOrigins): void {
  app.addHook("onRequest", async (request) => {
    if (reading.has(request.method) || !readToken(request)?.isCookie) return;
    if (!isFromHere(request, languages))
      throw new AppError("not_allowed", "Requests from other sites aren’t allowed here.");
  });
}

function isFromHere(request: FastifyRequest, languages: LanguageOrigins): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "same-origin") return true;
  if (origin === undefined) return false;
  const { hrefIn } = languages.read(request);
  return locales.some((locale) => new URL(hrefIn(locale, "/")).origin === origin);
}
