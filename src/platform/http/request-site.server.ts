import type { FastifyRequest } from "fastify";
import type { Locale } from "../../i18n/locales.ts";

/** Where a request came to, and where its siblings in other languages are. */
export interface RequestSite {
  locale: Locale;
  origin: string;
  hrefIn: (locale: Locale, path: string) => string;
}

export type ReadSite = (request: FastifyRequest) => RequestSite;
