import type { Columns } from "../../columns/columns.ts";
import type { places } from "../build/build-word-columns.ts";
import { strongestLift } from "./preference.ts";
import { rank, rankCount } from "./ranks.ts";
import type { Reading, Unit } from "./read-term.ts";

/** Where several words match, only the weakest kind counts: name, same name, tag, related, same tag, brand, part of name or tag. */
const kindOfRank = Uint8Array.of(0, 1, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7);
const rankOfKind = Uint8Array.of(3, 4, 5, 6, 7, 8, 10, 11);
/** Of all words of a brand’s name the brand is meant, whatever each of them says otherwise. */
const exactRankOfKind = Uint8Array.of(0, 1, 5, 6, 7, 1, 9, 11);
const weakestGuess = 1;
const kindBits = 3;
const kindMask = 7;
/** Epochs are shifted as signed numbers. */
const lastEpoch = 2 ** 28;

const correct = (textRank: number) => (textRank <= rank.sameExact ? rank.correctedExact : rank.corrected);

/**
 * Finds the texts that match readings of a term. One instance is used again and again: its result lies in `texts`
 * until the next call, and nothing is allocated on the way.
 */
export class TextMatcher {
  /** Matching texts in the order of rank; those of one rank are `texts[ends[rank - 1]]` up to `texts[ends[rank]]`. */
  readonly texts: Uint32Array;
  readonly ends: Uint32Array = new Uint32Array(rankCount);

  readonly #postings: Uint32Array;
  /** For each place, where the texts of each word begin in the postings. */
  readonly #places: Readonly<Record<(typeof places)[number], Uint32Array>>;
  readonly #lengths: Uint8Array;

  /** Pieces of the postings that the unit at hand matches, best rank first: from, to, rank, from, to, rank … */
  readonly #pieces: number[] = [];
  /** For each text the stage that last saw it, and in the lowest bits its weakest kind so far. */
  readonly #stamps: Uint32Array;
  /** The same without kinds, where there is one unit only: small, so that it stays near the processor. */
  readonly #smallStamps: Uint8Array;
  readonly #found: Uint32Array;
  readonly #resultStamps: Uint32Array;
  readonly #ranks: Uint8Array;
  #turn = 0;
  #epoch = 0;
  #smallEpoch = 0;
  #resultEpoch = 0;

  constructor(columns: Columns) {
    this.#postings = columns.u32("postings");
    const readOffsets = (place: (typeof places)[number]) => columns.u32(`${place}.offsets`);
    this.#places = {
      exact: readOffsets("exact"),
      head: readOffsets("head"),
      name: readOffsets("name"),
      tag: readOffsets("tag"),
      brand: readOffsets("brand"),
    };
    this.#lengths = columns.u8("text.lengths");
    const textCount = this.#lengths.length;
    this.texts = new Uint32Array(textCount);
    this.#stamps = new Uint32Array(textCount);
    this.#smallStamps = new Uint8Array(textCount);
    // All that earlier readings found, and behind it all that one more finds.
    this.#found = new Uint32Array(2 * textCount);
    this.#resultStamps = new Uint32Array(textCount);
    this.#ranks = new Uint8Array(textCount);
  }

  /** Counts the results there have been: another number, and those of before are gone. */
  get turn(): number {
    return this.#turn;
  }

  /** Number of texts found by the last call. */
  get count(): number {
    return this.ends[rankCount - 1]!;
  }

  /** Texts that match any of the readings, each with its best rank. */
  match(readings: readonly Reading[]): void {
    this.#turn++;
    const [first] = readings;
    if (first && readings.length === 1 && first.units.length === 1 && !first.isCorrection)
      this.#matchUnit(first.units[0]!);
    else this.#matchReadings(readings);
  }

  /** Moves those of the texts that were found by the last call up by so many ranks. */
  lift(lifts: ReadonlyMap<number, number>): void {
    this.#turn++;
    const resultEpoch = this.#nextResultEpoch();
    const { count, ends } = this;
    let index = 0;
    for (let place = 0; place < rankCount; place++) {
      for (; index < ends[place]!; index++) {
        const text = this.texts[index]!;
        this.#found[index] = text;
        this.#resultStamps[text] = resultEpoch;
        this.#ranks[text] = place;
      }
    }
    for (const [text, lift] of lifts) {
      if (this.#resultStamps[text] === resultEpoch) this.#ranks[text] = liftRank(this.#ranks[text]!, lift);
    }
    this.#sortByRank(count);
  }

  /** The best way in which a text matches a unit, with the word that it has; undefined where it does not. */
  locate(unit: Unit, text: number): { rank: number; word: number } | undefined {
    this.#listPieces(unit);
    for (let piece = 0; piece < this.#pieces.length; piece += 3) {
      const [from, to, pieceRank] = [this.#pieces[piece]!, this.#pieces[piece + 1]!, this.#pieces[piece + 2]!];
      // Texts of one word are in order; those of all words with one beginning are not.
      const isOrdered = pieceRank < rank.partExact;
      const place = isOrdered
        ? lastFrom(this.#postings, { from, to, value: text })
        : this.#postings.subarray(from, to).indexOf(text) + from;
      if (place >= from && this.#postings[place] === text) return { rank: pieceRank, word: this.#wordAt(place) };
    }
    return undefined;
  }

  /** Number of places where the unit matches: what it costs to look at it, and how rare it is. */
  countPlaces(unit: Unit): number {
    this.#listPieces(unit);
    let sum = 0;
    for (let piece = 0; piece < this.#pieces.length; piece += 3) sum += this.#pieces[piece + 1]! - this.#pieces[piece]!;
    return sum;
  }

  #matchUnit(unit: Unit): void {
    this.#listPieces(unit);
    const epoch = this.#nextSmallEpoch();
    const [texts, stamps, postings, pieces] = [this.texts, this.#smallStamps, this.#postings, this.#pieces];
    let count = 0;
    let current = 0;
    for (let piece = 0; piece < pieces.length; piece += 3) {
      const pieceRank = pieces[piece + 2]!;
      while (current < pieceRank) this.ends[current++] = count;
      const end = pieces[piece + 1]!;
      for (let index = pieces[piece]!; index < end; index++) {
        const text = postings[index]!;
        if (stamps[text] === epoch) continue;
        stamps[text] = epoch;
        texts[count++] = text;
      }
    }
    while (current < rankCount) this.ends[current++] = count;
  }

  #matchReadings(readings: readonly Reading[]): void {
    const resultEpoch = this.#nextResultEpoch();
    const [stamps, ranks, found] = [this.#resultStamps, this.#ranks, this.#found];
    let count = 0;
    for (const reading of readings) {
      if (reading.units.length === 1) {
        count = this.#addUnit(reading, count, resultEpoch);
        continue;
      }
      const length = reading.units.reduce((sum, unit) => sum + unit.length, 0);
      const end = this.#intersect(reading.units, count);
      const start = count;
      for (let index = start; index < end; index++) {
        const text = found[index]!;
        const kind = this.#stamps[text]! & kindMask;
        if (reading.isGuess && kind > weakestGuess) continue;
        const isExact = this.#lengths[text]! <= length;
        const ownRank = isExact ? exactRankOfKind[kind]! : rankOfKind[kind]!;
        const textRank = reading.isCorrection ? correct(ownRank) : ownRank;
        if (stamps[text] !== resultEpoch) {
          stamps[text] = resultEpoch;
          ranks[text] = textRank;
          found[count++] = text;
        } else if (textRank < ranks[text]!) ranks[text] = textRank;
      }
    }
    this.#sortByRank(count);
  }

  /** Adds the texts that match the one unit of a reading to the `count` ones in `#found`; returns how many these are then. */
  #addUnit({ units: [unit], isGuess, isCorrection = false }: Reading, before: number, resultEpoch: number): number {
    const [stamps, ranks, found, lengths] = [this.#resultStamps, this.#ranks, this.#found, this.#lengths];
    const [postings, pieces, seen] = [this.#postings, this.#pieces, this.#smallStamps];
    const epoch = this.#nextSmallEpoch();
    const { length } = unit!;
    let count = before;
    this.#listPieces(unit!);
    for (let piece = 0; piece < pieces.length; piece += 3) {
      const kind = kindOfRank[pieces[piece + 2]!]!;
      // Later pieces are no better.
      if (isGuess && kind > weakestGuess) continue;
      const [loose, exact] = [rankOfKind[kind]!, exactRankOfKind[kind]!];
      const looseRank = isCorrection ? correct(loose) : loose;
      const exactRank = isCorrection ? correct(exact) : exact;
      const end = pieces[piece + 1]!;
      for (let index = pieces[piece]!; index < end; index++) {
        const text = postings[index]!;
        if (seen[text] === epoch) continue;
        seen[text] = epoch;
        const textRank = lengths[text]! <= length ? exactRank : looseRank;
        if (stamps[text] !== resultEpoch) {
          stamps[text] = resultEpoch;
          ranks[text] = textRank;
          found[count++] = text;
        } else if (textRank < ranks[text]!) ranks[text] = textRank;
      }
    }
    return count;
  }

  /** Puts the texts that match all units into `#found` from `start` on, with their kinds in `#stamps`; returns the end. */
  #intersect(units: readonly Unit[], start: number): number {
    const sorted = units.length < 2 ? units : this.#sortByCost(units);
    const epoch = this.#nextEpoch(sorted.length);
    const [stamps, postings, pieces, found] = [this.#stamps, this.#postings, this.#pieces, this.#found];
    let count = start;
    for (const [stage, unit] of sorted.entries()) {
      this.#listPieces(unit);
      const now = epoch + stage;
      count = start;
      for (let piece = 0; piece < pieces.length; piece += 3) {
        const kind = kindOfRank[pieces[piece + 2]!]!;
        const end = pieces[piece + 1]!;
        for (let index = pieces[piece]!; index < end; index++) {
          const text = postings[index]!;
          const stamp = stamps[text]!;
          const seen = stamp >>> kindBits;
          if (stage === 0 ? seen === now : seen !== now - 1) continue;
          stamps[text] = (now << kindBits) | (stage === 0 ? kind : Math.max(kind, stamp & kindMask));
          found[count++] = text;
        }
      }
      if (count === start) break;
    }
    return count;
  }

  #sortByCost(units: readonly Unit[]): readonly Unit[] {
    return units
      .map((unit) => ({ unit, cost: this.countPlaces(unit) }))
      .toSorted((left, right) => left.cost - right.cost)
      .map(({ unit }) => unit);
  }

  #sortByRank(count: number): void {
    const { ends, texts } = this;
    ends.fill(0);
    for (let index = 0; index < count; index++) ends[this.#ranks[this.#found[index]!]!]!++;
    let start = 0;
    for (let place = 0; place < rankCount; place++) {
      const size = ends[place]!;
      ends[place] = start;
      start += size;
    }
    for (let index = 0; index < count; index++) {
      const text = this.#found[index]!;
      texts[ends[this.#ranks[text]!]!++] = text;
    }
  }

  #listPieces({ own, same, senses = [], related, begun, from, to, beginsNamesOnly }: Unit): void {
    const { exact, head, name, tag, brand } = this.#places;
    this.#pieces.length = 0;
    this.#addPieces(exact, own, rank.exact);
    this.#addPieces(exact, senses, rank.exact);
    this.#addPieces(exact, same, rank.sameExact);
    this.#addPieces(head, own, rank.head);
    this.#addPieces(name, own, rank.name);
    this.#addPieces(head, same, rank.sameName);
    this.#addPieces(name, same, rank.sameName);
    this.#addPieces(tag, own, rank.tag);
    this.#addPieces(exact, related, rank.related);
    this.#addPieces(head, related, rank.related);
    this.#addPieces(tag, same, rank.sameTag);
    this.#addPieces(brand, own, rank.brand);
    this.#addPieces(exact, begun, rank.partExact);
    if (from < to) this.#addPiece(exact, from, rank.partExact, to);
    this.#addPieces(head, begun, rank.partName);
    this.#addPieces(name, begun, rank.partName);
    if (from === to) return;
    this.#addPiece(head, from, rank.partName, to);
    this.#addPiece(name, from, rank.partName, to);
    this.#addPiece(brand, from, rank.partName, to);
    if (!beginsNamesOnly) this.#addPiece(tag, from, rank.partTag, to);
  }

  /** The word that a place in the postings belongs to. */
  #wordAt(posting: number): number {
    const { exact, head, name, tag, brand } = this.#places;
    const offsets = [brand, tag, name, head].find(([start = 0]) => start <= posting) ?? exact;
    return lastFrom(offsets, { from: 0, to: offsets.length, value: posting });
  }

  #addPieces(offsets: Uint32Array, words: ArrayLike<number>, pieceRank: number): void {
    for (let index = 0; index < words.length; index++) this.#addPiece(offsets, words[index]!, pieceRank);
  }

  #addPiece(offsets: Uint32Array, word: number, pieceRank: number, end = word + 1): void {
    if (offsets[word] !== offsets[end]) this.#pieces.push(offsets[word]!, offsets[end]!, pieceRank);
  }

  #nextEpoch(stages: number): number {
    if (this.#epoch + stages >= lastEpoch) {
      this.#stamps.fill(0);
      this.#epoch = 0;
    }
    const first = this.#epoch + 1;
    this.#epoch += stages + 1;
    return first;
  }

  #nextSmallEpoch(): number {
    if (this.#smallEpoch === 0xff) {
      this.#smallStamps.fill(0);
      this.#smallEpoch = 0;
    }
    return ++this.#smallEpoch;
  }

  #nextResultEpoch(): number {
    if (this.#resultEpoch === 0xffff_ffff) {
      this.#resultStamps.fill(0);
      this.#resultEpoch = 0;
    }
    return ++this.#resultEpoch;
  }
}

/** Nothing comes to stand among the exact texts, unless people hardly take anything else. */
function liftRank(from: number, lift: number): number {
  const best = lift >= strongestLift ? rank.exact : rank.sameExact;
  return Math.min(from, Math.max(best, from - lift));
}

/** The last place of a sorted run whose number is not above a value; `from - 1` where all are. */
function lastFrom(list: Uint32Array, { from, to, value }: { from: number; to: number; value: number }): number {
  let [start, end] = [from, to];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (list[middle]! <= value) start = middle + 1;
    else end = middle;
  }
  return start - 1;
}
