import { appearanceDimensions, pictureDimensions } from "../../src/core/pictures/describe-picture.ts";
import { createRowScorer, PictureIndex } from "../../src/core/pictures/picture-index.ts";
import type { PictureEngine } from "../../src/features/picture-search/index/picture-engine.server.ts";
import { createSharedPictureIndex } from "../../src/features/picture-search/index/row-scorer.server.ts";
import { createRandom } from "../measure/random.ts";

/** One way to compare a vector with all others. */
export interface Scan {
  name: string;
  /** Of each query. */
  ms: readonly number[];
  /** Share (0…1) of the queries for which it gives the first ten of an exact scan, in their order. */
  sameTen: number;
}

export interface Scans {
  vectorCount: number;
  scans: readonly Scan[];
}

const queryCount = 100;
const warmUps = 10;
const amount = 10;
const grain = 6;

/** The scan of the site beside plain ones, over all vectors of an index; the queries are vectors of drawings that are a little off. */
export function measureScans(engine: Pick<PictureEngine, "vectorsOf">, drawings: number): Scans {
  const { columns, scoreRows } = createSharedPictureIndex({
    dimensions: pictureDimensions,
    compared: appearanceDimensions,
    drawings,
    rows: drawings * 2,
  });
  const ours = new PictureIndex(columns, scoreRows);
  for (let drawing = 0; drawing < drawings; drawing++) ours.add(drawing, engine.vectorsOf(drawing));
  const plain = new PictureIndex(columns, createRowScorer(columns));
  const queries = listQueries(ours, drawings);
  const exact = time(plain, queries);
  const { ms, found } = time(ours, queries);
  const sameTen = found.filter((ten, place) => ten === exact.found[place]).length / queries.length;
  return {
    vectorCount: columns.rowCount[0]!,
    scans: [
      { name: "Iconarium", ms, sameTen },
      { name: "plain JavaScript, exact", ms: exact.ms, sameTen: 1 },
    ],
  };
}

/** What is found for each query, after some for warming up. */
function time(index: PictureIndex, queries: readonly Int8Array[]): { ms: number[]; found: string[] } {
  const ms: number[] = [];
  const found: string[] = [];
  for (const [place, query] of [...queries.slice(0, warmUps), ...queries].entries()) {
    const start = performance.now();
    const ten = list(index, query);
    if (place < warmUps) continue;
    ms.push(performance.now() - start);
    found.push(ten);
  }
  return { ms, found };
}

function list(index: PictureIndex, query: Int8Array): string {
  const { matches } = index.search({ vectors: [query], amount });
  return matches.map(({ drawing }) => drawing).join(" ");
}

function listQueries(index: PictureIndex, drawings: number): Int8Array[] {
  const random = createRandom(1);
  return Array.from({ length: queryCount }, () => {
    let [vector] = index.vectorsOf(Math.floor(random() * drawings));
    while (!vector) [vector] = index.vectorsOf(Math.floor(random() * drawings));
    return vector.map((value) => Math.max(-127, Math.min(127, value + Math.round((random() - 0.5) * grain))));
  });
}
