import { areAlike, type Grid, gridAt } from "../../../core/svg/shapes/draw-grid.ts";

/** Icons in the order in which they are looked at: those of one concept may be drawn alike. */
interface Drawn {
  /** For each ordinal. */
  concept: Uint32Array;
  /** Where the coarse picture of each ordinal lies: see `gridAt`. */
  grids: Uint32Array;
  /** Ordinals from this one on are left out. */
  count: number;
}

/** For each icon the number of the group of icons of one concept that look alike; 0 for those that are like no other. */
export function findTwins({ concept, grids, count }: Drawn): Uint32Array {
  const firsts = new Map<number, { ordinal: number; grid: Grid }[]>();
  const groups = new Uint32Array(count);
  let known = 0;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const grid = gridAt(grids, ordinal);
    if (!grid) continue;
    const others = firsts.get(concept[ordinal]!) ?? [];
    const twin = others.find((other) => areAlike(grid, other.grid));
    if (twin) groups[ordinal] = groups[twin.ordinal] ||= ++known;
    else firsts.set(concept[ordinal]!, [...others, { ordinal, grid }]);
  }
  return groups;
}
