import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LexiconLanguage, lexiconLanguages } from "./language-rules.ts";
import { capitalize, nameConcept, nameFlag, type NameWords } from "./name-concept.ts";
import { parseLexicon } from "./parse-lexicon.ts";

const lexiconFolder = join(import.meta.dirname, "../../../data/lexicon");

const spellings = new Map([
  ["github", "GitHub"],
  ["usb", "USB"],
]);

function createWords(language: LexiconLanguage, entries: Record<string, string>): NameWords {
  return { language, find: (english) => entries[english], spell: (word) => spellings.get(word) };
}

const german = createWords("de", {
  arrow: "Pfeil",
  left: "links",
  circle: "Kreis",
  user: "Benutzer",
  "shopping-cart": "Einkaufswagen",
  cart: "Karren",
  with: "mit",
  line: "Linie",
  to: "zu",
  on: "an",
  toggle: "Umschalter",
  "log-in": "Anmelden",
  heading: "Überschrift",
  oval: "Kreis",
  flag: "Flagge",
  germany: "Deutschland",
  "flag-germany": "Flagge Deutschlands",
  jersey: "Trikot",
  "flag-jersey": "Jersey",
});

const name = (concept: string, words = german) => nameConcept(concept, words);

describe("the name of a concept", () => {
  it("consists of the longest known phrases", () => {
    expect(name("shopping-cart")).toBe("Einkaufswagen");
    expect(name("shopping-cart-arrow-left")).toBe("Einkaufswagen Pfeil links");
  });

  it("is missing where a word is unknown", () => {
    expect(name("shopping-list")).toBeUndefined();
    expect(name("arrow-quux")).toBeUndefined();
    expect(name("")).toBeUndefined();
  });

  it("preserves numbers, letters, brands and abbreviations", () => {
    expect(name("arrow-left-2")).toBe("Pfeil links 2");
    expect(name("circle-a")).toBe("Kreis A");
    expect(name("arrow-3d")).toBe("Pfeil 3D");
    expect(name("circle-2x2")).toBe("Kreis 2×2");
    expect(name("github-circle")).toBe("GitHub Kreis");
    expect(name("usb-cart")).toBe("USB Karren");
    expect(name("heading3")).toBe("Überschrift 3");
  });

  it("leaves out words that only distinguish variants, unless they are the thing", () => {
    expect(name("user-alt")).toBe("Benutzer");
    expect(name("user-alternate-2")).toBe("Benutzer 2");
    expect(name("alt")).toBeUndefined();
  });

  it("leaves out linking words without a meaning of their own", () => {
    expect(name("arrow-left-to-line")).toBe("Pfeil links Linie");
    expect(name("arrow-of-the-user")).toBe("Pfeil Benutzer");
    expect(name("cart-with-arrow")).toBe("Karren mit Pfeil");
    expect(name("toggle-on")).toBe("Umschalter an");
    expect(name("user-log-in-circle")).toBe("Benutzer Anmelden Kreis");
  });

  it("matches a phrase of two words in either order, but not for an emoji with a word on it", () => {
    const entries = { "left-arrow": "左矢印", "top-arrow": "TOP矢印", arrow: "矢印", top: "上端", circle: "円" };
    const japanese = createWords("ja", entries);
    expect(name("left-arrow-circle", japanese)).toBe("左矢印・円");
    expect(name("circle-arrow-left", japanese)).toBe("円・左矢印");
    expect(name("arrow-top", japanese)).toBe("矢印・上端");
  });

  it("repeats no word in a row", () => {
    expect(name("circle-oval")).toBe("Kreis");
    expect(name("circle-arrow-oval")).toBe("Kreis Pfeil Kreis");
  });

  it("is a list in languages that can't combine words", () => {
    const entries = { folder: "フォルダー", with: "付き", plus: "プラス" };
    expect(name("folder-with-plus", createWords("ja", entries))).toBe("フォルダー・プラス");
    expect(name("folder-plus", createWords("zh", { folder: "文件夹", plus: "加号" }))).toBe("文件夹·加号");
    expect(name("folder-with-plus", createWords("ru", { folder: "папка", with: "с", plus: "плюс" }))).toBe(
      "папка плюс",
    );
  });

  it("puts adjectives after the noun where the language does", () => {
    const entries = {
      wrapped: "emballé",
      gift: "cadeau",
      red: "rouge",
      car: "voiture",
      line: "ligne",
      dashed: "tireté",
    };
    const french = createWords("fr", entries);
    expect(name("wrapped-gift-2", french)).toBe("cadeau emballé 2");
    expect(name("red-car-line", french)).toBe("voiture rouge ligne");
    expect(name("line-dashed-car", french)).toBe("ligne tireté voiture");
    expect(name("red-wrapped-gift", french)).toBe("cadeau emballé rouge");
    expect(name("red-circle", createWords("fr", { red: "rouge", circle: "cercle" }))).toBe("cercle rouge");
    expect(name("red", french)).toBe("rouge");
    expect(name("red-car", createWords("de", { red: "rotes", car: "Auto" }))).toBe("rotes Auto");
  });

  it("puts actions after the noun where the language does", () => {
    const entries = { add: "追加", user: "ユーザー", circle: "円", left: "左" };
    const japanese = createWords("ja", entries);
    expect(name("add-user", japanese)).toBe("ユーザー・追加");
    expect(name("add-user-2", japanese)).toBe("ユーザー・追加・2");
    expect(name("add-circle", japanese)).toBe("追加・円");
    expect(name("add-2", japanese)).toBe("追加・2");
    expect(name("add", japanese)).toBe("追加");
    expect(name("user-add-left", japanese)).toBe("ユーザー・追加・左");
  });

  it("starts with a capital letter by default, in scripts that have them", () => {
    expect(["écran", "папка", "旗", "𐐨", ""].map(capitalize)).toEqual(["Écran", "Папка", "旗", "𐐀", ""]);
  });

  it("translates all of a known concept without English words", () => {
    for (const language of lexiconLanguages) {
      const entries = new Map(
        parseLexicon(readFileSync(join(lexiconFolder, `${language}.tsv`), "utf8")).map(({ english, word }) => [
          english,
          word,
        ]),
      );
      const words: NameWords = {
        language,
        find: (english) => entries.get(english) || undefined,
        spell: () => undefined,
      };
      const known = [...entries].filter(([english, word]) => word !== "" && !english.includes("-"));
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 5 }), (parts) => {
          const concept = parts.map(([english]) => english).join("-");
          expect(nameConcept(concept, words)).toMatch(/\S/);
          expect(nameConcept(`${concept}-qqq`, words)).toBeUndefined();
        }),
      );
      fc.assert(fc.property(fc.string(), (text) => void nameConcept(text, words)));
    }
  });
});

describe("the name of a flag", () => {
  it("names its country", () => {
    expect(nameFlag("flag-germany", german)).toBe("Flagge: Deutschland");
    expect(nameFlag("flag-atlantis", german)).toBeUndefined();
    const russian = createWords("ru", { flag: "флаг", russia: "Россия", "flag-russia": "флаг России" });
    expect(nameFlag("flag-russia", russian)).toBe("флаг: Россия");
    const chinese = createWords("zh", { flag: "旗帜", germany: "德国", "flag-germany": "德国国旗" });
    expect(nameFlag("flag-germany", chinese)).toBe("旗帜：德国");
  });

  it("doesn't mistake a thing for a country of that name", () => {
    expect(nameFlag("flag-jersey", german)).toBe("Flagge: Jersey");
  });
});
