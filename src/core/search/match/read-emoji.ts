import type { EmojiText } from "../spelling/emoji-names.ts";
import { type Reading, readTerm, type Unit, type Words } from "./read-term.ts";

/** The ways to understand a text with emoji: each stands for what it shows, under any of its names if it stands alone. */
export function readEmojiTerm(
  { text, emoji }: EmojiText,
  readText: (text: string) => readonly Reading[],
  known: Words,
): Reading[] {
  const read = (name: string) => readTerm(name, known).filter(({ isGuess }) => !isGuess);
  if (text === "" && emoji.length === 1) return emoji[0]!.flatMap(read).map(asWhole);
  const units = emoji.flatMap(([full, short = full]) => read(short!)[0]?.units.map(asWholeUnit) ?? []);
  if (text === "") return [{ units, isGuess: false }];
  return readText(text).map((reading) => withUnits(reading, [...reading.units, ...units]));
}

const asWhole = (reading: Reading): Reading => withUnits(reading, reading.units.map(asWholeUnit));

const withUnits = (reading: Reading, units: readonly Unit[]): Reading => ({ ...reading, units });

/** Names of emoji are written to the end: they are the beginning of nothing. */
const asWholeUnit = (unit: Unit): Unit => ({ ...unit, from: 0, to: 0 });
