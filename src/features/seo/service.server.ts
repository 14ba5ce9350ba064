import { loadTranslator } from "../../i18n/translations.server.ts";
import type { PageAddress } from "../addresses/contract.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { SearchService } from "../search/contract.ts";
import { listAlternates, type SeoService } from "./contract.ts";
import { feedPath } from "./feeds.server.ts";
import { listPageFacts } from "./page-facts.ts";
import { readSubject } from "./page-subject.ts";
import { writeTexts } from "./page-texts.ts";
import { printPreviewImagePath } from "./preview-image-path.ts";

/** What pages say about themselves. */
export function createSeoService({
  catalogue: host,
  search,
}: {
  catalogue: CatalogueHost;
  search: Pick<SearchService, "search">;
}): SeoService {
  const service: SeoService = {
    async describePage(page) {
      const { locale, path, alternates, filters, pageNumber = 1, isHidden = false, structuredData = [] } = page;
      const t = loadTranslator(locale, "seo");
      const texts = writeTexts(page, { t, filters });
      if (pageNumber > 1) texts.metaTitle = t("seo.numbered.mt", { title: texts.metaTitle, page: pageNumber });
      const canonical = alternates.find((alternate) => alternate.locale === locale)?.href ?? path;
      const image = page.image ?? printPreviewImagePath(path);
      return {
        ...texts,
        locale,
        canonical,
        alternates: [...alternates],
        ...(URL.canParse(image, canonical) && { image: new URL(image, canonical).href }),
        ...(isHidden && { robots: "noindex, follow" }),
        structuredData: [...structuredData],
      };
    },
    async describeAddress({ page, locale, hrefIn, count, icons = [], ...options }) {
      const t = loadTranslator(locale, "categories", "search", "icon");
      const { term, filters: wanted } = page;
      const { catalogue } = host.current();
      const { subject, filters } = readSubject(page, {
        catalogue,
        t,
        count: () => count ?? search.search({ term, filters: wanted, amount: 0 }).total,
      });
      const head = await service.describePage({
        image: printPreviewImagePath(page.paths.en),
        pageNumber: page.address.pageNumber,
        ...options,
        ...subject,
        filters,
        locale,
        path: page.path,
        alternates: listAlternates(page.paths, hrefIn),
      });
      const facts = {
        page,
        texts: head,
        catalogue,
        t: loadTranslator(locale, "site", "seo"),
        locale,
        hrefIn,
        icons,
        count,
      };
      const feed = findFeed(page);
      return {
        ...head,
        ...(feed !== undefined && { feed: hrefIn(locale, feed) }),
        structuredData: [...listPageFacts(facts), ...head.structuredData],
      };
    },
  };
  return service;
}

/** Where the new icons of a page can be followed. */
function findFeed({ address }: PageAddress): string | undefined {
  return address.page === "new" || address.page === "style" ? feedPath(address.filters.style) : undefined;
}
