import type { ColumnFile } from "../columns.ts";
import { noCategory } from "./search-input.ts";
import type { SearchFacts } from "./filter-options.ts";
import type { SearchGroup } from "./search.ts";

interface Grouping {
  groupBy: "style" | "family" | "category";
  groups: number;
  offset: number;
  amount: number;
}

/** Divides a list of icons by style, family or category, keeping its order. */
export class IconGrouper {
  readonly #entryOf: Uint32Array;
  readonly #cells: Uint16Array;
  readonly #styles: Uint16Array;
  readonly #categories: Uint8Array;
  readonly #slots: number;
  readonly #familyOfStyle: Uint16Array;
  readonly #codes: Record<Grouping["groupBy"], readonly string[]>;

  constructor(columns: ColumnFile, { styles, families, categories }: SearchFacts) {
    const ordinals = columns.u32("entry.ordinals");
    this.#entryOf = new Uint32Array(ordinals.length);
    for (const [entry, ordinal] of ordinals.entries()) this.#entryOf[ordinal] = entry;
    this.#cells = columns.u16("entry.cells");
    this.#styles = columns.u16("cell.styles");
    this.#categories = columns.u8("entry.categories");
    this.#slots = ordinals.length > 0 ? this.#categories.length / ordinals.length : 0;
    this.#codes = {
      style: styles.map(({ apiCode }) => apiCode),
      family: families.map(({ apiCode }) => apiCode),
      category: categories.map(({ apiCode }) => apiCode),
    };
    this.#familyOfStyle = Uint16Array.from(styles, ({ family }) => this.#codes.family.indexOf(family));
  }

  /** Groups in the order of their best icon. */
  group(ordinals: Uint32Array, { groupBy, groups, offset, amount }: Grouping): SearchGroup[] {
    const codes = this.#codes[groupBy];
    const totals = new Uint32Array(codes.length);
    const firsts = codes.map((): number[] => []);
    const order: number[] = [];
    const add = (group: number, ordinal: number) => {
      const place = totals[group]!++;
      if (place === 0) order.push(group);
      if (place >= offset && place < offset + amount) firsts[group]!.push(ordinal);
    };
    for (const ordinal of ordinals) {
      const entry = this.#entryOf[ordinal]!;
      if (groupBy === "category") {
        for (let slot = entry * this.#slots; slot < (entry + 1) * this.#slots; slot++) {
          const category = this.#categories[slot]!;
          if (category !== noCategory) add(category, ordinal);
        }
        continue;
      }
      const style = this.#styles[this.#cells[entry]!]!;
      add(groupBy === "style" ? style : this.#familyOfStyle[style]!, ordinal);
    }
    return order
      .slice(0, groups)
      .map((group) => ({ code: codes[group]!, total: totals[group]!, ordinals: Uint32Array.from(firsts[group]!) }));
  }
}
