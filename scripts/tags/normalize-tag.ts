import { forbiddenTags, forbiddenWords, pluralsOfOwnMeaning } from "./tag-rules.data.ts";

const forbidden = new Set(forbiddenWords);
const forbiddenWhole = new Set(forbiddenTags);

/** Lower case, plain Latin letters, single spaces: `E-Commerce` → `e commerce`, `Café` → `cafe`. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[\s_\-/.,&]+/g, " ")
    .trim();
}

/**
 * Brings a tag into the one form that is stored, or drops it.
 * @returns undefined for what is no use as a tag: marks, numbers, versions, single letters, sentences, forbidden words
 */
export function normalizeTag(text: string): string | undefined {
  const tag = foldText(text);
  if (!/^[a-z0-9+# ]+$/.test(tag) || !/[a-z]{2}/.test(tag) || tag.length > 24) return undefined;
  if (/^[uv]?\d+[\d ]*$|\bv\d|^u[0-9a-f]{4}$/.test(tag)) return undefined;
  const words = tag.split(" ");
  if (words.length > 3 || forbiddenWhole.has(tag) || words.some((word) => forbidden.has(word))) return undefined;
  if (words.length > 1 && /^(emoji|emoticon)$/.test(words[0] ?? "")) return undefined;
  if (words.every((word) => word.length === 1)) return undefined;
  return new Set(words).size === words.length ? tag : undefined;
}

const plurals = new Set(pluralsOfOwnMeaning);

/** A rough stem for comparing words: `boxes`, `box` → `box`; `batteries`, `battery` → `battery`. */
export function stemWord(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word) || plurals.has(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
