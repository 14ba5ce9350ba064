import { isPlain, splitWords } from "../search/spelling/words.ts";
import type { LanguageRules } from "./language-rules.ts";

/** The words of a text in the form they are looked up by: no letter case, no accents, one way of writing. */
export function foldWords(text: string, rules: LanguageRules): string[] {
  return splitWords(rules.fold && !isPlain(text) ? rules.fold(text.normalize("NFKC")) : text);
}
