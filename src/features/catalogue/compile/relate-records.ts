import type { IconRecord } from "./read-records.ts";
import { findToneBase } from "./skin-tones.ts";

/** Skin tones stand behind the drawing without one. */
export function relateTones(records: readonly IconRecord[]): void {
  const indexes = new Map(records.map(({ name }, index) => [name, index]));
  const names = new Set(indexes.keys());
  for (const record of records) {
    if (record.relation !== "main") continue;
    const base = findToneBase(record.name, names);
    if (base === undefined) continue;
    record.relation = "variant";
    record.main = records[indexes.get(base)!]!.main;
    record.concept = records[record.main]!.concept;
  }
}

/** Native sizes stand behind the one nearest to the grid of the style. */
export function relateSizes(records: readonly IconRecord[], styleSize: ReadonlyMap<string, number>): void {
  const sized = records.flatMap((record, index) => (record.isSized && record.relation === "main" ? [index] : []));
  for (const members of groupBy(sized, (index) => `${records[index]!.style} ${records[index]!.concept}`)) {
    const grid = styleSize.get(records[members[0]!]!.style) ?? 24;
    const bySize = new Map<number, number>();
    for (const index of members) if (!bySize.has(records[index]!.size)) bySize.set(records[index]!.size, index);
    const [main, ...others] = [...bySize]
      .toSorted(([sizeA], [sizeB]) => Math.abs(sizeA - grid) - Math.abs(sizeB - grid) || sizeB - sizeA)
      .map(([, index]) => index);
    for (const index of others) {
      records[index]!.relation = "resolution";
      records[index]!.main = main!;
    }
    if (others.length === 0) records[main!]!.size = 0;
  }
}

/**
 * Of equal drawings in one style only the one with the plainest name is listed; the other names become tags.
 * @param keys equal for equal drawings
 * @param aliasTags is added to: `concept \t other name`
 */
export function relateRepeats(
  records: readonly IconRecord[],
  { keys, aliasTags }: { keys: readonly number[]; aliasTags: Set<string> },
): void {
  const listed = records.flatMap(({ relation }, index) => (relation === "main" ? [index] : []));
  for (const members of groupBy(listed, (index) => `${records[index]!.style} ${keys[index]}`)) {
    if (members.length === 1) continue;
    const [main, ...repeats] = members.toSorted((a, b) => plainness(records[a]!) - plainness(records[b]!) || a - b);
    const { concept } = records[main!]!;
    for (const index of repeats) {
      const repeat = records[index]!;
      repeat.relation = "duplicate";
      repeat.main = main!;
      if (repeat.concept !== concept) aliasTags.add(`${concept}\t${repeat.concept}`);
    }
  }
  for (const record of records) record.main = records[record.main]!.main;
}

/** Numbers animated icons of one concept and style, the first one 1. */
export function numberAnimations(records: readonly IconRecord[], isAnimated: (index: number) => boolean): void {
  const animated = records.flatMap(({ relation }, index) => (relation === "main" && isAnimated(index) ? [index] : []));
  for (const members of groupBy(animated, (index) => `${records[index]!.style} ${records[index]!.concept}`)) {
    for (const [place, index] of members.entries()) records[index]!.animationVersion = Math.min(255, place + 1);
  }
}

const plainness = ({ isAlias, name }: IconRecord) => (isAlias ? 1000 : 0) + name.length;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Iterable<Item[]> {
  return Map.groupBy(items, keyOf).values();
}
