import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.ts";
import { sameLikeness } from "../../core/pictures/describe-picture.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import type { Log } from "../../platform/log.server.ts";
import { workInSlices } from "../../platform/workers/work-in-slices.server.ts";
import type { PictureDecoder } from "../../platform/workers/picture-decoder.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import { compareViews } from "./compare-views.ts";
import type { PictureSearch } from "./contract.ts";
import type { DescribedPicture } from "./describe-query.ts";
import { describeSubject, findListedDrawing, rankSimilar, type Subject } from "./find-similar.ts";
import { startPictureEngine, type PictureEngine } from "./picture-engine.server.ts";
import type { PictureThreadData } from "./picture-thread.server.ts";
import { placeOwnDrawings } from "./place-own-drawings.server.ts";
import { createConceptReader, matchesForConcepts, spreadConcepts } from "./spread-concepts.ts";
import { selectDrawings, type DrawingSelection } from "./select-drawings.ts";

export interface PictureSearchDependencies {
  catalogue: CatalogueHost;
  describer: PictureDecoder<DescribedPicture>;
  log: Log;
  /** How drawings are described and where that is kept; undefined where pictures are not searched by. */
  indexing: Pick<PictureThreadData, "vectorFolder" | "script" | "workers"> | undefined;
}

const lookAlikeAmount = 200;
const likestAmount = 6;
/** What is less alike than this looks different. */
const leastLikeness = 0.85;
/** People try one picture after the other with the same filters. */
const rememberedSelections = 30;

/** Indexes the drawings of the snapshot that is served in the background and searches among them meanwhile. */
export function createPictureSearch(deps: PictureSearchDependencies): PictureSearch & { close(): Promise<void> } {
  const { catalogue: host, describer, log, indexing } = deps;
  const selections = new LRUCache<string, DrawingSelection>({ max: rememberedSelections });
  let engine: PictureEngine | undefined;
  let indexed: OpenCatalogue["compiled"] | undefined;

  /** Drawings keep their places while icons are published and taken down, and those of a newer snapshot are looked at anew. */
  function open({ compiled, folder }: OpenCatalogue) {
    selections.clear();
    if (indexed === compiled) return;
    indexed = compiled;
    void engine?.close();
    const keys = compiled.drawingKeys().slice(0, compiled.distinctCount);
    engine = indexing && startPictureEngine({ ...indexing, folder, keys }, log);
  }

  const stopListening = host.onSwap(open);
  try {
    open(host.current());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }

  function requireEngine(): PictureEngine {
    if (!engine) {
      throw new AppError("unavailable", "This server does not search by picture. Search by words instead.");
    }
    if (engine.done === 0) throw new AppError("unavailable", "The icons are being looked at. Try again in a minute.");
    return engine;
  }

  function select(opened: OpenCatalogue, filters: SearchFilters = {}): DrawingSelection {
    const key = JSON.stringify(filters);
    const selection = selections.get(key) ?? selectDrawings(opened, filters);
    selections.set(key, selection);
    return selection;
  }

  /** How alike a drawing looks, 1 for the same; undefined where that is not known. */
  function createLikeness(drawing: number): (other: number) => number | undefined {
    // Those of another catalogue may take the place of these drawings.
    const asked = engine;
    const own = asked?.vectorsOf(drawing) ?? [];
    return (other) => {
      const views = asked?.vectorsOf(other) ?? [];
      if (own.length > 0 && views.length > 0) return compareViews(own, views) / sameLikeness;
      return undefined;
    };
  }

  /** None as long as they are not known. */
  async function findLookAlikes({ drawing, selection: { accepts } }: Subject): Promise<number[]> {
    if (!engine || engine.vectorsOf(drawing).length === 0) return [];
    const { matches } = await engine.search({ by: { drawing }, accepts, amount: lookAlikeAmount });
    return matches.map((match) => match.drawing);
  }

  return {
    progress: () => ({
      done: engine?.done ?? 0,
      total: indexing ? host.current().compiled.distinctCount : 0,
      isReady: indexing ? engine?.isReady === true : true,
    }),
    async search({ type, bytes }, { box, filters, amount, listOwn }) {
      requireEngine();
      const described = await describer.decode(bytes, { type, box });
      const { vectors, version } = described;
      const isFiltered = Object.keys(filters ?? {}).length > 0;
      const own = isFiltered || !listOwn ? [] : await listOwn(version);
      const opened = host.current();
      const { accepts, iconOf } = select(opened, filters);
      const found = await requireEngine().search({
        by: { vectors },
        accepts,
        amount: Math.max(amount, matchesForConcepts),
      });
      const shown = spreadConcepts(found, createConceptReader(opened)).slice(0, amount);
      const icons = shown.map(({ drawing }) => opened.catalogue.icon(iconOf(drawing)));
      const searchedBy = box ?? described.box;
      const scores = found.matches.map(({ score }) => score);
      const placed = await placeOwnDrawings(own, { vectors, scores, amount });
      return { icons, own: placed, ...(searchedBy ? { box: searchedBy } : {}) };
    },
    async findSimilar(id, { styles, amount }) {
      const opened = host.current();
      const ordinal = opened.catalogue.findById(id);
      if (ordinal === undefined) throw new AppError("not_found", "There is no icon with this id.", { field: "id" });
      const subject = describeSubject(opened, ordinal, styles);
      const likenessTo = createLikeness(subject.drawing);
      const lookAlikes = await findLookAlikes(subject);
      const similar = rankSimilar(opened, subject, { lookAlikes, likenessTo, amount });
      return similar.map((one) => opened.catalogue.icon(one));
    },
    orderByLook(ordinal, ordinals) {
      const { catalogue } = host.current();
      const likenessTo = createLikeness(findListedDrawing(catalogue, ordinal));
      const likeness = new Map(ordinals.map((one) => [one, likenessTo(catalogue.originalOf(one)) ?? 0]));
      return ordinals.toSorted((left, right) => likeness.get(right)! - likeness.get(left)!);
    },
    async findLikest(ordinals, { style }) {
      const { catalogue, index } = host.current();
      const asked = engine;
      if (!asked || ordinals.length === 0) return new Map();
      const found = index.search({ term: "", filters: { style: [style] }, amount: catalogue.listedCount });
      const members = await workInSlices(found.ordinals, (icon) => ({
        icon,
        views: asked.vectorsOf(catalogue.originalOf(icon)),
      }));
      const likest = await workInSlices(ordinals, (ordinal): [number, number[]] => {
        const own = asked.vectorsOf(findListedDrawing(catalogue, ordinal));
        const alike = members
          .map(({ icon, views }) => ({ icon, likeness: compareViews(own, views) / sameLikeness }))
          .filter(({ likeness }) => likeness >= leastLikeness)
          .toSorted((left, right) => right.likeness - left.likeness);
        return [ordinal, alike.slice(0, likestAmount).map(({ icon }) => icon)];
      });
      return new Map(likest.filter(([, icons]) => icons.length > 0));
    },
    async close() {
      stopListening();
      await engine?.close();
    },
  };
}
