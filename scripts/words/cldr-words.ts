import { join } from "node:path";
import * as z from "zod";
import { toFlagConcept } from "../../src/core/catalogue/concept.ts";
import type { LexiconLanguage } from "../../src/core/lexicon/language-rules.ts";
import { nameEmoji, readEmoji } from "../packages/emoji.ts";
import { readJson } from "../packages/source-metadata.ts";
import { countryHomographs } from "./word-rules.data.ts";
import type { IconNames, ReadWords } from "./word-source.ts";

/** The languages as CLDR names them, each followed by those of regions that have words of their own. */
export const cldrLocales: Record<LexiconLanguage, readonly [string, ...string[]]> = {
  zh: ["zh", "zh-Hant"],
  fr: ["fr", "fr-CA"],
  de: ["de"],
  it: ["it"],
  ja: ["ja"],
  pt: ["pt", "pt-PT"],
  ru: ["ru"],
  es: ["es", "es-419", "es-MX"],
  ko: ["ko"],
};

/** Keywords that many emoji share (face, person, sign) tell nothing apart. */
const mostEmojiOfKeyword = 60;

/**
 * Names and keywords of emoji; first the keywords that fewest others have.
 * @param fileOf the path of the annotations of a locale of CLDR in the package
 */
export function readEmojiWords(folder: string, fileOf: (locale: string) => string, icons: IconNames): ReadWords {
  const named = nameEmoji(icons.sets, readEmoji(folder, fileOf("en")));
  return (language) => {
    const [emoji, ...regions] = cldrLocales[language].map((locale) => readEmoji(folder, fileOf(locale)));
    const uses = countKeywords([...emoji!.values()].map(({ keywords }) => keywords));
    const usesOf = (keyword: string) => uses.get(keyword) ?? 0;
    return [...named].flatMap(([iconName, { code, name: englishName }]) => {
      const found = emoji!.get(code);
      if (found === undefined) return [];
      const names = [found.name, ...regions.flatMap((region) => region.get(code)?.name ?? [])];
      if (englishName.startsWith("flag: ")) return flagEntry(englishName, names);
      if (englishName.includes(":")) return [];
      const [word = "", ...others] = names;
      const related = found.keywords
        .filter((keyword) => usesOf(keyword) <= mostEmojiOfKeyword)
        .toSorted((left, right) => countWords(left) - countWords(right) || usesOf(left) - usesOf(right));
      return [{ english: iconName, word, others, related }];
    });
  };
}

/** `flag: England`, `Flagge: England` → `england`, `England` */
function flagEntry(englishName: string, names: readonly string[]) {
  const [word = "", ...others] = names.flatMap((name) => /[:：]\s*(.+)$/.exec(name)?.[1] ?? []);
  return [{ english: countryKey(englishName.replace("flag: ", "")), word, others, related: [] }];
}

const countWords = (keyword: string) => keyword.split(" ").length;

function countKeywords(lists: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const keyword of lists.flat()) uses.set(keyword, (uses.get(keyword) ?? 0) + 1);
  return uses;
}

/** Path of the names of territories of a locale. */
export const territoryFile = (locale: string) => `main/${locale}/territories.json`;

/** Names of countries and territories, the short ones first. */
export function readTerritoryWords(folder: string, { flags }: IconNames): ReadWords {
  const names = z.record(z.string(), z.string());
  const schema = z.object({
    main: z.record(z.string(), z.object({ localeDisplayNames: z.object({ territories: names }) })),
  });
  const readNames = (locale: string) =>
    Object.values(readJson(schema, join(folder, territoryFile(locale))).main)[0]!.localeDisplayNames.territories;
  const english = readNames("en");
  return (language) => {
    const territories = cldrLocales[language].map(readNames);
    return flags.flatMap(({ code, name }) => {
      const key = code.toUpperCase();
      const hasOtherName = english[key]?.includes("(") === true;
      const [word, ...others] = ["-alt-short", "", "-alt-variant", "-alt-chagos"].flatMap((form) =>
        territories.flatMap((each) => each[key + form] ?? []),
      );
      if (word === undefined) return [];
      const keys = [name, english[`${key}-alt-short`] ?? "", english[`${key}-alt-variant`] ?? ""];
      return [...new Set(keys.filter((each) => each.length > 2).map(countryKey))].map((each) => ({
        english: each,
        word,
        others: hasOtherName ? others.flatMap(splitBrackets) : others,
        related: [],
      }));
    });
  };
}

/** `Myanmar (Birma)` → `Myanmar`, `Birma` */
const splitBrackets = (name: string) => name.split(/[()（）]/).filter((part) => part.trim() !== "");

/** The country's name as icons have it; names that mean something else as well count in flags only. */
function countryKey(name: string): string {
  const concept = toFlagConcept(name);
  const key = concept.replace("flag-", "");
  return countryHomographs.has(key) ? concept : key;
}
