/** Where a listing goes on: how many to pass over still, and how many are written. */
export interface Cursor {
  out: Uint32Array;
  count: number;
  skip: number;
}

/** Numbers below a limit, added in any order and taken out in ascending order. Two levels of bits. */
export class OrdinalSet {
  readonly #bits: Uint32Array;
  readonly #used: Uint32Array;

  constructor(limit: number) {
    this.#bits = new Uint32Array((limit + 31) >>> 5);
    this.#used = new Uint32Array((this.#bits.length + 31) >>> 5);
  }

  add(ordinal: number): void {
    const word = ordinal >>> 5;
    this.#bits[word]! |= 0x8000_0000 >>> (ordinal & 31);
    this.#used[word >>> 5]! |= 0x8000_0000 >>> (word & 31);
  }

  /** Empties the set: after `skip` numbers the next ones are written until `out` is full, the rest is dropped. */
  drain(cursor: Cursor): void {
    const { out } = cursor;
    for (let group = 0; group < this.#used.length; group++) {
      let used = this.#used[group]!;
      if (used === 0) continue;
      this.#used[group] = 0;
      while (used !== 0) {
        const lead = Math.clz32(used);
        used &= ~(0x8000_0000 >>> lead);
        const word = group * 32 + lead;
        let bits = this.#bits[word]!;
        this.#bits[word] = 0;
        while (bits !== 0 && cursor.count < out.length) {
          const bit = Math.clz32(bits);
          bits &= ~(0x8000_0000 >>> bit);
          if (cursor.skip > 0) cursor.skip--;
          else out[cursor.count++] = word * 32 + bit;
        }
      }
    }
  }
}
