import type { Publishing } from "./publishing/contract.ts";
import type { Catalogue, DrawingReader } from "../../core/catalogue/catalogue.ts";
import type { SnapshotChange } from "../../core/catalogue/snapshot-change.ts";
import type { Names } from "../../core/lexicon/names.ts";
import type { Meaning } from "../../core/meaning/meaning.ts";
import type { SearchIndex } from "../../core/search/search.ts";

/** One opened snapshot: its parts always belong together. Keep it for the length of one request. */
export interface OpenCatalogue {
  /** Where the files of the snapshot are. */
  folder: string;
  /** The snapshot as it was compiled. `catalogue` is the same, or what came of it by publishing and taking down icons. */
  compiled: Catalogue;
  catalogue: Catalogue;
  drawings: DrawingReader;
  index: SearchIndex;
  meaning: Meaning;
  names: Names;
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
    publishing: Publishing;
  }
}
