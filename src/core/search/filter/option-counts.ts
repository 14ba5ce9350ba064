import type { FilterOptions } from "./filter-options.ts";

/** Counts of a filter's options read as a map, without copying them; options that nothing has are absent. */
export class OptionCounts implements ReadonlyMap<string, number> {
  readonly #options: FilterOptions;
  readonly #counts: Uint32Array;

  /** `counts` holds the counts of all filters. */
  constructor(options: FilterOptions, counts: Uint32Array) {
    this.#options = options;
    this.#counts = counts;
  }

  get size(): number {
    let size = 0;
    for (let place = 0; place < this.#options.values.length; place++) if (this.#at(place) > 0) size++;
    return size;
  }

  get(value: string): number | undefined {
    const place = this.#options.places.get(value);
    return place === undefined ? undefined : this.#at(place) || undefined;
  }

  has(value: string): boolean {
    return this.get(value) !== undefined;
  }

  forEach(visit: (count: number, value: string, map: ReadonlyMap<string, number>) => void): void {
    const { values } = this.#options;
    for (let place = 0; place < values.length; place++) {
      const count = this.#at(place);
      if (count > 0) visit(count, values[place]!, this);
    }
  }

  *entries(): MapIterator<[string, number]> {
    for (const [place, value] of this.#options.values.entries()) {
      if (this.#at(place) > 0) yield [value, this.#at(place)];
    }
  }

  *keys(): MapIterator<string> {
    for (const [value] of this.entries()) yield value;
  }

  *values(): MapIterator<number> {
    for (const [, count] of this.entries()) yield count;
  }

  [Symbol.iterator](): MapIterator<[string, number]> {
    return this.entries();
  }

  #at(place: number): number {
    return this.#counts[this.#options.start + place]!;
  }
}
