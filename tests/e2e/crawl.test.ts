import { expect, inject, test } from "vitest";
import { crawlSite } from "../harness/page-crawler.ts";

/** `CRAWL_PAGES=1000` reads a thousand pages in each language. */
const pagesPerLanguage = Number(process.env["CRAWL_PAGES"] ?? 40);
const msPerPage = 5_000;

test(
  "pages followed from the landing page in two languages are valid HTML, and their links lead somewhere",
  { timeout: 60_000 + pagesPerLanguage * msPerPage },
  async () => {
    const { pages, faults } = await crawlSite({
      site: inject("siteUrl"),
      languages: ["en", "de"],
      pages: pagesPerLanguage,
      links: pagesPerLanguage * 4,
    });
    expect(faults).toEqual([]);
    expect(pages.length).toBe(2 * pagesPerLanguage);
  },
);
