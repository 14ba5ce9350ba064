import type { IconColumns } from "../build/icon-columns.ts";
import { noCategory } from "../build/search-input.ts";
import type { SearchFacts } from "../filter/filter-options.ts";
import type { SearchGroup } from "../search.ts";

interface Grouping {
  groupBy: "style" | "family" | "category";
  groups: number;
  offset: number;
  amount: number;
  /** API codes of styles that come first. */
  pinned?: readonly string[] | undefined;
}

/** Divides a list of icons by style, family or category, keeping its order. */
export class IconGrouper {
  readonly #icons: IconColumns;
  readonly #entryOf: Uint32Array;
  readonly #familyOfStyle: Uint16Array;
  readonly #codes: Record<Grouping["groupBy"], readonly string[]>;

  constructor(icons: IconColumns, { styles, families, categories }: SearchFacts) {
    this.#icons = icons;
    this.#entryOf = new Uint32Array(icons.ordinalCount);
    for (let entry = 0; entry < icons.iconCount; entry++) this.#entryOf[icons.ordinals[entry]!] = entry;
    this.#codes = {
      style: styles.map(({ apiCode }) => apiCode),
      family: families.map(({ apiCode }) => apiCode),
      category: categories.map(({ apiCode }) => apiCode),
    };
    this.#familyOfStyle = Uint16Array.from(styles, ({ family }) => this.#codes.family.indexOf(family));
  }

  /** Groups in the order of their best icon. */
  group(ordinals: Uint32Array, { groupBy, groups, offset, amount, pinned = [] }: Grouping): SearchGroup[] {
    const codes = this.#codes[groupBy];
    const totals = new Uint32Array(codes.length);
    /** By group, in the order of their best icon. */
    const shown = new Map<number, number[]>();
    const first = new Set(groupBy === "style" ? pinned.map((code) => codes.indexOf(code)) : []);
    const add = (group: number, ordinal: number) => {
      const place = totals[group]!++;
      if (place === 0 && (shown.size < groups || first.has(group))) shown.set(group, []);
      if (place >= offset && place < offset + amount) shown.get(group)?.push(ordinal);
    };
    const { cells, cellStyles, kinds, categories, slots } = this.#icons;
    for (const ordinal of ordinals) {
      const entry = this.#entryOf[ordinal]!;
      if (groupBy === "category") {
        const kind = kinds[entry]!;
        for (let slot = kind * slots; slot < (kind + 1) * slots; slot++) {
          if (categories[slot] !== noCategory) add(categories[slot]!, ordinal);
        }
      } else {
        const style = cellStyles[cells[entry]!]!;
        add(groupBy === "style" ? style : this.#familyOfStyle[style]!, ordinal);
      }
    }
    const all = [...shown];
    const inOrder = [...all.filter(([group]) => first.has(group)), ...all.filter(([group]) => !first.has(group))];
    return inOrder.slice(0, groups).map(([group, members]) => ({
      code: codes[group]!,
      total: totals[group]!,
      ordinals: Uint32Array.from(members),
    }));
  }
}
