import { AppError } from "../../../core/errors.ts";
import type { Meaning } from "../../../core/meaning/meaning.ts";
import type { EmbeddingsEndpoint } from "../../../platform/embeddings/embeddings-endpoint.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../../catalogue/contract.ts";
import type { MeaningRequest, MeaningSearch } from "../contract.ts";
import { describeByEndpoint, type EndpointConcepts } from "./endpoint-concepts.server.ts";

/** Concepts that have all the words of a phrase stand before those that are near it. */
const literalConcepts = 3;
/** Icons looked at for them. */
const literalIcons = 60;
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

  return {
    async search(phrase, { locale, ...page }) {
      if (phrase.trim() === "") return { ordinals: [], total: 0 };
      const asked = await remote.find(phrase, host.current().meaning);
      // Another catalogue may have come meanwhile.
      const opened = host.current();
      const concepts = asked ?? opened.meaning.find(phrase, locale);
      const near = concepts.flatMap((concept) => opened.catalogue.listByConcept(concept).slice(0, 1));
      const like = [...listLiteral(phrase, locale, opened), ...near];
      const { ordinals, total, facets } = opened.index.mix({ like, ...page });
      return { ordinals: [...ordinals], total, ...(facets && { facets }) };
    },
    settled: () => remote.settled(),
    close: () => remote.close(),
  };
}

/** The best icon of each of the first concepts that have all the words. */
function listLiteral(
  term: string,
  language: MeaningRequest["locale"],
  { catalogue, index }: OpenCatalogue,
): readonly number[] {
  const { ordinals, isRelaxed } = index.search({ term, language, amount: literalIcons });
  if (isRelaxed) return [];
  const best = new Map<string, number>();
  for (const ordinal of ordinals) {
    const { commonName } = catalogue.icon(ordinal);
    if (!best.has(commonName)) best.set(commonName, ordinal);
  }
  return [...best.values()].slice(0, literalConcepts);
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
    async find(phrase: string, meaning: Meaning): Promise<string[] | undefined> {
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
