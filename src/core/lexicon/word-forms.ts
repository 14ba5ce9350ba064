/** For each form of a word, or other way to write it, the words that it is one of. */
export type WordForms = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a file of `data/lexicon/forms` or `romanized`: a word, a tab, its forms with commas between.
 *
 * @throws SyntaxError naming the line
 */
export function parseWordForms(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [word = "", forms = "", ...rest] = line.split("\t");
    if (word === "" || forms === "" || rest.length > 0)
      throw new SyntaxError(`line ${index + 1} has no forms: ${line}`);
    for (const form of forms.split(",")) found.set(form, [...(found.get(form) ?? []), word]);
  }
  return found;
}

/** What is known of the words of languages beside what they mean. */
export interface LanguageWords {
  /** Forms of words that rules don’t tell: of the lexicons’ languages, and of English. */
  forms: ReadonlyMap<string, WordForms>;
  /** Words as they are typed in Latin letters. */
  romanized: ReadonlyMap<string, WordForms>;
}
