import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSynonyms } from "./synonyms.ts";

describe("parseSynonyms", () => {
  it("parses equal words, one-way synonyms, and related words", () => {
    expect(
      parseSynonyms("# homes\nhome, house\n\npreferences => settings # one way\nremove > trash, minus sign"),
    ).toEqual([
      { from: ["home", "house"], to: ["home", "house"], isSame: true },
      { from: ["preferences"], to: ["settings"], isSame: true },
      { from: ["remove"], to: ["trash", "minus sign"], isSame: false },
    ]);
  });

  it.each([
    "home",
    "home,",
    "home > ",
    "> home",
    "a > b > c",
    "a => b => c",
    "Home, house",
    "e-mail, mail",
    "a,  b  c",
  ])("names the line of an invalid rule: %j", (rule) => {
    expect(() => parseSynonyms(`home, house\n${rule}`)).toThrow(/^line 2 isn’t a synonym rule/);
  });
});

describe("the synonym files", () => {
  const folder = join(import.meta.dirname, "../../../../data/synonyms");
  const rules = readdirSync(folder).flatMap((file) => parseSynonyms(readFileSync(join(folder, file), "utf8")));

  it("contain every rule once", () => {
    const formatted = rules.map(({ from, to, isSame }) => `${from.join()} ${isSame} ${to.join()}`);
    expect(formatted.filter((rule, index) => formatted.indexOf(rule) !== index)).toEqual([]);
  });

  it("never map a word to itself", () => {
    const circular = rules.filter(({ from, to }) => from !== to && from.some((word) => to.includes(word)));
    expect(circular).toEqual([]);
  });

  it("list no word twice in one rule", () => {
    expect(rules.filter(({ from, to }) => new Set(from).size + new Set(to).size < from.length + to.length)).toEqual([]);
  });
});
