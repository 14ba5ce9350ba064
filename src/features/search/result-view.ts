import type { FilterKey } from "../../core/urls/address.ts";

/** What a tile of the grid needs to know about its icon. */
export interface GridIcon {
  id: string;
  name: string;
  path: string;
  /** Title of the style. */
  style: string;
  /** Too heavy to be inline: shown as a raster thumb. */
  isHeavy?: true;
  /** Whoever uses it has to name the author. */
  needsCredit?: true;
}

/** Options of one filter with the number of icons each gives under all other filters. */
export interface FilterGroup {
  key: FilterKey;
  /** The first options; `optionCount` says how many there are. */
  options: FilterOption[];
  optionCount: number;
}

export interface FilterOption {
  /** As addresses write it. */
  value: string;
  /** Proper name; values of closed lists have a message instead. */
  title?: string;
  count: number;
  /** A style that brings its own colours. */
  isColor?: boolean;
}

/** The first icons of one style. */
export interface ResultRow {
  /** Address code of the style. */
  code: string;
  title: string;
  total: number;
  isColor: boolean;
  icons: GridIcon[];
}

export interface Suggestion {
  term: string;
  total: number;
}

/** SVG documents by icon id. */
export type Drawings = Record<string, string>;

export interface ResultPage {
  icons: GridIcon[];
  drawings: Drawings;
}

export interface ResultView extends ResultPage {
  /** Exact number of icons found. */
  total: number;
  /** Not all words were found together, so some were left out. */
  isRelaxed: boolean;
  /** Place of the first icon among all. */
  firstIndex: number;
  rows: ResultRow[];
  hasMoreRows: boolean;
  groups: FilterGroup[];
  related: string[];
  suggestions: Suggestion[];
  /** Names of the chosen style, family, author and category. */
  subject: Partial<Record<"style" | "family" | "author" | "category", string>>;
}
