import type { PngLimit } from "../../../core/icons/png-limit.ts";
import type { IconSheet } from "../contract.ts";

/** An icon in another style, as the panel and the page show it. */
export interface RelatedIcon {
  id: string;
  name: string;
  path: string;
  /** Title of the style. */
  style: string;
  /** Complete SVG document; missing when too heavy to be inline. */
  svg?: string;
}

/** Everything the panel and the page of an icon show. */
export interface IconDetailsView extends Omit<IconSheet, "otherStyles"> {
  /** How large images of it this viewer may have. */
  limit: PngLimit;
  /** In the language of the page, as far as that has a word for it; that of the icon is in English. */
  name: string;
  /** In the language of the page, those of the icon that it has words for. */
  tags: string[];
  otherStyles: RelatedIcon[];
  /** Titles in the language of the page, primary first. */
  categories: string[];
  /** Somebody brought it: nothing is known about it but its drawing. */
  isUpload?: true;
}
