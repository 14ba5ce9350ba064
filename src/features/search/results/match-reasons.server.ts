import { z } from "zod";
import { type HitReason, type ReasonKind, reasonKinds } from "../../../core/search/search.ts";
import { capitalize } from "../../../core/lexicon/name-concept.ts";

/** By what a word of the search found an icon, as calls show it. */
export const foundBy = z
  .object({
    term: z.string().describe("Word of the search, in lowercase."),
    word: z.string().describe("English word of the icon."),
    kind: z.enum(reasonKinds).describe("How the word matched."),
  })
  .meta({ id: "FoundBy" });

export const describeReasons = (reasons: readonly HitReason[]): z.infer<typeof foundBy>[] =>
  reasons.map(({ typed, word, kind }) => ({ term: typed, word, kind }));

/** Kinds by which an icon is found that is called something else. */
const otherWords: ReadonlySet<ReasonKind> = new Set(["same", "tag", "related"]);

/** The words of a search as the name of an icon that it found by other words than those of its name; undefined otherwise. */
export function nameBySearch(term: string, reasons: readonly HitReason[]): string | undefined {
  return reasons.some(({ kind }) => otherWords.has(kind)) ? capitalize(term.trim().replaceAll(/\s+/g, " ")) : undefined;
}
