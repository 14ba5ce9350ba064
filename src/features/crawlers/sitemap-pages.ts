import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { blankAddress, popularTerm, type Address, type PageKind } from "../../core/urls/address.ts";
import { cleanTerm } from "../../core/urls/normalize-query.ts";
import { emojiWords } from "../../core/urls/emoji-words.ts";
import { formatIntegrationPath, integrationIds } from "../../core/urls/paths/integration-path.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import type { CatalogueSurvey } from "./survey-catalogue.ts";

/** A page that is worth listing, if its address is one of its own. */
export interface ListedPage {
  address: Address;
  modified?: number | undefined;
}

export const pageOf = (page: PageKind, parts: Partial<Address> = {}): Address => ({ ...blankAddress(page), ...parts });

/** Pages outside the grammar of addresses. */
export const otherPages = [
  "/developers",
  ...integrationIds.map(formatIntegrationPath),
  "/icons/pricing",
  "/icons/illustrations",
  "/icons/images",
  "/icons/request-icon",
] as const;

export const inAllLanguages = (path: string) =>
  Object.fromEntries(locales.map((locale) => [locale, path])) as Record<Locale, string>;

/** The pages of the site that are few, kind by kind. */
export const listedPages = {
  pages: (_catalogue: Catalogue, { newest }: CatalogueSurvey): ListedPage[] => [
    ...(["landing", "styles", "new"] as const).map((page) => ({ address: pageOf(page), modified: newest.overall })),
    { address: pageOf("search", { term: popularTerm }) },
    { address: pageOf("emoji", { term: emojiWords.en[0] }) },
    { address: pageOf("clip-art") },
    { address: pageOf("search-by-image") },
  ],
  styles: ({ styles }: Catalogue, { newest }: CatalogueSurvey): ListedPage[] =>
    styles
      .filter(({ iconCount }) => iconCount > 0)
      .map(({ seoCode, apiCode }) => ({
        address: pageOf("style", { filters: { style: seoCode } }),
        modified: newest.byStyle.get(apiCode),
      })),
  families: ({ families }: Catalogue, { newest }: CatalogueSurvey): ListedPage[] =>
    families
      .filter(({ iconCount, entities }) => iconCount > 0 && entities.length > 1)
      .map(({ apiCode, entities }) => ({
        address: pageOf("family", { filters: { family: apiCode } }),
        modified: newestOf(entities, newest.byStyle),
      })),
  authors: ({ authors }: Catalogue, { newest }: CatalogueSurvey): ListedPage[] =>
    authors
      .filter(({ iconCount }) => iconCount > 0)
      .map(({ id, alias, styles }) => ({
        address: pageOf("author", { alias, filters: { author: id } }),
        modified: newestOf(styles, newest.byStyle),
      })),
  categories: ({ categories }: Catalogue, { newest }: CatalogueSurvey): ListedPage[] =>
    categories
      .filter(({ iconCount, apiCode }) => iconCount > 0 && apiCode !== popularTerm)
      .map(({ apiCode, title }) => ({
        address: pageOf("search", { term: cleanTerm(title) }),
        modified: newest.byCategory.get(apiCode),
      })),
} satisfies Record<string, (catalogue: Catalogue, survey: CatalogueSurvey) => ListedPage[]>;

const newestOf = (styles: readonly string[], byStyle: ReadonlyMap<string, number>) =>
  styles.reduce((newest, style) => Math.max(newest, byStyle.get(style) ?? 0), 0);
