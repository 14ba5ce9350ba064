import type { Reading, Unit } from "./read-term.ts";

/** Readings without one of the words of a term, then with one of them only; none for a single word. */
export function listFewerWords(units: readonly Unit[]): Reading[][] {
  if (units.length < 2) return [];
  const single = units.map((unit) => [unit]);
  const allButOne = units.map((_, left) => units.filter((_unit, place) => place !== left));
  const choices = units.length > 2 ? [allButOne, single] : [single];
  return choices.map((choice) => choice.map((chosen) => ({ units: chosen, isGuess: false })));
}
