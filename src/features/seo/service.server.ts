import { pack, unpack } from "../../core/columns/packed.ts";
import { parseAddress } from "../../core/urls/parse-address.ts";
import type { Locale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import type { AddressService } from "../url-resolution/contract.ts";
import type { PageAddress } from "../../context.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { formatIntegrationPath, integrationIds } from "../../core/urls/paths/integration-path.ts";
import { describeIntegration, type PageSubject, type PageTexts, type SeoService } from "./contract.ts";
import { listAlternates } from "../../i18n/alternates.ts";
import { feedPath } from "../../core/urls/paths/feed-path.ts";
import type { RowCache } from "./rows/row-cache.server.ts";
import { listPageFacts } from "./page-texts/page-facts.ts";
import { pageKey } from "./page-texts/page-key.ts";
import { readSubject } from "./page-texts/page-subject.ts";
import { writeTexts } from "./page-texts/write-page-texts.ts";
import { ownProject } from "./page-texts/placeholder-rows.ts";
import { formatPreviewImagePath } from "../../core/urls/paths/preview-image-path.ts";

/** Open Graph wants language and country. */
const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: "en_US",
  zh: "zh_CN",
  fr: "fr_FR",
  de: "de_DE",
  it: "it_IT",
  ja: "ja_JP",
  pt: "pt_BR",
  ru: "ru_RU",
  es: "es_ES",
  ko: "ko_KR",
};

/** Stands for pages that show no icons of their own. */
const startPath = "/icons";

/** Pages outside the address grammar whose texts can be asked for. */
const otherPages: Readonly<Record<string, PageSubject>> = {
  "/developers": { kind: "developers", values: {} },
  "/icons/pricing": { kind: "pricing", values: {} },
  "/icons/illustrations": { kind: "illustrations", values: {} },
  "/icons/images": { kind: "images", values: {} },
  "/icons/request-icon": { kind: "requests", values: {} },
};

/** What pages say about themselves: the templates of their kind, and what was written by hand for single pages. */
export function createSeoService({
  catalogue: host,
  addresses,
  rows,
}: {
  catalogue: CatalogueHost;
  addresses: Pick<AddressService, "resolve">;
  rows: Pick<RowCache, "placeholder" | "onChange">;
}): SeoService {
  function override(
    texts: PageTexts,
    place: { path: string; locale: Locale; projectId?: string | undefined },
  ): PageTexts {
    const uri = pageKey(place.path);
    if (uri === undefined) return texts;
    const row = rows.placeholder({ projectId: place.projectId ?? ownProject, uri, locale: place.locale });
    return {
      title: row?.h1 ?? texts.title,
      description: row?.t1 ?? texts.description,
      metaTitle: row?.mt ?? texts.metaTitle,
      metaDescription: row?.md ?? texts.metaDescription,
    };
  }

  function describeSubject({ page, locale, count }: { page: PageAddress; locale: Locale; count?: number | undefined }) {
    const { catalogue, index, names } = host.current();
    return readSubject(page, {
      catalogue,
      names,
      t: loadTranslator(locale, "categories", "search", "icon"),
      count: () => count ?? index.search({ term: page.term, language: locale, filters: page.filters, amount: 0 }).total,
    });
  }

  /** The page that an address means or leads to. */
  async function findPage(uri: string, locale: Locale): Promise<PageAddress | undefined> {
    const found = await addresses.resolve(uri, locale);
    if (found.kind === "page") return found.page;
    if (found.kind === "missing" || !found.to.startsWith("/")) return undefined;
    const next = await addresses.resolve(found.to, locale);
    return next.kind === "page" ? next.page : undefined;
  }

  const service: SeoService = {
    async describePage(page) {
      const { locale, path, alternates, filters, pageNumber = 1, isHidden = false, structuredData = [] } = page;
      const t = loadTranslator(locale, "seo");
      const texts = override(writeTexts(page, { t, filters }), { path, locale });
      if (pageNumber > 1) texts.metaTitle = t("seo.numbered.mt", { title: texts.metaTitle, page: pageNumber });
      const canonical = alternates.find((alternate) => alternate.locale === locale)?.href ?? path;
      const image = page.image ?? formatPreviewImagePath(parseAddress(path) ? path : startPath);
      return {
        ...texts,
        openGraphLocale: openGraphLocales[locale],
        canonical,
        alternates: [...alternates],
        ...(URL.canParse(image, canonical) && { image: new URL(image, canonical).href }),
        ...(isHidden && { robots: "noindex, follow" }),
        structuredData: pack([...structuredData]),
      };
    },
    async describeAddress({ page, locale, hrefIn, count, icons = [], trail, ...options }) {
      const { subject, filters } = describeSubject({ page, locale, count });
      const head = await service.describePage({
        image: formatPreviewImagePath(page.paths.en),
        pageNumber: page.address.pageNumber,
        ...options,
        ...subject,
        filters,
        locale,
        path: page.path,
        alternates: listAlternates(page.paths, hrefIn),
      });
      const facts = listPageFacts({
        page,
        texts: head,
        ...host.current(),
        t: loadTranslator(locale, "site", "seo"),
        locale,
        hrefIn,
        icons,
        count,
        trail,
      });
      const feed = findFeed(page);
      return {
        ...head,
        ...(feed !== undefined && { feed: hrefIn(locale, feed) }),
        structuredData: pack([...facts, ...unpack(head.structuredData)]),
      };
    },
    async findTexts({ uri, locale, projectId }) {
      const key = pageKey(uri);
      if (key === undefined) return undefined;
      const t = loadTranslator(locale, "seo");
      const integration = integrationIds.find((id) => formatIntegrationPath(id) === key);
      const other =
        integration === undefined
          ? otherPages[key]
          : describeIntegration(integration, loadTranslator(locale, "integrations"));
      if (other) return { uri: key, texts: override(writeTexts(other, { t }), { path: key, locale, projectId }) };
      const page = await findPage(key, locale);
      if (!page) return undefined;
      const { subject, filters } = describeSubject({ page, locale });
      const texts = override(writeTexts(subject, { t, filters }), { path: page.path, locale, projectId });
      return { uri: pageKey(page.path) ?? page.path, texts };
    },
    onChange: (listener) => rows.onChange(listener),
  };
  return service;
}

/** Where the new icons of a page can be followed. */
function findFeed({ address }: PageAddress): string | undefined {
  return address.page === "new" || address.page === "style" ? feedPath(address.filters.style) : undefined;
}
