import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { languageNames, languageTags, locales, type Locale } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { Alternate } from "../../../i18n/alternates.ts";
import { rememberLanguage } from "../../../browser/remembered-language.ts";

export interface LanguageLink {
  locale: Locale;
  name: string;
  tag: string;
  href: string;
}

/**
 * Links to this page in every language, with all that its address says. What a page says of itself (`head`) tells where
 * its siblings are; the server leads on from pages that say nothing.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { locale: current } = useMessages();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const alternates = matches
    .map(({ loaderData }) => readAlternates(loaderData))
    .findLast((found) => found !== undefined);
  const hrefs = new Map(alternates?.map(({ locale, href }) => [locale, href]));
  const here = originOf(hrefs.get(current) ?? "");
  return locales.map((locale) => {
    const href = hrefs.get(locale) ?? pathname;
    const isShared = originOf(href) === here && (locale !== current || alternates === undefined);
    return {
      locale,
      name: languageNames[locale],
      tag: languageTags[locale],
      href: addQuery(href, search, isShared ? locale : undefined),
    };
  });
}

const readAlternates = (loaderData: unknown) =>
  (loaderData as { head?: { alternates?: readonly Alternate[] } } | undefined)?.head?.alternates;

/** Empty for a path. */
const originOf = (href: string) => /^\w+:\/\/[^/]+/.exec(href)?.[0] ?? "";

/** The selection, the customization and whatever else is in the address of the page but not in the link. */
function addQuery(href: string, search: string, language: Locale | undefined): string {
  if (search === "" && language === undefined) return href;
  const [path, query] = href.split("?");
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== "lang" && !parameters.has(name)) parameters.append(name, value);
  }
  if (language !== undefined) parameters.set("lang", language);
  return parameters.size === 0 ? path! : `${path}?${parameters.toString()}`;
}

/** On a click at a link to another language: remembers it here, and has the server over there remember it, too. */
export function chooseLanguage({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
  if (!link) return;
  // The tags of all languages begin with their codes.
  const locale = link.hreflang.slice(0, 2);
  rememberLanguage(locale);
  const parameters = new URLSearchParams(link.search);
  parameters.set("lang", locale);
  link.search = parameters.toString();
  // Whoever is signed in is so over there, too.
  if (document.documentElement.dataset["paid"] !== undefined && link.origin !== location.origin) {
    link.href = `/api/token/v1/move?${new URLSearchParams({ to: locale, path: link.pathname + link.search })}`;
  }
}
