import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, isLocale, locales, type Locale } from "../../i18n/locales.ts";
import { readLanguageCookie } from "../../platform/http/answers/answer-cache.server.ts";
import { isLoopback } from "../../platform/http/loopback.server.ts";
import { listHosts } from "./known-hosts.ts";
import { readHost, readOwnAddress } from "./request-facts.ts";

/** In which language a request is answered, and where its siblings in other languages are. */
export interface RequestLanguage {
  locale: Locale;
  /** Where the pages in this language are. */
  origin: string;
  /** The languages that share this origin, told apart by `?lang=`; mostly just the one. */
  locales: readonly Locale[];
  /** The absolute address of a path, which may have a query, in a language. */
  hrefIn: (locale: Locale, path: string) => string;
  /** Where the request belongs, when it asks by `?lang=` for a language that has its own origin. */
  movedTo?: string;
  /** The language that was asked for by `?lang=` and is to be remembered. */
  remembered?: Locale;
  /** English made strange, to find text that is not translated and places that are too narrow. */
  isPseudo: boolean;
}

/** What is read of a request for it. */
export type LanguageRequest = Pick<FastifyRequest, "headers" | "host" | "query" | "url"> & {
  socket: Pick<FastifyRequest["socket"], "localAddress" | "localPort">;
};

/** Decides the language of every request. */
export interface LanguageOrigins {
  read(request: LanguageRequest): RequestLanguage;
}

interface LanguageSettings {
  /** Public address of the whole site, where languages have none of their own. */
  origin?: string | undefined;
  /** Addresses of languages; English among them. The others are chosen at the English one. */
  languageOrigins?: Readonly<Partial<Record<Locale, string>>> | undefined;
  hasPseudoLanguage?: boolean;
}

type Origins = Readonly<Record<Locale, string>>;

const pseudoLabel = "xa";
const yearSeconds = 31_536_000;

/**
 * Every language has its own origin: those of the configuration, or `de.localhost` and so on at a local machine. Any other
 * address holds all languages, as do languages without an origin that of English: there, `?lang=` and a cookie decide.
 * No header is part of an address. The Host header only chooses the language; where nothing is configured, addresses are
 * those of the connection.
 */
export function createLanguageOrigins(settings: LanguageSettings): LanguageOrigins {
  const { hasPseudoLanguage = false } = settings;
  const configured = readConfigured(settings);
  const localeByHost = new Map<string, Locale>();
  if (configured) {
    for (const locale of locales.toReversed())
      for (const host of listHosts(configured[locale])) localeByHost.set(host, locale);
  }
  return {
    read(request) {
      const host = readHost(request) ?? readOwnAddress(request.socket);
      const origins = configured ?? formatOrigins(host, readOwnAddress(request.socket));
      const isPseudo = hasPseudoLanguage && host.hostname === `${pseudoLabel}.localhost`;
      const here = configured ? (localeByHost.get(host.host) ?? defaultLocale) : readLabel(host.hostname);
      return describeLanguage(origins, { request, here, isPseudo });
    },
  };
}

/**
 * Absolute addresses for what no request is about, such as letters.
 *
 * @param readPort of a local machine, which is where the site is if the configuration tells nothing else
 */
export function createHrefFormatter(settings: LanguageSettings, readPort: () => number): RequestLanguage["hrefIn"] {
  const configured = readConfigured(settings);
  return (locale, path) =>
    formatHref(configured ?? formatLocalOrigins(new URL(`http://localhost:${readPort()}`)), locale, path);
}

/**
 * Remembers a language that was asked for by `?lang=`: as what the visitor reads, so that no other one is offered, and
 * where languages share the origin as what its pages are in.
 */
export function rememberLanguage({ remembered, locales: here, origin }: RequestLanguage, reply: FastifyReply): void {
  if (remembered === undefined) return;
  const isChosenHere = here.length > 1 && here.includes(remembered);
  const isSecure = origin.startsWith("https:");
  for (const name of isChosenHere ? ["language", "lang"] : ["language"]) {
    reply.header(
      "set-cookie",
      `${name}=${remembered}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`,
    );
  }
}

function readConfigured({ origin, languageOrigins }: LanguageSettings): Origins | undefined {
  return languageOrigins ? fillOrigins(languageOrigins) : origin ? shareOrigin(origin) : undefined;
}

function describeLanguage(
  origins: Origins,
  { request, here, isPseudo }: { request: LanguageRequest; here: Locale; isPseudo: boolean },
): RequestLanguage {
  const shared = locales.filter((locale) => origins[locale] === origins[here]);
  const asked = readAsked(request);
  const chosen = shared.length > 1 ? readLanguageCookie(request.headers.cookie) : "";
  const isHere = (locale: string): locale is Locale => shared.includes(locale as Locale);
  const locale = asked && isHere(asked) ? asked : isHere(chosen) ? chosen : here;
  return {
    locale,
    origin: origins[locale],
    locales: shared,
    hrefIn: (language, path) => formatHref(origins, language, path),
    isPseudo,
    // It is asked for over there once more, to be remembered there, too.
    ...(asked && !isHere(asked) && { remembered: asked, movedTo: origins[asked] + request.url }),
    ...(asked && isHere(asked) && asked !== chosen && { remembered: asked }),
    ...(asked && isHere(asked) && shared.length === 1 && { movedTo: origins[asked] + withoutLanguage(request.url) }),
  };
}

function formatHref(origins: Origins, locale: Locale, path: string): string {
  const origin = origins[locale];
  if (locale === defaultLocale || origin !== origins[defaultLocale]) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}lang=${locale}`;
}

function readAsked(request: LanguageRequest): Locale | undefined {
  // There is none where an address could not be read.
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const language = typeof lang === "string" ? lang.slice(0, 2).toLowerCase() : "";
  return isLocale(language) ? language : undefined;
}

function withoutLanguage(url: string): string {
  const [path = "", ...rest] = url.split("?");
  const parameters = rest
    .join("?")
    .split("&")
    .filter((pair) => pair !== "" && !/^lang(=|$)/.test(pair));
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`;
}

/** A machine's own names hold a language each; at any other address all languages are. */
const formatOrigins = ({ hostname }: URL, own: URL): Origins =>
  isLoopback(hostname) || isLoopback(own.hostname) ? formatLocalOrigins(own) : shareOrigin(own.origin);

function readLabel(hostname: string): Locale {
  const label = /^([a-z]+)\.localhost$/.exec(hostname)?.[1] ?? "";
  return isLocale(label) ? label : defaultLocale;
}

/** English is plain `localhost`; `en.localhost` leads there. */
function formatLocalOrigins({ protocol, port }: URL): Origins {
  const end = port === "" ? "localhost" : `localhost:${port}`;
  return mapLocales((locale) => `${protocol}//${locale === defaultLocale ? "" : `${locale}.`}${end}`);
}

const shareOrigin = (origin: string): Origins => mapLocales(() => origin);

function fillOrigins(origins: Readonly<Partial<Record<Locale, string>>>): Origins {
  const fallback = origins[defaultLocale];
  if (fallback === undefined) throw new TypeError("English needs an origin if other languages have one");
  return mapLocales((locale) => origins[locale] ?? fallback);
}

function mapLocales(originOf: (locale: Locale) => string): Origins {
  return Object.fromEntries(locales.map((locale) => [locale, originOf(locale)])) as Origins;
}
