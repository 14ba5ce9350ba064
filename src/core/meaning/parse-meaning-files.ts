import type { LexiconEntry } from "../lexicon/parse-lexicon.ts";
import { type LexiconLanguage, lexiconLanguages } from "../lexicon/language-rules.ts";

/**
 * Reads what people say for concepts: a concept in kebab-case, a tab, phrases with semicolons between.
 *
 * @throws SyntaxError naming the line
 */
export function parsePhrases(text: string): Map<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [concept = "", list = "", ...rest] = line.split("\t");
    if (list === "" || rest.length > 0 || phrases.has(concept)) {
      throw new SyntaxError(`line ${index + 1} isn’t a list of phrases for a concept: ${line}`);
    }
    phrases.set(concept, list.split(";"));
  }
  return phrases;
}

/**
 * Reads words of general use: the first line names the languages, English first; every other has a word or phrase of each,
 * several of them with commas between.
 *
 * @throws SyntaxError naming the line
 */
export function parseGeneralWords(text: string): Map<LexiconLanguage, LexiconEntry[]> {
  const [header = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const columns = header.split("\t");
  const words = new Map<LexiconLanguage, LexiconEntry[]>(lexiconLanguages.map((language) => [language, []]));
  for (const [index, line] of lines.entries()) {
    const cells = line.split("\t");
    if (cells.length !== columns.length)
      throw new SyntaxError(`line ${index + 2} has ${cells.length} columns: ${line}`);
    const english = cells[0]!.replaceAll(" ", "-");
    for (const language of lexiconLanguages) {
      const [word = "", ...others] = cells[columns.indexOf(language)]?.split(",") ?? [];
      words.get(language)!.push({ english, word, others, related: [] });
    }
  }
  return words;
}

/**
 * Reads what frequent words of a language mean: words of one meaning with commas between, a tab, what they stand for in
 * English, the most usual first, with commas between.
 *
 * @throws SyntaxError naming the line
 */
export function parseSenses(text: string): LexiconEntry[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.flatMap((line, index) => {
    const [words = "", english = "", ...rest] = line.split("\t");
    const senses = english.split(",");
    if (rest.length > 0 || words === "" || !senses.every((sense) => /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(sense))) {
      throw new SyntaxError(`line ${index + 1} isn’t a list of senses: ${line}`);
    }
    return senses.flatMap((sense) =>
      words.split(",").map((word) => ({ english: sense.replaceAll(" ", "-"), word, others: [], related: [] })),
    );
  });
}

/** Reads words that mean hardly anything in a phrase: the code of a language, a tab, its words with spaces between. */
export function parseFillers(text: string): Map<LexiconLanguage, readonly string[]> {
  const rows = new Map(
    text.split("\n").map((line): [string, string[]] => [line.slice(0, 2), line.slice(3).split(" ")]),
  );
  return new Map(lexiconLanguages.map((language) => [language, rows.get(language) ?? []]));
}
