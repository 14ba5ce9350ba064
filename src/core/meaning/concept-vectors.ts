import type { ColumnFile } from "../columns/columns.ts";
import { asSigned, unitScale } from "./word-vectors.ts";

/** A concept and how near it is: the cosine, 1 for the very same meaning. */
export interface NearConcept {
  /** Place in the list of concepts. */
  concept: number;
  nearness: number;
}

/** Vectors of everything that is said of concepts: their names, and phrases that people use for them. */
export interface DescribedConcepts {
  /** For each description the concept it is of. */
  concepts: Uint32Array;
  /** Unit vectors times `unitScale`, one after the other. */
  vectors: Int8Array;
  /** Those in other languages than English, by code: the places of the first one and of what follows the last one. */
  ranges?: ReadonlyMap<string, { from: number; to: number }>;
}

/** Reads the vectors that `buildMeaningColumns` wrote. */
export function readConceptVectors(columns: ColumnFile): DescribedConcepts {
  const [codes, starts] = [columns.strings("description.languages"), columns.u32("description.starts")];
  const ranges = new Map([...codes].map((code, place) => [code, { from: starts[place]!, to: starts[place + 1]! }]));
  return {
    concepts: columns.u32("description.concepts"),
    vectors: asSigned(columns.u8("description.vectors")),
    ranges,
  };
}

/**
 * As many of the vectors are compared with a query in full: those whose signs agree best with its signs, among which the
 * nearest are all but always.
 */
const compared = 1500;
const wordBits = 32;

/** Finds what is nearest to a vector: first by signs, 32 at once, then exactly. */
export class NearestConcepts {
  readonly #described: DescribedConcepts;
  readonly #dimensions: number;
  readonly #signs: Uint32Array;
  readonly #distances: Uint16Array;
  /** For each concept the nearest of its descriptions that were compared, and the second nearest. */
  readonly #best: Int32Array;
  readonly #second: Int32Array;
  /** How many descriptions are in English, which come first. */
  readonly #english: number;

  constructor(described: DescribedConcepts, { count, dimensions }: { count: number; dimensions: number }) {
    this.#described = described;
    this.#dimensions = dimensions;
    this.#signs = readSigns(described.vectors, dimensions);
    this.#distances = new Uint16Array(described.concepts.length);
    this.#best = new Int32Array(count);
    this.#second = new Int32Array(count);
    this.#english = Math.min(
      described.concepts.length,
      ...[...(described.ranges?.values() ?? [])].map(({ from }) => from),
    );
  }

  /**
   * The nearest concepts, each as near as the nearest thing that is said of it in English or the language of the query.
   *
   * @param support what the second nearest thing that is said of a concept adds, as a share of its nearness and of what is left to the
   *   very same meaning: one description that happens to have the same words says less than two that are near
   */
  find(query: Int8Array, amount: number, { language, ownWeight = 1, support = 0 }: NearestOptions = {}): NearConcept[] {
    const { concepts, vectors } = this.#described;
    const ranges = this.#listRanges(language);
    const best = this.#best.fill(farthest);
    const second = this.#second.fill(0);
    const limit = this.#measureDistances(readSigns(query, this.#dimensions), ranges);
    for (const { from, to } of ranges) {
      const weight = from === 0 ? 1 : ownWeight;
      for (let index = from; index < to; index++) {
        if (this.#distances[index]! > limit) continue;
        const product = Math.round(multiply(query, vectors, index * this.#dimensions) * weight);
        const concept = concepts[index]!;
        if (product > best[concept]!) {
          second[concept] = Math.max(0, best[concept]!);
          best[concept] = product;
        } else if (product > second[concept]!) second[concept] = product;
      }
    }
    for (let concept = 0; concept < best.length; concept++) {
      if (second[concept]! <= 0) continue;
      const doubt = Math.max(0, 1 - best[concept]! / unitScale ** 2);
      best[concept]! += Math.round(support * doubt * second[concept]!);
    }
    return listBest(best, amount).map((concept) => ({ concept, nearness: best[concept]! / unitScale ** 2 }));
  }

  #listRanges(language: string | undefined): readonly { from: number; to: number }[] {
    const own = language === undefined ? undefined : this.#described.ranges?.get(language);
    return [{ from: 0, to: this.#english }, ...(own ? [own] : [])];
  }

  /** Counts for each vector the signs that differ; returns up to how many the vectors to compare may have. */
  #measureDistances(query: Uint32Array, ranges: readonly { from: number; to: number }[]): number {
    const [signs, distances, width] = [this.#signs, this.#distances, query.length];
    const histogram = new Uint32Array(this.#dimensions + 1);
    for (const { from, to } of ranges) {
      for (let index = from; index < to; index++) {
        let distance = 0;
        for (let word = 0; word < width; word++) distance += countBits(signs[index * width + word]! ^ query[word]!);
        distances[index] = distance;
        histogram[distance]!++;
      }
    }
    let [limit, count] = [0, histogram[0]!];
    while (limit < this.#dimensions && count < compared) count += histogram[++limit]!;
    return limit;
  }
}

interface NearestOptions {
  /** Code of the language of the query, if not English. */
  language?: string;
  /** What the nearness of descriptions in that language counts. */
  ownWeight?: number;
  support?: number;
}

/** For each vector one bit a component: whether it is negative. */
function readSigns(vectors: Int8Array, dimensions: number): Uint32Array {
  const width = Math.ceil(dimensions / wordBits);
  const signs = new Uint32Array((vectors.length / dimensions) * width);
  for (let vector = 0, word = 0; vector < vectors.length; vector += dimensions) {
    for (let start = 0; start < dimensions; start += wordBits, word++) {
      const bits = Math.min(wordBits, dimensions - start);
      for (let bit = 0; bit < bits; bit++) signs[word]! |= (vectors[vector + start + bit]! >>> 31) << bit;
    }
  }
  return signs;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

const farthest = -0x8000_0000;

function multiply(query: Int8Array, vectors: Int8Array, start: number): number {
  let sum = 0;
  for (let index = 0; index < query.length; index++) sum += query[index]! * vectors[start + index]!;
  return sum;
}

/** Places of the highest numbers, the highest first; of equal ones the first. */
function listBest(numbers: Int32Array, amount: number): number[] {
  const selected: number[] = [];
  for (let place = 0; place < numbers.length; place++) {
    const value = numbers[place]!;
    if (value === farthest || (selected.length === amount && value <= numbers[selected.at(-1)!]!)) continue;
    let at = selected.length;
    while (at > 0 && numbers[selected[at - 1]!]! < value) at--;
    selected.splice(at, 0, place);
    if (selected.length > amount) selected.pop();
  }
  return selected;
}
