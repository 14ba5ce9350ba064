import type { StoredIcon } from "../store/collections-state.ts";

/** An icon of a collection with everything that its tile and its credit tell. */
export interface CollectedIcon extends StoredIcon {
  path: string;
  /** Title of the style; empty of drawings that people brought. */
  style: string;
  /** Whoever uses it has to name the author. */
  needsCredit?: true;
  /** Missing where it is too heavy to be inline, and where it comes later. */
  svg?: string;
  /** Shown as a picture. */
  isPicture?: true;
  credit?: IconCredit;
}

/** Who drew an icon, under which license. */
export interface IconCredit {
  author: string;
  license: string;
  url: string | null;
}

/** Where icons are told about: `?ids=`, separated by commas. */
export const collectedPath = "/view/collected";
/** Ids in one question. */
export const idsPerQuestion = 100;
