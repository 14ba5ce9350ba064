import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { curatedFolder, readArrivals, readCurated, type Curated } from "./curated.server.ts";
import type { SetJob, SetWorkerData } from "./set-worker.server.ts";
import type { SourceListing } from "../sources/source.ts";
import { iconSources } from "../sources/sources.server.ts";

/** What a compilation will do, known before it is done. */
export interface CompilePlan {
  /** The curated facts of the wanted sets. */
  curated: Curated;
  jobs: SetJob[];
  workerData: SetWorkerData;
  /** Hash of everything that decides what the snapshot contains. */
  version: string;
}

/**
 * Lists the sources and reads the curated files.
 * @throws Error when the two do not fit together
 */
export function planCompilation({
  dataDir,
  sets,
}: {
  dataDir: string;
  sets?: readonly string[] | undefined;
}): CompilePlan {
  const listings = iconSources.map((source) => source.list({ dataDir }));
  const curated = joinFacts(readCurated(), listings);
  const arrivals = readArrivals();
  const references = new Map(
    listings.flatMap((listing) => listing.sets).map((reference) => [reference.prefix, reference]),
  );
  const wanted = curated.sets.filter(({ prefix }) => !sets || sets.includes(prefix));
  const jobs = wanted.map((set): SetJob => {
    const reference = references.get(set.prefix);
    if (!reference) throw new Error(`data/sets/included.jsonl lists the icon set "${set.prefix}", which no source has`);
    return { reference, curated: set, arrivals: arrivals.get(set.prefix) ?? new Map() };
  });
  const version = hashInput([
    process.versions.zstd ?? "",
    ...listings.map(({ fingerprint }) => fingerprint),
    ...wanted.map(({ prefix }) => prefix),
  ]);
  const used = filterUsed(curated, wanted);
  const flags = new Map(curated.flags.map(({ code, name }) => [code, name]));
  const conceptNames = { aliases: curated.conceptAliases, flags };
  const { styles, categories, salts, boxRepairs } = used;
  return { curated: used, jobs, workerData: { styles, categories, salts, boxRepairs, conceptNames }, version };
}

/** The curated facts and those of the sources; what both have is taken from the curated ones. */
function joinFacts(curated: Curated, listings: readonly SourceListing[]): Curated {
  const facts = listings.map((listing) => listing.facts);
  return {
    ...curated,
    styles: joinBy(({ apiCode }) => apiCode, curated.styles, ...facts.map(({ styles }) => styles)),
    families: joinBy(({ apiCode }) => apiCode, curated.families, ...facts.map(({ families }) => families)),
    authors: joinBy(({ apiCode }) => apiCode, curated.authors, ...facts.map(({ authors }) => authors)),
    licenses: joinBy(({ code }) => code, curated.licenses, ...facts.map(({ licenses }) => licenses)),
    sets: joinBy(({ prefix }) => prefix, curated.sets, ...facts.map(({ sets }) => sets)),
  };
}

function joinBy<Item>(keyOf: (item: Item) => string, ...lists: readonly Item[][]): Item[] {
  const items = new Map<string, Item>();
  for (const item of lists.flat()) if (!items.has(keyOf(item))) items.set(keyOf(item), item);
  return [...items.values()];
}

/** Facts of the wanted sets only. */
function filterUsed(curated: Curated, wanted: readonly { prefix: string; license: string }[]): Curated {
  const prefixes = new Set(wanted.map(({ prefix }) => prefix));
  const styles = curated.styles.filter(({ set }) => prefixes.has(set));
  const families = new Set(styles.map(({ family }) => family));
  const authors = new Set(styles.map(({ author }) => author));
  const licenses = new Set(wanted.map(({ license }) => license));
  return {
    ...curated,
    styles,
    families: curated.families.filter(({ apiCode }) => families.has(apiCode)),
    authors: curated.authors.filter(({ apiCode }) => authors.has(apiCode)),
    licenses: curated.licenses.filter(({ code }) => licenses.has(code)),
    sets: curated.sets.filter(({ prefix }) => prefixes.has(prefix)),
  };
}

const sourceRoot = join(import.meta.dirname, "../../..");
/** Code that a snapshot depends on, seen from `src/`. */
export const compilerPaths = [
  "core/catalogue",
  "core/columns",
  "core/errors.ts",
  "core/icon-sets",
  "core/icons",
  "core/lexicon",
  "core/meaning",
  "core/search",
  "core/svg",
  "core/svg-sanitizer",
  "features/catalogue",
  "platform/sync-folder.server.ts",
  "platform/workers",
];

function hashInput(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part}\n`);
  for (const path of [curatedFolder, ...compilerPaths.map((each) => join(sourceRoot, each))]) {
    for (const file of listFiles(path)) hash.update(`${relative(path, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
