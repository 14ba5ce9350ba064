import type { Icon } from "../../core/icons/icon.ts";
import type { Category, Family, Pack, Style } from "../../core/icons/style.ts";
import type { CoveredStyle } from "../../core/search/cover/rank-styles.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import type { StyleSelection } from "../../core/search/filter/select-styles.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { ClipArtCode } from "./clip-art/clip-art-sections.ts";

export const styleSorts = ["popularity", "alphabet", "size"] as const;
export type StyleSort = (typeof styleSorts)[number];

/** Orders of the sets that have most of a list; by default those that have most of it come first. */
export const setSorts = ["coverage", ...styleSorts] as const;
export type SetSort = (typeof setSorts)[number];

/** The page that finds sets for a list: `?list=` with one entry a line. */
export const setFinderPath = "/icons/find-set";

/** What sets are found for. */
export interface SetRequest {
  concepts: readonly string[];
  /** The language that they are in; others are understood where it doesn’t have them. */
  language: Locale;
  /** Of styles as a whole. */
  filters: SearchFilters;
  sort: SetSort;
  /** API codes of styles that come first. */
  pinned: ReadonlySet<string>;
}

/** A card on the styles page: one style, or one family when grouped. */
export interface StyleCard {
  title: string;
  apiCode: string;
  /** Icon count. */
  quantity: number;
  /** Popularity, larger is better known. */
  order: number;
  /** Address of the style or family page. */
  link: string;
  preview: Icon[];
  isColor: boolean;
  isAnimated: boolean;
  /** API codes of the styles that it stands for. */
  styles: readonly string[];
}

export interface CatalogueTotals {
  icons: number;
  styles: number;
  families: number;
  authors: number;
}

/** Pictures for one thing that slides are about. */
export interface ClipArtSection {
  code: ClipArtCode;
  /** Finds more of them. */
  term: string;
  /** How many it finds. */
  total: number;
  icons: Icon[];
}

export interface ClipArt {
  sections: ClipArtSection[];
  /** Styles that draw pictures, the most lifelike first. */
  styles: Style[];
}

export interface BrowseService {
  totals(): CatalogueTotals;
  /** Cards of the styles that pass the filters, or of the families of these styles. */
  styleCards(options: {
    sort: StyleSort;
    grouped: boolean;
    filters?: SearchFilters;
    limit?: number;
    /** API codes of styles that come first, and so do their families. */
    pinned?: ReadonlySet<string>;
  }): readonly StyleCard[];
  /** How many styles each option of each filter would give, given all other filters. */
  countStyles(filters: SearchFilters): StyleSelection["counts"];
  /** Icons of well-known concepts in the best known style that is drawn with strokes. */
  showcase(amount: number): { style: Style; icons: Icon[] };
  /** Styles that have some of a list, with their icons for it. */
  findSets(request: SetRequest): Promise<readonly CoveredStyle<Style>[]>;
  categories(): readonly Category[];
  findStyle(code: string): Style | undefined;
  findFamily(code: string): Family | undefined;
  /** Icons by date of their set's last change, newest first, mixed over sets. */
  latest(options: { filters?: SearchFilters; offset: number; amount: number }): { icons: Icon[]; total: number };
  /** Large colorful pictures for slides, in one style or in those that stand well beside each other. */
  clipArt(style: Style | undefined): ClipArt;
  /** Packs of one style (and category), with their first icons. */
  packs(options: { style: string; category?: string; offset: number; amount: number }): { pack: Pack; icons: Icon[] }[];
}

declare module "../../context.ts" {
  interface Services {
    browse: BrowseService;
  }
}
