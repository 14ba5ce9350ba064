import type { Reading, Unit, Words } from "./read-term.ts";
import type { TermExplanation, UnitExplanation } from "../search.ts";
import type { TextMatcher } from "./text-matcher.ts";
import { rank } from "./ranks.ts";

export interface TermWitness {
  words: Words;
  /** What was matched last, with these readings. */
  matcher: TextMatcher;
  readings: readonly Reading[];
}

const mostBeginnings = 12;

/** Puts into words how a term was read and what it matched. */
export function explainTerm({
  words: { vocabulary },
  matcher,
  readings,
}: TermWitness): Pick<TermExplanation, "readings" | "texts" | "ranks"> {
  const spell = (ids: ArrayLike<number>) => Array.from(ids, (id) => vocabulary.words[id]!);
  const explainUnit = ({ text, own, same, related, begun, from, to }: Unit): UnitExplanation => ({
    text,
    isKnown: own.length > 0,
    means: spell(own).filter((word) => word !== text),
    texts: Array.from(own).reduce((sum, word) => sum + vocabulary.countTexts(word), 0),
    same: spell(same),
    related: spell(related),
    begins: [...spell(begun), ...vocabulary.words.slice(from, Math.min(to, from + mostBeginnings))].slice(
      0,
      mostBeginnings,
    ),
    beginsCount: begun.length + to - from,
  });
  return {
    readings: readings.map(({ units, isGuess }) => ({ isGuess, units: units.map(explainUnit) })),
    texts: matcher.count,
    ranks: Object.entries(rank).map(([kind, place]) => ({
      kind: kind as keyof typeof rank,
      texts: matcher.ends[place]! - (place === 0 ? 0 : matcher.ends[place - 1]!),
    })),
  };
}
