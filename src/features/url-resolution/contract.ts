import type { PageAddress } from "../../context.ts";
import type { Locale } from "../../i18n/locales.ts";

/** What answers a request for an address; 302 leads to what depends on the language or may change. */
export type Resolution =
  | { kind: "page"; page: PageAddress }
  | { kind: "redirect"; to: string; status: 301 | 302 }
  | { kind: "missing" };

export interface AddressService {
  /** What stands at `path?query` for somebody who reads this language. Never fails for what the address says. */
  resolve(href: string, locale: Locale): Promise<Resolution>;
  /** Path of the page of a category, which is named in the words of the language. */
  categoryPath(code: string, locale: Locale): string;
}

/** Where single paths lead that were moved by hand. Never fails: while it cannot tell, nothing was moved. */
export interface RedirectLookup {
  /** @param path decoded, as it was asked for, without query */
  find(path: string): Promise<{ to: string; status: 301 | 302 | 307 | 308 } | undefined>;
}

/** What is to be known of a term to tell what its page is. */
export interface TermSearch {
  /** What it stands for, before anything is searched. */
  presearch(
    term: string,
    locale: Locale,
  ): { success: boolean; type: "popular" | "category" | "default"; category?: string };
  /** With its spelling corrected; undefined when it is fine, or when nothing better is known. */
  correctTerm(term: string, locale: Locale): string | undefined;
  /** The language it is understood in. */
  findLanguage(term: string, locale: Locale): string;
  /** Whether some icons have all its words. */
  findsAll(term: string, locale: Locale): boolean;
}

declare module "../../context.ts" {
  interface Services {
    addresses: AddressService;
  }
}
