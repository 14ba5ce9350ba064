import { lowerBound } from "../search/lower-bound.ts";

/** A number for each of many words, of which only hashes are kept: what is no such word may be taken for one, rarely. */
export interface HashedWords {
  /** Sorted. */
  hashes: Uint32Array;
  /** For each hash its number. */
  values: ArrayLike<number>;
}

/**
 * Lists words by their hashes.
 *
 * @param join the number of two words that have the same hash
 */
export function hashWords(
  words: Iterable<readonly [string, number]>,
  join: (left: number, right: number) => number,
): { hashes: Uint32Array; values: number[] } {
  const found = new Map<number, number>();
  for (const [word, value] of words) {
    const hash = hashWord(word);
    const known = found.get(hash);
    found.set(hash, known === undefined ? value : join(known, value));
  }
  const hashes = Uint32Array.from(found.keys()).toSorted();
  return { hashes, values: Array.from(hashes, (hash) => found.get(hash)!) };
}

/** The number of a word; 0 for one that is not among them. */
export function findHashed({ hashes, values }: HashedWords, word: string): number {
  const hash = hashWord(word);
  const place = lowerBound(0, hashes.length, (at) => hashes[at]! >= hash);
  return hashes[place] === hash ? values[place]! : 0;
}

/** FNV-1a (https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function). */
function hashWord(word: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x0100_0193);
  return hash >>> 0;
}
