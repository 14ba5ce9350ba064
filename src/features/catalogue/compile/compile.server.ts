import { basename } from "node:path";
import { writeColumns } from "../../../core/columns/columns.ts";
import { toSnapshotColumns } from "../../../core/catalogue/snapshot.ts";
import { buildMeaningColumns } from "../../../core/meaning/build-meaning-columns.ts";
import { addAnswers } from "../../../core/search/answers/build-answers.ts";
import { buildSearchIndex } from "../../../core/search/build/build-search-index.ts";
import { assemble } from "./assemble.ts";
import { compileSets } from "./compile-sets.server.ts";
import { planCompilation } from "./compile-plan.server.ts";
import { readFrequencies, joinSearchLexicons, readMeaningSources, readSynonyms, readTags } from "./curated.server.ts";
import { listDrawnConcepts } from "./drawn-concepts.ts";
import { toSetColumns } from "../sources/pack-original.ts";
import { orderByNames } from "./text-index/order-by-names.ts";
import { toSearchInput } from "./text-index/search-input.ts";
import { findDamage, snapshotFiles } from "../snapshot/check-snapshot.server.ts";
import {
  cleanSnapshots,
  findCurrentSnapshot,
  listOtherSnapshots,
  publishSnapshot,
  setAside,
  adoptSnapshot,
} from "../snapshot/snapshot-folder.server.ts";

/** How far a compilation is. */
export interface CompileProgress {
  phase: "drawings" | "order" | "index" | "write";
  /** Icons (phase `drawings`), bytes (phase `write`), or steps. */
  done: number;
  total: number;
}

export interface CompileOptions {
  /** Folder that holds (or will hold) `catalogue/`. */
  dataDir: string;
  /** Only these sets; for tests. */
  sets?: readonly string[] | undefined;
  onProgress?: ((progress: CompileProgress) => void) | undefined;
  /** Told in a sentence when the current snapshot is damaged. */
  onDamage?: ((sentence: string) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Compiles all icon sources into a snapshot and makes it the current one; does nothing when the current one is made
 * of the same input.
 * @returns the version
 * @throws Error naming the set, the file or the icons at fault
 */
export async function compileCatalogue(options: CompileOptions): Promise<string> {
  const { dataDir, onProgress, signal } = options;
  if (!setAsideDamaged(options)) cleanSnapshots(dataDir);
  const plan = planCompilation(options);
  if (adoptSnapshot(dataDir, plan.version)) return plan.version;

  const total = plan.jobs.reduce((sum, { reference }) => sum + reference.iconCount, 0);
  let done = 0;
  onProgress?.({ phase: "drawings", done, total });
  const compiled = await compileSets({
    jobs: plan.jobs,
    workerData: plan.workerData,
    onSet: ({ reference }) => onProgress?.({ phase: "drawings", done: (done += reference.iconCount), total }),
    signal,
  });

  onProgress?.({ phase: "order", done: 0, total: 1 });
  const { content, facts, twins, blocks } = assemble({
    ...plan.curated,
    tags: readTags(),
    compiled,
    version: plan.version,
  });
  onProgress?.({ phase: "order", done: 1, total: 1 });

  onProgress?.({ phase: "index", done: 0, total: 1 });
  const sources = readMeaningSources();
  const built = buildSearchIndex({
    ...toSearchInput({ content, facts, synonyms: readSynonyms(), lexicons: joinSearchLexicons(sources) }),
    twins,
    languageWords: sources.languageWords,
    frequencies: readFrequencies(),
  });
  const search = writeColumns(new Map([...addAnswers(built, facts), ...orderByNames(built, { content, facts })]));
  const concepts = listDrawnConcepts(content, facts, sources.phrases);
  const meaning = writeColumns(buildMeaningColumns({ ...sources, concepts }));
  onProgress?.({ phase: "index", done: 1, total: 1 });
  signal?.throwIfAborted();

  const columns = writeColumns(toSnapshotColumns(content, facts));
  const sets = writeColumns(toSetColumns(compiled));
  const factsJson = Buffer.from(JSON.stringify(facts));
  const bytes = blocks.reduce(
    (sum, { length }) => sum + length,
    columns.length + search.length + meaning.length + sets.length + factsJson.length,
  );
  let written = 0;
  publishSnapshot({
    dataDir,
    version: plan.version,
    files: new Map<string, Iterable<Uint8Array>>([
      [snapshotFiles.drawings, blocks],
      [snapshotFiles.columns, [columns]],
      [snapshotFiles.search, [search]],
      [snapshotFiles.meaning, [meaning]],
      [snapshotFiles.sets, [sets]],
      [snapshotFiles.facts, [factsJson]],
    ]),
    onBytes: (count) => onProgress?.({ phase: "write", done: (written += count), total: bytes }),
  });
  cleanSnapshots(dataDir);
  return plan.version;
}

/** Whether the current snapshot is made of the input there is now. */
export function isCatalogueCurrent(options: Pick<CompileOptions, "dataDir" | "sets">): boolean {
  return isCurrent(options.dataDir, planCompilation(options).version);
}

function isCurrent(dataDir: string, version: string): boolean {
  const folder = findCurrentSnapshot(dataDir);
  return folder !== undefined && basename(folder) === version && findDamage(folder) === undefined;
}

/** The latest whole snapshot that remains serves until another one is compiled. */
function setAsideDamaged({ dataDir, onDamage }: Pick<CompileOptions, "dataDir" | "onDamage">): boolean {
  const current = findCurrentSnapshot(dataDir);
  const damage = current && findDamage(current);
  if (current !== undefined && damage === undefined) return false;
  if (current !== undefined) {
    setAside(current);
    onDamage?.(`The compiled catalogue ${basename(current)} is damaged (${damage}) and was moved aside.`);
  }
  return listOtherSnapshots(dataDir).some((folder) => adoptSnapshot(dataDir, basename(folder))) || damage !== undefined;
}
