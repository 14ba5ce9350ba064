import type { Columns } from "../../columns/columns.ts";
import { lowerBound } from "../lower-bound.ts";
import { places } from "../build/build-word-columns.ts";

/** The words and phrases an index knows, sorted by code units, and how to find them. */
export class Vocabulary {
  readonly words: readonly string[];
  /** Without those that were lost to a change of the index. */
  readonly #ids: ReadonlyMap<string, number>;
  readonly #offsets: readonly Uint32Array[];
  readonly #named: Uint8Array;

  constructor(columns: Columns) {
    this.words = [...columns.strings("words")];
    const ids = new Map(this.words.map((word, id) => [word, id]));
    for (const id of columns.has("words.lost") ? columns.u32("words.lost") : []) ids.delete(this.words[id]!);
    this.#ids = ids;
    this.#named = columns.u8("words.named");
    this.#offsets = places.map((place) => columns.u32(`${place}.offsets`));
  }

  find(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** Number of texts that have the word in a name that is no brand’s, at most 255. */
  countNamed(id: number): number {
    return this.#named[id]!;
  }

  /** Number of texts that have the word itself, in any place. */
  countTexts(id: number): number {
    return this.#offsets.reduce((sum, offsets) => sum + offsets[id + 1]! - offsets[id]!, 0);
  }

  /** Ids of the words that begin with the prefix: `from` up to, but without, `to`. */
  findRange(prefix: string): { from: number; to: number } {
    const from = this.find(prefix) ?? lowerBound(0, this.words.length, (id) => this.words[id]! >= prefix);
    const isPast = (word: string | undefined) => word === undefined || !word.startsWith(prefix);
    let step = 1;
    for (; !isPast(this.words[from + step]); step *= 2);
    const end = Math.min(from + step, this.words.length);
    return { from, to: lowerBound(from + (step >> 1), end, (id) => isPast(this.words[id])) };
  }
}
