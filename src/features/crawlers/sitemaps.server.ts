import { createHash } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import { cleanTerm } from "../../core/urls/normalize-query.ts";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { AddressService } from "../url-resolution/contract.ts";
import type { PageAddress } from "../../context.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { freeWidthPx, type MediaLibrary } from "../media/contract.ts";
import { formatMediaPagePath, formatMediaPath } from "../../core/urls/paths/media-paths.ts";
import { mediaKinds } from "../../core/media/media-vocabulary.ts";
import type { SearchService } from "../search/contract.ts";
import type { HrefIn } from "../../i18n/alternates.ts";
import { inAllLanguages, listedPages, otherPages, pageOf, type ListedPage } from "./sitemap-pages.ts";
import { renderEntry, sitemapEnd, sitemapStart, type SitemapEntry } from "./sitemap-xml.ts";
import { surveyCatalogue, type CatalogueSurvey } from "./survey-catalogue.ts";

export const sitemapKinds = [
  "pages",
  "styles",
  "families",
  "authors",
  "categories",
  "terms",
  "pictures",
  "icons",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Requests of visitors that are listed before the concepts that the catalogue knows best. */
const requestLimit = 500;
/** With ten siblings an icon takes about 1.5 KB: 10,000 stay far below the 50 MB that a sitemap may have. */
export const entriesPerFile = 10_000;
/** To be raised when the files change although the catalogue does not. */
const format = 1;

/** One file of the sitemap. */
export interface SitemapFile {
  kind: SitemapKind;
  /** From 1. */
  number: number;
  /** When something on its pages last changed, Unix seconds. */
  modified?: number | undefined;
}

/** A file that is made while it is read. */
export interface OpenedSitemap {
  /** Names what the file holds. */
  version: string;
  text: AsyncGenerator<string>;
}

export interface Sitemaps {
  listFiles(): Promise<SitemapFile[]>;
  /** Undefined when there is no such file. */
  open(
    file: Pick<SitemapFile, "kind" | "number">,
    options: { locale: Locale; origin: string; hrefIn: HrefIn },
  ): Promise<OpenedSitemap | undefined>;
}

/** Every page of the site that a search engine should know, in files of bounded size. */
export function createSitemaps({
  catalogue: host,
  addresses,
  search,
  media,
}: {
  catalogue: CatalogueHost;
  addresses: Pick<AddressService, "resolve">;
  search: Pick<SearchService, "popularTerms">;
  media: Pick<MediaLibrary, "search">;
}): Sitemaps {
  const surveys = new WeakMap<Catalogue, Promise<CatalogueSurvey>>();

  function survey(catalogue: Catalogue): Promise<CatalogueSurvey> {
    let running = surveys.get(catalogue);
    if (!running) {
      running = surveyCatalogue(catalogue, { conceptLimit: entriesPerFile, iconsPerRun: entriesPerFile, pause });
      surveys.set(catalogue, running);
    }
    return running;
  }

  /** A page as it is called in every language; undefined where the address leads elsewhere, in English or the language. */
  async function findPaths(path: string, locale: Locale): Promise<PageAddress | undefined> {
    const page = await findPage(path, defaultLocale);
    return page && (locale === defaultLocale || (await findPage(page.paths[locale], locale))) ? page : undefined;
  }

  async function findPage(path: string, locale: Locale): Promise<PageAddress | undefined> {
    const found = await addresses.resolve(path, locale);
    return found.kind === "page" && found.page.path === path ? found.page : undefined;
  }

  async function* listPages(pages: Iterable<ListedPage>, locale: Locale): AsyncGenerator<SitemapEntry> {
    const rest = createRest();
    for (const { address, modified } of pages) {
      await rest();
      const page = await findPaths(formatAddress(address), locale);
      if (page) yield { paths: page.paths, modified };
    }
  }

  /** What people look for and what the catalogue knows best; words that name a category are left to those. */
  async function* listTerms(terms: readonly string[], locale: Locale): AsyncGenerator<SitemapEntry> {
    const rest = createRest();
    for (const term of terms) {
      await rest();
      const page = await findPaths(formatAddress(pageOf("search", { term })), locale);
      if (page && page.category === undefined && page.address.page === "search") yield { paths: page.paths };
    }
  }

  return {
    async listFiles() {
      const { catalogue } = host.current();
      const { newest } = await survey(catalogue);
      return sitemapKinds.flatMap((kind) =>
        Array.from(
          { length: kind === "icons" ? Math.ceil(catalogue.listedCount / entriesPerFile) : 1 },
          (_, index) => ({
            kind,
            number: index + 1,
            modified: kind === "icons" ? newest.byRun[index] : newest.overall,
          }),
        ),
      );
    },
    async open({ kind, number }, options) {
      const { catalogue } = host.current();
      const version = `${format}-${catalogue.version}`;
      const first = (number - 1) * entriesPerFile;
      if (kind === "icons") {
        if (first >= catalogue.listedCount) return undefined;
        return { version, text: renderLines(listIcons(catalogue, first), options) };
      }
      if (number !== 1) return undefined;
      const surveyed = await survey(catalogue);
      if (kind === "terms") {
        const requests = (await search.popularTerms(requestLimit)).map(cleanTerm);
        const terms = [...new Set([...requests, ...surveyed.concepts])].slice(0, entriesPerFile);
        return {
          version: `${version}-${digest(requests)}`,
          text: renderLines(listTerms(terms, options.locale), options),
        };
      }
      if (kind === "pictures") {
        const entries = await listPictures(media);
        return {
          version: `${version}-${digest(entries.map(({ imagePath }) => imagePath))}`,
          text: renderLines(entries, options),
        };
      }
      const pages = listedPages[kind](catalogue, surveyed);
      const entries = listPages(pages, options.locale);
      return { version, text: renderLines(kind === "pages" ? withOtherPages(entries) : entries, options) };
    },
  };
}

const digest = (terms: readonly string[]) =>
  createHash("sha1").update(terms.join(" ")).digest("base64url").slice(0, 10);

async function* withOtherPages(entries: AsyncIterable<SitemapEntry>): AsyncGenerator<SitemapEntry> {
  yield* entries;
  for (const path of otherPages) yield { paths: inAllLanguages(path) };
}

/** The pages of the illustrations and patterns that the site has itself. */
async function listPictures(media: Pick<MediaLibrary, "search">) {
  const all = { term: "", locale: defaultLocale, page: 1, perPage: entriesPerFile / mediaKinds.length };
  const found = await Promise.all(mediaKinds.map((kind) => media.search({ ...all, kind })));
  return found
    .flatMap(({ items }) => items)
    .map((item) => ({
      paths: inAllLanguages(formatMediaPagePath(item)),
      imagePath: formatMediaPath(item.id, "webp", freeWidthPx),
    }));
}

/** The pages of single icons: their addresses are the same in all languages. */
function* listIcons(catalogue: Catalogue, first: number): Generator<SitemapEntry> {
  const end = Math.min(first + entriesPerFile, catalogue.listedCount);
  for (let ordinal = first; ordinal < end; ordinal++) {
    if (!catalogue.isListed(ordinal)) continue;
    const { id, url, timestamp } = catalogue.icon(ordinal);
    yield {
      paths: inAllLanguages(url),
      modified: timestamp,
      imagePath: formatImagePath(id, "svg"),
    };
  }
}

/** Sent at once, characters. */
const pieceLength = 65_536;
/** So long this may keep the process from everything else, ms. */
const turnMs = 5;

/** Gives the rest of the process its turn whenever it has been called for long enough. */
function createRest(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turnMs) return undefined;
    return pause().then(() => void (since = performance.now()));
  };
}

async function* renderLines(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  options: { locale: Locale; origin: string; hrefIn: HrefIn },
): AsyncGenerator<string> {
  const rest = createRest();
  let text = sitemapStart;
  for await (const entry of entries) {
    text += renderEntry(entry, options);
    await rest();
    if (text.length < pieceLength) continue;
    yield text;
    text = "";
  }
  yield text + sitemapEnd;
}
