import type { Icon } from "../../core/icons/icon.ts";
import type { Category, Family, Pack, Style } from "../../core/icons/style.ts";

export const styleSorts = ["popularity", "alphabet", "size"] as const;
export type StyleSort = (typeof styleSorts)[number];

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
}

export interface CatalogueTotals {
  icons: number;
  styles: number;
  families: number;
  authors: number;
}

export interface BrowseService {
  totals(): CatalogueTotals;
  styleCards(options: { sort: StyleSort; grouped: boolean; limit?: number }): StyleCard[];
  categories(): readonly Category[];
  findStyle(code: string): Style | undefined;
  findFamily(code: string): Family | undefined;
  /** Icons by date of their set's last change, newest first, mixed over sets. */
  latest(options: { style?: string; offset: number; amount: number }): { icons: Icon[]; total: number };
  /** Packs of one style (and category), with their first icons. */
  packs(options: { style: string; category?: string; offset: number; amount: number }): { pack: Pack; icons: Icon[] }[];
}
