import type { ColumnFile } from "../columns.ts";
import type { Reading, Unit } from "./read-term.ts";
import type { TermExplanation, UnitExplanation } from "./search.ts";
import { rank, type TextMatcher } from "./text-matcher.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface TermWitness {
  columns: ColumnFile;
  vocabulary: Vocabulary;
  /** What was matched last, with these readings. */
  matcher: TextMatcher;
  readings: readonly Reading[];
}

const mostBeginnings = 12;

/** Puts into words how a term was read and what it matched. */
export function explainTerm({
  columns,
  vocabulary,
  matcher,
  readings,
}: TermWitness): Omit<TermExplanation, "isRelaxed"> {
  const listWords = (group: "same" | "related", word: number) => {
    const offsets = columns.u32(`${group}.offsets`);
    const ids = columns.u32(group).subarray(offsets[word], offsets[word + 1]);
    return Array.from(ids, (id) => vocabulary.words[id]!);
  };
  const explainUnit = ({ text, word, from, to }: Unit): UnitExplanation => ({
    text,
    isKnown: word >= 0,
    texts: word >= 0 ? vocabulary.countTexts(word) : 0,
    same: word >= 0 ? listWords("same", word) : [],
    related: word >= 0 ? listWords("related", word) : [],
    begins: vocabulary.words.slice(from, Math.min(to, from + mostBeginnings)),
    beginsCount: to - from,
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
