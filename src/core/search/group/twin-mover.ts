import type { Columns } from "../../columns/columns.ts";

/** Among so many first icons of a list no two look alike, where there are enough others. */
const distinctFirst = 48;
/** Icons that are looked at to find these. */
export const lookedAt = 2 * distinctFirst;

/** Moves icons behind the first ones that look like one before them: drawings that one set has from another. */
export class TwinMover {
  /** For each ordinal the number of its group, 0 for none; those behind the last one have none. */
  readonly #groups: Uint32Array;

  constructor(columns: Columns) {
    this.#groups = columns.has("icon.twins") ? columns.u32("icon.twins") : new Uint32Array();
  }

  /**
   * Brings a list into order.
   *
   * @param list the first icons
   * @returns whether they are enough to know the first ones; otherwise `lookedAt` of them are needed, if there are so many
   */
  move(list: Uint32Array): boolean {
    const seen = new Set<number>();
    const later: number[] = [];
    let distinct = 0;
    const end = Math.min(list.length, lookedAt);
    for (let place = 0; place < end && distinct < distinctFirst; place++) {
      const ordinal = list[place]!;
      const group = this.#groups[ordinal] ?? 0;
      if (group !== 0 && seen.has(group)) later.push(ordinal);
      else {
        if (group !== 0) seen.add(group);
        list[distinct++] = ordinal;
      }
    }
    const isEnough = distinct === distinctFirst;
    for (const ordinal of later) list[distinct++] = ordinal;
    return isEnough;
  }
}
