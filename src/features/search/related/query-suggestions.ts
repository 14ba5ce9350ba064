/** What is known about terms in one language. */
export interface TermSources {
  /** Whether a term finds something by all its words. */
  finds: (term: string) => boolean;
  /** A word or a name of icons the way it is written; undefined for what is neither, such as a part of one. */
  findWord: (term: string) => string | undefined;
  /** The term as it was probably meant. */
  correct: (term: string) => string | undefined;
  /** Names and words that begin like this, the best known first. */
  complete: (beginning: string, limit: number) => string[];
}

const mostWords = 4;
const longestWord = 24;
/** Letters that a part of a word has at least, in an alphabet and among signs that are words. */
const shortestPart = { letters: 3, signs: 1 };
const completionsPerBeginning = 3;
/** Letters more than were meant that are looked past. */
const surplusLetters = 2;

/**
 * Terms close to one that finds nothing, the closest first: fewer of its words; its words as they were probably meant, or
 * else the longest word at their beginning or end; and what begins like them. All of them find something.
 */
export function listQuerySuggestions(
  term: string,
  { finds, findWord, correct, complete }: TermSources,
  limit: number,
): string[] {
  const words = term.split(" ").filter(Boolean).slice(0, mostWords);
  /** By their words in lower case. */
  const near = new Map<string, string>();
  const add = (...terms: (string | undefined)[]) => {
    for (const each of terms) {
      const key = each?.toLowerCase();
      if (each === undefined || key === undefined || key === term || near.has(key) || !finds(each)) continue;
      near.set(key, findWord(each) ?? each);
    }
  };
  if (words.length > 1) {
    add(...words.map((_, left) => words.filter((_word, place) => place !== left).join(" ")));
    add(...words);
  }
  for (const word of words) {
    if (near.size >= limit) break;
    if (finds(word)) continue;
    const letters = Array.from(word).slice(0, longestWord);
    const shortest = /\p{Script=Han}/u.test(word) ? shortestPart.signs : shortestPart.letters;
    const lengths = letters.map((_, cut) => letters.length - 1 - cut).filter((length) => length >= shortest);
    const beginnings = lengths.map((length) => letters.slice(0, length).join(""));
    const endings = lengths.map((length) => letters.slice(-length).join(""));
    const corrected = correct(word) ?? beginnings.slice(0, surplusLetters).map(correct).find(Boolean);
    add(...(corrected === undefined ? [beginnings.find(findWord), endings.find(findWord)] : [corrected]));
    const isHalf = (beginning: string) => beginning.length * 2 >= word.length;
    const completed = beginnings.filter(isHalf).map((beginning) => complete(beginning, completionsPerBeginning));
    add(...(completed.find((texts) => texts.length > 0) ?? []));
  }
  return [...near.values()].slice(0, limit);
}
