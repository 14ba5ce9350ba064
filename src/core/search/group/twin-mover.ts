import type { Columns } from "../../columns/columns.ts";

/** Among so many first icons of a list no two look alike, where there are enough others. */
const distinctFirst = 48;
/** Icons that are looked at to find these. */
export const lookedAt = 2 * distinctFirst;

/** Moves icons behind the first ones that look like one before them: drawings that one set has from another. */
export class TwinMover {
  /** For each ordinal the number of its group, 0 for none; those behind the last one have none. */
  readonly #groups: Uint32Array;
  /** Groups that were seen, and icons that are put behind: room for one list after the other. */
  readonly #seen = new Uint32Array(distinctFirst);
  readonly #later = new Uint32Array(lookedAt);

  constructor(columns: Columns) {
    this.#groups = columns.has("icon.twins") ? columns.u32("icon.twins") : new Uint32Array();
  }

  /**
   * Brings a list into order.
   *
   * @param list the first icons, at least `lookedAt` of them, if there are so many
   */
  move(list: Uint32Array): void {
    const [seen, later] = [this.#seen, this.#later];
    let [distinct, groups, moved] = [0, 0, 0];
    const end = Math.min(list.length, lookedAt);
    for (let place = 0; place < end && distinct < distinctFirst; place++) {
      const ordinal = list[place]!;
      const group = this.#groups[ordinal] ?? 0;
      const before = group === 0 ? -1 : seen.indexOf(group);
      if (before !== -1 && before < groups) later[moved++] = ordinal;
      else {
        if (group !== 0) seen[groups++] = group;
        list[distinct++] = ordinal;
      }
    }
    list.set(later.subarray(0, moved), distinct);
  }
}
