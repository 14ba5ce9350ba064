import { AppError } from "../../../core/errors.ts";
import type { ChosenConcepts } from "../../../core/meaning/choose-concepts.ts";
import type { Meaning } from "../../../core/meaning/meaning.ts";
import type { EmbeddingsEndpoint } from "../../../platform/embeddings/embeddings-endpoint.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../../catalogue/contract.ts";
import type { MeaningRequest, MeaningSearch } from "../contract.ts";
import { describeByEndpoint, type EndpointConcepts } from "./endpoint-concepts.server.ts";

/** So many concepts that have all the words of a phrase stand before those that are near it, the others behind them. */
const literalConcepts = 3;
/** Icons looked at for them: all of them are found, whatever the filters, so that counts of filters add up. */
const literalIcons = 1000;
/** Of so many concepts the first ones are chosen. */
const comparedConcepts = 12;
/** Icons that have only some of the words, which come last. */
const partialIcons = 240;
const retryMs = 5 * 60_000;
/** A question that failed took its time. */
const restMs = 30_000;

export interface MeaningDependencies {
  catalogue: CatalogueHost;
  log: Log;
  /** A model to ask instead of the one that comes with the catalogue, which still answers where that fails. */
  endpoint?: EmbeddingsEndpoint | undefined;
  /** Where the vectors of concepts that the endpoint made are kept. */
  folder: string;
}

/** A search by meaning that may be closed. */
export interface OpenMeaningSearch extends MeaningSearch {
  /** Resolves when the concepts of the current catalogue are described by the endpoint, or cannot be. */
  settled(): Promise<void>;
  close(): void;
}

/** Searches the current catalogue by meaning. */
export function createMeaningSearch(dependencies: MeaningDependencies): OpenMeaningSearch {
  const { catalogue: host } = dependencies;
  const remote = createRemoteMeaning(dependencies);

  /** What a phrase may mean, the most likely first: ordinals of icons, whose texts are found. */
  async function listConcepts(phrase: string, { locale, filters }: Pick<MeaningRequest, "locale" | "filters">) {
    const asked = await remote.find(phrase, host.current().meaning);
    // Another catalogue may have come meanwhile.
    const opened = host.current();
    const found = asked ?? opened.meaning.find(phrase, locale);
    const listIcons = (names: readonly string[]) => names.map((concept) => opened.catalogue.listByConcept(concept));
    const [first, others] = await listLiteral(phrase, { locale, filters, near: found.near }, opened);
    return {
      engine: opened.engine,
      concepts: [...first, ...listIcons(found.near), ...others],
      further: listIcons(found.further),
    };
  }

  return {
    async search(phrase, { locale, filters, ...page }) {
      if (phrase.trim() === "") return { ordinals: [], total: 0 };
      const { engine, ...concepts } = await listConcepts(phrase, { locale, filters });
      const { ordinals, total, facets } = await engine.mix({ ...concepts, filters, ...page });
      return { ordinals: [...ordinals], total, ...(facets && { facets }) };
    },
    async group(phrase, { locale, filters, ...grouping }) {
      if (phrase.trim() === "") return [];
      const { engine, ...concepts } = await listConcepts(phrase, { locale, filters });
      return engine.mixGroups({ ...concepts, filters, ...grouping });
    },
    settled: () => remote.settled(),
    close: () => remote.close(),
  };
}

const wrap = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => [ordinal]);

/**
 * What has all the words, or else some of them: the best icons of the first concepts that pass the filters, and all others.
 * Of concepts that are not called so but known by the words, those come first that mean it.
 */
async function listLiteral(
  term: string,
  { locale: language, filters, near }: Pick<MeaningRequest, "locale" | "filters"> & { near: readonly string[] },
  { catalogue, engine }: OpenCatalogue,
): Promise<[first: number[][], others: number[][]]> {
  // With drawings that repeat those of other styles: a filter by style brings them in.
  const everywhere = { style: catalogue.styles.map(({ apiCode }) => apiCode) };
  const query = { term, language, amount: literalIcons };
  const [all, passing] = await Promise.all([
    engine.search({ ...query, filters: everywhere }),
    engine.search({ ...query, filters }),
  ]);
  if (all.isRelaxed) return [[], wrap(all.ordinals.subarray(0, partialIcons))];
  const known = new Set(all.ordinals);
  const best = new Map<string, number>();
  for (const ordinal of passing.ordinals) {
    const name = catalogue.icon(ordinal).commonName;
    if (known.has(ordinal) && !best.has(name)) best.set(name, ordinal);
    if (best.size === comparedConcepts) break;
  }
  const name = term.trim().toLowerCase().replaceAll(/\s+/g, "-");
  const places = new Map([name, ...near].map((each, place) => [each, place] as const).toReversed());
  const placeOf = (each: string) => places.get(each) ?? near.length + 1;
  const first = [...best].toSorted(([left], [right]) => placeOf(left) - placeOf(right)).slice(0, literalConcepts);
  return [wrap(first.map(([, ordinal]) => ordinal)), wrap(all.ordinals)];
}

/** Asks the endpoint, as soon as it has described all concepts; each kind of failure is logged once, until it works again. */
function createRemoteMeaning({ catalogue: host, endpoint, folder, log }: MeaningDependencies) {
  let described: ({ meaning: Meaning } & EndpointConcepts) | undefined;
  let isFailing = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  function note(error: unknown): void {
    if (!isFailing && !isClosed) log.warn({ err: error }, "AI search continues without the embeddings endpoint");
    isFailing = true;
  }

  async function describe(meaning: Meaning): Promise<void> {
    // Of catalogues that came one after the other only the last one counts.
    if (!endpoint || isClosed || host.current().meaning !== meaning || described?.meaning === meaning) return;
    try {
      described = { meaning, ...(await describeByEndpoint(meaning, endpoint, folder)) };
      isFailing = false;
    } catch (error) {
      note(error);
      if (!isClosed) retry = setTimeout(() => begin(meaning), retryMs).unref();
    }
  }

  function begin(meaning: Meaning): void {
    clearTimeout(retry);
    work = work.then(() => describe(meaning));
  }

  const stopListening = endpoint ? host.onSwap(({ meaning }) => begin(meaning)) : undefined;
  if (endpoint) {
    try {
      begin(host.current().meaning);
    } catch {
      // There is no catalogue yet; its coming is told.
    }
  }

  return {
    /** Undefined where the endpoint cannot tell. */
    async find(phrase: string, meaning: Meaning): Promise<ChosenConcepts<string> | undefined> {
      if (!endpoint || rest || described?.meaning !== meaning) return undefined;
      const { nearest, dimensions } = described;
      try {
        const [vector] = await endpoint.embed([phrase]);
        if (vector!.length !== dimensions) {
          throw new AppError("unavailable", "The vectors of phrases and concepts have different lengths.");
        }
        const concepts = meaning.chooseNearest(nearest, vector!);
        isFailing = false;
        return concepts;
      } catch (error) {
        note(error);
        rest ??= setTimeout(() => (rest = undefined), restMs).unref();
        return undefined;
      }
    },
    settled: () => work,
    close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(rest);
      stopListening?.();
    },
  };
}
