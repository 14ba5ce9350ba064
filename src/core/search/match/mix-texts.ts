import { type IconColumns } from "../build/icon-columns.ts";
import { type CompiledFilter, passes } from "../filter/icon-filter.ts";

/** How many other concepts begin before a concept shows its next icon. */
const conceptsBetween = 10;

/**
 * Ordinals of the icons of some concepts, all that pass a filter, mixed: the best icon of the first concept, of the second …,
 * with the next icons of those that began in between. Concepts of which nothing passes leave no gap.
 *
 * @param concepts the texts of each, the concept that matters most first
 * @param filters what passes the first one is better than what passes the next
 */
export function mixTexts(
  concepts: readonly (readonly number[])[],
  icons: IconColumns,
  filters: readonly CompiledFilter[],
): number[] {
  const listPart = (texts: readonly number[], filter: CompiledFilter) => {
    const stops = filter.hasRepeats ? icons.ends : icons.repeats;
    return texts
      .flatMap((text) => listPassing(icons, { from: icons.starts[text]!, to: stops[text]! }, filter))
      .toSorted((left, right) => left - right);
  };
  return takeTurns(concepts.map((texts) => filters.flatMap((filter) => listPart(texts, filter))));
}

/** Mixes the icons of concepts: each list is one, the best icon first. */
export function takeTurns(concepts: readonly (readonly number[])[]): number[] {
  const listed = concepts.filter((ordinals) => ordinals.length > 0);
  const queue = listed.flatMap((ordinals, place) =>
    ordinals.map((ordinal, turn) => ({ ordinal, due: place + turn * conceptsBetween, place })),
  );
  return queue
    .toSorted((left, right) => left.due - right.due || left.place - right.place)
    .map(({ ordinal }) => ordinal);
}

function listPassing(icons: IconColumns, { from, to }: { from: number; to: number }, filter: CompiledFilter): number[] {
  const ordinals: number[] = [];
  for (let entry = from; entry < to; entry++) {
    if (filter.isOpen || passes(icons, entry, filter)) ordinals.push(icons.ordinals[entry]!);
  }
  return ordinals;
}
