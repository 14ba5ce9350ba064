import { ColumnFile, writeColumns } from "../../../src/core/columns/columns.ts";
import { packLook } from "../../../src/core/catalogue/look-bits.ts";
import { palette, type PaletteColor } from "../../../src/core/icons/palette.ts";
import type { Style } from "../../../src/core/icons/style.ts";
import { colorClasses, type ColorClass, type LicenseClass } from "../../../src/core/icons/vocabulary.ts";
import { buildSearchIndex } from "../../../src/core/search/build/build-search-index.ts";
import type { SearchFacts } from "../../../src/core/search/filter/filter-options.ts";
import { openSearchIndex } from "../../../src/core/search/open-search-index.ts";
import { noCategory, type SearchInput, type SearchText } from "../../../src/core/search/build/search-input.ts";
import type { Look } from "../../../src/core/svg/shapes/describe-look.ts";
import type { SearchIndex } from "../../../src/core/search/search.ts";

/** An icon of a small catalogue made up for a test. */
export interface SampleIcon {
  name: string;
  /** API code of one of `sampleStyles`. */
  style: string;
  tags?: readonly string[];
  /** It is the logo of a brand. */
  isBrand?: boolean;
  colors?: ColorClass;
  isColor?: boolean;
  isAnimated?: boolean;
  palette?: readonly PaletteColor[];
  /** As its style says where left out. */
  look?: Partial<Look>;
  /** API codes of `sampleCategories`. */
  categories?: readonly string[];
  timestamp?: number;
}

const plainStyle = {
  fullTitle: "",
  colors: "mono",
  isColor: false,
  isAnimated: false,
  size: 24,
  corners: "rounded",
  stroke: 2,
  weight: "regular",
  technique: "outline",
  aesthetic: "professional",
  trendiness: "2020s",
  os: ["web"],
  isFree: false,
  isDeprecated: false,
  isExperimental: false,
  order: 1,
  iconCount: 0,
  preview: [],
} as const;

function describeStyle(apiCode: string, family: string, differences: Partial<Style>): Style {
  return {
    ...plainStyle,
    os: ["web"],
    preview: [],
    apiCode,
    seoCode: apiCode,
    title: apiCode,
    family,
    author: `${family}Author`,
    set: family,
    license: "MIT",
    ...differences,
  };
}

/** Styles that differ in everything a filter can ask for. */
export const sampleStyles: readonly Style[] = [
  describeStyle("alphaLine", "alpha", { os: ["web", "ios"] }),
  describeStyle("alphaFilled", "alpha", { technique: "filled", weight: "black", stroke: null, isFree: true }),
  describeStyle("betaLine", "beta", { size: 20, corners: "sharp", trendiness: "2010s", license: "CC-BY-4.0" }),
  describeStyle("betaSharp", "beta", { corners: "sharp", weight: null, os: ["android", "web"], size: 16 }),
  describeStyle("gamma", "gamma", {
    technique: "flat",
    corners: null,
    aesthetic: "kids",
    isFree: true,
    license: "CC0-1.0",
  }),
  describeStyle("delta", "delta", { technique: "pixel", trendiness: "retro", os: ["windows"], size: 32 }),
];

export const sampleCategories = ["ui", "arrows", "food", "logos"] as const;

const licenseClasses: Record<string, LicenseClass> = {
  MIT: "permissive",
  "CC-BY-4.0": "attribution",
  "CC0-1.0": "public-domain",
};

/** What filters are called in the sample catalogue. */
export const sampleFacts: SearchFacts = {
  styles: sampleStyles,
  families: [...new Set(sampleStyles.map(({ family }) => family))].map((apiCode) => ({
    apiCode,
    name: apiCode,
    entities: [],
    author: `${apiCode}Author`,
    iconCount: 0,
  })),
  authors: [...new Set(sampleStyles.map(({ author }) => author))].map((apiCode) => ({
    id: apiCode,
    apiCode,
    name: apiCode,
    alias: apiCode,
    url: null,
    isExternal: true,
    styles: [],
    iconCount: 0,
  })),
  categories: sampleCategories.map((apiCode) => ({
    apiCode,
    seoCode: apiCode,
    title: apiCode,
    iconCount: 0,
    preview: [],
  })),
  licenses: Object.entries(licenseClasses).map(([code, licenseClass]) => ({
    code,
    title: code,
    class: licenseClass,
    url: null,
    requiresAttribution: false,
    requiresShareAlike: false,
    requiresNotice: false,
  })),
};

/** The class of license a style is under. */
export const licenseClassOf = (style: Style): LicenseClass => licenseClasses[style.license]!;

const findStyle = (apiCode: string) => sampleStyles.find((style) => style.apiCode === apiCode)!;

/** What `buildSearchIndex` takes, for icons in the order given; icons of one name and the same tags share a text. */
export function describeSample(
  icons: readonly SampleIcon[],
  options: Partial<Pick<SearchInput, "synonyms" | "lexicons" | "languageWords" | "frequencies" | "distinctCount">> = {},
): SearchInput {
  const texts = new Map<string, SearchText>();
  const text = icons.map(({ name, tags = [], isBrand = false }) => {
    const key = JSON.stringify([name, tags]);
    if (!texts.has(key)) texts.set(key, { name, tags, isBrand });
    return [...texts.keys()].indexOf(key);
  });
  const slots = sampleCategories.length;
  const families = sampleFacts.families.map(({ apiCode }) => apiCode);
  return {
    texts: [...texts.values()],
    distinctCount: options.distinctCount ?? icons.length,
    text: Uint32Array.from(text),
    style: Uint16Array.from(icons, ({ style }) => sampleStyles.findIndex(({ apiCode }) => apiCode === style)),
    colors: Uint8Array.from(icons, ({ colors = "mono" }) => colorClasses.indexOf(colors)),
    isColor: Uint8Array.from(icons, ({ isColor = false }) => Number(isColor)),
    isAnimated: Uint8Array.from(icons, ({ isAnimated = false }) => Number(isAnimated)),
    look: Uint8Array.from(icons, ({ style, look }) => packLook({ ...findStyle(style), ...look })),
    palette: Uint16Array.from(icons, ({ palette: colors = [] }) =>
      colors.reduce((bits, color) => bits | (1 << palette.findIndex(({ name }) => name === color)), 0),
    ),
    categories: Uint8Array.from(
      icons.flatMap(({ categories = [] }) =>
        Array.from({ length: slots }, (_, slot) => {
          const category = categories[slot];
          return category === undefined ? noCategory : (sampleCategories as readonly string[]).indexOf(category);
        }),
      ),
    ),
    timestamp: Uint32Array.from(icons, ({ timestamp = 0 }) => timestamp),
    familyOfStyle: Uint16Array.from(sampleStyles, ({ family }) => families.indexOf(family)),
    synonyms: options.synonyms ?? [],
    lexicons: options.lexicons ?? new Map(),
    ...(options.languageWords && { languageWords: options.languageWords }),
    ...(options.frequencies && { frequencies: options.frequencies }),
  };
}

/** An index over the icons, built, written to bytes and opened again. */
export function openSample(...sample: Parameters<typeof describeSample>): SearchIndex {
  return openSearchIndex(new ColumnFile(writeColumns(buildSearchIndex(describeSample(...sample)))), sampleFacts);
}
