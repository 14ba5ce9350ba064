import { describe, expect, it } from "vitest";
import { openSample, type SampleIcon } from "../../../tests/harness/site/sample-index.ts";
import { parseLexicon } from "../lexicon/parse-lexicon.ts";
import { parseWordForms } from "../lexicon/word-forms.ts";
import { parseFrequencies } from "../lexicon/word-frequencies.ts";
import { parseSynonyms } from "./match/synonyms.ts";

const things =
  "image ear steal house dog dog-house umbrella scissors plus square plus-square save saw run delete".split(" ");
const icons = things.flatMap((name): SampleIcon[] => [
  { name, style: "alphaLine" },
  { name: `${name}-2`, style: "betaLine" },
  { name: `${name}-3`, style: "gamma" },
]);
const brands: SampleIcon[] = [
  { name: "hear", style: "alphaLine", isBrand: true },
  { name: "clever-cloud", style: "alphaLine", isBrand: true },
  { name: "haus", style: "alphaLine", isBrand: true },
  ...Array.from({ length: 30 }, (): SampleIcon => ({ name: "slack", style: "alphaLine", isBrand: true })),
];
const misspelled: SampleIcon[] = [
  { name: "job-seach", style: "alphaLine" },
  ...Array.from({ length: 40 }, (): SampleIcon => ({ name: "search", style: "betaLine" })),
];
const index = openSample([...brands, ...icons, ...misspelled], {
  synonyms: parseSynonyms("dogs => umbrella\nhear, listen\nlisten > ear\nhear > ear\nslack > save\nclever > house"),
  lexicons: new Map([
    ["de", parseLexicon("house\tHaus\ndelete\tlöschen\ndog\tHund\tHunde,clever")],
    ["ja", parseLexicon("umbrella\t傘\nrun\t走る")],
    ["zh", parseLexicon("scissors\t剪刀\nhouse\t傘")],
  ]),
  languageWords: {
    forms: new Map([
      ["en", parseWordForms("steal\tstolen\nsee\tsaw")],
      ["de", parseWordForms("löschen\tgelöscht,löscht")],
    ]),
    romanized: new Map([
      ["ja", parseWordForms("傘\tkasa")],
      ["zh", parseWordForms("剪刀\tjiandao,jian dao")],
    ]),
  },
  frequencies: new Map([
    ["en", parseFrequencies("55\thear listen clever\n38\timmune slack stolen house squire squash search")],
    ["de", parseFrequencies("70\tclever\n50\thaus\n40\tgelöscht\n20\thundehaus")],
    ["ja", parseFrequencies("45\t傘")],
  ]),
});
const names = [...brands, ...icons, ...misspelled].map(({ name }) => name);
const find = (term: string, language = "en") =>
  Array.from(index.search({ term, language }).ordinals, (ordinal) => names[ordinal]!.replace(/-\d$/, ""));

describe("a real word", () => {
  it("is not taken for a slip, though it finds nothing", () => {
    expect(find("immune")).toEqual([]);
    expect(index.correctTerm("immune")).toBeUndefined();
    expect(index.correctTerm("imaqe")).toBe("image");
  });

  it("is only taken for a slip of one letter beside another word", () => {
    expect(index.correctTerm("plus squire")).toBe("plus square");
    expect(index.correctTerm("plus squash")).toBeUndefined();
  });

  it("is known where the other half of a compound is misspelled", () => {
    expect(index.correctTerm("hundehuas", "de")).toBe("hundehaus");
    expect(index.correctTerm("hudnehaus", "de")).toBe("hundehaus");
  });

  it("finds what it is a form of", () => {
    expect(find("stolen")[0]).toBe("steal");
    expect(find("gelöscht", "de")[0]).toBe("delete");
    expect(find("走っている", "ja")[0]).toBe("run");
  });

  it("is rather meant than the slip of somebody who named an icon", () => {
    expect(find("seach")[0]).toBe("search");
    expect(find("seach")).toContain("job-seach");
  });

  it("is not meant by what is only said of its plural", () => {
    const [plural, singular] = ["dogs", "dog"].map((term) => index.explain(term)!.readings[0]!.units[0]!);
    expect(plural!.same).toContain("umbrella");
    expect(singular!.same).not.toContain("umbrella");
  });

  it("is no form where icons are called so", () => {
    expect(find("saw")[0]).toBe("saw");
  });
});

describe("an everyday word that a brand is called by", () => {
  it("finds what it means first, then the brand", () => {
    expect(find("hear")[0]).toBe("ear");
    expect(find("hear")).toContain("hear");
    expect(find("clever")[0]).toBe("house");
  });

  it("finds the brand first where many icons show that", () => {
    expect(find("slack")[0]).toBe("slack");
  });

  it("finds the brand first by all words of its name", () => {
    expect(find("clever cloud")[0]).toBe("clever-cloud");
  });
});

describe("a word of another language than the page", () => {
  it("is understood, whatever brand is called so", () => {
    expect(find("haus")[0]).toBe("house");
    expect(index.search({ term: "haus" }).total).toBe(7);
  });

  it("is understood in the language in which it is frequent", () => {
    expect(find("傘")[0]).toBe("umbrella");
    expect(find("傘", "zh")[0]).toBe("house");
  });

  it("is understood as a compound that no dictionary has", () => {
    expect(find("hundehaus")).toEqual(find("Hundehaus", "de"));
    expect(find("hundehaus")).toContain("dog-house");
    expect(find("haushund")).toContain("dog-house");
  });

  it("is not understood where an English word was misspelled", () => {
    expect(find("houze")).toEqual([]);
    expect(index.correctTerm("houze")).toBe("house");
  });

  it("is an English one where it is an everyday word there, however frequent it is elsewhere", () => {
    expect(find("hund")[0]).toBe("dog");
    expect(find("clever", "en")).not.toContain("dog");
  });

  it("is put right where nothing English is near", () => {
    expect(index.correctTerm("loschenn")).toBe("löschen");
    expect(index.correctTerm("scisors")).toBe("scissors");
  });

  it("is understood in the language whose letters it has", () => {
    expect(find("剪刀を")[0]).not.toBe("scissors");
    expect(find("走って")[0]).toBe("run");
  });

  it("is understood without the word that makes a verb reflexive", () => {
    expect(find("sich löschen", "de")[0]).toBe("delete");
  });

  it("is understood in Latin letters", () => {
    expect(find("kasa", "ja")[0]).toBe("umbrella");
    expect(find("kasa")[0]).toBe("umbrella");
    expect(find("jian dao", "zh")[0]).toBe("scissors");
    expect(find("jiandao")[0]).toBe("scissors");
  });
});

describe("icons that have some of the words", () => {
  it("come after those that have all, each once", () => {
    const all = index.search({ term: "plus square" }).ordinals;
    const some = index.searchSomeWords({ term: "plus square", amount: 6 });
    expect(Array.from(all, (ordinal) => names[ordinal])).toEqual(["plus-square", "plus-square-2", "plus-square-3"]);
    expect(new Set([...all, ...some]).size).toBe(all.length + 6);
    for (const ordinal of some) expect(names[ordinal]).toMatch(/plus|square/);
  });

  it("are none for a single word", () => {
    expect(index.searchSomeWords({ term: "plus" })).toHaveLength(0);
  });

  it("pass the filters of the search", () => {
    const some = index.searchSomeWords({ term: "plus square", filters: { style: ["gamma"] } });
    expect(Array.from(some, (ordinal) => names[ordinal])).toEqual(["plus-3", "square-3"]);
  });
});
