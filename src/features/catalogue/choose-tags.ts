import { compareNames } from "../../core/catalogue/snapshot.ts";
import type { CompiledSet } from "./compile-set.server.ts";

/** Tags of every concept, as columns. */
export interface ChosenTags {
  tags: string[];
  start: Uint32Array;
  tag: Uint32Array;
}

const atMost = 24;

/**
 * Tags of each concept: its other upstream names first, then what `data/tags` says about the concept or, failing that,
 * about its root. A tag that only repeats the words of the concept is left out.
 */
export function chooseTags(input: {
  concepts: readonly string[];
  roots: { ofConcept: Uint32Array; names: readonly string[] };
  curated: ReadonlyMap<string, readonly string[]>;
  compiled: readonly CompiledSet[];
}): ChosenTags {
  const { concepts, roots, curated, compiled } = input;
  const own = new Map<string, string[]>();
  for (const { aliasTags } of compiled) {
    for (const line of aliasTags === "" ? [] : aliasTags.split("\n")) {
      const [concept, tag] = line.split("\t");
      own.set(concept!, [...(own.get(concept!) ?? []), tag!.replaceAll("-", " ")]);
    }
  }
  const chosen = concepts.map((concept, index) => {
    const words = new Set(concept.split("-"));
    const candidates = [
      ...(own.get(concept) ?? []),
      ...(curated.get(concept) ?? curated.get(roots.names[roots.ofConcept[index]!]!) ?? []),
    ];
    const said = [...new Set(candidates)].filter((tag) => !tag.split(" ").every((word) => words.has(word)));
    return said.slice(0, atMost);
  });
  const tags = [...new Set(chosen.flat())].toSorted(compareNames);
  const indexes = new Map(tags.map((tag, index) => [tag, index]));
  const start = new Uint32Array(concepts.length + 1);
  for (const [index, list] of chosen.entries()) start[index + 1] = start[index]! + list.length;
  return { tags, start, tag: Uint32Array.from(chosen.flat(), (tag) => indexes.get(tag)!) };
}
