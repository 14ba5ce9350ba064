import type { Look } from "../../lexicon/look-words.ts";
import type { SearchFilters } from "../search.ts";

export const toFilters = ({ technique, color }: Look): SearchFilters => ({
  ...(technique && { technique: [technique] }),
  ...(color && { color }),
});

/** What was read, without what was chosen anyway. */
export function leaveOut({ technique, color }: Look, chosen: SearchFilters): { read?: Look } {
  const read = { ...(chosen.technique ? {} : technique && { technique }), ...(chosen.color ? {} : color && { color }) };
  return Object.keys(read).length > 0 ? { read } : {};
}

/** Whether a technique is one that names of icons have at their end: `heart-filled` is a heart. */
export const isVariantTechnique = ({ technique }: Look) =>
  technique === "outline" || technique === "filled" || technique === "duotone" || technique === "two-tone";

/** Whether a term cannot be of several words, in whatever language. */
export const isOneWord = (term: string) =>
  /^[a-z\d]*$/i.test(term) || /^[\p{Script=Latin}\p{Script=Cyrillic}\d]*$/u.test(term);
