import { expect, test } from "vitest";
import { listAccessFaultsOf } from "../harness/browser/page-access.ts";
import { crawlSite, sampleKinds } from "../harness/browser/page-crawler.ts";
import { amount, isSoak } from "../harness/soak.ts";
import { siteUrl } from "../harness/site/site-url.ts";

/** `CRAWL_PAGES=1000` reads a thousand pages in each language. */
const pagesPerLanguage = Number(process.env["CRAWL_PAGES"] ?? amount(12, 400));
/** `CRAWL_AXE=true` has axe look at every page that is read, not only at one of each of eight kinds. */
const isEveryPageForAxe = isSoak || process.env["CRAWL_AXE"] === "true";
const kindsForAxe = 8;
const msPerPage = 10_000;

test(
  "pages crawled from the landing page in two languages are valid HTML, pass axe, and have no broken links",
  { timeout: 60_000 + 2 * pagesPerLanguage * msPerPage },
  async () => {
    const { pages, faults } = await crawlSite({
      site: siteUrl(),
      languages: ["en", "de"],
      pages: pagesPerLanguage,
      links: pagesPerLanguage * 4,
    });
    expect(faults).toEqual([]);
    expect(pages.length).toBe(2 * pagesPerLanguage);
    const forAxe = isEveryPageForAxe ? pages.filter(({ html }) => html !== "") : sampleKinds(pages, kindsForAxe);
    expect(await listAccessFaultsOf(forAxe.map(({ url }) => url))).toEqual([]);
  },
);
