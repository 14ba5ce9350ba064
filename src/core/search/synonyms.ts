/** Words and phrases that stand for each other, or lead from some to others. */
export interface SynonymRule {
  /** What somebody types, in lower case; several words are separated by one space. */
  from: readonly string[];
  /** What is found as well. The same list as `from` when all mean the same. */
  to: readonly string[];
  /** Same meaning (found as if it were the word itself), or only related (found after everything else). */
  isSame: boolean;
}

/**
 * Reads a synonym file: one rule a line, `#` begins a comment.
 *
 * - `home, house` – the same thing: each finds the others.
 * - `delete > trash, bin` – somebody who types what is left also gets what is right, later in the list.
 *
 * @throws SyntaxError naming the line
 */
export function parseSynonyms(text: string): SynonymRule[] {
  const rules: SynonymRule[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const rule = line.replace(/#.*/, "").trim();
    if (!rule) continue;
    const sides = rule.split(">").map((side) => side.split(",").map((word) => word.trim()));
    const [from, to = from] = sides;
    const isRule = from && to && sides.length <= 2 && (to !== from || from.length > 1);
    if (!isRule || ![...from, ...to].every((word) => /^[a-z0-9]+( [a-z0-9]+)*$/.test(word))) {
      throw new SyntaxError(`line ${index + 1} is not a synonym rule: ${rule}`);
    }
    rules.push({ from, to, isSame: to === from });
  }
  return rules;
}
