/** Words that tell nothing apart in titles of requests. */
const idleWords = new Set(
  "a an and the of for on in with to or icon icons symbol logo set need want please el la le les de der die das und et y für для и".split(
    " ",
  ),
);
const mostWords = 8;
const withSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+$/u;

/** The words of a phrase that tell something. */
export function readWords(phrase: string): string[] {
  return [...new Set(splitWords(phrase))].filter((word) => !idleWords.has(word)).slice(0, mostWords);
}

const splitWords = (phrase: string) => phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What other words begin with that are the same one; undefined for what is written without spaces, which may be anywhere. */
export function findStem(word: string): string | undefined {
  if (!withSpaces.test(word)) return undefined;
  return word.length > 3 ? word.replace(/(?:es|s)$/, "") : word;
}

/** What a title is unsure by that nothing is known of but its letters. */
const unsureness = 0.1;
/** What the same meaning is worth less in other words. */
const otherWords = 0.2;

/**
 * Whoever writes a title and whoever asked under another one want the same where it is at least this. Set by the judged
 * titles beside the calls: of those found nine in ten are right, and so are nine in ten of those that there are.
 */
export const leastLikeness = 0.6;

/**
 * How likely two titles want the same, from 0 to 1: by the words of the shorter one that are in the other, and by what both mean.
 *
 * @param nearness of their meanings, 1 for the very same; undefined where one of them is in no known words
 */
export function measureLikeness(one: string, other: string, nearness: number | undefined): number {
  const shared = Math.max(measureShare(one, other), measureShare(other, one));
  if (nearness === undefined) return Math.max(0, shared - unsureness);
  return Math.max(0, (shared + nearness) / 2, nearness - otherWords);
}

/** How much of what a phrase says in its words stands in a title. */
function measureShare(phrase: string, title: string): number {
  const words = readWords(phrase);
  if (words.length === 0) return 0;
  const there = splitWords(title);
  const whole = title.toLowerCase();
  const found = words.filter((word) => {
    const stem = findStem(word);
    return stem === undefined ? whole.includes(word) : there.some((each) => each.startsWith(stem));
  });
  return found.length / words.length;
}
