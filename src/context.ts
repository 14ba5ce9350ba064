import type { Viewer } from "./core/people/viewer.ts";
import { createContext, data, type RouterContextProvider } from "react-router";
import type { PersonalData } from "./core/people/personal-data.ts";
import type { SearchFilters } from "./core/search/search.ts";
import type { Address } from "./core/urls/address.ts";
import type { MarkedInlineSources } from "./platform/http/inline-sources.server.ts";
import type { Captcha } from "./platform/captcha/captcha.server.ts";
import type { Visitor } from "./platform/http/read-visitor.server.ts";
import type { LocalIdentity } from "./platform/identity/local/local-identity.server.ts";
import type { Backoffs } from "./platform/http/limits/backoff.server.ts";
import type { RateLimits } from "./platform/http/limits/rate-limit.server.ts";
import type { Metrics } from "./platform/metrics/metrics.server.ts";
import type { Outbox } from "./platform/mail/outbox.server.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Namespace } from "./i18n/source-messages.ts";
import { createTranslator, type Messages, type PackedMessages } from "./i18n/translator.ts";

/** What pages and calls can do; made once in `server/services.ts`. Each feature declares its part in its contract. */
export interface Services {
  captcha: Captcha;
  /** Where mail stays, in test mode without a mail server. */
  outbox: Outbox | undefined;
  personalData: readonly PersonalData[];
  /** Only in test mode. */
  localIdentity: LocalIdentity | undefined;
  /** Undefined where nobody may read them. */
  metrics: Metrics | undefined;
  rateLimits: RateLimits;
  backoffs: Backoffs;
}

export interface RequestContext {
  services: Services;
  viewer: Viewer;
  /**
   * What rules of flags ask for; for pages that are shared, only `flags` may be told of it: another guest has other
   * attributes and the same page.
   */
  visitor: Visitor;
  /** API codes of the styles that the viewer has pinned: they come first. Guests with the same ones share pages. */
  pinned: ReadonlySet<string>;
  locale: Locale;
  /** Compiled messages in the language of the request. */
  loadMessages: (...namespaces: Namespace[]) => Messages;
  /** The same for a loader to send to its page: `return { messages: packMessages("search") }`. */
  packMessages: (...namespaces: Namespace[]) => PackedMessages;
  /** Whether the site runs in test mode and whoever asks comes from elsewhere: there is no way to sign in for them. */
  isSignInShut: boolean;
  /** Marks what stands inline in the document: only that may run. */
  inline: MarkedInlineSources;
  /** Has every view of this page by a person noted: now, and whenever the kept page is sent again. */
  onView: (note: () => void) => void;
  /** Public origin of the pages in the language of the request, e.g. `http://de.localhost:3000`. */
  origin: string;
  /** The absolute address of a path, which may have a query, in a language. */
  hrefIn: (locale: Locale, path: string) => string;
}

/** Set by the server for each request; loaders read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();

/** The page that the address of the request means, set before any loader runs; undefined where the grammar has none. */
export const pageContext = createContext<PageAddress | undefined>();

/** Why there is no page any more, in the language of the request; null where there never was one. */
export const goneContext = createContext<string | null>(null);

/** The page that the address of the request means, for the loaders of pages of the grammar; otherwise the answer is 404 or 410. */
export function requirePage(context: Readonly<RouterContextProvider>): PageAddress {
  const page = context.get(pageContext);
  const message = context.get(goneContext);
  if (!page) throw message === null ? data(null, { status: 404 }) : data({ message }, { status: 410 });
  return page;
}

/** Where somebody goes on who asked for a page behind the last one. */
export interface WayBack {
  href: string;
  label: string;
}

/**
 * Of lists that have pages: behind the last one there is none, and the answer is 404 with the way back. The first one is
 * there even if nothing is on it.
 */
export function requireListPage(
  { locale, loadMessages }: RequestContext,
  list: { pageNumber: number; lastPage: number; formatPath: (pageNumber: number) => string },
): void {
  const { pageNumber, lastPage, formatPath } = list;
  if (pageNumber <= Math.max(1, lastPage)) return;
  const t = createTranslator(locale, loadMessages("browse"));
  const wayBack: WayBack =
    lastPage > 1
      ? { href: formatPath(lastPage), label: t("browse.pages.last") }
      : { href: formatPath(1), label: t("browse.pages.first") };
  throw data({ wayBack }, { status: 404 });
}

/**
 * How a page of icons is laid out: `author` for the icons of one author, `category-cards` for a category by itself and
 * `category` for one that filters narrow, `popular` for a term that many people look for.
 */
export type Variant = "default" | "popular" | "author" | "category" | "category-cards";

/** A page that exists: the address in canonical form with every code known to the catalogue. */
export interface PageAddress {
  address: Address;
  variant: Variant;
  /** Words to search for; empty lists everything that the filters let through. */
  term: string;
  /** The words are searched for by what they mean. */
  isByMeaning: boolean;
  /** The language that the words are understood in. */
  language: Locale;
  /** All filters as the search takes them, with the category that the term names. */
  filters: SearchFilters;
  /** Code of the category that the term names, which is searched for instead of the words. */
  category?: string;
  /** Canonical path with query, without selection, look and what was typed. */
  path: string;
  /** The same page in every active language. */
  paths: Record<Locale, string>;
}
