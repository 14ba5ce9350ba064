import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../../src/core/catalogue/catalogue.ts";
import { createRandom } from "./random.ts";
import { parseSynonyms, type SynonymRule } from "../../src/core/search/match/synonyms.ts";

export const queryKinds = ["exact", "prefix", "two words", "synonym", "short"] as const;
export type QueryKind = (typeof queryKinds)[number];

export interface BenchQuery {
  kind: QueryKind;
  term: string;
}

const queriesPerKind = 100;

/**
 * Five hundred searches, the same for the same catalogue: whole concepts, words half typed, two words, words that only
 * synonyms know, and one or two letters. Popular concepts come up more often, as they do in life.
 */
export function listQueries(catalogue: Catalogue): BenchQuery[] {
  const random = createRandom(20_261_121);
  const concepts = listConcepts(catalogue);
  const words = [...new Set(concepts.flatMap((concept) => concept.split("-")))].filter((word) =>
    /^[a-z]{3,}$/.test(word),
  );
  const synonyms = [...new Set(readSynonymRules().flatMap(({ from }) => from))];
  // Squared, so that the first (best known) items come up more often than the last.
  const draw = <Item>(items: readonly Item[]) => items[Math.floor(random() ** 2 * items.length)]!;
  const makers: Record<QueryKind, () => string> = {
    exact: () => draw(concepts).replaceAll("-", " "),
    prefix: () => shorten(draw(words), random()),
    "two words": () => `${draw(words)} ${draw(words)}`,
    synonym: () => synonyms[Math.floor(random() * synonyms.length)]!,
    short: () => draw(words).slice(0, random() < 0.5 ? 1 : 2),
  };
  return Array.from({ length: queriesPerKind }, () =>
    queryKinds.map((kind) => ({ kind, term: makers[kind]() })),
  ).flat();
}

/** Every search of one or two Latin letters. */
export function listShortTerms(): string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  return [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
}

/** Distinct concepts, best known first. */
function listConcepts(catalogue: Catalogue): string[] {
  const concepts = new Set<string>();
  for (let ordinal = 0; ordinal < catalogue.listedCount / 3; ordinal++)
    concepts.add(catalogue.icon(ordinal).commonName);
  return [...concepts];
}

/** The curated synonym rules. */
export function readSynonymRules(): SynonymRule[] {
  const folder = join(import.meta.dirname, "../../data/synonyms");
  return readdirSync(folder).flatMap((file) => parseSynonyms(readFileSync(join(folder, file), "utf8")));
}

const shorten = (word: string, share: number) => word.slice(0, Math.max(3, Math.ceil(word.length * (0.5 + share / 3))));
