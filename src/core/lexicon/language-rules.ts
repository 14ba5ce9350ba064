import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stemmer as stemItalian } from "@orama/stemmers/italian";
import { stemmer as stemPortuguese } from "@orama/stemmers/portuguese";
import { stemmer as stemRussian } from "@orama/stemmers/russian";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import { Converter } from "opencc-js/t2cn";
import { listJapaneseLemmas } from "./japanese-lemmas.ts";
import { listKoreanLemmas } from "./korean-lemmas.ts";
import { listRomanceLemmas } from "./romance-lemmas.ts";

/** Languages there is a lexicon of: those of the product but for English, the language icons are named in. */
export const lexiconLanguages = ["zh", "fr", "de", "it", "ja", "pt", "ru", "es", "ko"] as const;
export type LexiconLanguage = (typeof lexiconLanguages)[number];

/** What has to be known of a language to find its words in a lexicon. Words are in folded form, see `foldWords`. */
export interface LanguageRules {
  /** Words that say nothing about a drawing. */
  fillers: ReadonlySet<string>;
  /** Folds what is written in several ways, beyond letter case and accents. */
  fold?: (text: string) => string;
  /** Other spellings of a word that has these letters. */
  respell?: (word: string) => string;
  /** Writes a name in the script of the language, which not all sources do. */
  write?: (name: string) => string;
  stem?: (word: string) => string;
  /** Words as dictionaries list them that a word may be a form of, the likeliest first. */
  lemmas?: (word: string) => readonly string[];
  /** Words are written together, as compounds or without spaces. */
  joins?: {
    /** What may stand between two words: a linking letter, a particle. */
    links: readonly string[];
    /** The fewest letters of a word inside another. */
    shortest: number;
  };
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const simplify = createSimplifier();

export const languageRules: Record<LexiconLanguage, LanguageRules> = {
  zh: {
    fillers: words("的 和 与 图标 图示 符号 图案"),
    fold: simplify,
    write: simplify,
    joins: {
      links: ["的", "和", "与", "图标", "图示", "了", "我", "个", "一个", "正在", "着", "过", "已", "已经", "中"],
      shortest: 1,
    },
  },
  ja: {
    fillers: words("の を に が は と で へ や も あいこん まーく"),
    fold: foldKana,
    lemmas: listJapaneseLemmas,
    joins: {
      links: "の を に が は と で へ や も な する した して された ます あいこん まーく しんぼる".split(" "),
      shortest: 1,
    },
  },
  ko: {
    fillers: words("아이콘 기호 심볼 모양 표시 및 와 과"),
    lemmas: listKoreanLemmas,
    joins: { links: ["의", "와", "과", "용", "및", "아이콘"], shortest: 1 },
  },
  de: {
    fillers: words(`
      der die das den dem des ein eine einen einem einer und oder mit fur von vom zu zum zur im in am an auf aus bei nach sich
      icon icons symbol symbole piktogramm`),
    respell: (word) => word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"),
    stem: stemGerman,
    joins: { links: ["s", "es", "n", "en", "er", "e", "symbol", "icon"], shortest: 3 },
  },
  fr: {
    fillers: words(
      "le la les un une des du de d l et ou a au aux avec pour par en sur dans qu se s icone icones symbole pictogramme",
    ),
    stem: stemFrench,
  },
  it: {
    fillers: words(
      "il lo la i gli le l un uno una di del dello della dei degli delle d e ed o a al alla ai con per da dal in nel nella su sul si icona icone simbolo",
    ),
    stem: stemItalian,
    lemmas: listRomanceLemmas("it"),
  },
  es: {
    fillers: words(
      "el la los las un una unos unas de del y o a al con para por en sobre su se icono iconos simbolo pictograma",
    ),
    stem: stemSpanish,
    lemmas: listRomanceLemmas("es"),
  },
  pt: {
    fillers: words(
      "o a os as um uma uns umas de do da dos das e ou ao com para por pelo em no na nos nas sobre se icone icones simbolo",
    ),
    stem: stemPortuguese,
    lemmas: listRomanceLemmas("pt"),
  },
  ru: {
    fillers: words("и или с со в во на к по из от для до о об у без иконка иконки значок значки символ пиктограмма"),
    stem: stemRussian,
  },
};

/** Katakana as hiragana, and no mark of a long last vowel, which is left out as often as not. */
function foldKana(text: string): string {
  return text
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/(?<=.)ー(?![\p{L}ー])/gu, "");
}

/** Traditional characters as simplified ones; its tables are only made when first asked for. */
function createSimplifier(): (text: string) => string {
  let convert: ((text: string) => string) | undefined;
  return (text) => {
    convert ??= Converter({ from: "t", to: "cn" });
    return convert(text);
  };
}
