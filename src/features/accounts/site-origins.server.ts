import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";

/** Where a request came to, and where its siblings in other languages are. */
export interface RequestSite {
  locale: Locale;
  origin: string;
  hrefIn: (locale: Locale, path: string) => string;
}

export type ReadSite = (request: FastifyRequest) => RequestSite;

/** Holds the ticket of somebody who waits to be signed in from another origin. */
export const passageCookie = "passage";

/** The origins of the languages. One of them, the hub, is known to providers, and whoever signs in is signed in there. */
export function describeSite(site: RequestSite) {
  const { locale, origin, hrefIn } = site;
  const originOf = (language: Locale) => new URL(hrefIn(language, "/")).origin;
  const hub = originOf(defaultLocale);
  return { locale, hrefIn, originOf, hub, isHub: origin === hub, isSecure: origin.startsWith("https:") };
}

/** Leads on from an address that may hold a code, which is nobody else's business. */
export function leadOn(reply: FastifyReply, url: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(url, 302);
}
