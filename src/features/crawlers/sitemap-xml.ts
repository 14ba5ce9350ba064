import { defaultLocale, languageTags, locales, type Locale } from "../../i18n/locales.ts";
import type { HrefIn } from "../../i18n/alternates.ts";
import { escapeMarkup } from "../../core/text/escape-markup.ts";

/** A page in a sitemap. */
export interface SitemapEntry {
  /** The path of the page in every language. */
  paths: Readonly<Record<Locale, string>>;
  /** When what the page shows last changed, Unix seconds. */
  modified?: number | undefined;
  /** Absolute path of the picture that the page is about. */
  imagePath?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapStart = `${declaration}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapEnd = "</urlset>\n";

/** One page in one language, with its siblings in all languages. */
export function renderEntry(entry: SitemapEntry, options: { locale: Locale; origin: string; hrefIn: HrefIn }): string {
  const { paths, modified, imagePath } = entry;
  const { locale, origin, hrefIn } = options;
  const hrefs = locales.map((language) => escapeMarkup(hrefIn(language, paths[language])));
  let text = `<url><loc>${hrefs[locales.indexOf(locale)]}</loc>`;
  if (modified) text += `<lastmod>${formatDate(modified)}</lastmod>`;
  for (const [index, language] of locales.entries()) text += formatAlternate(languageTags[language], hrefs[index]!);
  text += formatAlternate("x-default", hrefs[locales.indexOf(defaultLocale)]!);
  if (imagePath !== undefined) {
    text += `<image:image><image:loc>${escapeMarkup(origin + imagePath)}</image:loc></image:image>`;
  }
  return `${text}</url>\n`;
}

const formatAlternate = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;

/** The list of all sitemaps of a site. */
export function renderSitemapIndex(files: readonly { href: string; modified?: number | undefined }[]): string {
  const entries = files.map(({ href, modified }) => {
    const date = modified ? `<lastmod>${formatDate(modified)}</lastmod>` : "";
    return `<sitemap><loc>${escapeMarkup(href)}</loc>${date}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="${protocol}">\n${entries.join("")}</sitemapindex>\n`;
}

const formatDate = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString().slice(0, 10);
