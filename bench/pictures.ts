import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createProgress } from "../scripts/setup/progress.mjs";
import type { OpenCatalogue } from "../src/features/catalogue/contract.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { describeQuery } from "../src/features/picture-search/describe/describe-query.ts";
import { openDescriber } from "../src/features/picture-search/describe/open-describer.server.ts";
import { type PictureEngine, startPictureEngine } from "../src/features/picture-search/index/picture-engine.server.ts";
import {
  createConceptReader,
  matchesForConcepts,
  spreadConcepts,
} from "../src/features/picture-search/spread-concepts.ts";
import { leastPictureLikeness } from "../src/features/requests/attachments/file-previews.server.ts";
import type { Raster } from "../src/core/pictures/raster.ts";
import { createLog } from "../src/platform/log.server.ts";
import { createPictureDecoder } from "../src/platform/workers/picture-decoder.server.ts";
import { createCommonConceptTest, measureConcepts } from "./pictures/concepts.ts";
import { measureScreenshots, measureSketches } from "./pictures/judged-pictures.ts";
import { findByHashes } from "./pictures/perceptual-hashes.ts";
import { measurePairs } from "./pictures/pairs.ts";
import {
  printConcepts,
  printJudged,
  printPairs,
  printPeers,
  printRecall,
  printScans,
  printTimes,
} from "./pictures/format.ts";
import { measureRecall, renderIcon, sampleDrawings } from "./pictures/recall.ts";
import { measureScans } from "./pictures/scans.ts";
import { measureTimes } from "./pictures/times.ts";

/**
 * `npm run bench pictures [-- --sample 1000]`: how well icons are found by pictures, with the index that the site uses, of the
 * whole catalogue; it is made first where it is not there. `pictures/README.md` tells what is measured and how.
 */

const root = resolve(import.meta.dirname, "..");
const dataDir = join(root, ".data");
const seed = 20_261_121;
const pairLikenesses = [0.4, 0.5, leastPictureLikeness, 0.7, 0.8];
const shown = 10;
const progressMs = 1_000;
const peerDrawings = 10_000;
const peerSample = 100;

interface SearchOptions {
  /** Only those, one bit each. */
  accepts?: Uint32Array;
  /** As if there were no others. */
  isAll?: boolean;
}

type Search = (picture: Raster, isCut: boolean, options?: SearchOptions) => Promise<number[]>;

async function benchPictures(amount: number): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const { distinctCount } = opened.catalogue;
  const engine = startPictureEngine(
    {
      folder,
      keys: opened.catalogue.drawingKeys().slice(0, distinctCount),
      vectorFolder: join(dataDir, "pictures"),
      script: join(root, "src/server/describe-drawings.ts"),
      workers: availableParallelism(),
    },
    createLog("error"),
  );
  const decoder = createPictureDecoder();
  const describer = openDescriber();
  try {
    await waitForIndex(engine, distinctCount);
    const readConcept = createConceptReader(opened);
    const search: Search = async (picture, isCut, { accepts, isAll } = {}) => {
      const { vectors } = describeQuery(describer, { raster: picture, isCut });
      const found = await engine.search({ vectors, accepts, amount: matchesForConcepts });
      return spreadConcepts(isAll ? { ...found, likest: found.matches } : found, readConcept)
        .slice(0, shown)
        .map(({ drawing }) => drawing);
    };
    const sample = sampleDrawings(opened, { amount, seed });
    printRecall(await measureRecall(opened, (picture) => search(picture, false), sample));
    await comparePeers(opened, search, amount);
    const common = sampleDrawings(opened, { amount, seed, accepts: createCommonConceptTest(opened) });
    printPairs(await measurePairs(opened, describer, { ordinals: common, likenesses: pairLikenesses }));
    printConcepts(await measureConcepts(opened, (picture, options) => search(picture, false, options), common));
    printJudged([...(await measureSketches(opened, search)), ...(await measureScreenshots(opened, search, decoder))]);
    printScans(measureScans(engine, distinctCount));
  } finally {
    decoder.close();
    await engine.close();
  }
  printTimes(await measureTimes(opened));
  opened.close();
}

/** Among fewer drawings, which the others take long enough to describe. */
async function comparePeers(opened: OpenCatalogue, search: Search, amount: number): Promise<void> {
  const drawings = sampleDrawings(opened, { amount: peerDrawings, seed });
  const accepts = new Uint32Array(Math.ceil(opened.catalogue.distinctCount / 32));
  for (const drawing of drawings) accepts[drawing >>> 5]! |= 1 << (drawing & 31);
  const sample = drawings.slice(0, Math.min(amount, peerSample));
  const findByHash = await findByHashes(drawings, (drawing) => renderIcon(opened, drawing));
  printPeers(drawings.length, {
    Iconarium: await measureRecall(opened, (picture) => search(picture, false, { accepts, isAll: true }), sample),
    "sharp-phash": await measureRecall(opened, findByHash, sample),
  });
}

async function waitForIndex(engine: PictureEngine, total: number): Promise<void> {
  if (engine.isReady) return;
  const progress = createProgress("Computing vectors");
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      progress.update({ phase: "describe", done: engine.done, total });
      if (!engine.isReady) return;
      clearInterval(timer);
      done();
    }, progressMs);
  });
  progress.finish("done");
}

if (import.meta.main) {
  const { sample } = parseArgs({ options: { sample: { type: "string", default: "1000" } } }).values;
  await benchPictures(Number(sample));
}
