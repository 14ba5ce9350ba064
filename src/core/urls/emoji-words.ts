import { cleanTerm } from "./normalize-query.ts";

/** What emoji are called, by language; the first word of each is the one that its addresses carry. */
export const emojiWords = {
  en: ["emoji", "emojis"],
  zh: ["表情符号", "表情"],
  fr: ["emoji", "emojis", "émoji", "émojis"],
  de: ["emoji", "emojis"],
  it: ["emoji"],
  ja: ["絵文字"],
  pt: ["emoji", "emojis"],
  ru: ["эмодзи", "эмоджи"],
  es: ["emoji", "emojis"],
  ko: ["이모지", "이모티콘"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

const allWords: ReadonlySet<string> = new Set(Object.values(emojiWords).flat());

/** Whether a cleaned term is the word for emoji in any language. */
export function isEmojiWord(term: string): boolean {
  return allWords.has(cleanTerm(term));
}
