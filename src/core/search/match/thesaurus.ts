import type { Columns } from "../../columns/columns.ts";

/** Words of the vocabulary that mean the same or are related, by id. */
export class Thesaurus {
  readonly #same: Uint32Array;
  readonly #sameOffsets: Uint32Array;
  readonly #related: Uint32Array;
  readonly #relatedOffsets: Uint32Array;

  constructor(columns: Columns) {
    this.#same = columns.u32("same");
    this.#sameOffsets = columns.u32("same.offsets");
    this.#related = columns.u32("related");
    this.#relatedOffsets = columns.u32("related.offsets");
  }

  /** Words that mean the same, in other number forms, too. */
  same(word: number): Uint32Array {
    return this.#same.subarray(this.#sameOffsets[word], this.#sameOffsets[word + 1]);
  }

  related(word: number): Uint32Array {
    return this.#related.subarray(this.#relatedOffsets[word], this.#relatedOffsets[word + 1]);
  }
}
