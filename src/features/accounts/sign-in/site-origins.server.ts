import type { RequestSite } from "../../../platform/http/request-site.server.ts";
import type { FastifyReply } from "fastify";
import type { SignInType } from "../../../core/people/sign-in-types.ts";
import { defaultLocale, type Locale } from "../../../i18n/locales.ts";
import { signInPagePath, type SignInNotice } from "../contract.ts";

/** Holds the ticket of somebody who waits to be signed in from another origin. */
export const crossOriginCookie = "passage";

/** The origins of the languages. One of them, the hub, is known to providers, and whoever signs in is signed in there. */
export function describeSite(site: RequestSite) {
  const { locale, origin, hrefIn } = site;
  const originOf = (language: Locale) => new URL(hrefIn(language, "/")).origin;
  const hub = originOf(defaultLocale);
  return { locale, hrefIn, originOf, hub, isHub: origin === hub, isSecure: origin.startsWith("https:") };
}

/**
 * Where a browser goes on that has signed in at one origin: to the hub, which asks for its sign-in, and back. So it does not
 * matter by which door and in which language somebody came in.
 */
export function routeThroughHub({ isHub, hub, locale }: ReturnType<typeof describeSite>, path: string): string {
  return isHub ? path : `${hub}/api/token/v1/enter?${new URLSearchParams({ from: locale, back: locale, path })}`;
}

/** The page that somebody wants, behind one that tells what their sign-in has done to their account. */
export function addNotice(notice: SignInNotice | undefined, path: string, type?: SignInType): string {
  if (notice === undefined) return path;
  return `${signInPagePath}?${new URLSearchParams({ notice, ...(type && { type }), path })}`;
}

/** Leads on from an address that may hold a code, which is nobody else's business. */
export function redirectTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(url, 302);
}
