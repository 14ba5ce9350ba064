import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  describeSample,
  sampleCategories,
  sampleFacts,
  sampleStyles,
  type SampleIcon,
} from "../../../../tests/harness/site/sample-index.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { addAnswers } from "../answers/build-answers.ts";
import { ColumnFile, writeColumns } from "../../columns/columns.ts";
import { colorClasses } from "../../icons/vocabulary.ts";
import { parseLexicon } from "../../lexicon/parse-lexicon.ts";
import { readWordBase } from "./add-words.ts";
import { buildNameOrders } from "../build/name-orders.ts";
import { buildSearchIndex } from "../build/build-search-index.ts";
import { changeSearchIndex } from "./change-search-index.ts";
import { openSearchIndex } from "../open-search-index.ts";
import { noCategory, type SearchInput } from "../build/search-input.ts";
import { sortOrders, type SearchIndex, type SearchQuery, type SearchResult } from "../search.ts";
import { parseSynonyms } from "../match/synonyms.ts";

const words = ["sun", "moon", "moons", "tree", "bird", "birds", "fish", "boxes", "box", "wolf"];
/** Added icons have a style of their own, and here a tag that keeps their texts apart from those that are there. */
const ownStyle = "delta";
const ownTag = "mine";
const baseStyles = sampleStyles.map(({ apiCode }) => apiCode).filter((code) => code !== ownStyle);

const icons = (styles: readonly string[], minLength = 0) =>
  fc.array(
    fc.record<SampleIcon>({
      name: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((parts) => parts.join("-")),
      style: fc.constantFrom(...styles),
      tags: fc.uniqueArray(fc.constantFrom(...words, "wild tree"), { maxLength: 2 }),
      colors: fc.constantFrom(...colorClasses),
      isColor: fc.boolean(),
      categories: fc.uniqueArray(fc.constantFrom(...sampleCategories), { maxLength: 2 }),
      timestamp: fc.nat(5),
    }),
    { minLength, maxLength: 20 },
  );
interface Sample {
  distinct: SampleIcon[];
  repeats: SampleIcon[];
  added: SampleIcon[];
}
const cases = fc.record({
  distinct: icons(baseStyles, 1),
  repeats: icons(baseStyles),
  added: icons([ownStyle]).map((all) => all.map((icon) => ({ ...icon, tags: [...(icon.tags ?? []), ownTag] }))),
  gone: fc.array(fc.nat(30), { maxLength: 4 }),
});

const synonyms = parseSynonyms("sun, star\nbird > fish\nwild tree => wolf");
const lexicons = new Map([["de" as const, parseLexicon("sun\tSonne\t\t\nwolf\tWolf\t\t\nwild-tree\tWildbaum\t\t")]]);

/** Names in a language that sorts them otherwise than English does. */
const nameInGerman = (name: string) => (name.startsWith("s") ? `ä${name}` : name.toUpperCase());
const index = (input: SearchInput) => {
  const built = addAnswers(buildSearchIndex(input), sampleFacts);
  const orders = buildNameOrders(["de"], input.text.length, (ordinal) =>
    nameInGerman(input.texts[input.text[ordinal]!]!.name),
  );
  return new ColumnFile(writeColumns(new Map([...built, ...orders])));
};

/** Places of all icons with the added ones where they belong: every seventh of those of a name, or in the middle. */
function orderAll({ distinct, added, repeats }: Sample, gone: ReadonlySet<number>): number[] {
  const order = distinct.map((_, place) => place);
  const turns = new Map<string, number>();
  for (const [place, { name }] of added.entries()) {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const others = distinct.flatMap((other, at) => (other.name === name && !gone.has(at) ? [at] : []));
    const before = others.slice(0, turn * 6).at(-1) ?? Math.floor(distinct.length / 2) - 1;
    // Behind it, and behind what was put there before.
    let at = order.indexOf(before) + 1;
    while (order[at]! >= distinct.length) at++;
    order.splice(at, 0, distinct.length + place);
  }
  return [...order, ...repeats.map((_, place) => distinct.length + added.length + place)];
}

/** The whole list in that order, where icons are gone from it, and the ordinals that they have in it. */
function openWhole(sample: Sample, gone: ReadonlySet<number>) {
  const all = [...sample.distinct, ...sample.added, ...sample.repeats];
  const distinctCount = sample.distinct.length + sample.added.length;
  const remaining = orderAll(sample, gone).filter((ordinal) => !gone.has(ordinal));
  const input = describeSample(
    remaining.map((ordinal) => all[ordinal]!),
    { synonyms, lexicons, distinctCount: remaining.filter((ordinal) => ordinal < distinctCount).length },
  );
  return { index: openSearchIndex(index(input), sampleFacts), remaining };
}

function openChanged({ distinct, repeats, added }: Sample, gone: ReadonlySet<number>): SearchIndex {
  const base = index(describeSample([...distinct, ...repeats], { synonyms, lexicons, distinctCount: distinct.length }));
  const all = describeSample([...distinct, ...added, ...repeats]);
  const own = describeSample(added);
  const slots = sampleCategories.length;
  const names = [...new Set(all.texts.map(({ name }) => name))].toSorted();
  const steps = changeSearchIndex(base, readWordBase(base, synonyms), {
    entries: added.map((_, place) => ({
      text: own.texts[own.text[place]!]!,
      style: own.style[place]!,
      family: own.familyOfStyle[own.style[place]!]!,
      colors: own.colors[place]!,
      isColor: own.isColor[place] === 1,
      isAnimated: own.isAnimated[place] === 1,
      palette: own.palette[place]!,
      look: own.look[place]!,
      categories: [...own.categories.subarray(place * slots, (place + 1) * slots)].filter((one) => one !== noCategory),
    })),
    isGone: (ordinal) => gone.has(ordinal),
    timestamp: all.timestamp,
    name: Uint32Array.from(all.text, (text) => names.indexOf(all.texts[text]!.name)),
    nameIn: (ordinal) => nameInGerman(all.texts[all.text[ordinal]!]!.name),
    languages: ["de", "fr"],
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return openSearchIndex(step.value, sampleFacts);
}

const terms = [
  ...words,
  ownTag,
  "",
  "mo",
  "b",
  "bird moon",
  "wild tree",
  "wilde",
  "star",
  "wolves",
  "tree box",
  "fsh",
  "brids",
  "moom",
  "fich",
  "Wildbaum",
];
const filters: SearchQuery["filters"][] = [
  {},
  { style: [ownStyle] },
  { category: ["food"] },
  { colors: ["mono"], isColor: false },
  { family: ["alpha", "delta"] },
];

const describe = ({ total, isRelaxed, facets }: SearchResult) => ({
  total,
  isRelaxed,
  facets: Object.entries(facets ?? {}).map(([key, counts]) => [key, Object.fromEntries(counts)]),
});

test("an index with added and removed icons returns the same results as a newly built one", () => {
  fc.assert(
    fc.property(cases, ({ distinct, repeats, added, gone: places }) => {
      const all = [...distinct, ...added, ...repeats];
      const gone = new Set(places.filter((place) => place < all.length));
      const whole = openWhole({ distinct, repeats, added }, gone);
      const changed = openChanged({ distinct, repeats, added }, gone);
      for (const term of terms) {
        for (const language of ["en", "de"]) {
          for (const filter of filters) {
            const query = { term, language, shownIn: language, filters: filter ?? {} };
            for (const sort of sortOrders) {
              const expected = whole.index.search({ ...query, sort, facets: true });
              const found = changed.search({ ...query, sort, facets: true });
              expect([...found.ordinals], JSON.stringify([query, sort])).toEqual(
                Array.from(expected.ordinals, (one) => whole.remaining[one]),
              );
              expect(describe(found), JSON.stringify([query, sort])).toEqual(describe(expected));
            }
            const first = changed.search(query);
            const expectedFirst = whole.index.search(query);
            expect([...first.ordinals], JSON.stringify(query)).toEqual(
              Array.from(expectedFirst.ordinals, (one) => whole.remaining[one]),
            );
            expect(describe(first), JSON.stringify(query)).toEqual(describe(expectedFirst));
            for (const groupBy of ["style", "category"] as const) {
              const plain = (answer: SearchIndex, name: (ordinal: number) => number | undefined) =>
                answer
                  .group({ ...query, groupBy, groups: 10 })
                  .map(({ code, total, ordinals }) => ({ code, total, ordinals: Array.from(ordinals, name) }));
              expect(plain(changed, (one) => one)).toEqual(plain(whole.index, (one) => whole.remaining[one]));
            }
          }
        }
      }
    }),
    { numRuns: amount(5, 100), endOnFailure: true },
  );
});
