import type { SearchFilters } from "../../../core/search/search.ts";
import { isOneWord, toFilters } from "../../../core/search/filter/look-filters.ts";
import type { HybridRequest, HybridResult, HybridSearch, MeaningSearch, SearchService } from "../contract.ts";

/** A search that finds fewer icons than this is topped up. */
const enoughIcons = 20;
/** So many icons are added then. */
const mostAdded = 40;
/** Words of a term of which each in turn is left out. */
const mostWords = 6;

/**
 * Text and AI search as one list: what has all the words, and after that, where this is little, what has some of the words or
 * means the same. Terms whose words no icon has together, as phrases do, are searched for by what they mean.
 */
export function createHybridSearch({
  search,
  meaning,
}: {
  search: Pick<SearchService, "find" | "findsAll" | "findLanguage" | "correctTerm" | "group" | "describeGroups">;
  meaning: MeaningSearch;
}): HybridSearch {
  /** Whether no icon at all has all the words: filters don’t decide it, so counts of their options add up. */
  const isPhrase = ({ term, language, isLiteral = false }: Pick<HybridRequest, "term" | "language" | "isLiteral">) =>
    !isLiteral && term.trim() !== "" && !search.findsAll(term, language);

  /** What has some of the words and what means the same, without what has been found. */
  async function listAdded(request: HybridRequest, filters: SearchFilters, found: readonly number[]) {
    const { term, language } = request;
    const shorter = await Promise.all(
      listShorter(term).map((each) => search.find({ term: each, language, filters, amount: enoughIcons })),
    );
    const partial = shorter.flatMap(({ ordinals, isRelaxed }) => (isRelaxed ? [] : [[...ordinals]]));
    const amount = mostAdded + found.length;
    const near = await meaning.search(term, {
      locale: search.findLanguage(term, language),
      filters,
      offset: 0,
      amount,
    });
    const known = new Set(found);
    const added = [...takeTurns(partial), ...near.ordinals].filter((ordinal) => !known.has(ordinal));
    return [...new Set(added)].slice(0, mostAdded);
  }

  async function searchTyped(request: HybridRequest): Promise<HybridResult> {
    const { term, language, offset, amount, isLiteral, isToppedUp = false } = request;
    const { filters, sort, shownIn, pinned, facets } = request;
    const found = await search.find(request);
    const { total, read } = found;
    const plain = {
      ordinals: [...found.ordinals],
      total,
      addedCount: 0,
      isNear: false,
      ...(read && { read }),
      ...(found.facets && { facets: found.facets }),
    };
    if (isLiteral || term.trim() === "" || (total >= enoughIcons && !found.isRelaxed)) return plain;
    if (found.isRelaxed || (total === 0 && isPhrase(request))) {
      const locale = search.findLanguage(term, language);
      const near = await meaning.search(term, { locale, filters, sort, shownIn, offset, amount, pinned, facets });
      return { ...near, addedCount: 0, isNear: true };
    }
    if (!isToppedUp || offset + amount <= total) return plain;
    const own = total === 0 ? [] : [...(await search.find({ ...request, offset: 0, amount: total })).ordinals];
    const added = await listAdded(request, { ...toFilters(read ?? {}), ...filters }, own);
    const first = Math.max(0, offset - total);
    const shown = added.slice(first, first + amount - plain.ordinals.length);
    return { ...plain, ordinals: [...plain.ordinals, ...shown], addedCount: shown.length };
  }

  return {
    search: searchTyped,
    async searchCorrected(request) {
      const asTyped = await searchTyped(request);
      const isFound = hasAllWords(asTyped) || request.isLiteral === true;
      const corrected = isFound ? undefined : search.correctTerm(request.term, request.language);
      if (corrected === undefined) return { found: asTyped, asTyped };
      const found = await searchTyped({ ...request, term: corrected });
      return hasAllWords(found) ? { found, asTyped, corrected } : { found: asTyped, asTyped };
    },
    async group({ language, filters, ...request }) {
      if (!isPhrase({ ...request, language })) return search.group({ ...request, language, filters });
      const locale = search.findLanguage(request.term, language);
      const groups = await meaning.group(request.term, { locale, filters, ...request });
      return search.describeGroups(groups, request.groupBy);
    },
  };
}

const hasAllWords = ({ total, isNear }: HybridResult) => total > 0 && !isNear;

/** How many icons answer a search: a word that no icon has is asked in vain, whatever comes near it; a phrase is not. */
export const countAnswers = ({ total, isNear }: Pick<HybridResult, "total" | "isNear">, term: string): number =>
  isNear && isOneWord(term) ? 0 : total;

/** A term without each of its words in turn. */
function listShorter(term: string): string[] {
  const words = term.trim().split(/\s+/);
  if (isOneWord(term) || words.length < 2 || words.length > mostWords) return [];
  return words.map((_, left) => words.filter((_word, place) => place !== left).join(" "));
}

/** The first of each list, then the second of each. */
function takeTurns(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
