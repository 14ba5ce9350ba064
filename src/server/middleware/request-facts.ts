import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import type { Viewer } from "../../context.ts";
import { defaultLocale, isLocale, type Locale } from "../../i18n/locales.ts";
import { readLanguageCookie } from "../../platform/http/answer-cache.server.ts";

/** For requests whose Host header is missing or no host. */
const fallbackOrigin = "http://localhost";
const yearSeconds = 31_536_000;

/** Who asks. Everybody is a guest as long as nobody can sign in. */
export function readViewer(_request: FastifyRequest): Viewer {
  return { isGuest: true, isPaid: false };
}

/** Whether somebody looks at what is asked for: no bot or tool, and not a browser that loads it in advance. */
export function isPerson({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  const agent = headers["user-agent"];
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  return method === "GET" && agent !== undefined && !purpose?.includes("prefetch") && !isbot(agent);
}

/** The language of the page: `?lang=`, else the one chosen before, else the first label of the host (`de.example.com`), else English. */
export function readLocale(request: FastifyRequest): Locale {
  const asked = readAskedLocale(request);
  if (asked) return asked;
  const chosen = readLanguageCookie(request.headers.cookie);
  if (isLocale(chosen)) return chosen;
  const label = request.hostname.split(".", 1)[0]!.toLowerCase();
  return isLocale(label) ? label : defaultLocale;
}

/** Remembers a language asked for by `?lang=`, so that the links of the page stay in it. */
export function rememberLocale(request: FastifyRequest, reply: FastifyReply): void {
  const asked = readAskedLocale(request);
  if (!asked || asked === readLanguageCookie(request.headers.cookie)) return;
  reply.header("set-cookie", `lang=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
}

function readAskedLocale(request: FastifyRequest): Locale | undefined {
  const { lang } = request.query as { lang?: unknown };
  if (typeof lang === "string") {
    const language = lang.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return undefined;
}

/**
 * Public origin of the site. Nothing that a proxy says is believed: behind one, ORIGIN tells it.
 * @param configured the ORIGIN setting, which wins over what the request says
 */
export function readOrigin(request: FastifyRequest, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const told = `${request.protocol}://${request.host}`;
  return URL.canParse(told) ? new URL(told).origin : fallbackOrigin;
}
