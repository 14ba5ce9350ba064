import type { Columns } from "../../columns/columns.ts";
import { clampCount } from "../group/icon-selection.ts";
import type { SearchQuery, SearchResult } from "../search.ts";
import type { Vocabulary } from "../spelling/vocabulary.ts";

/** Icons that are kept of each answer: as many as a search returns that does not say how many. */
export const keptIcons = 60;

/** The names of the columns. */
export const answerColumns = ["answers.words", "answers.ends", "answers.icons", "answers.totals"] as const;

/** Answers to searches for one known English word or phrase and nothing else, compiled with the index. */
export class KeptAnswers {
  readonly #vocabulary: Vocabulary;
  /** For each word the number of its answer, 0 for none. */
  readonly #ofWord: Uint32Array;
  /** For each answer where its icons end; they begin where those of the one before end. */
  readonly #ends: Uint32Array;
  readonly #icons: Uint32Array;
  readonly #totals: Uint32Array;

  /** @param columns those of an index; it may be without answers */
  constructor(columns: Columns, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const read = (name: (typeof answerColumns)[number]) => (columns.has(name) ? columns.u32(name) : new Uint32Array());
    this.#ofWord = read("answers.words");
    this.#ends = read("answers.ends");
    this.#icons = read("answers.icons");
    this.#totals = read("answers.totals");
  }

  /** What a search finds; undefined where that is not kept, or something else than the word decides about it. */
  find(query: SearchQuery): SearchResult | undefined {
    const id = this.#vocabulary.find(query.term.toLowerCase());
    const answer = id === undefined ? 0 : (this.#ofWord[id] ?? 0);
    if (answer === 0 || !isPlainSearch(query)) return undefined;
    const offset = clampCount(query.offset, 0);
    const amount = clampCount(query.amount, keptIcons);
    if (offset + amount > keptIcons) return undefined;
    const start = this.#ends[answer - 1]! + offset;
    const end = Math.min(start + amount, this.#ends[answer]!);
    return { ordinals: this.#icons.slice(start, end), total: this.#totals[answer]!, isRelaxed: false };
  }
}

/** Whether nothing but the term says what is found, and in which order. */
function isPlainSearch({ language, isLiteral, filters, sort, preferred, pinned, facets }: SearchQuery): boolean {
  if ((language !== undefined && language !== "en") || isLiteral || facets) return false;
  if ((sort !== undefined && sort !== "relevance") || preferred?.size || pinned?.length) return false;
  for (const key in filters) if (filters[key as keyof typeof filters] !== undefined) return false;
  return true;
}
