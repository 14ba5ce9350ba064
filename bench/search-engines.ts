import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Index as FlexIndex } from "flexsearch";
import MiniSearch, { type SearchOptions } from "minisearch";
import type { Catalogue } from "../src/core/catalogue/catalogue.ts";
import { ColumnFile, writeColumns } from "../src/core/columns/columns.ts";
import { addAnswers } from "../src/core/search/answers/build-answers.ts";
import { buildSearchIndex } from "../src/core/search/build/build-search-index.ts";
import { openSearchIndex } from "../src/core/search/open-search-index.ts";
import { noCategory } from "../src/core/search/build/search-input.ts";
import type { SearchIndex } from "../src/core/search/search.ts";
import { readSynonymRules } from "./measure/queries.ts";
import { snapshotFiles } from "../src/features/catalogue/snapshot/check-snapshot.server.ts";

export const firstScreen = 60;

/** What every engine indexes: the words an icon is found by, and the style to filter by. */
export interface BenchDocument {
  id: number;
  name: string;
  tags: string;
  style: string;
}

/** The first screen of a search: ordinals of icons, best first. */
export type Search = (term: string) => readonly number[] | Uint32Array;

/** A search engine that is ready to be asked. */
export interface Engine {
  search: Search;
  /** As `search`, but what is not found as it is typed is found by similar words. */
  searchSimilar?: Search;
  /** What has any of the words, those first that have the rarest of them. */
  searchAnyWord?: Search;
  /** Icons of one style only. */
  searchInStyle?: Search;
  /** With the exact total and the counts of all filters. */
  searchWithCounts?: Search;
}

/** An engine, and how it comes to its index. */
export interface Candidate {
  name: string;
  /** Makes the index from the documents, where that is not the way to start with it. */
  compile?: () => void;
  start: () => Engine;
}

export const filteredStyle = "lucide";
/** Edits that MiniSearch allows in a word, as a share of its length: what its guide recommends. */
const similarShare = 0.2;

/** The listed icons of a catalogue, as documents. */
export function listDocuments(catalogue: Catalogue): BenchDocument[] {
  return Array.from({ length: catalogue.listedCount }, (_, id) => {
    const { commonName, platform } = catalogue.icon(id);
    return { id, name: commonName.replaceAll("-", " "), tags: catalogue.tags(id).join(" "), style: platform };
  });
}

/** Compiles our index from the documents, as compiling a catalogue does. */
export function buildOurs(documents: readonly BenchDocument[], catalogue: Catalogue): Uint8Array {
  const texts = new Map(documents.map(({ name, tags }) => [name, { name: name.replaceAll(" ", "-"), tags: [tags] }]));
  const places = new Map([...texts.keys()].map((name, place) => [name, place]));
  const count = documents.length;
  const built = buildSearchIndex({
    texts: [...texts.values()],
    distinctCount: count,
    text: Uint32Array.from(documents, ({ name }) => places.get(name)!),
    style: Uint16Array.from(documents, ({ id }) => catalogue.styleOrdinal(id)),
    colors: new Uint8Array(count),
    isColor: new Uint8Array(count),
    isAnimated: new Uint8Array(count),
    palette: new Uint16Array(count),
    look: new Uint8Array(count),
    categories: new Uint8Array(count).fill(noCategory),
    timestamp: new Uint32Array(count),
    familyOfStyle: new Uint16Array(catalogue.styles.length),
    synonyms: readSynonymRules(),
    lexicons: new Map(),
  });
  return writeColumns(addAnswers(built, catalogue));
}

/** Our index, loaded from the snapshot as the server does. */
export function openOurs(folder: string, catalogue: Catalogue): SearchIndex {
  const bytes = Uint8Array.from(readFileSync(join(folder, snapshotFiles.search)));
  return openSearchIndex(new ColumnFile(bytes), catalogue);
}

/** The ways of asking that are measured. */
export function askOurs(index: SearchIndex): Required<Omit<Engine, "searchAnyWord">> {
  return {
    search: (term) => index.search({ term }).ordinals,
    searchSimilar: (term) => askAsPage(index, term),
    searchInStyle: (term) => index.search({ term, filters: { style: [filteredStyle] } }).ordinals,
    searchWithCounts: (term) => index.search({ term, facets: true }).ordinals,
  };
}

/**
 * Asks as the page of results does: where not all words find something, the term is corrected.
 *
 * @param language code of the language of the page
 */
export function askAsPage(index: SearchIndex, term: string, language?: string): Uint32Array {
  const { ordinals, isRelaxed } = index.search({ term, language });
  const corrected = ordinals.length === 0 || isRelaxed ? index.correctTerm(term, language) : undefined;
  return corrected === undefined ? ordinals : index.search({ term: corrected, language }).ordinals;
}

/** MiniSearch as its guide recommends for search while typing: every word has to match, the last one by its beginning. */
export function buildMiniSearch(documents: readonly BenchDocument[]): Engine {
  const index = new MiniSearch<BenchDocument>({
    fields: ["name", "tags"],
    storeFields: ["style"],
    searchOptions: {
      boost: { name: 3 },
      combineWith: "AND",
      prefix: (_term, place, terms) => place === terms.length - 1,
    },
  });
  index.addAll(documents);
  const first = (term: string, options?: SearchOptions) =>
    index
      .search(term, options)
      .slice(0, firstScreen)
      .map(({ id }) => Number(id));
  return {
    search: (term) => first(term),
    searchSimilar: (term) => orElse(first(term), () => first(term, { fuzzy: similarShare })),
    searchInStyle: (term) => first(term, { filter: (hit) => hit.style === filteredStyle }),
    searchAnyWord: (term) => first(term, { combineWith: "OR", prefix: false }),
  };
}

/** FlexSearch with the beginnings of all words indexed. */
export function buildFlexSearch(documents: readonly BenchDocument[]): Engine {
  const index = new FlexIndex({ tokenize: "forward" });
  for (const { id, name, tags } of documents) index.add(id, `${name} ${tags}`);
  const first = (term: string, options?: { suggest: boolean }) =>
    index.search(term, { ...options, limit: firstScreen }).map(Number);
  return {
    search: (term) => first(term),
    searchSimilar: (term) => orElse(first(term), () => first(term, { suggest: true })),
  };
}

const orElse = (found: number[], search: () => number[]) => (found.length > 0 ? found : search());
