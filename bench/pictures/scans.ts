import { pictureDimensions } from "../../src/core/pictures/describe-picture.ts";
import { createRowScorer, PictureIndex } from "../../src/core/pictures/picture-index.ts";
import type { PictureEngine } from "../../src/features/picture-search/picture-engine.server.ts";
import { createSharedPictureIndex } from "../../src/features/picture-search/row-scorer.server.ts";
import { createRandom } from "../random.ts";

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
const warmUps = 20;
const amount = 10;
const grain = 6;

/** The scan of the site beside plain ones, over all vectors of an index; the queries are vectors of drawings that are a little off. */
export function measureScans(engine: Pick<PictureEngine, "vectorsOf">, drawings: number): Scans {
  const { columns, scoreRows } = createSharedPictureIndex({
    dimensions: pictureDimensions,
    drawings,
    rows: drawings * 2,
  });
  const ours = new PictureIndex(columns, scoreRows);
  for (let drawing = 0; drawing < drawings; drawing++) ours.add(drawing, engine.vectorsOf(drawing));
  const plain = new PictureIndex(columns, createRowScorer(columns));
  const queries = listQueries(ours, drawings);
  const exact = queries.map((query) => list(plain, query));
  const time = (name: string, index: PictureIndex): Scan => {
    for (const query of queries.slice(0, warmUps)) list(index, query);
    let same = 0;
    const ms = queries.map((query, place) => {
      const start = performance.now();
      const found = list(index, query);
      const taken = performance.now() - start;
      if (found === exact[place]) same++;
      return taken;
    });
    return { name, ms, sameTen: same / queries.length };
  };
  return {
    vectorCount: columns.rowCount[0]!,
    scans: [time("Iconarium", ours), time("plain JavaScript, exact", plain)],
  };
}

function list(index: PictureIndex, query: Int8Array): string {
  const matches = index.search({ vectors: [query], amount });
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
