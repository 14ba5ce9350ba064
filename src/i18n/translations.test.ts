import { readFileSync } from "node:fs";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { compileMessage } from "./compile-message.server.ts";
import { listPlaceholders } from "./list-placeholders.ts";
import { languageTags, locales, type Locale } from "./locales.ts";
import { translations } from "./translations.server.ts";

function collectPluralForms(elements: readonly MessageFormatElement[], found: string[][] = []): string[][] {
  for (const element of elements) {
    if (element.type === TYPE.tag) collectPluralForms(element.children, found);
    if (element.type === TYPE.plural) {
      if (element.pluralType === "cardinal") found.push(Object.keys(element.options));
      for (const option of Object.values(element.options)) collectPluralForms(option.value, found);
    }
  }
  return found;
}

const source = translations.en;
const namespaces = Object.keys(source) as (keyof typeof source)[];

describe.each(locales)("in %s", (locale) => {
  const messages = namespaces.flatMap((namespace) =>
    Object.entries<string>(translations[locale][namespace]).map(([key, text]) => ({
      key: `${namespace}.${key}`,
      text,
      english: (source[namespace] as Record<string, string>)[key] ?? "",
    })),
  );

  test("every English message has a counterpart that is not empty", () => {
    for (const namespace of namespaces) {
      expect(Object.keys(translations[locale][namespace]).toSorted(), namespace).toEqual(
        Object.keys(source[namespace]).toSorted(),
      );
    }
    for (const { key, text } of messages) expect(text.trim(), key).not.toBe("");
  });

  test("every message compiles and has the placeholders of the English one", () => {
    for (const { key, text, english } of messages) {
      expect(listPlaceholders(compileMessage(text)), key).toEqual(listPlaceholders(compileMessage(english)));
    }
  });

  test("no line ends between a number and its unit", () => {
    // The texts of errors are the same for programs.
    const told = new Set(["collections.file.size", "uploads.tooLarge"]);
    const parted = messages.filter(
      ({ key, text }) => !told.has(key) && /\d (?:[KMG]B|[KM]o|px|[КМ]Б)(?!\w)/.test(text),
    );
    expect(parted.map(({ key }) => key)).toEqual([]);
  });

  test("every plural has the forms that whole numbers take in the language", () => {
    const rules = new Intl.PluralRules(languageTags[locale]);
    const needed = new Set([0, 1, 2, 3, 5, 11, 21, 100].map((count) => rules.select(count)));
    needed.add("other");
    for (const { key, text } of messages) {
      for (const forms of collectPluralForms(parse(text))) {
        expect(forms, key).toEqual(expect.arrayContaining([...needed]));
      }
    }
  });
});

const listTexts = (locale: Locale) => namespaces.flatMap((name) => Object.values<string>(translations[locale][name]));

test("no line of French or Russian starts with a mark that belongs to the previous word", () => {
  expect(listTexts("fr").filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(listTexts("ru").filter((text) => / —/.test(text))).toEqual([]);
});

test("every category of the catalogue has its title here", () => {
  const lines = readFileSync(new URL("../../data/categories.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const titles = lines.map((line) => JSON.parse(line) as { apiCode: string; title: string });
  expect(Object.fromEntries(titles.map(({ apiCode, title }) => [apiCode, title]))).toEqual(source.categories);
});
