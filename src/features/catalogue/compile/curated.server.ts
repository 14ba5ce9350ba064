import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Lexicons } from "../../../core/lexicon/build-lexicon-columns.ts";
import { listGeneralWords } from "../../../core/lexicon/general-words.ts";
import { lexiconLanguages, type LexiconLanguage } from "../../../core/lexicon/language-rules.ts";
import { parseLexicon, type LexiconEntry } from "../../../core/lexicon/parse-lexicon.ts";
import {
  parseFillers,
  parseGeneralWords,
  parsePhrases,
  parseSenses,
} from "../../../core/meaning/parse-meaning-files.ts";
import { type LanguageWords, parseWordForms } from "../../../core/lexicon/word-forms.ts";
import { type FrequencyLists, parseFrequencies } from "../../../core/lexicon/word-frequencies.ts";
import { parseSynonyms, type SynonymRule } from "../../../core/search/match/synonyms.ts";
import { readColumnFile } from "../snapshot/read-column-file.server.ts";
import {
  boxRepair,
  curatedAuthor,
  curatedBrand,
  curatedCategory,
  curatedFamily,
  curatedFlag,
  curatedLicense,
  curatedSet,
  curatedSpelling,
  curatedStyle,
  idSalt,
  leftOutSet,
} from "./curated.ts";

/** Folder of the curated files. */
export const curatedFolder = join(import.meta.dirname, "../../../../data");

export type Curated = ReturnType<typeof readCurated>;

/**
 * Reads everything people wrote about the icon sets.
 * @throws Error that names the file, the line and the fault
 */
export function readCurated() {
  return {
    styles: readLines("styles.jsonl", curatedStyle),
    families: readLines("families.jsonl", curatedFamily),
    authors: readLines("authors.jsonl", curatedAuthor),
    licenses: readLines("licenses.jsonl", curatedLicense),
    sets: readLines("sets/included.jsonl", curatedSet),
    categories: readLines("categories.jsonl", curatedCategory),
    leftOutSets: readLines("sets/left-out.jsonl", leftOutSet),
    brands: readLines("brands.jsonl", curatedBrand),
    flags: readLines("country-flags.jsonl", curatedFlag),
    spellings: readLines("spellings.jsonl", curatedSpelling),
    conceptAliases: readConceptAliases(),
    boxRepairs: new Map(readLines("sets/box-repairs.jsonl", boxRepair).map((repair) => [repair.icon, repair])),
    salts: new Map(readLines("sets/id-salts.jsonl", idSalt).map(({ icon, salt }) => [icon, salt])),
  };
}

/**
 * Since when each set has each icon, in Unix seconds, from `arrivals.tsv`: set → name → time; the empty name stands for
 * all icons of the set that are not named.
 */
export function readArrivals(): Map<string, Map<string, number>> {
  const arrivals = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(curatedFolder, "arrivals.tsv"), "utf8").split("\n")) {
    const [set, time, names] = line.split("\t");
    if (!set || names === undefined) continue;
    const ofSet = arrivals.get(set) ?? new Map<string, number>();
    for (const name of names.split(" ")) ofSet.set(name, Number(time));
    arrivals.set(set, ofSet);
  }
  return arrivals;
}

/** Names under which some icons carry a concept: other name → concept. */
function readConceptAliases(): Map<string, string> {
  const lines = readFileSync(join(curatedFolder, "concept-aliases.tsv"), "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}

/** Synonym rules of the text search, from the files under `data/synonyms`; empty without them. */
export function readSynonyms(): SynonymRule[] {
  const folder = join(curatedFolder, "synonyms");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) => parseSynonyms(readFileSync(join(folder, file), "utf8")));
}

/** What words of names are called in other languages, see `readLexicon`. */
function readLexicons(): Lexicons {
  return new Map(lexiconLanguages.map((language) => [language, readLexicon(language)]));
}

/**
 * What words of names are called in a language, from `data/lexicon`: what was written first, then what is only typed, then
 * what was imported.
 */
export function readLexicon(language: LexiconLanguage): LexiconEntry[] {
  const folder = join(curatedFolder, "lexicon");
  const files = ["", "typed", "imported"].map((part) => join(folder, part, `${language}.tsv`));
  return files.filter(existsSync).flatMap((file) => parseLexicon(readFileSync(file, "utf8")));
}

/** What words of names are called in other languages, and behind that what words of general use mean. */
export function joinSearchLexicons(sources: MeaningSources): Lexicons {
  const { lexicons, general, senses, languageWords } = sources;
  return new Map(
    [...lexicons].map(([language, names]) => {
      const all = [...(senses.get(language) ?? []), ...(general.get(language) ?? [])];
      return [language, [...names, ...listGeneralWords(language, { names, general: all, languageWords })]];
    }),
  );
}

/** Forms of words, and how they are typed in Latin letters, from `data/lexicon/forms` and `romanized`. */
export function readLanguageWords(): LanguageWords {
  return {
    forms: readByLanguage("lexicon/forms", parseWordForms),
    romanized: readByLanguage("lexicon/romanized", parseWordForms),
  };
}

/** How frequent words are, from `data/lexicon/vocabulary`. */
export const readFrequencies = (): FrequencyLists => readByLanguage("lexicon/vocabulary", parseFrequencies);

function readByLanguage<Content>(name: string, parse: (text: string) => Content): Map<string, Content> {
  const folder = join(curatedFolder, name);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith(".tsv"));
  return new Map(files.toSorted().map((file) => [file.slice(0, 2), parse(readFileSync(join(folder, file), "utf8"))]));
}

const meaningFolder = join(curatedFolder, "meaning");
const readMeaningFile = (file: string) => readFileSync(join(meaningFolder, file), "utf8");

export type MeaningSources = ReturnType<typeof readMeaningSources>;

/** What concepts and words mean, from the files under `data/meaning`, and what words of names are called. */
export function readMeaningSources() {
  const readSenses = (folder: string, language: LexiconLanguage) => {
    const file = join(folder, `${language}.tsv`);
    return existsSync(join(meaningFolder, file)) ? parseSenses(readMeaningFile(file)) : [];
  };
  const written = parseGeneralWords(readMeaningFile("words.tsv"));
  return {
    lexicons: readLexicons(),
    general: new Map([...written].map(([code, words]) => [code, [...words, ...readSenses("imported", code)]])),
    senses: new Map(lexiconLanguages.map((language) => [language, readSenses("senses", language)])),
    vectors: readColumnFile(join(meaningFolder, "vectors.bin")),
    phrases: parsePhrases(readMeaningFile("phrases.tsv")),
    translatedPhrases: readByLanguage("meaning/phrases", parsePhrases),
    fillers: parseFillers(readMeaningFile("fillers.tsv")),
    languageWords: readLanguageWords(),
  };
}

/**
 * Tags by concept, from the tab-separated files under `data/tags`; empty without them. The first file that knows a
 * concept decides: the coin `LINK` and the animal `mouse` say nothing about links and computer mice.
 */
export function readTags(): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const file of ["concepts.tsv", "emoji.tsv", "brands.tsv"]) {
    const path = join(curatedFolder, "tags", file);
    if (!existsSync(path)) continue;
    for (const line of readFileSync(path, "utf8").split("\n")) {
      const [concept, list] = line.split("\t");
      if (!concept || !list) continue;
      if (!tags.has(concept)) tags.set(concept, list.split(","));
    }
  }
  return tags;
}

function readLines<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(join(curatedFolder, file), "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [schema.parse(JSON.parse(line))];
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`data/${file}, line ${index + 1}: ${reason}`, { cause });
    }
  });
}
