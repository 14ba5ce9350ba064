import { parentPort, workerData } from "node:worker_threads";
import { appearanceDimensions, pictureDimensions } from "../../../core/pictures/describe-picture.ts";
import { PictureIndex, type PictureIndexColumns, type PictureMatches } from "../../../core/pictures/picture-index.ts";
import { lowerBound } from "../../../core/search/lower-bound.ts";
import { createProcessPool } from "../../../platform/workers/process-pool.server.ts";
import type { DescribedTask, DescribeTask } from "../describe/describe-drawings.server.ts";
import { openDescriber } from "../describe/open-describer.server.ts";
import { describeAll, type DescribedOrdinal } from "./picture-indexer.server.ts";
import { createSharedPictureIndex } from "./row-scorer.server.ts";
import { openVectorFile, type VectorFile } from "./vector-file.server.ts";

/** What the thread is started with. */
export interface PictureThreadData {
  /** Folder of the snapshot. */
  folder: string;
  /** Of each drawing; their ordinals are the first of the snapshot. */
  keys: Float64Array;
  /** Where vectors are kept. */
  vectorFolder: string;
  /** Program of the processes that describe drawings. */
  script: string;
  /** How many of them. */
  workers: number;
}

/** The first thing that the thread sends: memory that it goes on writing to. */
export interface OpenedPictureThread {
  columns: PictureIndexColumns;
  /** Drawings that are done, and 1 once all are. */
  progress: Int32Array;
}

export interface PictureThreadSearch {
  /** Views of a picture. */
  vectors: readonly Int8Array[];
  accepts: Uint32Array | undefined;
  amount: number;
}

export interface PictureThreadQuestion {
  number: number;
  search: PictureThreadSearch;
}

/** Why drawings are not described, or not kept, for now. */
export interface PictureThreadProblem {
  problem: unknown;
}

export type PictureThreadAnswer = { number: number } & ({ found: PictureMatches } | { fault: string });

const megabyte = 1_048_576;
const retryMs = 60_000;
/** Views of a drawing, on average, that there is room for. */
const mostViews = 2;

const port = parentPort!;
const { folder, keys, vectorFolder, script, workers } = workerData as PictureThreadData;
const describer = openDescriber();
const { columns, scoreRows } = createSharedPictureIndex({
  dimensions: pictureDimensions,
  compared: appearanceDimensions,
  drawings: keys.length,
  rows: keys.length * mostViews,
});
const index = new PictureIndex(columns, scoreRows);
const progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
/** 1 for drawings that have been described, even in vain. */
const isDone = new Uint8Array(keys.length);

port.postMessage({ columns, progress } satisfies OpenedPictureThread, []);
port.on("message", ({ number, search }: PictureThreadQuestion) => port.postMessage({ number, ...attempt(search) }));

const file = openKnown();
void describeMissing(file);

function attempt(search: PictureThreadSearch): { found: PictureMatches } | { fault: string } {
  try {
    return { found: index.search(search) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Takes over what was described before. */
function openKnown(): VectorFile {
  const findOrdinal = createKeyLookup(keys);
  let strangers = 0;
  const opened = openVectorFile(
    { folder: vectorFolder, version: describer.version, dimensions: pictureDimensions },
    ({ key, vectors }) => {
      const ordinal = findOrdinal(key);
      if (ordinal === undefined || isDone[ordinal] === 1) strangers++;
      else store({ ordinal, vectors });
    },
  );
  if (strangers > progress[0]!) opened.replace(listKnown());
  return opened;
}

/** Takes less memory than a map, most of which would stay for good. */
function createKeyLookup(of: Float64Array): (key: number) => number | undefined {
  const sorted = Uint32Array.from(of, (_key, ordinal) => ordinal).toSorted((left, right) => of[left]! - of[right]!);
  return (key) => {
    const ordinal = sorted[lowerBound(0, sorted.length, (place) => of[sorted[place]!]! >= key)];
    return ordinal !== undefined && of[ordinal] === key ? ordinal : undefined;
  };
}

function* listKnown() {
  for (const [ordinal, key] of keys.entries()) {
    if (isDone[ordinal] === 1) yield { key, vectors: index.vectorsOf(ordinal) };
  }
}

function store({ ordinal, vectors }: { ordinal: number; vectors: readonly Int8Array[] }): void {
  index.add(ordinal, vectors);
  isDone[ordinal] = 1;
  Atomics.add(progress, 0, 1);
}

async function describeMissing(known: VectorFile): Promise<void> {
  const pool = createProcessPool<DescribeTask, DescribedTask>({
    script,
    workers,
    taskTimeoutMs: 120_000,
    niceness: 19,
    idleMs: 1_000,
    largestBytes: 300 * megabyte,
  });
  const onDescribed = (drawings: readonly DescribedOrdinal[]) => {
    for (const drawing of drawings) store(drawing);
    known.append(drawings.map(({ ordinal, vectors }) => ({ key: keys[ordinal]!, vectors })));
  };
  try {
    await describeAll(listMissing(), { folder, pool, lanes: workers * 2, onDescribed });
    Atomics.store(progress, 1, 1);
  } catch (problem) {
    port.postMessage({ problem } satisfies PictureThreadProblem, []);
    setTimeout(() => void describeMissing(known), retryMs);
  } finally {
    pool.close();
  }
}

function* listMissing() {
  for (let ordinal = 0; ordinal < keys.length; ordinal++) if (isDone[ordinal] === 0) yield ordinal;
}
