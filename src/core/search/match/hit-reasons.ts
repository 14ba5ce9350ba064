import type { Reading, Unit } from "./read-term.ts";
import type { HitReason, ReasonKind } from "../search.ts";
import type { TextMatcher } from "./text-matcher.ts";
import { rank } from "./ranks.ts";
import type { Vocabulary } from "../spelling/vocabulary.ts";

/** How a term was understood that icons were found by. */
export interface UnderstoodTerm {
  readings: readonly Reading[];
  /** The words are those of another language than English. */
  isTranslated: boolean;
  isRelaxed: boolean;
}

interface Located {
  unit: Unit;
  rank: number;
  word: number;
}

/** Tells by which words icons were found. */
export class HitReasons {
  readonly #vocabulary: Vocabulary;
  readonly #matcher: TextMatcher;

  constructor(vocabulary: Vocabulary, matcher: TextMatcher) {
    this.#vocabulary = vocabulary;
    this.#matcher = matcher;
  }

  /** For each text one reason a word of the term, as far as the text has it. */
  list(texts: readonly number[], term: UnderstoodTerm): HitReason[][] {
    const known = new Map<number, HitReason[]>();
    return texts.map((text) => {
      const reasons = known.get(text) ?? this.#explain(text, term);
      known.set(text, reasons);
      return reasons;
    });
  }

  #explain(text: number, { readings, isTranslated, isRelaxed }: UnderstoodTerm): HitReason[] {
    let best: { reading: Reading; located: Located[]; cost: number } | undefined;
    for (const reading of readings) {
      const located = reading.units.flatMap((unit): Located[] => {
        const found = this.#matcher.locate(unit, text);
        return found ? [{ unit, ...found }] : [];
      });
      const missing = reading.units.length - located.length;
      if (located.length === 0 || (missing > 0 && !isRelaxed)) continue;
      const worst = Math.max(...located.map((one) => one.rank), reading.isCorrection ? rank.corrected : 0);
      const cost = missing * (rank.corrected + 1) + worst;
      if (best === undefined || cost < best.cost) best = { reading, located, cost };
    }
    if (best === undefined) return [];
    const { reading, located } = best;
    return located.map(({ unit, rank: place, word: id }) => {
      const word = this.#vocabulary.words[id]!;
      return { typed: unit.text, word, kind: reading.isCorrection ? "correction" : readKind() };

      function readKind(): ReasonKind {
        const kind = kinds[place]!;
        if (word === unit.text) return kind === "same" ? "name" : kind;
        return isTranslated && kind === "name" ? "translation" : kind;
      }
    });
  }
}

/** By rank. */
const kinds: readonly ReasonKind[] = [
  "name",
  "same",
  "name",
  "name",
  "same",
  "tag",
  "related",
  "tag",
  "name",
  "beginning",
  "beginning",
  "beginning",
];
