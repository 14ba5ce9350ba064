import type { Icon, IconDetails } from "../icons/icon.ts";
import type { ViewBox } from "../svg/document/render-document.ts";
import type { Author, Category, Family, IconSet, License, Pack, Style } from "../icons/style.ts";

/**
 * A compiled, immutable snapshot of all icons, opened for reading.
 *
 * Icons are addressed inside a process by *ordinal*: their place in the static order (best first). Ordinals below
 * `listedCount` are the icons that lists and search show; the rest (other native sizes, skin tones, repeated and
 * hidden drawings) only resolve by id or Iconify name. Ordinals differ between versions, ids never change.
 */
export interface Catalogue {
  /** Hash of everything that went in, also the snapshot's folder name. */
  readonly version: string;
  readonly count: number;
  readonly listedCount: number;
  /**
   * Ordinals below this one have drawings that are all different. The listed icons from here on repeat a drawing that
   * stands under another style; they complete their own style and set but should not show up beside the first one.
   */
  readonly distinctCount: number;
  /**
   * The number of icons, wherever it is told: listed ones, and each drawing once. Authors and categories count so too. A
   * style has all of its own, also those that other styles have as well, and so have a family and a pack.
   */
  readonly iconCount: number;

  /** In the order of popularity; index = style ordinal used in filters and facets. */
  readonly styles: readonly Style[];
  readonly families: readonly Family[];
  readonly authors: readonly Author[];
  readonly categories: readonly Category[];
  readonly packs: readonly Pack[];
  readonly licenses: readonly License[];
  readonly sets: readonly IconSet[];

  findStyle(apiOrSeoCode: string): Style | undefined;
  findFamily(apiCode: string): Family | undefined;
  findAuthor(apiCodeOrAlias: string): Author | undefined;
  findCategory(apiCode: string): Category | undefined;
  findLicense(code: string): License | undefined;
  findSet(prefix: string): IconSet | undefined;

  /** Whether lists show the icon; of those below `listedCount` it is all but those that were taken away meanwhile. */
  isListed(ordinal: number): boolean;
  /** Those that were taken away meanwhile. */
  listGone(): number[];
  findById(id: string): number | undefined;
  findByIconifyName(prefix: string, name: string): number | undefined;
  /** Listed icons of one concept (`commonName`), best first. */
  listByConcept(commonName: string): readonly number[];
  /** The concepts that most styles draw, most first. */
  listConcepts(limit: number): { commonName: string; styleCount: number }[];
  /** The icon that stands for all of its concept: the one in the configured main style, else the best. */
  mainOf(ordinal: number): number;

  /** The first icon with the same drawing: the icon itself where none before it has that. */
  originalOf(ordinal: number): number;
  /** For each icon 52 bits that are equal for equal drawings, in any snapshot. */
  drawingKeys(): Float64Array;
  /** Size of the icon's drawing. */
  drawingBytes(ordinal: number): number;

  /** The nine characters of the icon's id, without putting the whole icon together. */
  id(ordinal: number): string;
  icon(ordinal: number): Icon;
  /** Left, top, width and height of the visible part of the drawing. */
  viewBox(ordinal: number): ViewBox;
  details(ordinal: number): IconDetails;
  tags(ordinal: number): string[];

  /** Ordinal of the style in `styles`. */
  styleOrdinal(ordinal: number): number;
  /** A number that icons of one concept (`commonName`) have in common, without putting them together. */
  conceptOrdinal(ordinal: number): number;
}

/** Reads drawings: the inner SVG markup (no `<svg>` element), ids already unique to the icon. */
export interface DrawingReader {
  read(ordinal: number): string;
  readMany(ordinals: readonly number[]): string[];
}
