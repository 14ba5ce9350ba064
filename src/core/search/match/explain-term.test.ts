import { describe, expect, it } from "vitest";
import { openSample } from "../../../../tests/harness/site/sample-index.ts";
import { parseSynonyms } from "./synonyms.ts";

const names = ["home", "house", "home-plus", "homepage", "house-door", "cloud", "cloud-sun", "cloud-rain", "sun"];
const icons = names.map((name) => ({ name, style: "alphaLine", tags: name === "sun" ? ["weather"] : [] }));
const index = openSample(icons, { synonyms: parseSynonyms("home, house\nrain > weather\n") });

describe("the explanation of a term", () => {
  it("lists the words, their synonyms and their completions", () => {
    const [literal] = index.explain("cloud home")?.readings ?? [];
    expect(literal?.isGuess).toBe(false);
    expect(literal?.units).toMatchObject([
      { text: "cloud", isKnown: true, texts: 3, same: [], begins: [] },
      { text: "home", isKnown: true, texts: 2, same: ["house"], begins: ["home", "homepage"], beginsCount: 2 },
    ]);
  });

  it("lists related words, and unknown ones", () => {
    const units = index.explain("xyz rain")?.readings[0]?.units;
    expect(units).toMatchObject([
      { text: "xyz", isKnown: false, texts: 0, beginsCount: 0 },
      { text: "rain", isKnown: true, related: ["weather"] },
    ]);
  });

  it("counts each matching text by its kind of match, and no other", () => {
    for (const term of ["home", "cloud sun", "clo", "sun"]) {
      const { texts = 0, ranks = [], isRelaxed } = index.explain(term) ?? {};
      expect(ranks.reduce((sum, rank) => sum + rank.texts, 0)).toBe(texts);
      expect(texts).toBe(index.search({ term, amount: 100 }).total);
      expect(isRelaxed).toBe(false);
    }
    expect(index.explain("home")?.ranks.slice(0, 2)).toEqual([
      { kind: "exact", texts: 1 },
      { kind: "sameExact", texts: 1 },
    ]);
  });

  it("reports ignored words", () => {
    expect(index.explain("cloud xyz")).toMatchObject({ isRelaxed: true, texts: 3 });
  });

  it("is empty for an empty term", () => {
    expect(index.explain("  ")).toBeUndefined();
  });
});
