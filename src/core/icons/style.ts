import type {
  Aesthetic,
  ColorClass,
  CornerKind,
  Era,
  LicenseClass,
  OperatingSystem,
  Technique,
  Weight,
} from "./vocabulary.ts";

/** One visual style (`platform` in API parameters): every icon belongs to exactly one. */
export interface Style {
  /** camelCase code used by the API, e.g. `phosphorThin`. */
  apiCode: string;
  /** kebab-case code used in addresses, e.g. `phosphor-thin`. */
  seoCode: string;
  title: string;
  fullTitle: string;
  family: string;
  author: string;
  /** Code of the license record the style's icons are under (see `License.code`). */
  license: string;
  /** Iconify prefix of the icon set the style comes from. */
  set: string;
  isColor: boolean;
  colors: ColorClass;
  isAnimated: boolean;
  /** Native grid in px. */
  size: number;
  corners: CornerKind | null;
  /** Stroke width in px on a 24 px grid; null where icons have no strokes. */
  stroke: number | null;
  weight: Weight | null;
  technique: Technique;
  aesthetic: Aesthetic;
  trendiness: Era;
  os: OperatingSystem[];
  isFree: boolean;
  isDeprecated: boolean;
  isExperimental: boolean;
  /** Position by popularity, 1 first. */
  order: number;
  /** Listed icons in the style. */
  iconCount: number;
  /** Ids of icons that show the style well, best first, at most 8. */
  preview: string[];
}

/** A family of styles drawn by the same hands (`group` in addresses). */
export interface Family {
  apiCode: string;
  name: string;
  /** API codes of the member styles, best known first. */
  entities: string[];
  author: string;
  iconCount: number;
}

export interface Author {
  id: string;
  /** Also the author code in addresses and API parameters. */
  apiCode: string;
  name: string;
  /** kebab-case name for addresses. */
  alias: string;
  url: string | null;
  isExternal: boolean;
  styles: string[];
  iconCount: number;
}

export interface Category {
  apiCode: string;
  /** kebab-case code for addresses (same as apiCode here). */
  seoCode: string;
  title: string;
  iconCount: number;
  preview: string[];
}

/** The icons of one category in one style; exists from 12 icons up. */
export interface Pack {
  code: string;
  style: string;
  category: string;
  iconCount: number;
  preview: string[];
}

/** A license text as one icon set states it, with what it asks of whoever uses the icons. */
export interface License {
  /** SPDX identifier. */
  code: string;
  title: string;
  class: LicenseClass;
  url: string | null;
  /** A visible credit line is required. */
  requiresAttribution: boolean;
  /** Changed versions must stay under the same license. */
  requiresShareAlike: boolean;
  /** The license text must travel with copies of the source. */
  requiresNotice: boolean;
}

/** An upstream icon set (one Iconify prefix, or one folder). */
export interface IconSet {
  prefix: string;
  name: string;
  author: string;
  license: string;
  licenseUrl: string | null;
  url: string | null;
  version: string | null;
  iconCount: number;
  /** Drawings are logos: trademarks of their owners, whatever the drawing's license. */
  isBrands: boolean;
}
