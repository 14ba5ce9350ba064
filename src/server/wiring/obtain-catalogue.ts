import { renameSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { threadId } from "node:worker_threads";
import { compileCatalogue, type CompileOptions } from "../../features/catalogue/compile/compile.server.ts";
import { findDamage } from "../../features/catalogue/snapshot/check-snapshot.server.ts";
import { planCompilation } from "../../features/catalogue/compile/compile-plan.server.ts";
import {
  adoptSnapshot,
  catalogueFolder,
  findCurrentSnapshot,
} from "../../features/catalogue/snapshot/snapshot-folder.server.ts";
import { AppError } from "../../core/errors.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { withServerLock } from "../../platform/db/server-lock.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import {
  deleteFolder,
  fetchFolder,
  hasFolder,
  listFolders,
  storeFolder,
} from "../../platform/files/stored-folder.server.ts";

const parent = "catalogue";
/** Snapshots in the store: servers of an earlier release may start, too. */
const keptSnapshots = 4;

/** Where a catalogue came from. */
export type CatalogueOrigin = "here" | "store" | "compiled";

/**
 * Makes the snapshot of what the catalogue is made of now the current one: what another server compiled comes from the
 * store; otherwise one server compiles it, while the others wait, and stores it. A store that is away costs only time.
 *
 * @param deps.store undefined where no other server sees what is in it
 * @param deps.onAway is told in a sentence when the store is away
 */
export async function obtainCatalogue(
  options: CompileOptions,
  deps: {
    store: ObjectStore | undefined;
    onAway?: (sentence: string) => void;
    /** For tests, which keep what they compiled. */
    compile?: (options: CompileOptions) => Promise<unknown>;
  } & Pick<Config, "DATABASE_URL">,
): Promise<CatalogueOrigin> {
  const { store, onAway } = deps;
  const { version } = planCompilation(options);
  const isCurrent = () => {
    const folder = findCurrentSnapshot(options.dataDir);
    return folder !== undefined && basename(folder) === version && findDamage(folder) === undefined;
  };
  const compile = async (): Promise<CatalogueOrigin> => {
    if (isCurrent()) return "here";
    await (deps.compile ?? compileCatalogue)(options);
    return "compiled";
  };
  if (!store) return compile();
  const name = `${parent}/${version}`;
  const orAway = async <Result>(work: Promise<Result>, instead: Result): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
      onAway?.("The object store is away: compiled catalogues are not shared with other servers for now.");
      return instead;
    }
  };
  const fetch = () => orAway(fetchSnapshot(store, { name, version, options }), false);
  if (!isCurrent() && (await fetch())) return "store";
  return withServerLock({ url: deps.DATABASE_URL, name }, async () => {
    if (!isCurrent() && (await fetch())) return "store";
    const origin = await compile();
    const isWhole = origin === "here" && (await orAway(hasFolder(store, name), false));
    if (!isWhole) await orAway(share(store, { name, folder: findCurrentSnapshot(options.dataDir)! }), undefined);
    return origin;
  });
}

/** Whoever had to compile found nothing in the store, or something damaged. */
async function share(store: ObjectStore, { name, folder }: { name: string; folder: string }): Promise<void> {
  await storeFolder(store, name, folder);
  for (const other of (await listFolders(store, parent)).slice(keptSnapshots))
    if (other !== basename(folder)) await deleteFolder(store, `${parent}/${other}`);
}

/** @returns whether the store has it, and it is whole */
async function fetchSnapshot(
  store: ObjectStore,
  { name, version, options: { dataDir, onProgress } }: { name: string; version: string; options: CompileOptions },
): Promise<boolean> {
  const folder = catalogueFolder(dataDir);
  await mkdir(folder, { recursive: true });
  // Compiling removes what is left of it.
  const draft = join(folder, `unfinished-${process.pid}-${threadId}`);
  rmSync(draft, { recursive: true, force: true });
  let done = 0;
  const onBytes = (count: number) => onProgress?.({ phase: "write", done: (done += count), total: done });
  if (!(await fetchFolder(store, name, { target: draft, onBytes }))) return false;
  // What is there under that name is damaged, or is the same.
  rmSync(join(folder, version), { recursive: true, force: true });
  renameSync(draft, join(folder, version));
  return adoptSnapshot(dataDir, version);
}
