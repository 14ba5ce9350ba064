import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSnapshot, type CatalogueSettings } from "../../core/catalogue/snapshot-catalogue.ts";
import type { SnapshotFacts } from "../../core/catalogue/snapshot.ts";
import { AppError } from "../../core/errors.ts";
import { openNames } from "../../core/lexicon/names.ts";
import { Meaning } from "../../core/meaning/meaning.ts";
import { openSearchIndex } from "../../core/search/open-search-index.ts";
import type { CatalogueHost, OpenCatalogue } from "./contract.ts";
import { PackedDrawingReader } from "./drawing-reader.server.ts";
import { readColumnFile } from "./read-column-file.server.ts";
import { findCurrentSnapshot, snapshotFiles } from "./snapshot-folder.server.ts";

/** An opened snapshot that can be closed. */
export interface OpenSnapshot extends OpenCatalogue {
  close(): void;
}

/**
 * Opens the snapshot in a folder.
 * @throws Error when a file is missing or damaged
 */
export function openCatalogue(folder: string, settings: CatalogueSettings = {}): OpenSnapshot {
  const columns = readColumnFile(join(folder, snapshotFiles.columns));
  const facts = JSON.parse(readFileSync(join(folder, snapshotFiles.facts), "utf8")) as SnapshotFacts;
  const catalogue = openSnapshot(columns, facts, settings);
  const search = readColumnFile(join(folder, snapshotFiles.search));
  const index = openSearchIndex(search, catalogue);
  const names = openNames(search, facts);
  const meaning = new Meaning(readColumnFile(join(folder, snapshotFiles.meaning)));
  const drawings = new PackedDrawingReader(join(folder, snapshotFiles.drawings), columns);
  return { folder, catalogue, drawings, index, meaning, names, close: () => drawings.close() };
}

const pollMs = 2000;
/** Requests that began before a swap may still read from the old snapshot for this long. */
const graceMs = 60_000;

/** Serves the current snapshot of a data folder and swaps when another one becomes current. */
export function createCatalogueHost({ dataDir, ...settings }: { dataDir: string } & CatalogueSettings): CatalogueHost {
  const listeners = new Set<(opened: OpenCatalogue) => void>();
  const retired = new Map<OpenSnapshot, NodeJS.Timeout>();
  let folder: string | undefined;
  let opened: OpenSnapshot | undefined;

  const retire = (snapshot: OpenSnapshot) => {
    const timer = setTimeout(() => {
      retired.delete(snapshot);
      snapshot.close();
    }, graceMs);
    retired.set(snapshot, timer.unref());
  };
  const refresh = () => {
    const latest = findCurrentSnapshot(dataDir);
    if (latest === undefined || latest === folder) return;
    const previous = opened;
    try {
      opened = openCatalogue(latest, settings);
    } catch (error) {
      if (findCurrentSnapshot(dataDir) === latest) throw error;
      refresh();
      return;
    }
    folder = latest;
    if (previous) retire(previous);
    for (const listener of listeners) listener(opened);
  };
  refresh();
  const timer = setInterval(() => {
    try {
      refresh();
    } catch {
      // A snapshot that cannot be opened (yet) must not end the one that is being served; the next round tries again.
    }
  }, pollMs).unref();

  return {
    current() {
      if (!opened) refresh();
      if (!opened) throw new AppError("unavailable", "The catalogue is not ready yet.");
      return opened;
    },
    onSwap(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(timer);
      for (const [snapshot, pending] of retired) {
        clearTimeout(pending);
        snapshot.close();
      }
      retired.clear();
      opened?.close();
      opened = undefined;
    },
  };
}
