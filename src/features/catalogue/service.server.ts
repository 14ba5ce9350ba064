import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { openSnapshot, type CatalogueSettings } from "../../core/catalogue/snapshot-catalogue.ts";
import { parseFacts } from "../../core/catalogue/snapshot.ts";
import { AppError } from "../../core/errors.ts";
import { openNames } from "../../core/lexicon/names.ts";
import { Meaning } from "../../core/meaning/meaning.ts";
import { openSearchIndex } from "../../core/search/open-search-index.ts";
import { searchInProcess } from "../../core/search/search-in-process.ts";
import type { SnapshotChange } from "../../core/catalogue/snapshot-change.ts";
import type { Log } from "../../platform/log.server.ts";
import { findDamage, snapshotFiles } from "./snapshot/check-snapshot.server.ts";
import { changeCatalogue, type ChangeableSnapshot } from "./snapshot/change-catalogue.server.ts";
import type { ChangingCatalogueHost, OpenCatalogue } from "./contract.ts";
import type { ClusterSearch } from "./opensearch/contract.ts";
import { PackedDrawingReader } from "./snapshot/drawing-reader.server.ts";
import { openOriginalSets } from "./snapshot/original-sets.server.ts";
import { readColumnFile } from "./snapshot/read-column-file.server.ts";
import { findCurrentSnapshot, listOtherSnapshots } from "./snapshot/snapshot-folder.server.ts";

/** An opened snapshot that can be closed and changed. */
export interface OpenSnapshot extends OpenCatalogue, ChangeableSnapshot {
  close(): void;
}

/** A snapshot cannot be served: its files are damaged, or another version of the program compiled it. */
class UnservableSnapshotError extends Error {}

/**
 * Opens the snapshot in a folder, whose files are whole.
 * @throws Error when a file cannot be read, or another version of the program wrote it
 */
export function openCatalogue(folder: string, settings: CatalogueSettings = {}): OpenSnapshot {
  try {
    return openFiles(folder, settings);
  } catch (error) {
    if (!(error instanceof Error) || "code" in error) throw error;
    const sentence = `The compiled catalogue ${basename(folder)} was made by another version of the program (${error.message}) and isn’t served. Start the site with npm start, or run: npm run catalogue -- compile`;
    throw new UnservableSnapshotError(sentence, { cause: error });
  }
}

/** Opens the snapshot in a folder after its files were checked. */
function openWholeCatalogue(folder: string, settings: CatalogueSettings): OpenSnapshot {
  const damage = findDamage(folder);
  if (damage === undefined) return openCatalogue(folder, settings);
  throw new UnservableSnapshotError(
    `The compiled catalogue ${basename(folder)} is damaged (${damage}) and isn’t served. Restart the site, or run: npm run catalogue -- compile`,
  );
}

function openFiles(folder: string, settings: CatalogueSettings): OpenSnapshot {
  const columns = readColumnFile(join(folder, snapshotFiles.columns));
  const facts = parseFacts(readFileSync(join(folder, snapshotFiles.facts), "utf8"));
  const catalogue = openSnapshot(columns, facts, settings);
  const search = readColumnFile(join(folder, snapshotFiles.search));
  const index = openSearchIndex(search, catalogue);
  const names = openNames(search, facts);
  const meaning = new Meaning(readColumnFile(join(folder, snapshotFiles.meaning)));
  const drawings = new PackedDrawingReader(join(folder, snapshotFiles.drawings), columns);
  const originals = openOriginalSets(readColumnFile(join(folder, snapshotFiles.sets)));
  const engine = searchInProcess(index);
  const parts = { folder, compiled: catalogue, catalogue, drawings, index, engine, meaning, names, originals };
  const close = () => {
    drawings.close();
    originals.close();
  };
  return { ...parts, columns, facts, search, close };
}

const pollMs = 2000;
/** Requests that began before a swap may still read from the old snapshot for this long. */
const graceMs = 60_000;

/**
 * Serves the current snapshot of a data folder and swaps when another one becomes current, or something is published. A
 * damaged one, or one of another version of the program, is not served: what was served before stays, or the latest that
 * can be served begins.
 *
 * @param options.log is told once of a snapshot that is not served
 * @param options.cluster searches in place of the server itself
 * @param options.open for tests, which share what they open
 */
export function createCatalogueHost({
  dataDir,
  log,
  cluster,
  open = openWholeCatalogue,
  ...settings
}: {
  dataDir: string;
  log?: Log;
  cluster?: Pick<ClusterSearch, "follow"> | undefined;
  open?: typeof openWholeCatalogue | undefined;
} & CatalogueSettings): ChangingCatalogueHost {
  const listeners = new Set<(opened: OpenCatalogue) => void>();
  const retired = new Map<OpenSnapshot, NodeJS.Timeout>();
  const refused = new Set<string>();
  let folder: string | undefined;
  let compiled: OpenSnapshot | undefined;
  let change: SnapshotChange | undefined;
  let served: OpenCatalogue | undefined;
  /** Of what is served: the snapshot that it was made of, and what was changed in it. */
  let changedFrom: OpenSnapshot | undefined;
  let changedBy: SnapshotChange | undefined;
  let settled: Promise<void> = Promise.resolve();

  const retire = (snapshot: OpenSnapshot) => {
    const timer = setTimeout(() => {
      retired.delete(snapshot);
      snapshot.close();
    }, graceMs);
    retired.set(snapshot, timer.unref());
  };
  const serve = (opened: OpenCatalogue) => {
    const followed = cluster ? cluster.follow(opened) : opened;
    served = followed;
    for (const listener of listeners) listener(followed);
  };
  /** What is to be changed in which snapshot; undefined when that is what is served. */
  const nextStep = () => {
    const isServed = compiled === changedFrom && change === changedBy;
    return compiled && change && !isServed ? { snapshot: compiled, wanted: change } : undefined;
  };
  /** Changes follow one another; what became newer meanwhile has its turn after this one. */
  const settleAfter = async (before: Promise<void>) => {
    await before.catch(() => undefined);
    // A snapshot that is swapped meanwhile is changed, too, before the change counts as served.
    for (let step = nextStep(); step; step = nextStep()) {
      const { snapshot, wanted } = step;
      const changed = await changeCatalogue(snapshot, wanted, settings);
      if (snapshot !== compiled) continue;
      [changedFrom, changedBy] = [snapshot, wanted];
      serve(changed);
    }
  };
  const settle = () => (settled = settleAfter(settled));
  /** Undefined for one that cannot be served, which is told of once, and looked at again when it is made anew. */
  const openWhole = (wanted: string): OpenSnapshot | undefined => {
    const found = statSync(wanted, { throwIfNoEntry: false });
    const identity = `${wanted} ${found?.ino} ${found?.ctimeMs}`;
    if (!found || refused.has(identity)) return undefined;
    try {
      return open(wanted, settings);
    } catch (error) {
      if (!(error instanceof UnservableSnapshotError)) throw error;
      refused.add(identity);
      log?.error(error.message);
      return undefined;
    }
  };
  /** The current snapshot; where that cannot be served and nothing is yet, the latest one that can. */
  const openLatest = (): OpenSnapshot | undefined => {
    const latest = findCurrentSnapshot(dataDir);
    if (latest !== undefined && latest === folder) return undefined;
    const opened = latest === undefined ? undefined : openWhole(latest);
    if (opened || compiled) return opened;
    for (const other of listOtherSnapshots(dataDir)) {
      const before = openWhole(other);
      if (before) return before;
    }
    return undefined;
  };
  const refresh = () => {
    const previous = compiled;
    const latest = findCurrentSnapshot(dataDir);
    let opened: OpenSnapshot | undefined;
    try {
      opened = openLatest();
    } catch (error) {
      if (findCurrentSnapshot(dataDir) === latest) throw error;
      refresh();
      return;
    }
    if (!opened) return;
    compiled = opened;
    folder = opened.folder;
    if (previous) retire(previous);
    if (!change) {
      serve(compiled);
      return;
    }
    // The one before is served until what was published is in the new one, too.
    settle().catch(() => undefined);
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
      if (!served) refresh();
      if (!served) throw new AppError("unavailable", "The catalogue isn’t ready yet. Try again in a minute.");
      return served;
    },
    onSwap(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(wanted) {
      change = wanted;
      return settle();
    },
    async close() {
      clearInterval(timer);
      await settled.catch(() => undefined);
      for (const [snapshot, pending] of retired) {
        clearTimeout(pending);
        snapshot.close();
      }
      retired.clear();
      compiled?.close();
      compiled = undefined;
      served = undefined;
    },
  };
}
