import { readEmoji } from "../spelling/emoji-names.ts";
import type { LanguageFacts } from "./find-languages.ts";
import { readEmojiTerm } from "./read-emoji.ts";
import { readNegated } from "./read-negation.ts";
import { type Reading, readTerm, readTranslated } from "./read-term.ts";

/** The ways to understand a term in a language: words, emoji, and what it says is not there. */
export function readAnyTerm(term: string, language: string, facts: LanguageFacts): Reading[] {
  const withEmoji = readEmoji(term);
  const read = (text: string) => readText(text, language, facts);
  return withEmoji ? readEmojiTerm(withEmoji, read, facts.words) : read(term);
}

/** The same for a text without emoji. */
export function readText(term: string, language: string, { dictionaries, words }: LanguageFacts): Reading[] {
  const dictionary = dictionaries.find(language);
  const literal = dictionary ? readTranslated(term, dictionary, words) : readTerm(term, words);
  return readNegated(term, literal, { dictionary, known: words }) ?? literal;
}
