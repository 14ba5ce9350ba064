import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { openSample } from "../../../../tests/harness/site/sample-index.ts";
import { SlipTable } from "./spelling.ts";

const icons = ["settings", "shopping-cart", "arrow-left", "home", "camera", "umbrella"].flatMap((name) => [
  { name, style: "alphaLine" },
  { name: `${name}-plus`, style: "betaLine" },
]);

describe("correctTerm", () => {
  const index = openSample(icons);

  it.each([
    ["setings", "settings"],
    ["settigns", "settings"],
    ["shoping cart", "shopping cart"],
    ["arow lefy", "arrow left"],
    ["camrea", "camera"],
    ["umbrela", "umbrella"],
    ["homr", "home"],
  ])("corrects %j to %j", (typed, meant) => {
    expect(index.correctTerm(typed)).toBe(meant);
  });

  it.each(["settings", "home", "camer", "arrowleft", "shopping cart"])(
    "doesn't change %j, which has results",
    (term) => {
      expect(index.search({ term }).total).toBeGreaterThan(0);
      expect(index.correctTerm(term)).toBeUndefined();
    },
  );

  it.each(["", "xq", "qqqqqqq", "ho me xqzwv"])("has no correction for %j", (term) => {
    expect(index.correctTerm(term)).toBeUndefined();
  });

  test("a corrected term has results, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (term) => {
        const corrected = index.correctTerm(term);
        if (corrected !== undefined) expect(index.search({ term: corrected })).toMatchObject({ isRelaxed: false });
        if (corrected !== undefined) expect(index.search({ term: corrected }).total).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a word that few icons have", () => {
  const many = Array.from({ length: 40 }, (_, number) => ({ name: `search-${number}`, style: "alphaLine" }));
  const index = openSample([
    ...many,
    { name: "seach", style: "alphaLine" },
    { name: "saturn", style: "alphaLine" },
    { name: "satire", style: "alphaLine" },
  ]);
  const kinds = (term: string) => index.explain(term)!.ranks.flatMap(({ kind, texts }) => (texts > 0 ? [kind] : []));

  it("is a slip where a far more frequent one is next to it", () => {
    expect(kinds("seach")).toContain("corrected");
    expect(index.search({ term: "seach" }).total).toBe(41);
  });

  it.each(["saturn", "satire"])("is no slip where it is as frequent as others: %j", (term) => {
    expect(kinds(term)).toEqual(["exact"]);
    expect(index.search({ term }).total).toBe(1);
  });

  it.each(["earch", "aearch", "esarch", "ssearch"])("is corrected at its beginning: %j", (term) => {
    expect(index.correctTerm(term)).toBe("search");
  });
});

describe("edit distance", () => {
  const slips = new SlipTable(["abcdefghijklmnopqrstuvwxyz"], "en");
  const encode = (word: string) => slips.encode(word, new Uint8Array(word.length), 0);
  const measure = (typed: string, word: string, most: number) => slips.measure(encode(typed), encode(word), most);

  test("a word has no distance from itself, and common typos cost less", () => {
    expect(measure("arrow", "arrow", 2)).toBe(0);
    expect(measure("arow", "arrow", 2)).toBeLessThan(measure("arrw", "arrow", 2));
    expect(measure("cmaera", "camera", 2)).toBeLessThan(measure("cxmera", "camera", 2));
    expect(measure("homw", "home", 2)).toBeLessThan(measure("homp", "home", 2));
  });

  test("unknown letters aren't substituted for each other", () => {
    expect(measure("車両", "禁止", 3)).toBeGreaterThanOrEqual(2);
    expect(measure("車両", "両車", 3)).toBeGreaterThanOrEqual(2);
  });

  test("one letter omitted, added, changed or swapped anywhere costs at most two", () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("out", "in", "other", "swap"), (meant, place, kind) => {
        const at = place % (meant.length - 1);
        const [before, one, two, after] = [meant.slice(0, at), meant[at]!, meant[at + 1]!, meant.slice(at + 2)];
        const typed = { out: two, in: `${one}q${two}`, other: `q${two}`, swap: two + one }[kind];
        expect(measure(before + typed + after, meant, 3)).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});
