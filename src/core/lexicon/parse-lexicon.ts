/** What one English word or phrase of icon names is called in another language. */
export interface LexiconEntry {
  /** Kebab-case, as in the names of icons. */
  english: string;
  /** What it is called; empty where the language has no word for it. */
  word: string;
  /** Other words that mean the same. */
  others: readonly string[];
  /** Words that people also type for it, but that mean something wider or beside it. */
  related: readonly string[];
  /** Whether these are words of general use, that nothing is called by. */
  isGeneral?: boolean;
}

/**
 * Reads a lexicon file: one English word or phrase a line, then tabs: the word, others with commas between, related ones
 * with commas between; the last two may be left out.
 *
 * @throws SyntaxError naming the line
 */
export function parseLexicon(text: string): LexiconEntry[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => {
      const [english = "", word = "", others = "", related = "", ...rest] = line.split("\t");
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(english) || rest.length > 0) {
        throw new SyntaxError(`line ${index + 1} isn’t a lexicon entry: ${line}`);
      }
      return { english, word, others: splitList(others), related: splitList(related) };
    });
}

const splitList = (list: string) => (list === "" ? [] : list.split(","));
