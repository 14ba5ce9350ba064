import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { SearchGroup, SearchQuery, SearchResult } from "../../core/search/search.ts";
import { defaultLocale, type Locale, readLocale } from "../../i18n/locales.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import { createTranslator, type Messages } from "../../i18n/translator.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { hasOpening, searchWithOpening } from "./results/opening.server.ts";
import type { IconWords } from "./autocomplete/autocomplete-words.server.ts";
import type { Grouping, Presearch, SearchRow, SearchService } from "./contract.ts";
import { describeFacets } from "./filters/describe-facets.ts";
import { listQuerySuggestions } from "./related/query-suggestions.ts";
import type { SearchLearning } from "./query-log/learning.server.ts";
import type { TermLog } from "./query-log/query-log.server.ts";

const pageSize = 60;
/** Recorded terms looked at for each popular one: only names of icons are shown to others, not whatever was typed. */
const candidatesPerTerm = 20;
/** Recorded terms looked at for each unanswered one: some of them find something by now. */
const candidatesPerUnanswered = 3;
/** Related words looked at for each that is shown: not all of them have a name in every language. */
const candidatesPerRelated = 3;
/** A concept that this share of all styles has drawn is one that many people look for. */
const popularShare = 1 / 15;

/** Searches the current catalogue and remembers what was searched for. */
export function createSearchService({
  catalogue: host,
  terms,
  words,
  learning,
  metrics,
}: {
  catalogue: CatalogueHost;
  terms: Pick<TermLog, "record" | "popularTerms" | "unansweredTerms">;
  words: IconWords;
  learning: Pick<SearchLearning, "preferred">;
  metrics?: Pick<Metrics, "time"> | undefined;
}): SearchService {
  /** Ordinals of the icons that people take after a term, with their lifts; undefined for most terms. */
  function findPreferred(term: string, language: Locale = defaultLocale): ReadonlyMap<number, number> | undefined {
    const lifts = learning.preferred(term, language);
    if (!lifts) return undefined;
    const { catalogue } = host.current();
    return new Map(
      [...lifts].flatMap(([concept, lift]) =>
        catalogue.listByConcept(concept).map((ordinal) => [ordinal, lift] as const),
      ),
    );
  }

  function find(request: Omit<SearchQuery, "preferred"> & { language?: Locale | undefined }): Promise<SearchResult> {
    const { catalogue, engine } = host.current();
    const query = { ...request, preferred: findPreferred(request.term, request.language) };
    const search = () =>
      hasOpening(query) ? searchWithOpening(query, catalogue, (asked) => engine.search(asked)) : engine.search(query);
    return metrics ? metrics.time("search", search) : search();
  }

  /** Whether some icons have all the words. */
  function findsAll(term: string, language: Locale): boolean {
    const { total, isRelaxed } = host.current().index.search({ term, language, amount: 0 });
    return total > 0 && !isRelaxed;
  }

  function describeGroups(groups: readonly SearchGroup[], groupBy: Grouping["groupBy"]): SearchRow[] {
    const { catalogue } = host.current();
    return groups.map(({ code, total, ordinals }) => ({
      code,
      title: titleOf(catalogue, groupBy, code),
      total,
      icons: Array.from(ordinals, (ordinal) => catalogue.icon(ordinal)),
    }));
  }

  return {
    find,
    findsAll,
    async search({ offset = 0, amount = pageSize, explains = false, ...request }) {
      const { catalogue, index } = host.current();
      const { ordinals, total, isRelaxed, read, facets } = await find({ ...request, offset, amount });
      const icons = Array.from(ordinals, (ordinal) => catalogue.icon(ordinal));
      return {
        term: request.term,
        icons,
        total,
        isRelaxed,
        ...(read && { read }),
        offset,
        amount,
        ...(facets && { facets: describeFacets(facets, request.filters ?? {}) }),
        ...(explains && { reasons: index.explainHits(request, ordinals) }),
      };
    },
    async group(request) {
      const { engine } = host.current();
      const { groupBy, groups: _groups, amount: _amount, ...query } = request;
      const groups = await engine.group({ ...request, preferred: findPreferred(request.term, request.language) });
      if (groupBy === "category") return describeGroups(groups, groupBy);
      // Beside others, a style lists no icon that one of them has listed; by itself it has all of them.
      const counts = (await engine.search({ ...query, amount: 0, facets: true })).facets?.[groupBy];
      return describeGroups(
        groups.map((found) => Object.assign({}, found, { total: counts?.get(found.code) ?? found.total })),
        groupBy,
      );
    },
    describeGroups,
    presearch(term, locale): Presearch {
      const { catalogue, index } = host.current();
      const wanted = term.toLowerCase();
      const category = [locale, defaultLocale]
        .map((language) => readCategoryTitles(catalogue, language).get(wanted))
        .find((code) => code !== undefined);
      if (category !== undefined) return { success: true, type: "category", category };
      const concepts = [wanted, ...index.translate(wanted, locale)].map((word) => word.replaceAll(" ", "-"));
      if (concepts.some((concept) => isDrawnOften(catalogue, concept))) return { success: true, type: "popular" };
      return { success: false, type: "default" };
    },
    correctTerm: (term, locale) => host.current().index.correctTerm(term, locale),
    findLanguage: (term, locale) => readLocale(host.current().index.explain(term, locale)?.language ?? locale),
    suggestQueries(term, limit, locale) {
      const finds = (text: string) => findsAll(text, locale);
      const correct = (text: string) => host.current().index.correctTerm(text, locale);
      const complete = (beginning: string, most: number) =>
        words.listsFor(locale).flatMap((list) => list.complete(beginning, most).map(({ text }) => text));
      const findWord = (text: string) => words.findName(text, locale);
      return listQuerySuggestions(term, { finds, findWord, correct, complete }, limit);
    },
    relatedTerms(term, limit, locale = defaultLocale, style) {
      const { index, names } = host.current();
      const isThere = (word: string) =>
        !style ||
        index.search({ term: word, filters: { style: [style.apiCode] }, isLiteral: true, amount: 0 }).total > 0;
      if (locale === defaultLocale) {
        return index
          .relatedTerms(term, style ? limit * candidatesPerRelated : limit)
          .filter(isThere)
          .slice(0, limit);
      }
      const related = index.relatedTerms(term, limit * candidatesPerRelated, locale).filter(isThere);
      const named = new Set(related.flatMap((word) => names.nameWords(word, locale) ?? []));
      return [...named].filter((name) => name.toLowerCase() !== term.toLowerCase()).slice(0, limit);
    },
    record: (term, language, total) => terms.record(term, language, total),
    async popularTerms(limit, locale = defaultLocale) {
      const { catalogue } = host.current();
      const recorded = await terms.popularTerms(limit * candidatesPerTerm, locale).catch(() => []);
      const named = recorded.flatMap((term) => words.findName(term, locale) ?? []);
      const bestKnown = listBestKnown(catalogue, limit).map((concept) => words.nameOf(concept, locale));
      return [...new Set([...named, ...bestKnown])].slice(0, limit);
    },
    async unansweredTerms(limit, language) {
      const recorded = await terms.unansweredTerms(limit * candidatesPerUnanswered, language);
      return recorded.filter(({ term }) => !findsAll(term, language)).slice(0, limit);
    },
  };
}

function titleOf(catalogue: Catalogue, groupBy: "style" | "family" | "category", code: string): string {
  if (groupBy === "style") return catalogue.findStyle(code)?.title ?? code;
  return (groupBy === "family" ? catalogue.findFamily(code)?.name : catalogue.findCategory(code)?.title) ?? code;
}

/** Codes of categories by their titles in lower case, made anew after a swap of the catalogue or of the messages. */
const categoryTitles = new WeakMap<Messages[string], { catalogue: Catalogue; codes: ReadonlyMap<string, string> }>();

function readCategoryTitles(catalogue: Catalogue, locale: Locale): ReadonlyMap<string, string> {
  const messages = loadMessages(locale, "categories");
  const texts = messages["categories"]!;
  const known = categoryTitles.get(texts);
  if (known?.catalogue === catalogue) return known.codes;
  const t = createTranslator(locale, messages);
  // Of two with one title the first is meant, which is written last.
  const titles = catalogue.categories.map((one) => [nameCategory(t, one).toLowerCase(), one.apiCode] as const);
  const codes = new Map(titles.toReversed());
  categoryTitles.set(texts, { catalogue, codes });
  return codes;
}

function isDrawnOften(catalogue: Catalogue, concept: string): boolean {
  const enough = catalogue.styles.length * popularShare;
  const styles = new Set<number>();
  for (const ordinal of catalogue.listByConcept(concept)) {
    styles.add(catalogue.styleOrdinal(ordinal));
    if (styles.size >= enough) return true;
  }
  return false;
}

/** The concepts of the first icons: the static order puts what is best known first. */
function listBestKnown(catalogue: Catalogue, limit: number): string[] {
  const concepts = new Set<string>();
  for (let ordinal = 0; ordinal < catalogue.listedCount && concepts.size < limit; ordinal++) {
    if (catalogue.isListed(ordinal)) concepts.add(catalogue.icon(ordinal).commonName);
  }
  return [...concepts];
}
