import type { Look } from "../../../core/lexicon/look-words.ts";
import type { NeededGround } from "../../../core/svg/colors/needed-ground.ts";
import type { FilterKey } from "../../../core/urls/address.ts";

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
  /** It isn't seen on the other one. */
  ground?: NeededGround;
  /** Why it was found, where it is not called what was searched for. */
  reason?: string;
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
  /** A style that brings its own colors. */
  isColor?: boolean;
  /** A page of its own that stands for this option: choosing it leads there, with the other filters. */
  path?: string;
  /** The page is that page. */
  isOn?: true;
  /** API code of a style, by which it can be pinned. */
  pin?: string;
  isPinned?: true;
}

/** The style that a page is about. */
export interface PinnableStyle {
  /** API code. */
  code: string;
  title: string;
  isPinned: boolean;
}

/** An icon on a card. */
export interface CardIcon {
  id: string;
  /** Shown as a picture: too heavy to be inline, or not fit to stand in a document twice. */
  isPicture?: true;
  /** It isn’t seen on the other one. */
  ground?: NeededGround;
}

/** One option of a filter with the first icons that choosing it gives. */
export interface BandCard extends FilterOption {
  title: string;
  /** Left out of cards whose drawings come later. */
  icons?: CardIcon[];
}

/** The options of one filter as cards. */
export interface CardBand {
  filter: "style" | "category";
  cards: BandCard[];
  /** Options there are, with a card or not. */
  optionCount: number;
  /** Cards whose icons come with the page; those of the others are fetched when they come near. */
  drawnCount: number;
}

/** Ways on with the drawings on their cards. */
export interface DrawnBands {
  bands: CardBand[];
  drawings: Drawings;
}

export interface AuthorLink {
  name: string;
  path: string;
}

/** Whose icons these are, and under which terms. */
export interface OriginFacts {
  /** The style that the page is about. */
  style?: PinnableStyle;
  /** Left out on the author's own page. */
  author?: AuthorLink;
  /** Where the author is at home. */
  site?: { host: string; url: string };
  licenses: { code: string; title: string; url: string | null }[];
}

/** One step of the way from the start of the site to this page. */
export interface TrailStep {
  name: string;
  path: string;
}

/** The first icons of one style, or all that were added because few have all the words. */
export interface ResultRow {
  /** Address code of the style, or `added`. */
  code: string;
  title: string;
  /** What the way to all of them says, and where it leads. */
  all?: string;
  path?: string;
  icons: GridIcon[];
  /** In rows below each other instead of one that scrolls sideways. */
  isWall?: true;
}

/** Another search, which finds something. */
export interface Alternative {
  /** The words that are searched for; empty where there are none. */
  term: string;
  /** The filter that it leaves out; `all` where it leaves out several. */
  without?: FilterKey | "all";
  path: string;
  total: number;
  /** The first icons it finds. */
  icons: CardIcon[];
}

/** What to look for instead of a search that finds nothing. */
export interface Alternatives {
  /** The words as they were probably meant. */
  meant: Alternative[];
  /** The same search with fewer filters. */
  wider: Alternative[];
  near: Alternative[];
  /** With icons only where there is nothing else. */
  popular: Alternative[];
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
  /** No icon has all the words: these have some of them or mean the same. */
  isRelaxed: boolean;
  /** Filters that words of the search were read as. */
  read?: Look;
  /** Place of the first icon among all. */
  firstIndex: number;
  rows: ResultRow[];
  hasMoreRows: boolean;
  /** The icons were found by what the words mean. */
  isByMeaning: boolean;
  /** What was added: above where nothing was found, below where little was. */
  above: ResultRow[];
  below: ResultRow[];
  groups: FilterGroup[];
  bands: CardBand[];
  trail: TrailStep[];
  origin?: OriginFacts;
  /** Whose icons a filter leaves over. */
  author?: AuthorLink;
  related: string[];
  /** Where nothing was found. */
  alternatives?: Alternatives;
  /** Names of the chosen style, family, author and category. */
  subject: Partial<Record<"style" | "family" | "author" | "category", string>>;
}
