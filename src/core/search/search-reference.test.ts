import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  licenseClassOf,
  openSample,
  sampleCategories,
  sampleFacts,
  sampleStyles,
  type SampleIcon,
} from "../../../tests/harness/site/sample-index.ts";
import { palette } from "../icons/palette.ts";
import { colorClasses } from "../icons/vocabulary.ts";
import { filterDefinitions, type FilterKey } from "./filter/filter-options.ts";
import { markHeads } from "./build/head-words.ts";
import type { SearchFilters, SearchQuery } from "./search.ts";

/** The same search, written for reading: every icon is looked at. Words here have neither plurals nor joined forms. */
const words = ["sun", "moon", "star", "tree", "bird", "fishing", "x", "sundial", "starboard"];
const queries = [...words, "s", "st", "sta", "tre", "fis", "wolf"];

const icon: fc.Arbitrary<SampleIcon> = fc.record({
  name: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("-")),
  style: fc.constantFrom(...sampleStyles.map(({ apiCode }) => apiCode)),
  tags: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 }),
  colors: fc.constantFrom(...colorClasses),
  isColor: fc.boolean(),
  isAnimated: fc.boolean(),
  palette: fc.uniqueArray(fc.constantFrom(...palette.map(({ name }) => name)), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.constantFrom(...sampleCategories), { maxLength: 3 }),
  timestamp: fc.nat(5),
});
const some = <Value extends string | number>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const filters = fc.record(
  {
    style: some(sampleStyles.map(({ apiCode }) => apiCode)),
    family: some(sampleFacts.families.map(({ apiCode }) => apiCode)),
    author: some(sampleFacts.authors.map(({ apiCode }) => apiCode)),
    category: some(sampleCategories),
    colors: some(colorClasses),
    color: fc.constantFrom("red" as const, "black" as const, "pink" as const),
    isColor: fc.boolean(),
    isAnimated: fc.boolean(),
    isFree: fc.boolean(),
    corners: some(["rounded", "sharp"] as const),
    weight: some(["regular", "black"] as const),
    size: some([16, 20, 24]),
    technique: some(["outline", "filled", "flat"] as const),
    aesthetic: some(["professional", "kids"] as const),
    trendiness: some(["2020s", "retro"] as const),
    os: some(["web", "ios", "windows"] as const),
    license: some(["permissive", "attribution"] as const),
  },
  { requiredKeys: [] },
);
const term = fc.array(fc.constantFrom(...queries), { maxLength: 3 }).map((parts) => [...new Set(parts)].join(" "));

const keys = filterDefinitions.map(({ key }) => key);
const styleOf = ({ style }: SampleIcon) => sampleStyles.find(({ apiCode }) => apiCode === style)!;

function valuesOf(one: SampleIcon, key: FilterKey): string[] {
  const style = styleOf(one);
  const values: Record<FilterKey, readonly (string | number | boolean | null | undefined)[]> = {
    style: [style.apiCode],
    family: [style.family],
    author: [style.author],
    category: one.categories ?? [],
    colors: [one.colors],
    color: one.palette ?? [],
    isColor: [one.isColor],
    isAnimated: [one.isAnimated],
    isFree: [style.isFree],
    corners: [style.corners],
    weight: [style.weight],
    size: [style.size],
    technique: [style.technique],
    aesthetic: [style.aesthetic],
    trendiness: [style.trendiness],
    os: style.os,
    license: [licenseClassOf(style)],
  };
  return values[key].filter((value) => value !== null && value !== undefined).map(String);
}

class Reference {
  readonly #icons: readonly SampleIcon[];
  readonly #distinctCount: number;
  readonly #vocabulary: ReadonlySet<string>;

  constructor(icons: readonly SampleIcon[], distinctCount: number) {
    this.#icons = icons;
    this.#distinctCount = distinctCount;
    this.#vocabulary = new Set(icons.flatMap(({ name, tags = [] }) => [...name.split("-"), ...tags]));
  }

  /** Ordinals in order of relevance. */
  list(text: string, wanted: SearchFilters): number[] {
    const asked = text === "" ? [] : text.split(" ");
    const isVaried = asked.length > 0 && !wanted.style && !wanted.family;
    const places = this.#icons.map((_, ordinal) => ordinal).filter((ordinal) => this.#passes(ordinal, wanted));
    return places
      .map((ordinal) => ({ ordinal, rank: this.#rank(ordinal, asked) }))
      .filter(({ rank }) => rank !== undefined)
      .map(({ ordinal, rank }) => ({ ordinal, rank: rank!, isCrowd: isVaried && this.#isCrowd(ordinal) }))
      .toSorted(
        (left, right) =>
          Number(isVaried && left.rank > 7) - Number(isVaried && right.rank > 7) ||
          Number(left.isCrowd) - Number(right.isCrowd) ||
          left.rank - right.rank ||
          left.ordinal - right.ordinal,
      )
      .map(({ ordinal }) => ordinal);
  }

  #rank(ordinal: number, asked: readonly string[]): number | undefined {
    const one = this.#icons[ordinal]!;
    const name = one.name.split("-");
    if (asked.length === 0) return 0;
    const ranks = asked.map((word) => this.#rankWord(one, word, word === asked.at(-1)));
    if (ranks.includes(undefined)) return undefined;
    if (ranks.length === 1) return ranks[0];
    const weakest = Math.max(...ranks.map((rank) => rank!));
    const isExact = name.length <= asked.length;
    if (weakest <= 3) return isExact ? 0 : 3;
    if (weakest === 8 || weakest === 9) return isExact ? 8 : 9;
    return weakest;
  }

  #rankWord({ name, tags = [] }: SampleIcon, word: string, isLast: boolean): number | undefined {
    const own = name.split("-");
    const heads = own.filter((_, index) => markHeads(own)[index]);
    if (name === word) return 0;
    if (heads.includes(word)) return 2;
    if (own.includes(word)) return 3;
    if (tags.includes(word)) return 5;
    if (!isLast && this.#vocabulary.has(word)) return undefined;
    if (own.length === 1 && own[0]!.startsWith(word)) return 8;
    if (own.some((part) => part.startsWith(word))) return 9;
    const beginsNamesOnly = this.#vocabulary.has(word) || word.length <= 2;
    return !beginsNamesOnly && tags.some((tag) => tag.startsWith(word)) ? 10 : undefined;
  }

  #isCrowd(ordinal: number): boolean {
    const { name } = this.#icons[ordinal]!;
    const { family } = styleOf(this.#icons[ordinal]!);
    const before = this.#icons
      .slice(0, ordinal)
      .filter((other) => other.name === name && styleOf(other).family === family);
    return before.length >= 6;
  }

  #passes(ordinal: number, wanted: SearchFilters): boolean {
    if (ordinal >= this.#distinctCount && !wanted.style && !wanted.family) return false;
    return keys.every((key) => {
      const values = wanted[key];
      if (values === undefined) return true;
      const accepted = new Set([values].flat().map(String));
      return valuesOf(this.#icons[ordinal]!, key).some((value) => accepted.has(value));
    });
  }
}

const corpus = fc.record({ icons: fc.array(icon, { minLength: 1, maxLength: 40 }), repeats: fc.nat(5) });
const open = ({ icons, repeats }: { icons: SampleIcon[]; repeats: number }) => {
  const distinctCount = Math.max(0, icons.length - repeats);
  return { index: openSample(icons, { distinctCount }), reference: new Reference(icons, distinctCount) };
};

describe("the index, compared with a full scan", () => {
  it("lists the same icons in the same order, with the same total", () => {
    fc.assert(
      fc.property(corpus, term, filters, (sample, text, wanted) => {
        const { index, reference } = open(sample);
        const result = index.search({ term: text, filters: wanted, amount: 100 });
        fc.pre(!result.isRelaxed);
        expect([...result.ordinals]).toEqual(reference.list(text, wanted));
        expect(result.total).toBe(result.ordinals.length);
      }),
      { numRuns: 400 },
    );
  });

  it("counts for every option the results after choosing it", () => {
    fc.assert(
      fc.property(corpus, term, filters, (sample, text, wanted) => {
        const { index, reference } = open(sample);
        const { facets, isRelaxed } = index.search({ term: text, filters: wanted, facets: true });
        fc.pre(!isRelaxed);
        for (const { key, list } of filterDefinitions) {
          const expected = list(sampleFacts)
            .map((value) => [value, reference.list(text, { ...wanted, [key]: asFilter(key, value) }).length] as const)
            .filter(([, count]) => count > 0);
          expect([key, ...facets![key]]).toEqual([key, ...expected]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("pages without gaps and duplicates, in every order", () => {
    const sort = fc.constantFrom("relevance" as const, "new" as const, "name" as const);
    fc.assert(
      fc.property(
        corpus,
        term,
        filters,
        sort,
        fc.integer({ min: 1, max: 9 }),
        (sample, text, wanted, order, amount) => {
          const { index } = open(sample);
          const query = { term: text, filters: wanted, sort: order };
          const all = index.search({ ...query, amount: 100 });
          const paged: number[] = [];
          for (let offset = 0; offset < all.total + amount; offset += amount) {
            paged.push(...index.search({ ...query, offset, amount }).ordinals);
          }
          expect(paged).toEqual([...all.ordinals]);
          expect(new Set(paged).size).toBe(all.total);
        },
      ),
    );
  });

  it("groups its results, in the order of each group's best icon", () => {
    const groupBy = fc.constantFrom("style" as const, "family" as const, "category" as const);
    fc.assert(
      fc.property(corpus, term, filters, groupBy, (sample, text, wanted, key) => {
        const { index } = open(sample);
        const query: SearchQuery = { term: text, filters: wanted };
        const listed = [...index.search({ ...query, amount: 100 }).ordinals];
        const expected = new Map<string, number[]>();
        for (const ordinal of listed) {
          for (const code of valuesOf(sample.icons[ordinal]!, key))
            expected.set(code, [...(expected.get(code) ?? []), ordinal]);
        }
        const groups = index.group({ ...query, groupBy: key, groups: 4, amount: 3 });
        expect(groups.map(({ code, total, ordinals }) => [code, total, [...ordinals]])).toEqual(
          [...expected].slice(0, 4).map(([code, ordinals]) => [code, ordinals.length, ordinals.slice(0, 3)]),
        );
      }),
    );
  });
});

function asFilter(key: FilterKey, value: string): unknown {
  if (key === "color") return value;
  if (key.startsWith("is")) return value === "true";
  return [key === "size" ? Number(value) : value];
}
