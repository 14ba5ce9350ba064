import { join } from "node:path";
import * as z from "zod";
import type { LexiconLanguage } from "../../src/core/lexicon/language-rules.ts";
import { kebabCase, readJson, words } from "../packages/source-metadata.ts";
import { mapHomographs } from "./word-rules.data.ts";
import type { IconNames, ReadWords } from "./word-source.ts";

/** Files of translations, each followed by that of another region. */
const translations: Record<LexiconLanguage, readonly [string, ...string[]]> = {
  zh: ["zh-CN", "zh-TW"],
  fr: ["fr"],
  de: ["de"],
  it: ["it"],
  ja: ["ja"],
  pt: ["pt-BR", "pt"],
  ru: ["ru"],
  es: ["es"],
  ko: ["ko"],
};

const presetsFile = "dist/presets.json";
const textFile = (locale: string) => `dist/translations/${locale}.json`;

export const mapFiles = [presetsFile, textFile("en"), ...Object.values(translations).flat().map(textFile)];

const text = z.object({ name: z.string().optional(), aliases: words.default([]), terms: words.default([]) });
type PresetTexts = Record<string, z.infer<typeof text>>;

/** Names and search terms of what maps show. A name that brackets narrow down is wider without them. */
export function readMapWords(folder: string, icons: IconNames): ReadWords {
  const english = presetsOf(folder, icons);
  return (language) => {
    const [texts, ...regions] = translations[language].map((locale) => readTexts(folder, locale));
    return [...english].flatMap(([key, code]) => {
      const found = texts![code];
      if (found?.name === undefined) return [];
      const isQualified = /[(（]/.test(found.name);
      const [word = "", ...others] = [
        ...(isQualified ? [] : splitNames(found.name)),
        ...found.aliases,
        ...regions.flatMap((region) => splitNames(region[code]?.name ?? "")),
      ].map((name) => (language === "de" ? name : lowerTitle(name)));
      return [{ english: key, word, others, related: isQualified ? [found.name, ...found.terms] : found.terms }];
    });
  };
}

/**
 * English names of presets, as icons have them, with the code of the preset. A single word often means something else
 * outside of maps (`point`, `line`): those of the lexicon count only if the preset has an icon of that very name.
 */
function presetsOf(folder: string, { isPhrase, isWritten }: IconNames): Map<string, string> {
  const presets = readJson(z.record(z.string(), z.object({ icon: z.string().default("") })), folder, presetsFile);
  const own: [string, string][] = [];
  const others: [string, string][] = [];
  for (const [code, { name = "" }] of Object.entries(readTexts(folder, "en"))) {
    const key = kebabCase(name);
    if (!/^[A-Za-z -]+$/.test(name) || !isPhrase(key) || mapHomographs.has(key)) continue;
    const isOwn = kebabCase(presets[code]?.icon ?? "").replace(/^[a-z]+-/, "") === key;
    if (isOwn) own.push([key, code]);
    else if (key.includes("-") || !isWritten(key)) others.push([key, code]);
  }
  // Of presets of one name, the first that has an icon of that name counts.
  return new Map([...others.toReversed(), ...own.toReversed()]);
}

function readTexts(folder: string, locale: string): PresetTexts {
  const schema = z.record(z.string(), z.object({ presets: z.object({ presets: z.record(z.string(), text) }) }));
  return Object.values(readJson(schema, join(folder, textFile(locale))))[0]!.presets.presets;
}

/** `Feuerstelle / Grillplatz` → both */
const splitNames = (names: string) => names.split(/[/／]|, | · /).filter((name) => name.trim() !== "");

/** `Água Potável` → `água potável`, but not `DAB` */
const lowerTitle = (name: string) => name.replaceAll(/\p{Lu}(?=\p{Ll}+)/gu, (letter) => letter.toLowerCase());
