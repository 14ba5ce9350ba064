/** Words that say nothing about a drawing; left out of a search unless nothing else was typed. */
const fillers: ReadonlySet<string> = new Set(["a", "an", "and", "for", "icon", "icons", "of", "the", "with"]);

/** Names that are written with signs. */
const signedNames: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)c\+\+(?=\s|$)/gi, "$1cpp"],
  [/(^|\s)([cf])#(?=\s|$)/gi, "$1$2sharp"],
  [/(^|\s)\.net(?=\s|$)/gi, "$1dotnet"],
];

/** What a sign is called, for a search of nothing but signs. */
const signs = new Map(
  Object.entries({
    "+": "plus",
    "-": "minus",
    "−": "minus",
    "*": "asterisk",
    "×": "multiply",
    "÷": "divide",
    "/": "slash",
    "=": "equal",
    "?": "question",
    "!": "exclamation",
    "@": "at",
    "#": "hash",
    "%": "percent",
    "&": "ampersand",
    $: "dollar",
    "€": "euro",
    "£": "pound",
    "¥": "yen",
    "₹": "rupee",
    "₿": "bitcoin",
    "<": "less",
    ">": "greater",
    "~": "tilde",
    "→": "arrow right",
    "←": "arrow left",
    "↑": "arrow up",
    "↓": "arrow down",
    "✓": "check",
    "✔": "check",
    "∞": "infinity",
    "©": "copyright",
    "®": "registered",
    "™": "trademark",
    "♥": "heart",
    "❤": "heart",
    "★": "star",
    "☆": "star",
  }),
);

const longestTerm = 200;
const mostWords = 8;

/** Letters that are often typed in another way. */
const spelledLetters = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", ё: "е" };

/** Folds letters to lower case without accents and splits at everything that is not a letter or a digit. */
export function splitWords(text: string): string[] {
  if (isPlain(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const folded = text
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßœæøłё]/g, (letter) => spelledLetters[letter as keyof typeof spelledLetters]);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a search: at most eight, without fillers when there are others; signs alone are called by their names. */
export function splitTerm(term: string): string[] {
  const start = cutAtWord(term);
  const spelled = /[+#.]/.test(start) ? spellSignedNames(start) : start;
  const written = splitWords(spelled);
  const words = (written.length > 0 ? written : nameSigns(spelled)).slice(0, mostWords);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** The beginning of a term that is too long, without the word that the end cuts through. */
function cutAtWord(term: string): string {
  if (term.length <= longestTerm) return term;
  const start = term.slice(0, longestTerm);
  const whole = /^\s/.test(term.slice(longestTerm)) ? start : start.replace(/\s\S*$/, "");
  return whole.trim() === "" ? start : whole;
}

function spellSignedNames(text: string): string {
  return signedNames.reduce((spelled, [pattern, name]) => spelled.replace(pattern, name), text);
}

function nameSigns(text: string): string[] {
  return Array.from(text).flatMap((sign) => signs.get(sign)?.split(" ") ?? []);
}

/** Whether a word says nothing about a drawing. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Number of words that tell something; at least 1. */
export function countTellingWords(words: readonly string[]): number {
  return Math.max(1, words.filter((word) => !fillers.has(word)).length);
}

/** Whether a text has none but ASCII signs, so that nothing in it is written in several ways but letter case. */
export function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}

const irregular: readonly (readonly [string, string])[] = [
  ["child", "children"],
  ["foot", "feet"],
  ["goose", "geese"],
  ["half", "halves"],
  ["knife", "knives"],
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["man", "men"],
  ["mouse", "mice"],
  ["shelf", "shelves"],
  ["tooth", "teeth"],
  ["wolf", "wolves"],
  ["woman", "women"],
];
const irregularForms = new Map(irregular.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]));

/** Pairs that look like singular and plural, but mean different things. */
const unrelated = new Set([
  "glass",
  "glasses",
  "custom",
  "customs",
  "len",
  "lens",
  "new",
  "news",
  "good",
  "goods",
  "spec",
  "specs",
  "time",
  "times",
  "io",
  "ios",
]);

/** The plural of a singular English word and the singular of a plural one: candidates, not all of them words. */
export function listNumberForms(word: string): string[] {
  if (word.length < 3 || unrelated.has(word) || !/^[a-z]+$/.test(word)) return [];
  const known = irregularForms.get(word);
  if (known) return [known];
  const forms = [];
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (!word.endsWith("s")) forms.push(`${word}s`);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word) && word.length > 3) forms.push(word.slice(0, -1));
  return forms;
}
