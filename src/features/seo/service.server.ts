import { loadTranslator } from "../../i18n/translations.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { SearchService } from "../search/contract.ts";
import { listAlternates, type SeoService } from "./contract.ts";
import { readSubject } from "./page-subject.ts";
import { writeTexts } from "./page-texts.ts";
import { printPreviewImagePath } from "./preview-image-path.ts";

/** What pages say about themselves. */
export function createSeoService({
  catalogue,
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
    async describeAddress({ page, locale, hrefIn, count, ...options }) {
      const t = loadTranslator(locale, "categories", "search", "icon");
      const { term, filters: wanted } = page;
      const { subject, filters } = readSubject(page, {
        catalogue: catalogue.current().catalogue,
        t,
        count: () => count ?? search.search({ term, filters: wanted, amount: 0 }).total,
      });
      return service.describePage({
        image: printPreviewImagePath(page.paths.en),
        pageNumber: page.address.pageNumber,
        ...options,
        ...subject,
        filters,
        locale,
        path: page.path,
        alternates: listAlternates(page.paths, hrefIn),
      });
    },
  };
  return service;
}
