import type { PaletteColor } from "../icons/palette.ts";
import type { Technique } from "../icons/vocabulary.ts";
import { splitWords } from "../search/spelling/words.ts";
import { stemWords } from "./build-lexicon-columns.ts";
import { foldWords } from "./fold-words.ts";
import { languageRules, type LexiconLanguage } from "./language-rules.ts";

/** How an icon is drawn, as words of a search say it. */
export interface Look {
  technique?: Technique;
  color?: PaletteColor;
}

/** A term that says how a thing has to be drawn. */
export interface LookTerm {
  /** What is to be drawn, folded. */
  thing: string;
  look: Look;
}

type LookValue = Technique | PaletteColor;
type LookList = Partial<Record<LookValue, string>>;

/** Separated by commas. One form of each word is enough where the language has stems. */
const lookWords: Record<LexiconLanguage | "en", LookList> = {
  en: {
    outline: "outline, outlined, outlines, line art, line icon, line style, linear style, stroked",
    filled: "filled, solid, fill, glyph style",
    flat: "flat, flat design",
    duotone: "duotone, duo tone",
    "two-tone": "two tone, twotone",
    pixel: "pixel, pixelated, pixel art, 8 bit, 8bit, pixelart",
    "hand-drawn": "hand drawn, handdrawn, doodle, doodled, sketchy, sketched, scribbled, hand sketched",
    gradient: "gradient",
    "3d": "3d, three dimensional",
    red: "red",
    orange: "orange",
    yellow: "yellow",
    green: "green",
    cyan: "cyan, turquoise",
    blue: "blue",
    purple: "purple, violet",
    magenta: "magenta",
    pink: "pink",
    black: "black",
    white: "white",
  },
  de: {
    outline: "umriss, umrisse, umrandet, kontur, konturiert, outline, als umriss, nur umriss",
    filled: "gefüllt, gefüllte, gefülltes, gefüllter, ausgefüllt, ausgefüllte, ausgefülltes, ausgefüllter",
    flat: "flach, flaches, flache, flat",
    duotone: "duotone, zweifarbig, zweifarbige, zweifarbiges",
    "two-tone": "zweitönig",
    pixel: "pixel, pixelig, verpixelt, verpixeltes, 8 bit, pixelkunst",
    "hand-drawn":
      "handgezeichnet, handgezeichnete, handgezeichnetes, gezeichnet, gekritzelt, skizziert, skizzierte, skizziertes",
    gradient: "farbverlauf, mit verlauf",
    "3d": "3d, dreidimensional",
    red: "rot, rote, roter, rotes, roten",
    orange: "orangefarben, oranges, orange",
    yellow: "gelb, gelbe, gelber, gelbes",
    green: "grün, grüne, grüner, grünes",
    cyan: "türkis, türkise, türkises",
    blue: "blau, blaue, blauer, blaues",
    purple: "lila, violett, violette, violettes",
    magenta: "magenta",
    pink: "rosa, pink, pinke, pinkes",
    black: "schwarz, schwarze, schwarzer, schwarzes",
    white: "weiß, weiße, weißer, weißes",
  },
  fr: {
    outline: "contour, contours, sans remplissage, au trait, filaire, outline",
    filled: "rempli, remplie, plein, pleine, pleins, pleines",
    flat: "plat, plate, flat design, aplat",
    duotone: "duotone, bicolore",
    "two-tone": "deux tons, bichrome",
    pixel: "pixel, pixels, pixelisé, pixelisée, pixel art, 8 bits",
    "hand-drawn": "dessiné à la main, dessinée à la main, fait main, griffonné, gribouillé, croquis",
    gradient: "dégradé, en dégradé",
    "3d": "3d, en 3d",
    red: "rouge, rouges",
    orange: "orangé, orangée, orange",
    yellow: "jaune, jaunes",
    green: "vert, verte, verts, vertes",
    cyan: "turquoise, cyan",
    blue: "bleu, bleue, bleus, bleues",
    purple: "violet, violette, mauve, pourpre",
    magenta: "magenta",
    pink: "rose",
    black: "noir, noire, noirs, noires",
    white: "blanc, blanche, blancs, blanches",
  },
  it: {
    outline: "contorno, contornato, contornata, a contorno, delineato, outline",
    filled: "pieno, piena, riempito, riempita, pieni, piene",
    flat: "piatto, piatta, flat design",
    duotone: "duotone, bicolore",
    "two-tone": "due tonalità, bitonale",
    pixel: "pixel, pixelato, pixelata, pixel art, 8 bit",
    "hand-drawn": "disegnato a mano, disegnata a mano, scarabocchiato, abbozzato, abbozzata",
    gradient: "sfumato, sfumata, gradiente",
    "3d": "3d, in 3d",
    red: "rosso, rossa, rossi, rosse",
    orange: "arancione, arancioni",
    yellow: "giallo, gialla, gialli, gialle",
    green: "verde, verdi",
    cyan: "turchese, ciano",
    blue: "blu, azzurro, azzurra",
    purple: "viola",
    magenta: "magenta",
    pink: "rosa",
    black: "nero, nera, neri, nere",
    white: "bianco, bianca, bianchi, bianche",
  },
  es: {
    outline: "contorno, perfilado, perfilada, delineado, delineada, sin relleno, outline",
    filled: "relleno, rellena, rellenos, rellenas, sólido, sólida",
    flat: "plano, plana, diseño plano, flat",
    duotone: "duotono, duotone, bicolor",
    "two-tone": "dos tonos",
    pixel: "píxel, pixel, pixelado, pixelada, pixel art, 8 bits",
    "hand-drawn": "dibujado a mano, dibujada a mano, garabateado, garabato, abocetado, abocetada",
    gradient: "degradado, con degradado, gradiente",
    "3d": "3d, en 3d",
    red: "rojo, roja, rojos, rojas",
    orange: "naranja, anaranjado, anaranjada",
    yellow: "amarillo, amarilla, amarillos, amarillas",
    green: "verde, verdes",
    cyan: "turquesa, cian",
    blue: "azul, azules",
    purple: "morado, morada, violeta, púrpura",
    magenta: "magenta",
    pink: "rosa, rosado, rosada",
    black: "negro, negra, negros, negras",
    white: "blanco, blanca, blancos, blancas",
  },
  pt: {
    outline: "contorno, contornado, contornada, delineado, delineada, sem preenchimento, outline",
    filled: "preenchido, preenchida, cheio, cheia, sólido, sólida",
    flat: "plano, plana, flat design",
    duotone: "duotone, bicolor, bicolorido",
    "two-tone": "dois tons",
    pixel: "pixel, píxel, pixelado, pixelada, pixel art, 8 bits",
    "hand-drawn": "desenhado à mão, desenhada à mão, rabiscado, rabiscada, esboçado, esboçada",
    gradient: "degradê, gradiente",
    "3d": "3d, em 3d",
    red: "vermelho, vermelha, vermelhos, vermelhas",
    orange: "laranja, alaranjado, alaranjada",
    yellow: "amarelo, amarela, amarelos, amarelas",
    green: "verde, verdes",
    cyan: "turquesa, ciano",
    blue: "azul, azuis",
    purple: "roxo, roxa, violeta, púrpura",
    magenta: "magenta",
    pink: "rosa, cor de rosa",
    black: "preto, preta, pretos, pretas",
    white: "branco, branca, brancos, brancas",
  },
  ru: {
    outline:
      "контур, контурный, контурная, контурное, контуром, обведенный, обведенная, обведенное, линейный, линейная, линейное",
    filled: `заполненный, заполненная, заполненное, залитый, залитая, залитое, закрашенный, закрашенная, закрашенное, сплошной,
      сплошная, сплошное`,
    flat: "плоский, плоская, плоское",
    duotone: "двухцветный, двухцветная, двухцветное, дуотон",
    "two-tone": "двухтоновый, двухтоновая, двухтонная",
    pixel: "пиксельный, пиксельная, пиксельное, пиксель, 8 бит, 8 битный, 8 битное",
    "hand-drawn": "рисованный, рисованная, рисованное, нарисованный от руки, от руки, каракули, эскизный",
    gradient: "градиентный, градиентная, градиентное, с градиентом",
    "3d": "3d, объемный, объемная, объемное, трехмерный, трехмерная, трехмерное",
    red: "красный, красная, красное, красные",
    orange: "оранжевый, оранжевая, оранжевое, оранжевые",
    yellow: "желтый, желтая, желтое, желтые",
    green: "зеленый, зеленая, зеленое, зеленые",
    cyan: "бирюзовый, бирюзовая, бирюзовое",
    blue: "синий, синяя, синее, синие, голубой, голубая, голубое, голубые",
    purple: "фиолетовый, фиолетовая, фиолетовое, лиловый, пурпурный",
    magenta: "маджента",
    pink: "розовый, розовая, розовое, розовые",
    black: "черный, черная, черное, черные",
    white: "белый, белая, белое, белые",
  },
  zh: {
    outline: "轮廓, 线框, 描边, 线性, 线条, 空心, 线条风格",
    filled: "实心, 填充, 面性, 已填充",
    flat: "扁平, 扁平化, 扁平风格",
    duotone: "双色",
    "two-tone": "双色调",
    pixel: "像素, 像素风, 像素风格, 像素化, 8位",
    "hand-drawn": "手绘, 涂鸦, 手绘风, 手绘风格, 素描",
    gradient: "渐变, 渐变色",
    "3d": "3d, 立体, 三维",
    red: "红色, 红色的",
    orange: "橙色, 橘色, 橘色的, 橙色的",
    yellow: "黄色, 黄色的",
    green: "绿色, 绿色的",
    cyan: "青色, 青色的",
    blue: "蓝色, 蓝色的",
    purple: "紫色, 紫色的",
    magenta: "洋红色, 品红色",
    pink: "粉色, 粉红色, 粉红",
    black: "黑色, 黑色的",
    white: "白色, 白色的",
  },
  ja: {
    outline: "アウトライン, 輪郭, 輪郭線, 線画, 枠線, 線だけ, 線",
    filled: "塗りつぶし, 塗りつぶした, 塗りつぶされた, ベタ塗り, 塗り, ソリッド",
    flat: "フラット, フラットデザイン",
    duotone: "デュオトーン, 二色",
    "two-tone": "ツートン, ツートーン, 2色",
    pixel: "ピクセル, ドット絵, ピクセルアート, 8ビット, ドット",
    "hand-drawn": "手描き, 手書き, 落書き, 手描き風, 手書き風, 落書き風",
    gradient: "グラデーション",
    "3d": "3d, 立体, 立体的",
    red: "赤い, 赤色, 赤",
    orange: "オレンジ色, オレンジ, 橙色",
    yellow: "黄色い, 黄色, イエロー",
    green: "緑の, 緑色, 緑, グリーン",
    cyan: "水色, シアン",
    blue: "青い, 青色, 青, ブルー",
    purple: "紫の, 紫色, 紫, パープル",
    magenta: "マゼンタ",
    pink: "ピンク, ピンク色, 桃色",
    black: "黒い, 黒色, 黒",
    white: "白い, 白色, 白",
  },
  ko: {
    outline: "윤곽선, 외곽선, 아웃라인, 라인, 선으로 된, 테두리만",
    filled: "채워진, 채운, 꽉 찬, 속이 찬, 솔리드, 채우기",
    flat: "플랫, 평면",
    duotone: "듀오톤, 두 가지 색",
    "two-tone": "투톤",
    pixel: "픽셀, 도트, 픽셀 아트, 8비트, 픽셀아트",
    "hand-drawn": "손그림, 손으로 그린, 낙서, 스케치 풍, 낙서풍",
    gradient: "그라데이션, 그라디언트",
    "3d": "3d, 입체",
    red: "빨간, 빨간색, 빨강, 붉은",
    orange: "주황, 주황색, 오렌지색",
    yellow: "노란, 노란색, 노랑",
    green: "초록, 초록색, 녹색",
    cyan: "청록색, 하늘색",
    blue: "파란, 파란색, 파랑, 푸른",
    purple: "보라, 보라색",
    magenta: "자홍색, 마젠타",
    pink: "분홍, 분홍색, 핑크, 핑크색",
    black: "검은, 검은색, 검정, 까만",
    white: "하얀, 하얀색, 흰, 흰색",
  },
};

const techniques: ReadonlySet<string> = new Set(Object.keys(lookWords.en).slice(0, 9));
const mostWords = 4;
const adjectivesFollow: ReadonlySet<string> = new Set(["fr", "it", "es", "pt"]);
/** What joins a look to a thing where words are written together. */
const links = /^(?:[のな的]|した|された)|[のな的がで]$/u;
const shortestInside = 2;
const beginningLength = 2;

interface LookTable {
  /** By folded, stemmed words. */
  values: ReadonlyMap<string, LookValue>;
  /** The first letters of these: stems keep them, so that most words need no stem to be told from these. */
  beginnings: ReadonlySet<string>;
  /** Folded, the longest first: what a word may begin or end with; none in languages with spaces. */
  inside: readonly (readonly [string, LookValue])[];
}

const tables = new Map<string, LookTable>();

/** How a term says that its thing has to be drawn, in a language; undefined where it says nothing about that, or nothing else. */
export function readLook(term: string, language: LexiconLanguage | "en"): LookTerm | undefined {
  const { values, beginnings, inside } = readTable(language);
  const words = fold(term, language);
  if (inside.length === 0 && !words.some(isLikely)) return undefined;
  const look: Look = {};
  const rest: string[] = [];
  // Where adjectives follow what they describe, `rose rouge` is a red rose.
  const isBackward = adjectivesFollow.has(language);
  for (let from = 0, to = words.length; from < to;) {
    const run = words.length === 1 ? [] : findLook(words.slice(from, to), isBackward);
    const value = run.length > 0 && values.get(stem(run.join(" "), language));
    if (value && add(value)) {
      if (isBackward) to -= run.length;
      else from += run.length;
    } else if (isBackward) rest.unshift(words[--to]!);
    else rest.push(words[from++]!);
  }
  const thing = inside.length > 0 && isEmpty(look) ? cutLook(rest.join(" ")) : rest.join(" ");
  return isEmpty(look) || thing === "" ? undefined : { thing, look };

  /** The longest known run of words at the beginning, or at the end. */
  function findLook(run: readonly string[], isAtEnd: boolean): readonly string[] {
    for (let length = Math.min(mostWords, run.length); length > 0; length--) {
      const part = isAtEnd ? run.slice(-length) : run.slice(0, length);
      if (isLikely(part[0]!) && values.has(stem(part.join(" "), language))) return part;
    }
    return [];
  }

  function isLikely(word: string): boolean {
    return beginnings.has(beginningOf(word));
  }

  function add(value: LookValue): boolean {
    const key = techniques.has(value) ? "technique" : "color";
    if (look[key] !== undefined) return false;
    Object.assign(look, { [key]: value });
    return true;
  }

  function cutLook(text: string): string {
    for (const [word, value] of inside) {
      const isBefore = text.startsWith(word);
      if (!isBefore && !text.endsWith(word)) continue;
      const left = isBefore ? text.slice(word.length) : text.slice(0, -word.length);
      if (left.trim() === "") continue;
      add(value);
      return left.replace(links, "").trim();
    }
    return text;
  }
}

const isEmpty = (look: Look) => look.technique === undefined && look.color === undefined;

function readTable(language: LexiconLanguage | "en"): LookTable {
  const table = tables.get(language) ?? makeTable(language);
  tables.set(language, table);
  return table;
}

function makeTable(language: LexiconLanguage | "en"): LookTable {
  const entries = (Object.entries(lookWords[language]) as [LookValue, string][]).flatMap(([value, list]) =>
    list.split(",").map((word) => [fold(word, language).join(" "), value] as const),
  );
  const isUnspaced = language === "zh" || language === "ja" || language === "ko";
  const inside = entries
    .filter(([word]) => isUnspaced && word.length >= shortestInside)
    .toSorted(([left], [right]) => right.length - left.length);
  const values = new Map(entries.map(([word, value]) => [stem(word, language), value]));
  return { values, beginnings: new Set([...values.keys()].map(beginningOf)), inside };
}

/** Of the first word of several. */
const beginningOf = (words: string) => words.split(" ", 1)[0]!.slice(0, beginningLength);

const fold = (text: string, language: LexiconLanguage | "en") =>
  language === "en" ? splitWords(text) : foldWords(text, languageRules[language]);

function stem(text: string, language: LexiconLanguage | "en"): string {
  const rule = language === "en" ? undefined : languageRules[language].stem;
  return rule ? stemWords(text, rule) : text;
}
