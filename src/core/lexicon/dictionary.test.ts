import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnFile, writeColumns } from "../columns/columns.ts";
import { isTranslatable } from "../search/match/read-term.ts";
import { buildLexiconColumns } from "./build-lexicon-columns.ts";
import { Dictionaries } from "./dictionary.ts";
import { parseLexicon } from "./parse-lexicon.ts";

const lexicons = new Map([
  ["de" as const, parseLexicon("home\tHaus\tzu Hause\nsun\tSonne\nfire-alarm\tFeueralarm")],
  ["fr" as const, parseLexicon("home\tmaison\tchez soi\nsun\tsoleil\npotato\tpomme de terre")],
  ["ru" as const, parseLexicon("home\tдом\nsun\tсолнце")],
]);
const names = ["home", "sun", "fire alarm", "potato"];
const columns = buildLexiconColumns(lexicons, new Map(names.map((name, id) => [name, id])), {
  forms: new Map([["de", new Map([["sonnen", ["Sonne"]]])]]),
  romanized: new Map([["ru", new Map([["dom", ["дом"]]])]]),
});
const dictionaries = new Dictionaries(new ColumnFile(writeColumns(columns)));

const word = fc.constantFrom(
  ..."Haus zu hause Sonne sonnen Feueralarm maison chez soi soleil pomme de terre dom дом dog the la icon".split(" "),
);

test("a language is possible wherever it has all words of a term", () => {
  const term = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(term, (text) => {
      const having = dictionaries.languages.filter((language) => isTranslatable(text, dictionaries.find(language)!));
      expect(dictionaries.listPossible(text, "all")).toEqual(expect.arrayContaining(having));
      expect(dictionaries.listPossible(text, "some")).toEqual(expect.arrayContaining(having));
    }),
  );
});

test("most languages are ruled out by words that they lack", () => {
  expect(dictionaries.listPossible("dog", "some")).toEqual([]);
  expect(dictionaries.listPossible("sonnen", "all")).toEqual(["de"]);
  expect(dictionaries.listPossible("dom", "all")).toEqual(["ru"]);
  expect(dictionaries.listPossible("pomme de terre", "all")).toEqual(["fr"]);
  expect(dictionaries.listPossible("haus soleil", "all")).toEqual([]);
  expect(dictionaries.listPossible("haus soleil", "some")).toEqual(["fr", "de"]);
});
