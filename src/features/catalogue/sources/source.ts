import type { SetListing } from "../../../core/icon-sets/list-set.ts";
import type { SetIndex } from "../../../core/icon-sets/set-index.ts";
import type { CuratedAuthor, CuratedFamily, CuratedLicense, CuratedSet, CuratedStyle } from "../compile/curated.ts";

/** One drawing as a source has it. */
export interface UpstreamIcon {
  name: string;
  /** Inner SVG markup, well-formed and harmless. */
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Renamed or removed upstream: resolves, but is not listed. */
  isHidden: boolean;
}

/** Another name of an icon, perhaps of its mirror image. */
export interface UpstreamAlias {
  name: string;
  parent: string;
  hFlip: boolean;
  vFlip: boolean;
  /** Quarter turns clockwise, 0 to 3. */
  rotate: number;
  isHidden: boolean;
}

/** One icon set as a source has it. */
export interface UpstreamSet {
  name: string;
  authorName: string;
  url: string | null;
  licenseUrl: string | null;
  version: string | null;
  /** Unix seconds of the last change. */
  timestamp: number;
  /** Height of most icons in px, when the set has one. */
  height: number | null;
  icons: UpstreamIcon[];
  aliases: UpstreamAlias[];
  /** The set's own categories: name → icon names. */
  categories: ReadonlyMap<string, readonly string[]>;
  /** How to serve the set as it was published; null where it is not in Iconify's format. */
  original: OriginalSet | null;
}

/** A set in Iconify's format; plain data. */
export interface OriginalSet {
  index: SetIndex;
  listing: SetListing;
  keywords: ReadonlySet<string>;
}

/** A set that can be read; plain data, it travels to worker threads. */
export interface SetReference {
  /** Name of the source. */
  source: string;
  prefix: string;
  path: string;
  /** About how many icons, for progress. */
  iconCount: number;
  byteCount: number;
}

/** What one source brings into the catalogue. */
export interface SourceListing {
  sets: SetReference[];
  /** Facts about those sets that are not in `data/`. */
  facts: {
    styles: CuratedStyle[];
    families: CuratedFamily[];
    authors: CuratedAuthor[];
    licenses: CuratedLicense[];
    sets: CuratedSet[];
  };
  /** Changes whenever the content of a set may have changed. */
  fingerprint: string;
}

/** A place icons come from. */
export interface IconSource {
  name: string;
  list(options: { dataDir: string }): SourceListing;
  read(reference: SetReference): UpstreamSet;
}
