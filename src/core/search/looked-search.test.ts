import { describe, expect, it } from "vitest";
import { openSample, type SampleIcon } from "../../../tests/harness/site/sample-index.ts";
import type { LexiconLanguage } from "../lexicon/language-rules.ts";
import { parseLexicon } from "../lexicon/parse-lexicon.ts";

const icons: SampleIcon[] = [
  { name: "heart", style: "alphaLine" },
  { name: "heart", style: "alphaFilled" },
  { name: "heart-filled", style: "betaLine" },
  { name: "heart", style: "delta" },
  { name: "heart", style: "gamma", isColor: true, colors: "multi", palette: ["red"] },
  { name: "bird", style: "alphaLine" },
  { name: "bird", style: "gamma", isColor: true, colors: "multi", palette: ["blue"] },
  { name: "blue", style: "gamma", isColor: true, colors: "multi", palette: ["blue"] },
  { name: "outline", style: "alphaFilled" },
  { name: "pixel", style: "alphaLine" },
  { name: "hole", style: "gamma", isColor: true, colors: "multi", palette: ["black"] },
  ...["alphaLine", "alphaFilled", "betaLine", "betaSharp"].map((style) => ({ name: "black-hole", style })),
  { name: "outline-plus", style: "delta" },
];
const lines: Record<LexiconLanguage, string> = {
  de: "heart\tHerz\nbird\tVogel\nblue\tblau",
  fr: "heart\tcœur\nbird\toiseau",
  it: "heart\tcuore\nbird\tuccello",
  es: "heart\tcorazón\nbird\tpájaro",
  pt: "heart\tcoração\nbird\tpássaro",
  ru: "heart\tсердце\nbird\tптица",
  zh: "heart\t爱心\nbird\t鸟",
  ja: "heart\tハート\nbird\t鳥",
  ko: "heart\t하트\nbird\t새",
};
const lexicons = new Map(
  Object.entries(lines).map(([code, text]) => [code as LexiconLanguage, parseLexicon(text)] as const),
);
const index = openSample(icons, { lexicons });

const places = (term: string, language = "en") => Array.from(index.search({ term, language }).ordinals);
const blueBird = 6;
const filledHeart = 1;

describe("a term that says how a thing is drawn", () => {
  it.each([
    ["en", "blue bird"],
    ["de", "blauer Vogel"],
    ["fr", "oiseau bleu"],
    ["it", "uccello blu"],
    ["es", "pájaro azul"],
    ["pt", "pássaro azul"],
    ["ru", "синяя птица"],
    ["zh", "蓝色的鸟"],
    ["ja", "青い鳥"],
    ["ko", "파란 새"],
  ])("finds it in that color, from pages of every language (%s: %s)", (language, term) => {
    for (const page of [language, "en", "de"]) {
      expect(index.search({ term, language: page })).toMatchObject({ total: 1, read: { color: "blue" } });
      expect(places(term, page)).toEqual([blueBird]);
    }
  });

  it.each([
    ["en", "filled heart"],
    ["en", "heart solid"],
    ["de", "gefülltes Herz"],
    ["fr", "cœur plein"],
    ["it", "cuore pieno"],
    ["es", "corazón relleno"],
    ["pt", "coração preenchido"],
    ["ru", "закрашенное сердце"],
    ["zh", "实心爱心"],
    ["ja", "塗りつぶしハート"],
    ["ko", "채워진 하트"],
  ])("finds it in that technique (%s: %s)", (language, term) => {
    expect(index.search({ term, language }).read).toEqual({ technique: "filled" });
    expect(places(term, language)).toEqual([filledHeart]);
  });

  it("counts, groups and explains only these, and says nothing of filters otherwise", () => {
    const term = "pixel heart";
    const { total, facets, read } = index.search({ term, facets: true });
    expect({ total, read, pixel: facets?.technique.get("pixel") }).toEqual({
      total: 1,
      read: { technique: "pixel" },
      pixel: 1,
    });
    const groups = index.group({ term, groupBy: "style", groups: 9 });
    expect(groups.map(({ code }) => code)).toEqual(["delta"]);
    expect(index.explainHits({ term }, [3])).toEqual([[{ typed: "heart", word: "heart", kind: "name" }]]);
    expect(index.search({ term: "heart" }).read).toBeUndefined();
  });

  it("is about the look where it names nothing else, or what is called so is drawn otherwise", () => {
    for (const term of ["blue", "outline", "pixel"]) {
      expect(index.search({ term }).read).toBeUndefined();
      expect(icons[places(term)[0]!]!.name).toBe(term);
    }
    expect(index.search({ term: "black hole" })).toMatchObject({ total: 4 });
    expect(index.search({ term: "black hole" }).read).toBeUndefined();
  });

  it("is taken word by word where nothing is drawn so, or that is asked for", () => {
    expect(index.search({ term: "green bird" }).read).toBeUndefined();
    expect(index.search({ term: "green bird" }).total).toBe(2);
    expect(index.search({ term: "filled heart", isLiteral: true })).toMatchObject({ total: 1 });
    expect(index.search({ term: "filled heart", isLiteral: true }).read).toBeUndefined();
    expect(index.search({ term: "pixel heart", filters: { style: ["alphaLine"] } }).read).toBeUndefined();
  });

  it("gives way to a filter of the same kind that was chosen", () => {
    const { ordinals, read } = index.search({ term: "blue heart", filters: { color: "red" } });
    expect([...ordinals]).toEqual([4]);
    expect(read).toBeUndefined();
  });
});
