import type { ClusterSearch } from "./opensearch/contract.ts";
import type { Publishing } from "./publishing/contract.ts";
import type { Catalogue, DrawingReader } from "../../core/catalogue/catalogue.ts";
import type { SnapshotChange } from "../../core/catalogue/snapshot-change.ts";
import type { IconifyInfo } from "../../core/icon-sets/iconify-json.ts";
import type { SetListing } from "../../core/icon-sets/list-set.ts";
import type { SetLookup } from "../../core/icon-sets/set-index.ts";
import type { Names } from "../../core/lexicon/names.ts";
import type { Meaning } from "../../core/meaning/meaning.ts";
import type { SearchEngine, SearchIndex } from "../../core/search/search.ts";

/** One opened snapshot: its parts always belong together. Keep it for the length of one request. */
export interface OpenCatalogue {
  /** Where the files of the snapshot are. */
  folder: string;
  /** The snapshot as it was compiled. `catalogue` is the same, or what came of it by publishing and taking down icons. */
  compiled: Catalogue;
  catalogue: Catalogue;
  drawings: DrawingReader;
  /** Understands words, and finds icons without a wait: for work that needs many of them, or only how many there are. */
  index: SearchIndex;
  /** Finds what people search for. */
  engine: SearchEngine;
  meaning: Meaning;
  names: Names;
  originals: OriginalSets;
}

/** The sets as they were published in Iconify's format, all of their icons, those that are not listed included. */
export interface OriginalSets {
  readonly prefixes: readonly string[];
  /** What a set tells of itself, without looking into it. */
  info(prefix: string): OriginalFacts | undefined;
  find(prefix: string): OriginalSet | undefined;
  /** Parts of all listed names. */
  keywords(): ReadonlySet<string>;
}

export interface OriginalFacts {
  info?: IconifyInfo;
  /** Unix seconds. */
  lastModified?: number;
}

export interface OriginalSet extends SetLookup {
  listing(): SetListing;
  /**
   * Icons as members of a JSON object: `"name":{"body":…}`.
   *
   * @param places in `index.names`
   * @throws Error when the file of the set is no longer the one that was compiled
   */
  read(places: readonly number[]): Promise<string[]>;
}

/** Holds the snapshot that is being served and swaps to a newer one without a pause. */
export interface CatalogueHost {
  /** @throws AppError `unavailable` before the first snapshot is open */
  current(): OpenCatalogue;
  /** Called after each swap; returns the way to stop listening. */
  onSwap(listener: (opened: OpenCatalogue) => void): () => void;
  close(): Promise<void>;
}

/** A host that can put icons into the snapshot it serves and take others out. */
export interface ChangingCatalogueHost extends CatalogueHost {
  /** Resolves when the change is served; it takes the place of the one before, and stays when a newer snapshot comes. */
  change(change: SnapshotChange): Promise<void>;
}

export { publishingLimits, type NewIcon, type Publishing } from "./publishing/contract.ts";

declare module "../../context.ts" {
  interface Services {
    catalogue: CatalogueHost;
    /** Undefined where each server searches by itself. */
    clusterSearch: Pick<ClusterSearch, "state"> | undefined;
    publishing: Publishing;
  }
}
