import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { lexiconLanguages } from "../../src/core/lexicon/language-rules.ts";
import { cleanWord, foldWord } from "./clean-word.ts";

test("words lose quotes, brackets and full stops", () => {
  expect(cleanWord("Symbol „Geldautomat“", "de")).toBe("Symbol Geldautomat");
  expect(cleanWord("haussement d’épaules", "fr")).toBe("haussement d'épaules");
  expect(cleanWord("Laubbaum (blattabwerfend)", "de")).toBe("Laubbaum");
  expect(cleanWord("ココス (キーリング) 諸島", "ja")).toBe("ココス諸島");
  expect(cleanWord("no me digas.", "es")).toBe("no me digas");
  expect(cleanWord("EE. UU.", "es")).toBe("EE. UU.");
});

test("a colon stays in times only", () => {
  expect(cleanWord("8:00 Uhr", "de")).toBe("8:00 Uhr");
  expect(cleanWord("Ziffernblatt: Viertel", "de")).toBe("Ziffernblatt Viertel");
});

test("lists, sentences, letters and words without meaning are rejected", () => {
  for (const text of [
    "Haus, Hof",
    "eins zwei drei vier fünf",
    "a",
    "12",
    "!",
    "und",
    "albern. Tiere",
    "Dummkopf",
    "空",
  ]) {
    expect(cleanWord(text, "de"), text).toBeUndefined();
  }
  expect(cleanWord("家", "ja")).toBe("家");
});

test("words that search doesn't distinguish are equal", () => {
  expect(foldWord("貓", "zh")).toBe(foldWord("猫", "zh"));
  expect(foldWord("Café", "fr")).toBe(foldWord("cafe", "fr"));
  expect(foldWord("simbolo di avviso", "it")).toBe(foldWord("avviso", "it"));
});

test("cleaning a word is idempotent", () => {
  assert(
    property(string({ unit: "grapheme" }), constantFrom(...lexiconLanguages), (text, language) => {
      const word = cleanWord(text, language);
      if (word !== undefined) expect(cleanWord(word, language)).toBe(word);
    }),
  );
});
