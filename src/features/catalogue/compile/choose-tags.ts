import { isVariantWord } from "../../../core/catalogue/concept.ts";
import { compareNames } from "../../../core/catalogue/snapshot.ts";
import type { CompiledSet } from "./compile-set.server.ts";
import type { JoinedRecords } from "./join-sets.ts";

/** Tags of every concept, as columns. */
export interface ChosenTags {
  tags: string[];
  start: Uint32Array;
  tag: Uint32Array;
}

const atMost = 24;
/** A word of another name says something when at least this many concepts use it. */
const wordFrom = 5;

/**
 * Tags of each concept: what `data/tags` says about the concept or, failing that, about its root, then its other
 * upstream names. What only repeats the words of the concept is left out, and so are names of no meaning (`bx home`).
 */
export function chooseTags(input: {
  records: Pick<JoinedRecords, "concepts" | "roots" | "rootOfConcept">;
  curated: ReadonlyMap<string, readonly string[]>;
  compiled: readonly CompiledSet[];
}): ChosenTags {
  const { records, curated, compiled } = input;
  const otherNames = collectOtherNames(compiled);
  const wordUses = countWords(records.concepts);
  const chosen = records.concepts.map((concept, index) => {
    const words = new Set(concept.split("-"));
    const known = curated.get(concept) ?? curated.get(records.roots[records.rootOfConcept[index]!]!) ?? [];
    const others = (otherNames.get(concept) ?? []).filter((name) => {
      const added = name.split("-").filter((word) => !words.has(word) && !isVariantWord(word));
      return added.length > 0 && added.every((word) => word.length > 2 && (wordUses.get(word) ?? 0) >= wordFrom);
    });
    const candidates = new Set([...known, ...others.map((name) => name.replaceAll("-", " "))]);
    return [...candidates].filter((tag) => !tag.split(" ").every((word) => words.has(word))).slice(0, atMost);
  });
  const tags = [...new Set(chosen.flat())].toSorted(compareNames);
  const indexes = new Map(tags.map((tag, index) => [tag, index]));
  const start = new Uint32Array(chosen.length + 1);
  for (const [index, list] of chosen.entries()) start[index + 1] = start[index]! + list.length;
  return { tags, start, tag: Uint32Array.from(chosen.flat(), (tag) => indexes.get(tag)!) };
}

function collectOtherNames(compiled: readonly CompiledSet[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { aliasTags } of compiled) {
    for (const line of aliasTags === "" ? [] : aliasTags.split("\n")) {
      const [concept, name] = line.split("\t");
      names.set(concept!, [...(names.get(concept!) ?? []), name!]);
    }
  }
  return names;
}

function countWords(concepts: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of concepts.flatMap((concept) => concept.split("-"))) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}
