import { describe, expect, test } from "vitest";
import { createClassifier } from "../../../core/catalogue/classify.ts";
import { readArrivals, readCurated, readSynonyms, readTags } from "./curated.server.ts";
import { iconifySource } from "../sources/iconify.server.ts";

const curated = readCurated();
const known = {
  styles: new Set(curated.styles.map(({ apiCode }) => apiCode)),
  families: new Set(curated.families.map(({ apiCode }) => apiCode)),
  authors: new Set(curated.authors.map(({ apiCode }) => apiCode)),
  licenses: new Set(curated.licenses.map(({ code }) => code)),
  sets: new Set(curated.sets.map(({ prefix }) => prefix)),
  categories: new Set(curated.categories.map(({ apiCode }) => apiCode)),
};
const unknown = (values: readonly string[], among: ReadonlySet<string>) => values.filter((value) => !among.has(value));

describe("every name refers to an existing entry", () => {
  test("the family, author and set of every style", () => {
    expect(
      unknown(
        curated.styles.map(({ family }) => family),
        known.families,
      ),
    ).toEqual([]);
    expect(
      unknown(
        curated.styles.map(({ author }) => author),
        known.authors,
      ),
    ).toEqual([]);
    expect(
      unknown(
        curated.styles.map(({ set }) => set),
        known.sets,
      ),
    ).toEqual([]);
  });

  test("the author of every family", () => {
    expect(
      unknown(
        curated.families.map(({ author }) => author),
        known.authors,
      ),
    ).toEqual([]);
  });

  test("the license, categories and styles of every set", () => {
    expect(
      unknown(
        curated.sets.map(({ license }) => license),
        known.licenses,
      ),
    ).toEqual([]);
    expect(
      unknown(
        curated.sets.flatMap(({ category }) => category ?? []),
        known.categories,
      ),
    ).toEqual([]);
    const mapped = curated.sets.flatMap(({ sourceCategories }) => Object.values(sourceCategories ?? {}));
    expect(
      unknown(
        mapped.filter((code) => code !== null),
        known.categories,
      ),
    ).toEqual([]);
    expect(
      unknown(
        curated.sets.flatMap(({ rules }) => rules.map(({ style }) => style)),
        known.styles,
      ),
    ).toEqual([]);
  });

  test("rules name styles of their own set only", () => {
    const setOf = new Map(curated.styles.map(({ apiCode, set }) => [apiCode, set]));
    const astray = curated.sets.flatMap(({ prefix, rules }) =>
      rules.filter(({ style }) => setOf.get(style) !== prefix),
    );
    expect(astray).toEqual([]);
  });

  test("every style, family, author and license is used", () => {
    const ruled = new Set(curated.sets.flatMap(({ rules }) => rules.map(({ style }) => style)));
    expect(unknown([...known.styles], ruled)).toEqual([]);
    expect(unknown([...known.families], new Set(curated.styles.map(({ family }) => family)))).toEqual([]);
    expect(unknown([...known.authors], new Set(curated.styles.map(({ author }) => author)))).toEqual([]);
    expect(unknown([...known.licenses], new Set(curated.sets.map(({ license }) => license)))).toEqual([]);
  });
});

describe("codes", () => {
  test.each(["styles", "families", "authors", "categories"] as const)("%s have unique codes", (list) => {
    const codes = curated[list].map(({ apiCode }) => apiCode);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("URL codes of styles are unique and mean nothing else in a URL", () => {
    const codes = curated.styles.map(({ seoCode }) => seoCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(
      codes.filter((code) => /--|^(group|family|style|author|os|corners|technique|stroke|size|c)-/.test(code)),
    ).toEqual([]);
  });
});

test("a set is either in the catalogue or excluded with a reason, and the package has it", () => {
  const available = new Set(iconifySource.list({ dataDir: "" }).sets.map(({ prefix }) => prefix));
  const leftOut = curated.leftOutSets.map(({ prefix }) => prefix);
  expect(leftOut.filter((prefix) => known.sets.has(prefix))).toEqual([]);
  expect(unknown([...known.sets, ...leftOut], available)).toEqual([]);
  expect(unknown([...available], new Set([...known.sets, ...leftOut]))).toEqual([]);
});

test("no license forbids commercial use, and share-alike and attribution state their conditions", () => {
  for (const { code, class: licenseClass, requiresAttribution, requiresShareAlike } of curated.licenses) {
    expect(code).not.toMatch(/NC|GPL/);
    expect(requiresShareAlike).toBe(licenseClass === "share-alike");
    if (licenseClass === "attribution" || licenseClass === "share-alike") expect(requiresAttribution).toBe(true);
  }
});

test("there are 81 categories, and all words in them are single lower-case words", () => {
  expect(curated.categories).toHaveLength(81);
  expect(
    curated.categories.flatMap(({ tokens }) => tokens).filter((token) => !/^[a-z0-9]+(-[a-z]+)*$/.test(token)),
  ).toEqual([]);
  expect(createClassifier(curated.categories).fromSource("Nothing like it")).toEqual([]);
});

test("every set has the date of its icons", () => {
  expect(unknown([...known.sets], new Set(readArrivals().keys()))).toEqual([]);
  for (const names of readArrivals().values()) {
    expect([...names.values()].every((time) => time > 1_500_000_000)).toBe(true);
    expect(names.has("")).toBe(true);
  }
});

test("tags and synonyms are readable", () => {
  for (const tags of readTags().values()) expect(tags.length).toBeGreaterThan(0);
  expect(readSynonyms()).toBeInstanceOf(Array);
});
