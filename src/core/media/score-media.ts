/** What a picture is found by. */
export interface MediaWords {
  /** Words and phrases in small letters: its title and tags. */
  words: readonly string[];
  /** Concepts of the icons on it, with how much of it each takes, from 0 to 1. */
  concepts: ReadonlyMap<string, number>;
}

/** What somebody looks for. */
export interface MediaTerms {
  /** The term and what it means in English, in small letters. */
  phrases: readonly string[];
  /** Concepts of icons that the term finds, best first. */
  concepts: readonly string[];
}

const wordScore = 2;

/** How well a picture fits; 0 where it does not. Being about something counts more than showing it, and that by its size. */
export function scoreMedia({ words, concepts }: MediaWords, query: MediaTerms): number {
  const isAbout = query.phrases.some((phrase) => words.some((word) => word === phrase || word === `${phrase}s`));
  const place = query.concepts.findIndex((concept) => concepts.has(concept));
  const shown = place < 0 ? 0 : concepts.get(query.concepts[place]!)! / (1 + place / 10);
  return (isAbout ? wordScore : 0) + shown;
}
