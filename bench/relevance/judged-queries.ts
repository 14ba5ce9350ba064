import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { z } from "zod";
import { palette, type PaletteColor } from "../../src/core/icons/palette.ts";
import { type Technique, techniques } from "../../src/core/icons/vocabulary.ts";

const judgedKinds = ["head", "tail", "two-word", "synonym", "colloquial"] as const;
/** Kinds of queries of the second and the third set. */
export const secondKinds = [
  ...judgedKinds,
  "rare",
  "everyday",
  "inflected",
  "abbreviation",
  "brand",
  "negation",
  "look",
  "emoji",
  "foreign",
  "romanized",
  "misspelled",
] as const;
/** The kind of all queries of the set of rare keywords. */
export const keywordKind = "keyword";
/** Kinds of phrases that mean an icon without calling it by its name. */
export const phraseKinds = ["thing", "action", "state", "idea"] as const;
export const splits = ["tune", "held"] as const;

/** What kind of search a query is; `typo` is derived by rule, the others are judged. */
export const queryKinds = [...judgedKinds, "typo"] as const;
export type QueryKind = (typeof queryKinds)[number];
/** What a query may be used for: `tune` while search is improved, `held` only to measure. */
export type Split = (typeof splits)[number];

/** How an icon has to be drawn, beside what it shows. */
export type Look = { technique: Technique } | { color: PaletteColor };

/** An icon that is looked for, by what it is called. */
export interface JudgedConcept {
  /** All words that the name of the icon has to have. */
  words: readonly string[];
  /** 3: exactly what was asked for; 2: also right; 1: related. */
  grade: number;
}

/** What somebody types, and the icons that they would be glad to see. */
export interface JudgedQuery {
  term: string;
  /** Code of the language that it is written in. */
  language: string;
  kind: QueryKind | (typeof secondKinds)[number] | (typeof phraseKinds)[number] | typeof keywordKind;
  split: Split;
  concepts: readonly JudgedConcept[];
  /** How the icons have to be drawn; any way where it is left out. */
  look?: Look;
}

/** `concept:grade|concept:grade` as concepts. */
export const conceptList = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*:[123](?:\|[a-z0-9]+(?:-[a-z0-9]+)*:[123])*$/)
  .transform((list) =>
    list.split("|").map((concept) => {
      const [name = "", grade] = concept.split(":");
      return { words: name.split("-"), grade: Number(grade) };
    }),
  );
/** `technique=outline` or `color=blue` as a look. */
const look = z
  .string()
  .transform((cell) => cell.split("="))
  .pipe(
    z.union([
      z.tuple([z.literal("technique"), z.enum(techniques)]).transform(([, technique]) => ({ technique })),
      z.tuple([z.literal("color"), z.enum(palette.map(({ name }) => name))]).transform(([, color]) => ({ color })),
    ]),
  );
const cells = [
  z.string().trim().min(1),
  z.enum([...secondKinds, ...phraseKinds, keywordKind]),
  conceptList,
  z.enum(splits),
] as const;
const line = z.union([z.tuple([...cells]), z.tuple([...cells, look])]);

/**
 * Reads a file of judged queries: `query`, `kind`, `concept:grade|concept:grade`, `split` and, where the query names
 * one, a look, with tabs between.
 */
export function parseJudgedQueries(text: string, language: string): JudgedQuery[] {
  return text
    .trimEnd()
    .split("\n")
    .map((row, index) => {
      const { data, error } = line.safeParse(row.split("\t"));
      if (!data) throw new SyntaxError(`${language}, line ${index + 1}: ${row}\n${z.prettifyError(error)}`);
      const [term, kind, concepts, split, ...looks] = data;
      const query: JudgedQuery = { term, language, kind, split, concepts };
      if (looks[0]) query.look = looks[0];
      return query;
    });
}

/** The split that a query belongs to: told by its text alone, so that no query ever moves from `held` to `tune`. */
export function splitOf(term: string): Split {
  return createHash("sha256").update(term).digest()[0]! % 2 === 0 ? "tune" : "held";
}

/** Where queries are that were judged later, of more kinds; the first ones stay as they are. */
export const secondFolder = join(import.meta.dirname, "second");
/** Where queries are that were judged after those. */
export const thirdFolder = join(import.meta.dirname, "third");
/** Where queries are that somebody judged who knew neither the search nor the other queries. */
export const fourthFolder = join(import.meta.dirname, "fourth");
/** Where English words are that hardly any icon is called. */
export const keywordFolder = join(import.meta.dirname, "keywords");

/** All judged queries in a folder; English first, the other languages in the order of their codes. */
export function readJudgedQueries(folder: string = import.meta.dirname): JudgedQuery[] {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => parse(file).name)
    .toSorted((left, right) => Number(right === "en") - Number(left === "en") || left.localeCompare(right));
  return languages.flatMap((language) =>
    parseJudgedQueries(readFileSync(join(folder, `${language}.tsv`), "utf8"), language),
  );
}
