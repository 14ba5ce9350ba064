import { expect, it } from "vitest";
import { listGeneralWords } from "./general-words.ts";
import { parseLexicon } from "./parse-lexicon.ts";
import { parseWordForms } from "./word-forms.ts";

const none = { forms: new Map(), romanized: new Map() };

it("a general word is another word for what it means", () => {
  const names = parseLexicon("house\tHaus\nmoney\tGeld");
  const general = parseLexicon("transfer\tüberweisen\nhome\tHaus");
  expect(listGeneralWords("de", { names, general, languageWords: none })).toEqual([
    { english: "transfer", word: "", others: ["überweisen"], related: [], isGeneral: true },
  ]);
});

it("forms and compounds of words that names are called by stay what they are", () => {
  const names = parseLexicon("run\trennen\nhouse\tHaus\ndoor\tTür");
  const general = parseLexicon("race\trannte\ngate\tHaustür");
  const languageWords = { ...none, forms: new Map([["de", parseWordForms("rennen\trannte")]]) };
  expect(listGeneralWords("de", { names, general, languageWords })).toEqual([]);
  const sing = parseLexicon("sing\t노래하다");
  expect(
    listGeneralWords("ko", { names: sing, general: parseLexicon("music\t노래하고"), languageWords: none }),
  ).toEqual([]);
});

it("a word means first what it is the first word for", () => {
  const general = parseLexicon("walk\tmarcher\tcourir\nrun\tcourir");
  const words = listGeneralWords("fr", { names: parseLexicon("house\tmaison"), general, languageWords: none });
  expect(words.filter(({ others }) => others.includes("courir")).map(({ english }) => english)).toEqual([
    "run",
    "walk",
  ]);
});

it("a word that a thing only has to do with means what it means in general", () => {
  const names = parseLexicon("speedboat\tSchnellboot\t\tSommer\nhouse\tHaus\tHeim");
  const general = parseLexicon("summer\tSommer\nhome\tHeim");
  expect(listGeneralWords("de", { names, general, languageWords: none })).toEqual([
    { english: "summer", word: "", others: ["Sommer"], related: [], isGeneral: true },
  ]);
});
