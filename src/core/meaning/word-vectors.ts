import type { ColumnFile, ColumnInput, StringColumn } from "../columns/columns.ts";
import { lowerBound } from "../search/lower-bound.ts";
import { listNumberForms } from "../search/spelling/words.ts";

/** What a component of length 1 becomes as an integer. Components of unit vectors are small: few are cut off. */
export const unitScale = 300;

/**
 * Vectors of English words whose sum points where a sentence model puts a text of these words. Words that say little have
 * short vectors. Opened without copying; see `data/meaning/README.md` for how they are made.
 */
export class WordVectors {
  /** Numbers of a vector. */
  readonly dimensions: number;
  readonly #words: StringColumn;
  readonly #vectors: Int8Array;
  readonly #scales: Float32Array;

  constructor(columns: ColumnFile) {
    this.#words = columns.strings("words");
    this.#vectors = asSigned(columns.u8("word.vectors"));
    this.#scales = columns.f32("word.scales");
    this.dimensions = this.#vectors.length / Math.max(1, this.#words.length);
  }

  /** The place of a word in lower case, in singular or plural; undefined where it is not known. */
  find(word: string): number | undefined {
    for (const form of [word, ...listNumberForms(word)]) {
      const place = findSorted(this.#words, form);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  /** Adds the vector of a word, `weight` times, to a sum. */
  add(sum: Float32Array, place: number, weight = 1): void {
    const start = place * this.dimensions;
    const scale = this.#scales[place]! * weight;
    for (let index = 0; index < sum.length; index++) sum[index]! += this.#vectors[start + index]! * scale;
  }
}

/** What is known of whole texts, beside words: the vectors that the sentence model itself gives them. */
export class TextVectors {
  readonly #texts: StringColumn;
  readonly #vectors: Int8Array;
  readonly #dimensions: number;

  constructor(columns: ColumnFile, dimensions: number) {
    this.#texts = columns.strings("texts");
    this.#vectors = asSigned(columns.u8("text.vectors"));
    this.#dimensions = dimensions;
  }

  /** Components of a unit vector, times `unitScale`. */
  find(text: string): Int8Array | undefined {
    const place = findSorted(this.#texts, text);
    if (place === undefined) return undefined;
    return this.#vectors.subarray(place * this.#dimensions, (place + 1) * this.#dimensions);
  }
}

/** Makes a vector one of length 1; false where it has no direction. */
export function normalize(vector: Float32Array): boolean {
  let squares = 0;
  for (const each of vector) squares += each * each;
  if (squares === 0) return false;
  const scale = 1 / Math.sqrt(squares);
  for (let index = 0; index < vector.length; index++) vector[index]! *= scale;
  return true;
}

/** A unit vector as integers. */
export function quantize(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (each) => Math.max(-127, Math.min(127, Math.round(each * unitScale))));
}

/** The columns of the words, as they are in a file. */
export function copyWordColumns(columns: ColumnFile): [string, ColumnInput][] {
  return [
    ["words", [...columns.strings("words")]],
    ["word.vectors", columns.u8("word.vectors")],
    ["word.scales", columns.f32("word.scales")],
  ];
}

export const asSigned = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** Where a text is in a sorted list of ASCII texts; compared byte by byte, since decoding takes longer than all else. */
function findSorted(list: StringColumn, wanted: string): number | undefined {
  const place = lowerBound(0, list.length, (index) => compareWith(list, index, wanted) >= 0);
  return place < list.length && compareWith(list, place, wanted) === 0 ? place : undefined;
}

function compareWith({ bytes, offsets }: StringColumn, index: number, wanted: string): number {
  const [start, end] = [offsets[index]!, offsets[index + 1]!];
  const length = Math.min(end - start, wanted.length);
  for (let place = 0; place < length; place++) {
    const difference = bytes[start + place]! - wanted.charCodeAt(place);
    if (difference !== 0) return difference;
  }
  return end - start - wanted.length;
}
