import { describe, expect, it } from "vitest";
import { openSample } from "../../../../tests/harness/site/sample-index.ts";
import { parseLexicon } from "../../lexicon/parse-lexicon.ts";
import type { HitReason } from "../search.ts";
import { parseSynonyms } from "./synonyms.ts";

const icons = [
  { name: "home", tags: ["building"] },
  { name: "house-plus", tags: ["add"] },
  { name: "homepage" },
  { name: "sun", tags: ["weather"] },
  { name: "cloud" },
  { name: "building" },
  { name: "egg" },
].map((icon) => Object.assign(icon, { style: "alphaLine" }));
const index = openSample(icons, {
  synonyms: parseSynonyms("home, house\nrain > cloud\n"),
  lexicons: new Map([["de", parseLexicon("home\tZuhause\tHeim\nsun\tSonne\nplus\tPlus\negg\tEi\n")]]),
});

/** By name of icon. */
function explain(term: string, language = "en"): Record<string, HitReason[]> {
  const { ordinals } = index.search({ term, language });
  const reasons = index.explainHits({ term, language }, ordinals);
  return Object.fromEntries(Array.from(ordinals, (ordinal, place) => [icons[ordinal]!.name, reasons[place]!]));
}

describe("the reasons of hits", () => {
  it("include words of names, synonyms, tags, relations and prefixes", () => {
    expect(explain("home")).toMatchObject({
      home: [{ typed: "home", word: "home", kind: "name" }],
      "house-plus": [{ typed: "home", word: "house", kind: "same" }],
      homepage: [{ typed: "home", word: "homepage", kind: "beginning" }],
    });
    expect(explain("weather")).toEqual({ sun: [{ typed: "weather", word: "weather", kind: "tag" }] });
    expect(explain("building")).toMatchObject({ building: [{ kind: "name" }], home: [{ kind: "tag" }] });
    expect(explain("rain")).toEqual({ cloud: [{ typed: "rain", word: "cloud", kind: "related" }] });
  });

  it("include each word of several", () => {
    expect(explain("home add")).toEqual({
      "house-plus": [
        { typed: "home", word: "house", kind: "same" },
        { typed: "add", word: "add", kind: "tag" },
      ],
    });
  });

  it("leave out the words that the search ignored", () => {
    expect(explain("sun xyz")).toEqual({ sun: [{ typed: "sun", word: "sun", kind: "name" }] });
  });

  it("include the meaning of a word in another language", () => {
    expect(explain("Sonne", "de")).toEqual({ sun: [{ typed: "sonne", word: "sun", kind: "translation" }] });
    expect(explain("sonne")).toEqual({ sun: [{ typed: "sonne", word: "sun", kind: "translation" }] });
    expect(explain("heim", "de")["house-plus"]).toEqual([{ typed: "heim", word: "house", kind: "same" }]);
    expect(explain("home", "de")["home"]).toEqual([{ typed: "home", word: "home", kind: "name" }]);
  });

  it("include corrected spellings, unless correction is off", () => {
    const misspelt = openSample([
      { name: "calendar", style: "alphaLine" },
      { name: "calender", style: "alphaLine" },
      ...Array.from({ length: 40 }, (_, place) => ({ name: `calendar-${place}`, style: "alphaLine" })),
    ]);
    const { ordinals } = misspelt.search({ term: "calender" });
    expect(ordinals).toHaveLength(42);
    expect(misspelt.explainHits({ term: "calender" }, ordinals.subarray(0, 2))).toEqual([
      [{ typed: "calender", word: "calender", kind: "name" }],
      [{ typed: "calendar", word: "calendar", kind: "correction" }],
    ]);
    expect(misspelt.search({ term: "calender", isLiteral: true }).total).toBe(1);
  });

  it("cover every word for an icon that matches all of them", () => {
    for (const term of ["home", "ho", "cloud", "sun weather", "house plus add", "b"]) {
      const { ordinals } = index.search({ term });
      const reasons = index.explainHits({ term }, ordinals);
      expect(reasons.filter((reason) => reason.length === 0)).toEqual([]);
    }
  });
});
