import { parentPort, workerData } from "node:worker_threads";
import { createClassifier } from "../../../core/catalogue/classify.ts";
import { createConceptReader, type ConceptNames } from "../../../core/catalogue/concept.ts";
import type { Look } from "../../../core/svg/shapes/describe-look.ts";
import type { BoxRepair, CuratedCategory, CuratedSet } from "./curated.ts";
import { compileSet, type CompiledSet } from "./compile-set.server.ts";
import { createDrawingViewer } from "../../../platform/workers/see-drawings.server.ts";
import type { SetReference } from "../sources/source.ts";
import { readSet } from "../sources/sources.server.ts";

/** What a worker is started with. */
export interface SetWorkerData {
  styles: readonly ({ apiCode: string; size: number } & Look)[];
  categories: readonly CuratedCategory[];
  salts: ReadonlyMap<string, string>;
  boxRepairs: ReadonlyMap<string, BoxRepair>;
  conceptNames: ConceptNames;
}

export interface SetJob {
  reference: SetReference;
  curated: CuratedSet;
  arrivals: ReadonlyMap<string, number>;
}

export type SetAnswer = { set: CompiledSet } | { fault: string };

const { styles, categories, salts, boxRepairs, conceptNames } = workerData as SetWorkerData;
const context = {
  styleIndex: new Map(styles.map(({ apiCode }, index) => [apiCode, index])),
  styleSize: new Map(styles.map(({ apiCode, size }) => [apiCode, size])),
  styleLook: new Map(styles.map((style) => [style.apiCode, style])),
  categoryIndex: new Map(categories.map(({ apiCode }, index) => [apiCode, index])),
  classifier: createClassifier(categories),
  readConcept: createConceptReader(conceptNames),
  salts,
  boxRepairs,
  seeDrawings: createDrawingViewer().see,
};

parentPort?.on("message", (job: SetJob) => void compile(job));

async function compile({ reference, curated, arrivals }: SetJob): Promise<void> {
  try {
    const set = await compileSet(readSet(reference), { ...context, curated, arrivals });
    post({ set }, [set.drawings.packed.buffer as ArrayBuffer]);
  } catch (error) {
    post(
      { fault: `${reference.prefix}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` },
      [],
    );
  }
}

function post(answer: SetAnswer, transfer: ArrayBuffer[]): void {
  parentPort?.postMessage(answer, transfer);
}
