import type { Reading } from "./base-paths.ts";
import { cleanTerm } from "./normalize-query.ts";
import { filterTokens } from "./filter-grammar.ts";
import { readCode, readStyleCode } from "./path-codes.ts";

/**
 * What stands behind `/icons/styles/`: filters, which belong behind double dashes; the group of a family or the code of
 * a style, which have pages of their own. Undefined when nothing is left of it, and for anything else.
 */
export function readStylesRemainder(segments: readonly string[]): Reading | undefined {
  const words = segments.map((text) => text.trim().toLowerCase());
  if (words.every((word) => filterTokens.some(({ read }) => read(word) !== undefined))) {
    return { page: "styles", tokens: words };
  }
  const [word = "", ...rest] = words;
  if (rest.length > 0 || cleanTerm(word) === "") return undefined;
  if (!word.startsWith("group-")) {
    const style = readStyleCode(word);
    return style === undefined ? undefined : { page: "style", parts: { filters: { style } } };
  }
  const family = readCode(word.slice("group-".length));
  if (family === undefined) return { page: "styles" };
  return { page: "family", parts: { filters: { family } }, otherwise: "styles" };
}
