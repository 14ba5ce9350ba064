import type { MetaDescriptor } from "react-router";
import { languageTags, locales, type Locale } from "./locales.ts";

export interface PageDescription {
  title: string;
  description: string;
  locale: Locale;
  /** Public origin of the site. */
  origin: string;
  /** Canonical path of the page, with its query when that makes it another page. */
  path: string;
}

/** What a page says about itself to search engines and previews, in its language and with its siblings in the others. */
export function describePage({ title, description, locale, origin, path }: PageDescription): MetaDescriptor[] {
  const url = `${origin}${path}`;
  const inLanguage = (language: Locale) => `${url}${path.includes("?") ? "&" : "?"}lang=${language}`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:locale", content: languageTags[locale] },
    { tagName: "link", rel: "canonical", href: url },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: url },
    ...locales.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: languageTags[language],
      href: inLanguage(language),
    })),
  ];
}
