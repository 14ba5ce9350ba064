import { hashText } from "../text/hash-text.ts";

/** The private use area of the first plane, which every program reads: U+E000 to U+F8FF. */
const first = 0xe000;
const places = 0xf900 - first;

/**
 * A code point for each name. Those of an earlier font are kept, also for names that are not in this one; other names have
 * the place that their letters say, or the next free one, in the order of the list. So a font that grows at its end keeps
 * its code points even when nobody remembers the earlier one.
 */
export function assignCodePoints(
  names: readonly string[],
  earlier: Readonly<Record<string, number>> = {},
): Map<string, number> {
  const known = new Map(Object.entries(earlier));
  const used = new Set(known.values());
  return new Map(
    names.map((name) => {
      const previous = known.get(name);
      if (previous !== undefined) return [name, previous] as const;
      let place = hashText(name) % places;
      while (used.has(first + place)) place = (place + 1) % places;
      used.add(first + place);
      return [name, first + place] as const;
    }),
  );
}
