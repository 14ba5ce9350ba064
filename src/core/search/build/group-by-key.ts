/** Items in groups: group `g` holds `items[offsets[g]]` up to `items[offsets[g + 1]]`. */
export interface Groups {
  offsets: Uint32Array;
  items: Uint32Array;
}

/** Sorts the positions of `keys` by their key (a number below `groupCount`), keeping the order of equal ones. */
export function groupByKey(keys: ArrayLike<number>, groupCount: number): Groups {
  const offsets = new Uint32Array(groupCount + 1);
  for (let index = 0; index < keys.length; index++) offsets[keys[index]! + 1]!++;
  for (let group = 0; group < groupCount; group++) offsets[group + 1]! += offsets[group]!;
  const next = offsets.slice(0, groupCount);
  const items = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index++) items[next[keys[index]!]!++] = index;
  return { offsets, items };
}

/** Collects (key, value) pairs and groups the values by key, in the order they came. */
export class PairCollector {
  #keys: Uint32Array = new Uint32Array(1024);
  #values: Uint32Array = new Uint32Array(1024);
  #count = 0;

  add(key: number, value: number): void {
    if (this.#count === this.#keys.length) {
      this.#keys = grow(this.#keys);
      this.#values = grow(this.#values);
    }
    this.#keys[this.#count] = key;
    this.#values[this.#count++] = value;
  }

  group(groupCount: number): Groups {
    const { offsets, items } = groupByKey(this.#keys.subarray(0, this.#count), groupCount);
    for (let index = 0; index < items.length; index++) items[index] = this.#values[items[index]!]!;
    return { offsets, items };
  }
}

function grow(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
