import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Style } from "../../../core/icons/style.ts";
import type { Technique } from "../../../core/icons/vocabulary.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import { selectStyles } from "../../../core/search/filter/select-styles.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import { clipArtSections } from "./clip-art-sections.ts";
import type { ClipArt, ClipArtSection } from "../contract.ts";

const picturesPerSection = 12;
/** A section with fewer is left out. */
const fewestPictures = 4;
/** Styles with fewer icons cannot fill a page. */
const fewestIcons = 100;
const candidatesPerTerm = 24;

/** Still drawings in full color by styles that draw pictures, not signs. */
const pictorial = {
  colors: ["multi", "gradient"],
  isAnimated: false,
  aesthetic: ["decorative", "kids"],
} as const satisfies SearchFilters;

/** Where the search for more goes on: an address has one value of each filter. */
const colorful = { colors: ["multi"], isAnimated: false } as const satisfies SearchFilters;
const styleFilters = ({ apiCode }: Style): SearchFilters => ({ style: [apiCode], isAnimated: false });

/** The most lifelike first; mixed, only these stand well beside each other. */
const mixedTechniques: readonly Technique[] = ["3d", "gradient", "flat"];

/** Pictures for slides: the best match for each thing that slides are about, each thing once. */
export function composeClipArt({ catalogue, index }: OpenCatalogue, style: Style | undefined): ClipArt {
  const filters: SearchFilters = style ? styleFilters(style) : { ...pictorial, technique: mixedTechniques };
  const places = new Map(catalogue.styles.toSorted(compareStyles).map(({ apiCode }, place) => [apiCode, place]));
  const used = new Set<string>();

  /** Those named by all the words come first, the most lifelike before the others. */
  function find(term: string): Icon[] {
    const { ordinals, isRelaxed } = index.search({ term, filters, amount: candidatesPerTerm });
    if (isRelaxed) return [];
    const words = cleanTerm(term).split("-");
    const isNamed = ({ commonName }: Icon) => words.every((word) => commonName.split("-").includes(word));
    return Array.from(ordinals, (ordinal) => catalogue.icon(ordinal)).toSorted(
      (a, b) =>
        Number(isNamed(b)) - Number(isNamed(a)) ||
        (isNamed(a) ? countWords(a) - countWords(b) : 0) ||
        places.get(a.platform)! - places.get(b.platform)!,
    );
  }

  function pick(icons: readonly Icon[], amount: number): Icon[] {
    const fresh: Icon[] = [];
    for (const icon of icons) {
      if (fresh.length === amount) break;
      if (used.has(icon.commonName)) continue;
      used.add(icon.commonName);
      fresh.push(icon);
    }
    return fresh;
  }

  const sections = clipArtSections.flatMap(({ code, terms }): ClipArtSection[] => {
    const [first, ...others] = terms;
    const icons = others.flatMap((term) => pick(find(term), 1));
    const pictures = [...icons, ...pick(find(first), picturesPerSection - icons.length)];
    if (pictures.length < fewestPictures) return [];
    const { total } = index.search({ term: first, filters: style ? styleFilters(style) : colorful, amount: 0 });
    return [{ code, term: first, total, icons: pictures }];
  });
  return { sections, styles: listPictorialStyles(catalogue) };
}

const countWords = ({ commonName }: Icon) => commonName.split("-").length;

/** Styles that draw pictures, without the sets of logos. */
function listPictorialStyles(catalogue: Catalogue): Style[] {
  return selectStyles(catalogue, pictorial)
    .styles.filter(({ iconCount, set }) => iconCount >= fewestIcons && !catalogue.findSet(set)?.isBrands)
    .toSorted(compareStyles);
}

function compareStyles(a: Style, b: Style): number {
  return rankTechnique(a) - rankTechnique(b) || a.order - b.order;
}

function rankTechnique({ technique }: Style): number {
  const rank = mixedTechniques.indexOf(technique);
  return rank < 0 ? mixedTechniques.length : rank;
}
