import type { SetIndex } from "../../../core/icon-sets/set-index.ts";
import type { ColumnInput } from "../../../core/columns/columns.ts";
import type { OriginalSet } from "./source.ts";

/** A set in Iconify's format as text and numbers, which travel between threads quickly. */
export interface PackedOriginal {
  /** JSON of what is left of the index without names and starts. */
  facts: string;
  /** JSON. */
  listing: string;
  /** Joined by line breaks, as the names. */
  keywords: string;
  names: string;
  starts: Uint32Array;
}

export function packOriginal({ index, listing, keywords }: OriginalSet): PackedOriginal {
  const { names, starts, ...facts } = index satisfies SetIndex;
  return {
    facts: JSON.stringify(facts),
    listing: JSON.stringify(listing),
    keywords: [...keywords].join("\n"),
    names: names.join("\n"),
    starts: Uint32Array.from(starts),
  };
}

/** Columns of the file of sets; a set's starts are those between its number in `firstStart` and the next. */
export function toSetColumns(
  compiled: readonly { prefix: string; original: PackedOriginal | null }[],
): Map<string, ColumnInput> {
  const sets = compiled.flatMap(({ prefix, original }) => (original ? [{ prefix, ...original }] : []));
  const firstStart = new Uint32Array(sets.length + 1);
  for (const [index, { starts }] of sets.entries()) firstStart[index + 1] = firstStart[index]! + starts.length;
  const start = new Uint32Array(firstStart[sets.length]!);
  for (const [index, { starts }] of sets.entries()) start.set(starts, firstStart[index]);
  const keywords = new Set(sets.flatMap((set) => (set.keywords === "" ? [] : set.keywords.split("\n"))));
  return new Map<string, ColumnInput>([
    ["prefix", sets.map(({ prefix }) => prefix)],
    ["facts", sets.map(({ facts }) => facts)],
    ["listing", sets.map(({ listing }) => listing)],
    ["names", sets.map(({ names }) => names)],
    ["firstStart", firstStart],
    ["start", start],
    ["keywords", [[...keywords].toSorted().join("\n")]],
  ]);
}
