import { createHash } from "node:crypto";
import { createRandom } from "../measure/random.ts";
import type { JudgedQuery } from "./judged-queries.ts";

/** Rows of keys, for what lies beside a letter. Not those that search knows, which must not decide what it is tested by. */
const keyboards: Readonly<Record<string, readonly string[]>> = {
  de: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
  es: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
  fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  it: ["qwertyuiopè", "asdfghjklòà", "zxcvbnm"],
  pt: ["qwertyuiop", "asdfghjklç", "zxcvbnm"],
  ru: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
  en: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
};
const fewestLetters = 4;
/** Hardly anybody mistypes the first letter. */
const shareOfFirstLetters = 0.1;
const mostTries = 50;
/** One slip more or less makes or breaks a search by chance, so each query is mistyped several times. */
const timesMistyped = 5;

type Slip = (letters: readonly string[], place: number, neighbor: string) => string[];

const slips: readonly Slip[] = [
  /* swap */ (letters, place) => letters.toSpliced(place, 2, ...letters.slice(place, place + 2).toReversed()),
  /* drop */ (letters, place) => letters.toSpliced(place, 1),
  /* double */ (letters, place) => letters.toSpliced(place, 0, letters[place]!),
  /* insert */ (letters, place, neighbor) => letters.toSpliced(place + 1, 0, neighbor),
  /* replace */ (letters, place, neighbor) => letters.with(place, neighbor),
];

/**
 * The queries, several times each, with one slip of the finger: two letters swapped, one left out, doubled, with a
 * neighboring key beside it or instead of it. The same query always gets the same slips, which never makes another
 * word of the judged queries. Languages that are not typed letter by letter have none.
 */
export function listTypingErrors(queries: readonly JudgedQuery[]): JudgedQuery[] {
  const words = new Set(
    queries.flatMap(({ term, concepts }) => [...term.split(" "), ...concepts.flatMap((concept) => concept.words)]),
  );
  return queries.flatMap((query) => {
    const { term, language } = query;
    const rows = keyboards[language];
    if (!rows || listLetterPlaces(term).length < fewestLetters) return [];
    const typed = Array.from({ length: timesMistyped }, (_, time) => mistype(term, time, rows, words));
    const different = new Set(typed.filter((each) => each !== undefined));
    return Array.from(different, (each) => ({ ...query, term: each, kind: "typo" as const }));
  });
}

/** The term with one slip; undefined where every slip that was tried makes a known word or nothing new. */
function mistype(term: string, time: number, rows: readonly string[], words: ReadonlySet<string>): string | undefined {
  const random = createRandom(createHash("sha256").update(`${term} ${time}`).digest().readUInt32LE());
  const draw = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)]!;
  const letters = Array.from(term);
  const [first, ...others] = listLetterPlaces(term);
  for (let count = 0; count < mostTries; count++) {
    const place = random() < shareOfFirstLetters ? first! : draw(others);
    const neighbors = listNeighbors(letters[place]!, rows);
    const slip = draw(slips);
    if (neighbors.length === 0) continue;
    const typed = slip(letters, place, draw(neighbors)).join("").trim();
    if (!typed.split(" ").every((word) => words.has(word))) return typed;
  }
  return undefined;
}

const listLetterPlaces = (term: string) =>
  Array.from(term).flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []));

/** The keys beside a letter, in its row and in those above and below. */
function listNeighbors(letter: string, rows: readonly string[]): string[] {
  const plain = letter.normalize("NFD")[0]!.toLowerCase();
  const row = rows.findIndex((keys) => keys.includes(letter) || keys.includes(plain));
  const keys = rows[row];
  if (!keys) return [];
  const column = keys.includes(letter) ? keys.indexOf(letter) : keys.indexOf(plain);
  const beside = [keys[column - 1], keys[column + 1], rows[row - 1]?.[column], rows[row + 1]?.[column]];
  return beside.filter((key) => key !== undefined);
}
