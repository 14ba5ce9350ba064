import type { FastifyRequest } from "fastify";
import type { Viewer } from "../../context.ts";
import { defaultLocale, isLocale, type Locale } from "../../i18n/locales.ts";

/** Who asks. Everybody is a guest as long as nobody can sign in. */
export function readViewer(_request: FastifyRequest): Viewer {
  return { isGuest: true, isPaid: false };
}

/** The language of the page: `?lang=`, else the first label of the host (`de.example.com`), else English. */
export function readLocale(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  if (typeof lang === "string") {
    const language = lang.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  const label = request.hostname.split(".", 1)[0]!.toLowerCase();
  return isLocale(label) ? label : defaultLocale;
}

/** @param configured the ORIGIN setting, which wins over what the request says */
export function readOrigin(request: FastifyRequest, configured: string | undefined): string {
  return configured ?? `${request.protocol}://${request.host}`;
}
