import { expect, it } from "vitest";
import { ColumnFile, type ColumnInput, writeColumns } from "../columns/columns.ts";
import { buildMeaningColumns } from "./build-meaning-columns.ts";
import { Meaning } from "./meaning.ts";

/** Two words that have nothing to do with each other. */
const dimensions = 32;
const [bed, wood] = [1, -1].map((second) => Array.from({ length: dimensions }, (_, place) => (place % 2 ? second : 1)));
const vectors = toFile(
  new Map<string, ColumnInput>([
    ["words", ["bed", "wood"]],
    ["word.vectors", new Uint8Array(Int8Array.from([...bed!, ...wood!]).buffer)],
    ["word.scales", Float32Array.of(1, 1)],
    ["texts", []],
    ["text.vectors", new Uint8Array()],
  ]),
);
const word = (english: string, name: string) => ({ english, word: name, others: [], related: [] });

it("phrases of a language are found in it as they are read in it, and in no other one", () => {
  const meaning = new Meaning(
    toFile(
      buildMeaningColumns({
        vectors,
        concepts: ["bed", "luck"],
        phrases: new Map(),
        // Knock on wood.
        translatedPhrases: new Map([["de", new Map([["luck", ["auf Holz klopfen"]]])]]),
        lexicons: new Map([
          ["de", [word("wood", "Holz")]],
          ["fr", [word("wood", "bois")]],
        ]),
        general: new Map(),
        senses: new Map(),
        fillers: new Map([
          ["de", ["auf"]],
          ["fr", []],
        ]),
        languageWords: { forms: new Map(), romanized: new Map() },
      }),
    ),
  );
  expect(meaning.find("auf Holz klopfen", "de").near).toEqual(["luck"]);
  expect(meaning.find("toucher du bois", "fr").near).toEqual([]);
  expect(meaning.descriptions().texts).toEqual(["bed"]);
});

function toFile(columns: ReadonlyMap<string, ColumnInput>): ColumnFile {
  return new ColumnFile(new Uint8Array(writeColumns(columns)));
}
