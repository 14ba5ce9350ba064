import type { Icon, IconDetails } from "../../core/icons/icon.ts";
import type { Author, IconSet, Licence, Style } from "../../core/icons/style.ts";
import type { Customisation } from "../../core/svg/customise.ts";

/** One icon with everything its page and panel show. */
export interface IconSheet {
  icon: IconDetails;
  /** Complete SVG document as drawn, at native size. */
  svg: string;
  style: Style;
  author: Author;
  set: IconSet;
  licence: Licence;
  /** The same concept in other styles, best first, at most 24. */
  otherStyles: Icon[];
}

export interface IconService {
  /** @throws AppError `not_found` */
  getSheet(id: string): IconSheet;
  /** @throws AppError `not_found` */
  getSvg(id: string, customisation?: Customisation): string;
  /** Complete SVG documents for a grid; heavy drawings (over 8 KB) are left out: show `/img` thumbs for them. */
  listGridDrawings(icons: readonly Icon[]): Record<string, string>;
}
