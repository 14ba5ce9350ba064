import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { writeColumns } from "../../core/columns.ts";
import { toSnapshotColumns } from "../../core/catalogue/snapshot.ts";
import { buildSearchIndex } from "../../core/search/build-search-index.ts";
import { assemble } from "./assemble.server.ts";
import { compileSets } from "./compile-sets.server.ts";
import { curatedFolder, readCurated, readSynonyms, readTags, type Curated } from "./curated.server.ts";
import { toSearchInput } from "./search-input.ts";
import type { SetJob } from "./set-worker.server.ts";
import { cleanSnapshots, findCurrentSnapshot, publishSnapshot, snapshotFiles } from "./snapshot-folder.server.ts";
import type { SourceListing } from "./sources/source.ts";
import { iconSources } from "./sources/sources.server.ts";

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
  cleanSnapshots(dataDir);
  const plan = makePlan(options);
  if (isCurrent(dataDir, plan.version)) return plan.version;

  const total = plan.jobs.reduce((sum, { reference }) => sum + reference.iconCount, 0);
  let done = 0;
  onProgress?.({ phase: "drawings", done, total });
  const compiled = await compileSets({
    jobs: plan.jobs,
    workerData: { styles: plan.curated.styles, categories: plan.curated.categories, salts: plan.curated.salts },
    onSet: ({ reference }) => onProgress?.({ phase: "drawings", done: (done += reference.iconCount), total }),
    signal,
  });

  onProgress?.({ phase: "order", done: 0, total: 1 });
  const { content, facts, blocks } = assemble({ ...plan.curated, tags: readTags(), compiled, version: plan.version });
  onProgress?.({ phase: "order", done: 1, total: 1 });

  onProgress?.({ phase: "index", done: 0, total: 1 });
  const search = writeColumns(buildSearchIndex(toSearchInput({ content, facts, synonyms: readSynonyms() })));
  onProgress?.({ phase: "index", done: 1, total: 1 });
  signal?.throwIfAborted();

  const columns = writeColumns(toSnapshotColumns(content, facts));
  const factsJson = Buffer.from(JSON.stringify(facts));
  const bytes = blocks.reduce((sum, { length }) => sum + length, columns.length + search.length + factsJson.length);
  let written = 0;
  publishSnapshot({
    dataDir,
    version: plan.version,
    files: new Map<string, Iterable<Uint8Array>>([
      [snapshotFiles.drawings, blocks],
      [snapshotFiles.columns, [columns]],
      [snapshotFiles.search, [search]],
      [snapshotFiles.facts, [factsJson]],
    ]),
    onBytes: (count) => onProgress?.({ phase: "write", done: (written += count), total: bytes }),
  });
  return plan.version;
}

/** Whether the current snapshot is made of the input there is now. */
export function isCatalogueCurrent(options: Pick<CompileOptions, "dataDir" | "sets">): boolean {
  return isCurrent(options.dataDir, makePlan(options).version);
}

const isCurrent = (dataDir: string, version: string) => basename(findCurrentSnapshot(dataDir) ?? "") === version;

function makePlan({ dataDir, sets }: Pick<CompileOptions, "dataDir" | "sets">) {
  const listings = iconSources.map((source) => source.list({ dataDir }));
  const curated = joinFacts(readCurated(), listings);
  const references = new Map(
    listings.flatMap((listing) => listing.sets).map((reference) => [reference.prefix, reference]),
  );
  const wanted = curated.sets.filter(({ prefix }) => !sets || sets.includes(prefix));
  const jobs = wanted.map((set): SetJob => {
    const reference = references.get(set.prefix);
    if (!reference) throw new Error(`data/sets.jsonl names the icon set "${set.prefix}", which no source has`);
    return { reference, curated: set };
  });
  const version = hashInput([
    process.versions.zlib,
    ...listings.map(({ fingerprint }) => fingerprint),
    ...wanted.map(({ prefix }) => prefix),
  ]);
  return { curated: keepUsed(curated, wanted), jobs, version };
}

function joinFacts(curated: Curated, listings: readonly SourceListing[]): Curated {
  const collect = <Key extends keyof SourceListing["facts"]>(key: Key) =>
    listings.flatMap(({ facts }) => facts[key] as SourceListing["facts"][Key][number][]);
  return {
    ...curated,
    styles: [...curated.styles, ...collect("styles")] as Curated["styles"],
    families: [...curated.families, ...collect("families")] as Curated["families"],
    authors: [...curated.authors, ...collect("authors")] as Curated["authors"],
    licences: [...curated.licences, ...collect("licences")] as Curated["licences"],
    sets: [...curated.sets, ...collect("sets")] as Curated["sets"],
  };
}

/** Facts of the wanted sets only. */
function keepUsed(curated: Curated, wanted: readonly { prefix: string; licence: string }[]): Curated {
  const prefixes = new Set(wanted.map(({ prefix }) => prefix));
  const styles = curated.styles.filter(({ set }) => prefixes.has(set));
  const families = new Set(styles.map(({ family }) => family));
  const authors = new Set(styles.map(({ author }) => author));
  const licences = new Set(wanted.map(({ licence }) => licence));
  return {
    ...curated,
    styles,
    families: curated.families.filter(({ apiCode }) => families.has(apiCode)),
    authors: curated.authors.filter(({ apiCode }) => authors.has(apiCode)),
    licences: curated.licences.filter(({ code }) => licences.has(code)),
    sets: curated.sets.filter(({ prefix }) => prefixes.has(prefix)),
  };
}

const sourceRoot = join(import.meta.dirname, "../..");
const compilerFolders = ["core", "features/catalogue"];

/** Hash of everything that decides what a snapshot contains: sources, curated files and the compiler itself. */
function hashInput(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part}\n`);
  const folders = [curatedFolder, ...compilerFolders.map((folder) => join(sourceRoot, folder))];
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(`${relative(folder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
