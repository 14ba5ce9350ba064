import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.ts";
import { compareViews } from "../../core/pictures/compare-views.ts";
import { appearanceDimensions, pictureDimensions, sameLikeness } from "../../core/pictures/describe-picture.ts";
import { innerProduct } from "../../core/pictures/inner-product.ts";
import type { PictureMatch, PictureMatches } from "../../core/pictures/picture-index.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import type { Log } from "../../platform/log.server.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import type { PictureDecoder } from "../../platform/workers/picture-decoder.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import { createAddedVectors, listAddedDrawings } from "./index/added-vectors.server.ts";
import type { DrawingDescriber, PictureSearch } from "./contract.ts";
import type { DescribedPicture } from "./describe/describe-query.ts";
import { describeSubject, findListedDrawing, rankSimilar, type Subject } from "./find-similar.ts";
import { startPictureEngine, type PictureEngine } from "./index/picture-engine.server.ts";
import type { PictureThreadData } from "./index/picture-thread.server.ts";
import { listExamples, type ExampleSearch } from "./list-examples.ts";
import { placeOwnDrawings } from "./index/place-own-drawings.server.ts";
import { createConceptReader, matchesForConcepts, spreadConcepts } from "./spread-concepts.ts";
import { accepted, selectDrawings, type DrawingSelection } from "./index/select-drawings.ts";

export interface PictureSearchDependencies {
  catalogue: CatalogueHost;
  search: ExampleSearch;
  describer: PictureDecoder<DescribedPicture>;
  log: Log;
  /** How drawings are described and where that is kept; undefined where pictures are not searched by. */
  indexing:
    | (Pick<PictureThreadData, "vectorFolder" | "script" | "workers"> & {
        /** Looks at what was put into the snapshot. */
        addedBy: DrawingDescriber;
      })
    | undefined;
}

const similarAmount = 200;
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
  const added = indexing && createAddedVectors({ describer: indexing.addedBy, folder: indexing.vectorFolder, log });

  /** Drawings keep their places while icons are published and taken down, and those of a newer snapshot are looked at anew. */
  function open(opened: OpenCatalogue) {
    const { compiled, folder } = opened;
    selections.clear();
    added?.follow(opened);
    if (!indexing || indexed === compiled) return;
    indexed = compiled;
    void engine?.close();
    const { vectorFolder, script, workers } = indexing;
    const keys = compiled.drawingKeys().slice(0, compiled.distinctCount);
    engine = startPictureEngine({ vectorFolder, script, workers, folder, keys }, log);
  }

  const stopListening = host.onSwap(open);
  try {
    open(host.current());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }

  function requireEngine(): PictureEngine {
    if (!engine) {
      throw new AppError("not_found", "Image search is turned off on this site. Search by text instead.");
    }
    if (engine.done === 0) throw new AppError("unavailable", "Image search is getting ready. Try again in a minute.");
    return engine;
  }

  function select(opened: OpenCatalogue, filters: SearchFilters = {}): DrawingSelection {
    const key = JSON.stringify(filters);
    const selection = selections.get(key) ?? selectDrawings(opened, filters);
    selections.set(key, selection);
    return selection;
  }

  /** Tells the views of drawings, none of those that are not known. Those of another catalogue may take their places later. */
  function createViewReader({ catalogue, compiled }: OpenCatalogue): (drawing: number) => readonly Int8Array[] {
    const asked = indexed === compiled ? engine : undefined;
    const keys = catalogue.drawingKeys();
    return (drawing) =>
      (drawing < compiled.distinctCount ? asked?.vectorsOf(drawing) : added?.vectorsOf(keys[drawing]!)) ?? [];
  }

  /** How alike a drawing looks, 1 for the same; undefined where that is not known. */
  function createLikeness(opened: OpenCatalogue, drawing: number): (other: number) => number | undefined {
    const viewsOf = createViewReader(opened);
    const own = viewsOf(drawing);
    return (other) => {
      const views = viewsOf(other);
      if (own.length > 0 && views.length > 0) return compareViews(own, views) / sameLikeness;
      return undefined;
    };
  }

  /** The likest of all drawings, whether the snapshot was compiled with them or they were added. */
  async function findLikest(
    opened: OpenCatalogue,
    query: { vectors: readonly Int8Array[]; selection: DrawingSelection; amount: number },
  ): Promise<PictureMatches> {
    const { vectors, selection, amount } = query;
    const found = await requireEngine().search({ vectors, accepts: selection.accepts, amount });
    const viewsOf = createViewReader(opened);
    const others = await mapInSlices(listAddedDrawings(opened), (drawing) =>
      measure(drawing, vectors, viewsOf(drawing)),
    );
    const likest = others.filter((match) => match !== undefined);
    const join = (matches: readonly PictureMatch[], more: readonly PictureMatch[]) =>
      [...matches, ...more].toSorted((left, right) => right.score - left.score).slice(0, amount);
    return {
      matches: join(
        found.matches,
        likest.filter(({ drawing }) => accepted(selection, drawing)),
      ),
      likest: join(found.likest, likest),
    };
  }

  /** None as long as they are not known. */
  async function findSimilarDrawings(opened: OpenCatalogue, { drawing, selection }: Subject): Promise<number[]> {
    const vectors = createViewReader(opened)(drawing);
    if (vectors.length === 0 || !engine?.done) return [];
    const { matches } = await findLikest(opened, { vectors, selection, amount: similarAmount });
    return matches.map((match) => match.drawing);
  }

  return {
    listExamples: () => listExamples(deps.search),
    progress: () => ({
      done: engine?.done ?? 0,
      total: indexing ? host.current().compiled.distinctCount : 0,
      isReady: !indexing || (engine?.isReady === true && added?.isReady === true),
    }),
    vectorsVersion: indexing?.addedBy.version,
    async describe({ type, bytes }) {
      return (await describer.decode(bytes, { type })).vectors;
    },
    async search({ type, bytes }, { box, filters, amount, listOwn }) {
      requireEngine();
      const described = await describer.decode(bytes, { type, box });
      const { vectors, version } = described;
      const isFiltered = Object.keys(filters ?? {}).length > 0;
      const own = isFiltered || !listOwn ? [] : await listOwn(version);
      const opened = host.current();
      const selection = select(opened, filters);
      const found = await findLikest(opened, { vectors, selection, amount: Math.max(amount, matchesForConcepts) });
      const shown = spreadConcepts(found, createConceptReader(opened)).slice(0, amount);
      const icons = shown.map(({ drawing }) => opened.catalogue.icon(selection.iconOf(drawing)));
      const searchedBy = box ?? described.box;
      const scores = found.matches.map(({ score }) => score);
      const placed = await placeOwnDrawings(own, { vectors, scores, amount });
      return { icons, own: placed, ...(searchedBy ? { box: searchedBy } : {}) };
    },
    async findSimilar(id, { styles, amount }) {
      const opened = host.current();
      const ordinal = opened.catalogue.findById(id);
      if (ordinal === undefined) throw new AppError("not_found", "Icon not found.", { field: "id" });
      const subject = describeSubject(opened, ordinal, styles);
      const likenessTo = createLikeness(opened, subject.drawing);
      const similarDrawings = await findSimilarDrawings(opened, subject);
      const similar = rankSimilar(opened, subject, { similarDrawings, likenessTo, amount });
      return similar.map((one) => opened.catalogue.icon(one));
    },
    orderBySimilarity(ordinal, ordinals) {
      const opened = host.current();
      const { catalogue } = opened;
      const likenessTo = createLikeness(opened, findListedDrawing(catalogue, ordinal));
      const likeness = new Map(ordinals.map((one) => [one, likenessTo(catalogue.originalOf(one)) ?? 0]));
      return ordinals.toSorted((left, right) => likeness.get(right)! - likeness.get(left)!);
    },
    async findLikest(ordinals, { style }) {
      const opened = host.current();
      const { catalogue, index } = opened;
      if (!engine || ordinals.length === 0) return new Map();
      const viewsOf = createViewReader(opened);
      const found = index.search({ term: "", filters: { style: [style] }, amount: catalogue.listedCount });
      const members = await mapInSlices(found.ordinals, (icon) => ({
        icon,
        views: viewsOf(catalogue.originalOf(icon)),
      }));
      const likest = await mapInSlices(ordinals, (ordinal): [number, number[]] => {
        const own = viewsOf(findListedDrawing(catalogue, ordinal));
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
      added?.close();
      await engine?.close();
    },
  };
}

/** How like an added drawing is, as `PictureIndex` measures it; undefined where its views are not known. */
function measure(
  drawing: number,
  vectors: readonly Int8Array[],
  views: readonly Int8Array[],
): PictureMatch | undefined {
  if (vectors.length === 0 || views.length === 0) return undefined;
  const kin = vectors.flatMap((one) =>
    views.map((view) => innerProduct(one, view, appearanceDimensions, pictureDimensions)),
  );
  return { drawing, score: compareViews(vectors, views), kinship: Math.max(...kin) };
}
