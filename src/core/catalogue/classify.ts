/** The other words of a name that tell which sense of a word is meant. */
interface Sense {
  /** At least one of these. */
  beside?: readonly string[] | undefined;
  /** Or no other word at all, numbers apart. */
  isAlone?: boolean | undefined;
  /** None of these. */
  without?: readonly string[] | undefined;
}

/** What a category is recognized by. */
export interface CategoryRule {
  apiCode: string;
  /** Words of icon names. */
  tokens: readonly string[];
  /** What some of them need beside them, or must not have, to be meant so: a `fork` is code only with `git`. */
  senses?: Readonly<Record<string, Sense>> | undefined;
  /** Regular expression over the lower-case category names that icon sets use themselves. */
  sourceCategories: string;
}

/** What is known about one icon besides its concept. */
export interface ClassifyContext {
  /** Index of the category that icons of this set have unless something else is said. */
  setDefault: number | undefined;
  /** Indexes of categories that the set's own category names stand for. */
  sourceCategories: readonly number[];
  /** The drawing is a logo, whatever its name says. */
  isBrand: boolean;
}

/** Words that only modify: `user-plus` is about users. */
const modifiers = new Set(
  "left right up down top bottom plus minus add remove off on slash check x cross circle square small large big alt new one two three open close closed in out fast round full empty half up-down triangle hexagon octagon diamond rectangle pentagon".split(
    " ",
  ),
);

/** Modifiers that only frame something: what `check-circle` shows is the check. */
const frames = new Set("circle square round box triangle hexagon octagon diamond rectangle pentagon".split(" "));

const weights = { whole: 3, edge: 1.5, middle: 1, modifier: 0.4, source: 2.5, setDefault: 2 } as const;
/** Categories that would swallow everything: their words count less, and sets about them draw other things, too. */
const restraint: ReadonlyMap<string, number> = new Map([
  ["ui", 0.5],
  ["fantasy", 0.6],
  ["maps", 0.95],
]);
/** Words of this category count only where nothing else is said: `windows` is a brand, `windows-stack` is not. */
const brandCategory = "logos";
/** What logos and flags can be besides; other words of their names tell nothing of what they show. */
const kindsOfEmblems: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [brandCategory, new Set([brandCategory, "social-media", "payments", "cryptocurrency"])],
  ["flags", new Set(["flags"])],
]);
const enough = 0.7;
const atMost = 3;

/** Finds up to three categories of an icon, the primary one first; none where nothing tells what it is about. */
export interface Classifier {
  /** Indexes of the categories a set's own category name stands for. */
  fromSource(name: string): number[];
  classify(concept: string, context: ClassifyContext): number[];
}

/** Prepares the rules; the index of a category is its place in `rules`. */
export function createClassifier(rules: readonly CategoryRule[]): Classifier {
  const byToken = new Map<string, number[]>();
  for (const [index, { tokens }] of rules.entries()) {
    for (const token of tokens) byToken.set(token, [...(byToken.get(token) ?? []), index]);
  }
  const patterns = rules.map(({ sourceCategories }) => new RegExp(sourceCategories));
  const factor = rules.map(({ apiCode }) => restraint.get(apiCode) ?? 1);
  const brands = rules.findIndex(({ apiCode }) => apiCode === brandCategory);

  const classify = (concept: string, { setDefault, sourceCategories, isBrand }: ClassifyContext): number[] => {
    const scores = new Map<number, number>();
    const add = (category: number, score: number) => scores.set(category, (scores.get(category) ?? 0) + score);
    const tokens = concept.split("-");
    const emblem = isBrand ? brandCategory : setDefault === undefined ? undefined : rules[setDefault]!.apiCode;
    const kinds = emblem === undefined ? undefined : kindsOfEmblems.get(emblem);
    const isBare = tokens.slice(1).every((token) => modifiers.has(token));
    const words = tokens.map((token) => (byToken.has(token) ? token : toSingular(token.replace(/(?<=[a-z])\d+$/, ""))));
    const isOnlyModifiers = words.every((word) => modifiers.has(word) || frames.has(word) || isNumber(word));
    for (const [position, known] of words.entries()) {
      const isNoun = isOnlyModifiers && !frames.has(known);
      const weight = isNoun && words.length > 1 ? weights.edge : tokenWeight(known, position, words.length);
      for (const category of byToken.get(known) ?? []) {
        const { apiCode, senses } = rules[category]!;
        if (kinds && !kinds.has(apiCode)) continue;
        if (isMeant(senses?.[known], tokens) && (category !== brands || isBare))
          add(category, weight * factor[category]!);
      }
    }
    for (const category of sourceCategories) {
      if (!kinds || kinds.has(rules[category]!.apiCode)) add(category, weights.source * Math.sqrt(factor[category]!));
    }
    // A set about a game, or for maps, draws everything that there is.
    const isSaid = setDefault !== undefined && factor[setDefault]! < 1 && Math.max(...scores.values()) >= weights.edge;
    if (setDefault !== undefined && !isSaid) add(setDefault, weights.setDefault);
    if (isBrand && brands >= 0) add(brands, weights.setDefault);
    return [...scores]
      .filter(([, score]) => score >= enough)
      .toSorted(([categoryA, scoreA], [categoryB, scoreB]) => scoreB - scoreA || categoryA - categoryB)
      .slice(0, atMost)
      .map(([category]) => category);
  };

  return {
    classify,
    fromSource: (name) =>
      patterns.flatMap((pattern, index) => (pattern.test(name.toLowerCase().trim()) ? [index] : [])),
  };
}

const isNumber = (token: string) => /^\d+$/.test(token);
const isOneWord = (tokens: readonly string[]) => tokens.filter((token) => !isNumber(token)).length === 1;

const isMeant = ({ beside, isAlone, without }: Sense = {}, tokens: readonly string[]) =>
  (!beside || (isAlone && isOneWord(tokens)) || beside.some((word) => tokens.includes(word))) &&
  !without?.some((word) => tokens.includes(word));

const toSingular = (token: string) => token.replace(/(?<=(?:[sx]|ch|sh))es$|(?<=[^s])s$/, "");

function tokenWeight(token: string, position: number, count: number): number {
  if (count === 1) return weights.whole;
  if (modifiers.has(token)) return weights.modifier;
  return position === 0 || position === count - 1 ? weights.edge : weights.middle;
}
