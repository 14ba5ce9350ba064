import type { PlacedIcon } from "../contract.ts";

/** How far apart the positions of neighbors are at first: there is room for some fifty halvings between them. */
export const positionStep = 1_024;

/**
 * Puts icons, in a given order, before another one, or at the end. The others keep their order.
 *
 * @param icons all of the collection, in their order
 * @param moved ids; those that are not in the collection do nothing
 * @param before stays where it is; when it is one of those that are moved, the next one that stays takes its place
 * @returns the new positions: of the moved ones or, where there is no room left between two numbers, of all
 */
export function placeIcons(icons: readonly PlacedIcon[], moved: readonly string[], before?: string): PlacedIcon[] {
  const known = new Set(icons.map(({ id }) => id));
  const ids = [...new Set(moved)].filter((id) => known.has(id));
  const isMoved = new Set(ids);
  const isStaying = ({ id }: PlacedIcon) => !isMoved.has(id);
  const start = before === undefined ? icons.length : icons.findIndex(({ id }) => id === before);
  const ahead = icons.slice(0, start).filter(isStaying);
  const behind = icons.slice(start).filter(isStaying);
  const low = ahead.at(-1)?.position ?? (behind[0]?.position ?? 0) - positionStep * (ids.length + 1);
  const high = behind[0]?.position ?? low + positionStep * (ids.length + 1);
  const placed = ids.map((id, index) => ({ id, position: low + ((high - low) * (index + 1)) / (ids.length + 1) }));
  const line = [low, ...placed.map(({ position }) => position), high];
  if (line.every((position, index) => index === 0 || position > line[index - 1]!)) return placed;
  return [...ahead, ...placed, ...behind].map(({ id }, index) => ({ id, position: (index + 1) * positionStep }));
}
