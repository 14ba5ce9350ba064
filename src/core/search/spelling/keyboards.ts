const latin = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const russian = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"];

/** Rows of letters of the keyboards that people type a language on, where it is not the English one. */
const rowsOf: Readonly<Record<string, readonly string[]>> = {
  de: ["qwertzuiopu", "asdfghjkloa", "yxcvbnm"],
  fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  ru: russian,
};

/** Pairs of letters whose keys lie side by side, in a row or between two: `as`, `sa`, `aq` … */
export function listNeighborPairs(language: string): ReadonlySet<string> {
  const rows = rowsOf[language] ?? latin;
  const pairs = rows.flatMap((row, number) =>
    Array.from(row).flatMap((key, column) => {
      // Each row lies half a key to the right of the one above.
      const below = rows[number + 1] ?? "";
      return [row[column + 1], below[column - 1], below[column]].flatMap((other) =>
        other === undefined ? [] : [key + other, other + key],
      );
    }),
  );
  return new Set(pairs);
}

/** Keys that give signs on the English keyboard, and letters on the Russian one. */
const englishKeys = Array.from("qwertyuiop[]asdfghjkl;'zxcvbnm,.");
const russianKeys = Array.from("йцукенгшщзхъфывапролджэячсмитьбю");
const toRussian = new Map(englishKeys.map((key, place) => [key, russianKeys[place]!]));
const toEnglish = new Map(russianKeys.map((key, place) => [key, englishKeys[place]!]));

/** The text as the same keys would have typed it on the other keyboard: `ghbdtn` is `привет`, `рщьу` is `home`. */
export function switchKeyboard(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? toEnglish : toRussian;
  return Array.from(text.toLowerCase(), (letter) => map.get(letter) ?? letter).join("");
}
