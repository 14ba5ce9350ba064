import { type IconColumns } from "../build/icon-columns.ts";
import { type CompiledFilter, passes } from "../filter/icon-filter.ts";

/** How many other texts begin before a text shows its next icon. */
const textsBetween = 10;

/**
 * Ordinals of the icons of some texts, all of them, mixed: the best icon of the first text, of the second …, with the next
 * icons of those that began in between.
 *
 * @param texts the one that matters most first
 */
export function mixTexts(texts: readonly number[], icons: IconColumns, filter: CompiledFilter): number[] {
  const stops = filter.hasRepeats ? icons.ends : icons.repeats;
  const queue = texts.flatMap((text, place) => {
    const own = listPassing(icons, { from: icons.starts[text]!, to: stops[text]! }, filter);
    return own.map((ordinal, turn) => ({ ordinal, due: place + turn * textsBetween, place }));
  });
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
