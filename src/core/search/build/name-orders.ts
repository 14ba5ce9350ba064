import { groupByKey } from "./group-by-key.ts";

/** The name that an icon, by its ordinal, is shown by in a language. */
export type NameIn = (ordinal: number, language: string) => string;

/** The column with the order of names in a language; there is none of English, whose names are those of `order.name`. */
export const nameOrderColumn = (language: string) => `order.name.${language}`;

/** Sorts names as readers of a language expect: Chinese by pinyin, numbers by size; those that only accents tell apart in a fixed order. */
export function createNameComparer(language: string): (left: string, right: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (left, right) => compare(left, right) || (left < right ? -1 : left > right ? 1 : 0);
}

/** For each language the ordinals below `count` by the names that they are shown by, those of one name by ordinal. */
export function buildNameOrders(
  languages: readonly string[],
  count: number,
  nameIn: NameIn,
): ReadonlyMap<string, Uint32Array> {
  return new Map(
    languages.map((language) => {
      const names = Array.from({ length: count }, (_, ordinal) => nameIn(ordinal, language));
      const sorted = [...new Set(names)].toSorted(createNameComparer(language));
      const places = new Map(sorted.map((name, place) => [name, place]));
      const keys = Uint32Array.from(names, (name) => places.get(name)!);
      return [nameOrderColumn(language), groupByKey(keys, sorted.length).items];
    }),
  );
}
