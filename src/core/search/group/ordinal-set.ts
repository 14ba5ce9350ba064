import { countBits } from "../count-bits.ts";

/** Where a listing goes on: how many to pass over still, and how many are written. */
export interface Cursor {
  out: Uint32Array;
  count: number;
  skip: number;
}

const highest = 0x8000_0000;

/** Numbers below a limit, added in any order and taken out in ascending order. Three levels of bits: few numbers are found quickly. */
export class OrdinalSet {
  readonly #bits: Uint32Array;
  readonly #used: Uint32Array;
  readonly #usedGroups: Uint32Array;

  constructor(limit: number) {
    this.#bits = new Uint32Array((limit + 31) >>> 5);
    this.#used = new Uint32Array((this.#bits.length + 31) >>> 5);
    this.#usedGroups = new Uint32Array((this.#used.length + 31) >>> 5);
  }

  add(ordinal: number): void {
    const word = ordinal >>> 5;
    const group = word >>> 5;
    this.#bits[word]! |= highest >>> (ordinal & 31);
    this.#used[group]! |= highest >>> (word & 31);
    this.#usedGroups[group >>> 5]! |= highest >>> (group & 31);
  }

  /** A number that at least so many of the set are not above; infinite where it has fewer. */
  findBound(count: number): number {
    let left = count;
    for (let group = 0; group < this.#used.length; group++) {
      for (let used = this.#used[group]!; used !== 0;) {
        const lead = Math.clz32(used);
        used &= ~(highest >>> lead);
        const word = group * 32 + lead;
        left -= countBits(this.#bits[word]!);
        if (left <= 0) return word * 32 + 31;
      }
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Empties the set: after `skip` numbers the next ones are written until `out` is full, the rest is dropped. */
  drain(cursor: Cursor): void {
    const groups = this.#usedGroups;
    for (let top = 0; top < groups.length; top++) {
      for (let left = groups[top]!; left !== 0;) {
        const lead = Math.clz32(left);
        left &= ~(highest >>> lead);
        this.#drainGroup(top * 32 + lead, cursor);
      }
      groups[top] = 0;
    }
  }

  #drainGroup(group: number, cursor: Cursor): void {
    const { out } = cursor;
    let used = this.#used[group]!;
    this.#used[group] = 0;
    while (used !== 0) {
      const lead = Math.clz32(used);
      used &= ~(highest >>> lead);
      const word = group * 32 + lead;
      let bits = this.#bits[word]!;
      this.#bits[word] = 0;
      while (bits !== 0 && cursor.count < out.length) {
        const bit = Math.clz32(bits);
        bits &= ~(highest >>> bit);
        if (cursor.skip > 0) cursor.skip--;
        else out[cursor.count++] = word * 32 + bit;
      }
    }
  }
}
