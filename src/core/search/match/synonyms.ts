/** Words and phrases that lead from one to another. */
export interface SynonymRule {
  /** What somebody types, in lower case; several words are separated by one space. */
  from: readonly string[];
  /** What is found as well; the same list as `from` where each stands for the others. */
  to: readonly string[];
  /** Same meaning, found as if it were the word itself; otherwise only related, found after everything else. */
  isSame: boolean;
}

const wordOrPhrase = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Reads a synonym file: one rule a line, `#` begins a comment.
 *
 * - `home, house` – the same thing: each finds the others.
 * - `preferences => settings` – what is left also means what is right, but not the other way round.
 * - `remove > trash, minus` – what is right is related, and found late in the list.
 *
 * @throws SyntaxError naming the line
 */
export function parseSynonyms(text: string): SynonymRule[] {
  return text.split("\n").flatMap((line, index) => {
    const rule = line.replace(/#.*/, "").trim();
    return rule === "" ? [] : [parseRule(rule, index + 1)];
  });
}

function parseRule(rule: string, line: number): SynonymRule {
  const [, left = "", arrow, right] = /^([^=>]*)(?:(=?>)([^=>]*))?$/.exec(rule) ?? [];
  const from = splitList(left);
  const to = right === undefined ? from : splitList(right);
  const isWhole = right !== undefined || from.length > 1;
  if (!isWhole || ![...from, ...to].every((word) => wordOrPhrase.test(word))) {
    throw new SyntaxError(`line ${line} isn’t a synonym rule: ${rule}`);
  }
  return { from, to, isSame: arrow !== ">" };
}

const splitList = (list: string) => list.split(",").map((word) => word.trim());
