import type { Author, Family, IconSet, License, Style } from "../icons/style.ts";
import type { ViewBox } from "../svg/document/render-document.ts";

/** An icon that comes to those of a snapshot. */
export interface AddedIcon {
  /** See `encodeIconId`. */
  id: number;
  /** Upstream name, one of its kind in its set. */
  name: string;
  /** API code of one of the added styles. */
  style: string;
  concept: string;
  /** Besides those of its concept. */
  tags: readonly string[];
  /** API codes of up to three categories, the primary one first. */
  categories: readonly string[];
  /** See `iconFlags`; without those that only a snapshot tells. */
  flags: number;
  palette: number;
  /** See `packLook`. */
  look: number;
  box: ViewBox;
  drawingKey: number;
  /** Unix seconds. */
  timestamp: number;
  /** Inner markup, ids already unique to the icon. */
  drawing: string;
}

/** What becomes different in a snapshot while it is served. Everything else of it stays as and where it is. */
export interface SnapshotChange {
  /** Tells one change from another. */
  version: string;
  /** Counts and previews of these are filled in. */
  styles: readonly Style[];
  families: readonly Family[];
  authors: readonly Author[];
  sets: readonly IconSet[];
  licenses: readonly License[];
  /** The newest first. */
  icons: readonly AddedIcon[];
  /** Ids of icons that are taken away, whether of the snapshot or added; their sizes, tones and copies go with them. */
  gone: ReadonlySet<string>;
}
