import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { openSample } from "../../../tests/harness/site/sample-index.ts";
import type { LexiconLanguage } from "../lexicon/language-rules.ts";
import { parseLexicon } from "../lexicon/parse-lexicon.ts";
import { parseSynonyms } from "./match/synonyms.ts";

const names = [
  "home",
  "settings",
  "shopping-cart",
  "arrow-left",
  "arrow-right",
  "calendar",
  "leaf",
  "search",
  "key",
  "poison",
  "gift",
  "download",
  "file",
  "lock",
  "castle",
  "user",
];
const icons = names.flatMap((name) => [
  { name, style: "alphaLine" },
  { name: `${name}-plus`, style: "betaLine" },
  { name: `${name}-2`, style: "betaLine" },
]);
const lines: Record<LexiconLanguage, string> = {
  de: "home\tHaus\tZuhause,Häuser\nsettings\tEinstellungen\nshopping-cart\tEinkaufswagen\tWarenkorb\narrow\tPfeil\nleft\tlinks\tnach links\nright\trechts\ncalendar\tKalender\nleaf\tBlatt\nkey\tSchlüssel\npoison\tGift\nfile\tDatei\ndownload\therunterladen",
  fr: "home\tmaison\tdomicile\narrow\tflèche\nleft\tgauche",
  it: "home\tcasa",
  es: "home\tcasa\nkey\tllave",
  pt: "home\tcasa\nsettings\tconfigurações",
  ru: "home\tдом\nsettings\tнастройки\narrow\tстрелка\nright\tвправо\nlock\tзамок\ncastle\tзамок\nkey\tключ",
  zh: "shopping-cart\t购物车\nsettings\t设置\nsearch\t搜索\t查找\nuser\t用户",
  ja: "search\t検索\tサーチ\narrow\t矢印\nleft\t左\ndownload\tダウンロード\tサーバー\nfile\tファイル",
  ko: "settings\t설정\t환경설정\narrow\t화살표\nright\t오른쪽\nsearch\t검색",
};
const lexicons = new Map(
  Object.entries(lines).map(([language, text]) => [language as LexiconLanguage, parseLexicon(text)]),
);
const index = openSample(icons, { lexicons, synonyms: parseSynonyms("home, house\nlock, padlock\n") });

const find = (term: string, language: string) => {
  const { ordinals } = index.search({ term, language });
  return Array.from(ordinals, (ordinal) => icons[ordinal]!.name);
};

describe("a term in another language", () => {
  it.each([
    ["de", "Haus", "home"],
    ["de", "zuhause", "home"],
    ["de", "hauser", "home"],
    ["de", "Einkaufswagen", "shopping-cart"],
    ["de", "pfeil nach links", "arrow-left"],
    ["de", "Schluessel", "key"],
    ["de", "schlussel", "key"],
    ["de", "Datei-Symbol", "file"],
    ["fr", "flèche gauche", "arrow-left"],
    ["fr", "fleche à gauche", "arrow-left"],
    ["fr", "l'icône de la maison", "home"],
    ["es", "llaves", "key"],
    ["pt", "configuracoes", "settings"],
    ["ru", "стрелки вправо", "arrow-right"],
    ["ru", "НАСТРОЙКА", "settings"],
    ["zh", "购物车", "shopping-cart"],
    ["zh", "購物車", "shopping-cart"],
    ["zh", "用户设置", "settings"],
    ["ja", "さーち", "search"],
    ["ja", "左矢印", "arrow-left"],
    ["ja", "左の矢印", "arrow-left"],
    ["ja", "ｻｰﾊﾞ", "download"],
    ["ko", "설정을", "settings"],
    ["ko", "오른쪽화살표", "arrow-right"],
    ["ko", "오른쪽 화살표", "arrow-right"],
  ])("%s: %j finds %s first", (language, term, name) => {
    expect(find(term, language)[0]?.replace(/-(?:plus|2)$/, "")).toBe(name);
  });

  test("finds icons by combined meanings where no icon has all the words", () => {
    expect(new Set(find("Kalenderblatt", "de"))).toEqual(new Set([...find("calendar", "en"), ...find("leaf", "en")]));
  });

  test("has results while it is typed", () => {
    expect(find("einkau", "de")[0]).toBe("shopping-cart");
    expect(find("购物", "zh")[0]).toBe("shopping-cart");
  });

  test("is understood in its language first, and then in English", () => {
    expect(find("gift", "de").slice(0, 2)).toEqual(["poison", "gift"]);
    expect(find("gift", "en").map(withoutTail)).toEqual(Array(3).fill("gift"));
  });

  test("may have two meanings", () => {
    expect(new Set(find("замок", "ru").map(withoutTail))).toEqual(new Set(["lock", "castle"]));
  });

  test("may be English, or partly", () => {
    expect(find("shopping cart", "de")[0]).toBe("shopping-cart");
    expect(find("arrow links", "de")[0]).toBe("arrow-left");
  });

  test("is understood on pages of other languages when it has no results there", () => {
    expect(find("maison", "en")[0]).toBe("home");
    expect(find("설정", "de")[0]).toBe("settings");
    expect(index.explain("maison", "en")).toMatchObject({ language: "fr" });
    expect(find("maisom", "en")).toEqual([]);
  });

  test("of any kind never fails", () => {
    const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...Object.values(lines)));
    fc.assert(
      fc.property(anyText, fc.constantFrom(...lexicons.keys(), "en", "zu", ""), (term, language) => {
        const { total, ordinals } = index.search({ term, language });
        expect(ordinals.length).toBe(Math.min(60, total));
        index.correctTerm(term, language);
      }),
    );
  });
});

describe("a typo", () => {
  it.each([
    ["de", "einkaufswgen", "einkaufswagen"],
    ["de", "schlüsel", "schlüssel"],
    ["fr", "fléche gauch", undefined],
    ["ru", "настойки", "настройки"],
    ["ru", "yfcnhjqrb", "настройки"],
    ["ru", "руддщ", undefined],
    ["ko", "섫정", "설정"],
    ["de", "setings", "settings"],
    ["en", "ыуфкср", "search"],
  ])("%s: %j is corrected to %j", (language, typed, meant) => {
    expect(index.correctTerm(typed, language)).toBe(meant);
  });
});

describe("a short word", () => {
  const short = openSample(icons, { lexicons: new Map([["de", parseLexicon("home\tKe\nlock\tKe\n")]]) });
  const search = (language: string) => short.search({ term: "ke", language, facets: true });

  it("finds all icons of its meaning in the language, whatever it matches in another one", () => {
    const found = ["en", "de", "en"].map(search);
    expect(found.map(({ total }) => total)).toEqual([3, 6, 3]);
    expect(found.map(({ facets }) => facets?.style.get("betaLine"))).toEqual([2, 4, 2]);
  });
});

const withoutTail = (name: string) => name.replace(/-(?:plus|2)$/, "");

describe("a term in another language than the page", () => {
  it("is corrected in the language whose letters it has", () => {
    expect(index.correctTerm("настойки", "ru")).toBe("настройки");
    expect(index.correctTerm("настойки", "en")).toBe("настройки");
  });

  it("finds what has some of its words where nothing has all", () => {
    const { ordinals, isRelaxed } = index.search({ term: "llave casa", language: "en" });
    expect(isRelaxed).toBe(true);
    expect(["home", "key"]).toContain(icons[ordinals[0]!]!.name);
  });

  it("is not taken for one without letters when it has an accent", () => {
    expect(index.explain("flèche", "en")?.language).toBe("fr");
    expect(index.explain("cámion", "en")?.language).toBe("en");
  });
});

test("signs that Chinese and Japanese share mean what things are called by them, in the language that calls them so", () => {
  const general = [{ english: "gift", word: "", others: ["共有"], related: [], isGeneral: true }];
  const shared = openSample(icons, {
    lexicons: new Map([
      ["zh", [...parseLexicon("home\t家"), ...general]],
      ["ja", parseLexicon("file\t共有")],
    ]),
  });
  const [first = -1] = shared.search({ term: "共有", language: "en" }).ordinals;
  expect(icons[first]?.name).toBe("file");
});

describe("a word that means several things", () => {
  const bikes = ["bicycle", "bicycle", ...Array.from({ length: 20 }, () => "wheel")];
  const many = openSample(
    bikes.map((name) => ({ name, style: "alphaLine" })),
    { lexicons: new Map([["de", parseLexicon("wheel\tRad\nbicycle\tFahrrad\tRad")]]) },
  );

  it("shows one thing first, and some of the others among the first ten", () => {
    const { ordinals } = many.search({ term: "Rad", language: "de" });
    const found = Array.from(ordinals, (ordinal) => bikes[ordinal]);
    expect(found.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "wheel"));
    expect(found.slice(8, 10)).toContain("bicycle");
    expect(new Set(ordinals).size).toBe(bikes.length);
  });

  it("shows the same on every page", () => {
    const whole = many.search({ term: "Rad", language: "de" }).ordinals;
    const pages = [0, 5, 10, 15, 20].flatMap((offset) =>
      Array.from(many.search({ term: "Rad", language: "de", offset, amount: 5 }).ordinals),
    );
    expect(pages).toEqual(Array.from(whole));
  });
});
