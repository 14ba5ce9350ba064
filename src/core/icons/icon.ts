import type { ColorClass } from "./vocabulary.ts";

/** An icon as lists show it: everything but the drawing. Field names are those of the public API. */
export interface Icon {
  /** Nine URL-safe characters derived from set and name; never reused. */
  id: string;
  /** Display name in English, e.g. `Arrow Left`. */
  name: string;
  /** The concept in kebab-case, e.g. `arrow-left`. */
  commonName: string;
  /** API code of the style. */
  platform: string;
  /** Titles of up to three categories, comma separated, primary first; empty where nothing tells what it is about. */
  category: string;
  /** API code of the primary category, or empty. */
  categoryApiCode: string;
  /** API code of the second category, or empty. */
  subcategory: string;
  authorApiCode: string;
  /** Iconify name: `{prefix}:{name}`. */
  iconifyName: string;
  formats: string[];
  isFree: boolean;
  isColor: boolean;
  colors: ColorClass;
  isAnimated: boolean;
  hasStroke: boolean;
  /** Version among animated icons of the same name and style, 1 first. */
  version: number;
  /** Address path of the icon page. */
  url: string;
  /** Unix seconds of the set's last change upstream. */
  timestamp: number;
  /** SPDX code of the license. */
  license: string;
  width: number;
  height: number;
  /** UTF-8 bytes of the drawing. */
  bytes: number;
}

/** Why a record is not in lists although its id resolves. */
export const relations = ["main", "resolution", "variant", "duplicate", "hidden"] as const;
export type Relation = (typeof relations)[number];

/** One native size of the same drawing. */
export interface Resolution {
  id: string;
  size: number;
}

/** The same icon in another style. */
export interface IconVariant {
  id: string;
  platform: string;
  subcategory: string;
}

/** Everything about one icon, with its relatives. */
export interface IconDetails extends Icon {
  /** The icon that stands for all of the concept: the one in the configured main style, else the best. */
  mainId: string;
  relation: Relation;
  tags: string[];
  resolutions: Resolution[];
  variants: IconVariant[];
  /** left, top, width, height */
  viewBox: readonly [number, number, number, number];
}
