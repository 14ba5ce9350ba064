import type { Columns } from "../columns/columns.ts";
import { Corrector } from "./spelling/corrector.ts";
import { explainTerm } from "./match/explain-term.ts";
import type { SearchFacts } from "./filter/filter-options.ts";
import { groupByKey } from "./build/group-by-key.ts";
import { HitReasons } from "./match/hit-reasons.ts";
import { listTexts, readOrder } from "./group/icon-orders.ts";
import { type IconColumns, readIconColumns } from "./build/icon-columns.ts";
import { IconCounter } from "./filter/icon-counter.ts";
import { IconFilter } from "./filter/icon-filter.ts";
import { IconGrouper } from "./group/icon-grouper.ts";
import { ConceptMixer } from "./group/concept-mixer.ts";
import { IconLister } from "./group/icon-lister.ts";
import { clampCount, type IconOrder, type IconSelection, isWhole, type MatchedTexts } from "./group/icon-selection.ts";
import { AnswerCache, remember } from "./recent-answers.ts";
import type { LexiconLanguage } from "../lexicon/language-rules.ts";
import { type Look, readLook } from "../lexicon/look-words.ts";
import {
  areWords,
  isBeginning,
  findForeign,
  findLanguages,
  findWritten,
  isNamed,
  type LanguageFacts,
} from "./match/find-languages.ts";
import { listFewerWords } from "./match/fewer-words.ts";
import { isOneWord, isVariantTechnique, leaveOut, toFilters } from "./filter/look-filters.ts";
import { Dictionaries, type Dictionary } from "../lexicon/dictionary.ts";
import { WordFrequencies } from "../lexicon/word-frequencies.ts";
import { readEmoji } from "./spelling/emoji-names.ts";
import { readAnyTerm, readText } from "./match/read-any-term.ts";
import { isNegated } from "./match/read-negation.ts";
import { asCorrection, isKnown, type Reading, type Words } from "./match/read-term.ts";
import type {
  FacetCounts,
  GroupQuery,
  HitReason,
  MixedGroupQuery,
  MixedQuery,
  SearchFilters,
  SearchGroup,
  SearchIndex,
  SearchQuery,
  SearchResult,
  TermExplanation,
} from "./search.ts";
import { TermRelations } from "./match/term-relations.ts";
import { TextMatcher } from "./match/text-matcher.ts";
import { rank } from "./match/ranks.ts";
import { Thesaurus } from "./match/thesaurus.ts";
import { Vocabulary } from "./spelling/vocabulary.ts";

type ExplainedQuery = Parameters<SearchIndex["explainHits"]>[0];

/** The language icons are named in. */
const english = "en";
const defaultAmount = 60;
const shortTerm = /^[a-z0-9]{0,2}$/;
/** A term that matches no more texts than this may be a slip. */
const fewTexts = 6;
/** Icons that have to be called by all words together for these to be its name. */
const fewestNamed = 3;
/** The share of these that has to be drawn as one of the words says, for that word not to be part of the name. */
const mostDrawn = 0.8;
const someDrawn = 1 / 3;
/** Terms whose groups and related terms are kept, and how many groups with how many icons each there may be. */
const cachedTerms = 1000;
const cachedUpToGroups = 24;
const cachedUpToIcons = 8;

/** Opens an index made by `buildSearchIndex` without copying its columns. One index serves one thread. */
export function openSearchIndex(columns: Columns, facts: SearchFacts): SearchIndex {
  return new CompiledSearchIndex(columns, facts);
}

interface Hits {
  readings: readonly Reading[];
  /** The language the term was understood in. */
  language: string;
  /** Null where nothing was searched for, so that everything is found. */
  matched: MatchedTexts | null;
  isRelaxed: boolean;
  /** How the words say that icons are drawn, and with that all filters. */
  read?: Look;
  filters?: SearchFilters;
}

class CompiledSearchIndex implements SearchIndex {
  readonly #columns: Columns;
  readonly #words: Words;
  readonly #dictionaries: Dictionaries;
  readonly #languageFacts: LanguageFacts;
  readonly #corrector: Corrector;
  readonly #matcher: TextMatcher;
  readonly #filter: IconFilter;
  readonly #lister: IconLister;
  readonly #counter: IconCounter;
  readonly #grouper: IconGrouper;
  readonly #mixer: ConceptMixer;
  readonly #relations: TermRelations;
  readonly #reasons: HitReasons;
  readonly #icons: IconColumns;
  /** Of each ordinal, made when first asked for. */
  #textOf: Uint32Array | undefined;
  readonly #orders = new Map<"new" | "name", IconOrder>();
  /** Everything in each order without filters. */
  readonly #wholeLists = new Map<IconOrder | null, Uint32Array>();
  /** Totals and counts for terms so short that they find very much, made when first asked for. */
  readonly #shortTotals = new Map<string, number>();
  readonly #shortFacets = new Map<string, FacetCounts>();
  readonly #groups = new AnswerCache<readonly SearchGroup[]>(cachedTerms);
  readonly #related = new AnswerCache<readonly string[]>(cachedTerms);

  #last: { key: string; turn: number; hits: Hits } | undefined;

  constructor(columns: Columns, facts: SearchFacts) {
    const icons = readIconColumns(columns);
    const byCell = groupByKey(icons.cells, icons.cellStyles.length);
    this.#columns = columns;
    this.#icons = icons;
    const frequencies = new WordFrequencies(columns);
    this.#words = { vocabulary: new Vocabulary(columns), thesaurus: new Thesaurus(columns), frequencies };
    this.#dictionaries = new Dictionaries(columns);
    this.#corrector = new Corrector({
      vocabulary: this.#words.vocabulary,
      dictionaries: this.#dictionaries,
      icons: columns.u32("words.icons"),
      finds: (term, language) => this.#findsAll(term, language),
      areWords: (term, language) => areWords(term, language, this.#languageFacts),
    });
    this.#languageFacts = { dictionaries: this.#dictionaries, words: this.#words };
    this.#matcher = new TextMatcher(columns);
    this.#filter = new IconFilter(icons, facts);
    const best = columns.has("order.best") ? readOrder(columns, "best") : null;
    this.#lister = new IconLister(icons, byCell, best);
    this.#counter = new IconCounter(icons, byCell);
    this.#grouper = new IconGrouper(icons, facts);
    this.#mixer = new ConceptMixer({
      icons,
      filter: this.#filter,
      lister: this.#lister,
      counter: this.#counter,
      grouper: this.#grouper,
      listTexts: () => this.#listTexts(),
      orderBy: (sort) => this.#orderBy(sort),
    });
    this.#relations = new TermRelations(columns);
    this.#reasons = new HitReasons(this.#words.vocabulary, this.#matcher);
  }

  search(query: SearchQuery): SearchResult {
    const hits = this.#find(query);
    const selection = this.#select(hits, query);
    const ordinals = this.#list(selection, clampCount(query.offset, 0), clampCount(query.amount, defaultAmount));
    const isShort = selection.filter.isOpen && !query.isLiteral && shortTerm.test(query.term);
    const key = `${query.language ?? english} ${query.term}`;
    const count = () => this.#counter.countPassing(selection);
    const total = isShort ? remember(this.#shortTotals, key, count) : count();
    const result = { ordinals, total, isRelaxed: hits.isRelaxed, ...(hits.read && { read: hits.read }) };
    if (!query.facets) return result;
    const countOptions = () => this.#filter.count(selection.filter, this.#counter.count(selection));
    const facets = isShort ? remember(this.#shortFacets, key, countOptions) : countOptions();
    return { ...result, facets };
  }

  searchSomeWords(query: SearchQuery): Uint32Array {
    const { term, language = english, filters: chosen } = query;
    const amount = clampCount(query.amount, defaultAmount);
    const { readings, matched, filters = chosen } = this.#find(query);
    if (matched === null || term.trim() === "") return new Uint32Array();
    const filter = this.#filter.compile(filters);
    const listed = () => this.#lister.list({ matched: this.#matcher, filter, order: null }, 0, amount + found.size);
    const found = new Set(this.#list({ matched, filter, order: null }, 0, amount));
    const own = found.size;
    const literal = readings.find(({ isCorrection }) => !isCorrection) ?? this.#read(term, language)[0];
    for (const choice of listFewerWords(literal?.units ?? [])) {
      if (found.size >= own + amount) break;
      this.#matcher.match(choice);
      for (const ordinal of listed()) found.add(ordinal);
    }
    return Uint32Array.from(found).slice(own, own + amount);
  }

  group(query: GroupQuery): readonly SearchGroup[] {
    const { preferred, groups, offset = 0, amount = defaultAmount } = query;
    const isCacheable = preferred === undefined && groups <= cachedUpToGroups && amount <= cachedUpToIcons;
    const key = `${groups} ${offset} ${amount} ${JSON.stringify(query)}`;
    return isCacheable ? this.#groups.get(key, () => this.#group(query)) : this.#group(query);
  }

  #group(query: GroupQuery): SearchGroup[] {
    const all = this.#list(this.#select(this.#find(query), query), 0, this.#icons.iconCount);
    return this.#grouper.group(all, {
      groupBy: query.groupBy,
      groups: clampCount(query.groups, 0),
      offset: clampCount(query.offset, 0),
      amount: clampCount(query.amount, defaultAmount),
    });
  }

  mix(query: MixedQuery): SearchResult {
    return this.#mixer.mix(query);
  }

  mixGroups(query: MixedGroupQuery): readonly SearchGroup[] {
    return this.#mixer.group(query);
  }

  relatedTerms(term: string, limit: number, language?: string): readonly string[] {
    return this.#related.get(`${limit} ${language} ${term}`, () => {
      const { matched } = this.#find({ term, language });
      return matched === null ? [] : this.#relations.list(term, matched, clampCount(limit, 0));
    });
  }

  translate(term: string, language: string): string[] {
    const dictionary = this.#dictionaries.find(language);
    const own = dictionary?.find(dictionary.split(term).join(" "))?.own ?? [];
    return own.map((id) => this.#words.vocabulary.words[id]!);
  }

  explain(term: string, language?: string): TermExplanation | undefined {
    const { readings, language: understood, isRelaxed } = this.#match({ term, language });
    if (readings.length === 0) return undefined;
    const explanation = explainTerm({ words: this.#words, matcher: this.#matcher, readings });
    return { ...explanation, language: understood, isRelaxed };
  }

  explainHits({ term, language: own, isLiteral, filters }: ExplainedQuery, ordinals: ArrayLike<number>): HitReason[][] {
    const { readings, language, isRelaxed } = this.#find({
      term,
      language: own,
      isLiteral,
      ...(filters && { filters }),
    });
    const texts = Array.from(ordinals, (ordinal) => this.#listTexts()[ordinal]!);
    return this.#reasons.list(texts, { readings, isTranslated: language !== english, isRelaxed });
  }

  correctTerm(term: string, language: string = english): string | undefined {
    return this.#corrector.correct(term, findWritten(term, language, this.#languageFacts) ?? language);
  }

  /** What the term matches, with what people take after it further up. */
  #find({ preferred, ...query }: SearchQuery): Hits {
    const hits = this.#findLook(query) ?? this.#match(query);
    if (!preferred || hits.matched === null) return hits;
    const textOf = this.#listTexts();
    this.#matcher.lift(new Map(Array.from(preferred, ([ordinal, lift]) => [textOf[ordinal]!, lift])));
    return hits;
  }

  /** What is drawn as some of the words say, for the others. */
  #findLook(query: SearchQuery): Hits | undefined {
    const { term, language = english, isLiteral = false, filters: chosen = {} } = query;
    if (isLiteral || isOneWord(term) || readEmoji(term)) return undefined;
    const literal = this.#match(query);
    const isLost = literal.isRelaxed || this.#matcher.count === 0;
    const languages = [literal.language, language, english].concat(
      isLost ? this.#dictionaries.listPossible(term, "some") : [],
    );
    for (const each of new Set(languages)) {
      const hasWords = each === english || this.#dictionaries.find(each) !== undefined;
      const looked = hasWords ? readLook(term, each as LexiconLanguage) : undefined;
      if (!looked || this.#isDrawnOtherwise(this.#match(query), looked.look)) continue;
      const things = this.#match({ term: looked.thing, language: each });
      if (things.isRelaxed) continue;
      // What is called by all the words comes first.
      if (!isLost) this.#matcher.match([...literal.readings, ...things.readings]);
      const filters = { ...toFilters(looked.look), ...chosen };
      if (this.#count(this.#matcher, filters) > 0) return { ...things, filters, ...leaveOut(looked.look, chosen) };
    }
    return undefined;
  }

  /** Whether all words together are the name of something, and what is called so is mostly drawn otherwise. */
  #isDrawnOtherwise({ matched, isRelaxed }: Hits, look: Look): boolean {
    const count = isRelaxed ? 0 : (matched?.ends[rank.exact] ?? 0);
    const named = { texts: matched?.texts ?? new Uint32Array(), ends: Uint32Array.of(count), count };
    const icons = this.#count(named, {});
    if (icons < fewestNamed || isVariantTechnique(look)) return false;
    return this.#count(named, toFilters(look)) < icons * (look.technique ? mostDrawn : someDrawn);
  }

  #count(matched: MatchedTexts | null, filters: SearchFilters): number {
    return this.#counter.countPassing({ matched, filter: this.#filter.compile(filters), order: null });
  }

  #listTexts(): Uint32Array {
    return (this.#textOf ??= listTexts(this.#icons));
  }

  #findsAll(term: string, language: string): boolean {
    this.#matcher.match(this.#read(term, language));
    return this.#matcher.count > 0 || this.#matchOtherLanguage(term, language) !== undefined;
  }

  #read(term: string, language: string): Reading[] {
    return readAnyTerm(term, language, this.#languageFacts);
  }

  /** A page asks for the icons of a term, why they are there, their groups and what goes with them: it is matched once. */
  #match({ term, language = english, isLiteral = false }: Pick<SearchQuery, "term" | "language" | "isLiteral">): Hits {
    const key = `${language} ${isLiteral} ${term}`;
    if (this.#last?.key === key && this.#last.turn === this.#matcher.turn) return this.#last.hits;
    const hits = this.#matchAnew({ term, language, isLiteral });
    this.#last = { key, turn: this.#matcher.turn, hits };
    return hits;
  }

  #matchAnew({ term, language: page, isLiteral }: { term: string; language: string; isLiteral: boolean }): Hits {
    if (term.trim() === "") return { readings: [], language: page, matched: null, isRelaxed: false };
    const language = findWritten(term, page, this.#languageFacts) ?? page;
    const readings = this.#read(term, language);
    const isOwn = isLiteral || isNamed(readings[0], this.#words.vocabulary);
    const foreign = isOwn ? undefined : findForeign(term, language, this.#languageFacts);
    if (foreign) return this.#matchForeign(term, foreign, readings);
    this.#matcher.match(readings);
    const hits = { readings, language, matched: this.#matcher, isRelaxed: false };
    if (this.#matcher.count > (isLiteral ? 0 : fewTexts)) return hits;
    if (this.#matcher.count > 0) {
      const isSure = isKnown(readings) && !this.#corrector.isDoubtful(readings[0]!.units);
      return isSure ? hits : { ...hits, readings: this.#matchCorrections(term, language, readings) };
    }
    const elsewhere = this.#matchOtherLanguage(term, language);
    if (elsewhere) return { ...hits, ...elsewhere };
    const isRelaxed = this.#matchFewerWords(readings);
    return { ...hits, isRelaxed, ...(isRelaxed ? {} : this.#matchSomeForeign(term, language)) };
  }

  /** What a term means in the other language that it is in, and after that what it finds as it is. */
  #matchForeign(term: string, { language }: Dictionary, literal: readonly Reading[]): Hits {
    const readings = [...readText(term, language, this.#languageFacts), ...literal.map(asCorrection)];
    this.#matcher.match(readings);
    const isRelaxed = this.#matcher.count === 0 && this.#matchFewerWords(readings);
    return { readings, language, matched: this.#matcher, isRelaxed };
  }

  /** Where a term finds so little that it may be a slip, what may have been meant instead is found after that. */
  #matchCorrections(term: string, language: string, readings: readonly Reading[]): readonly Reading[] {
    if (areWords(term, language, this.#languageFacts) || isBeginning(term, language, this.#words)) return readings;
    const own = isKnown(readings) ? this.#count(this.#matcher, {}) : 0;
    const words = this.#corrector.listLikely(term, language, own);
    if (words.length === 0) return readings;
    const corrections = words.flatMap((word) => this.#read(word, language));
    const isSlip = this.#corrector.isSlip(words[0]!, readings[0]!.units);
    const [first, last] = isSlip ? [corrections, readings] : [readings, corrections];
    const all = [...first, ...last.map(asCorrection)];
    this.#matcher.match(all);
    return all;
  }

  /** Looks for the first other language that has all the words, or those of what is not there. */
  #matchOtherLanguage(term: string, own: string): Pick<Hits, "readings" | "language"> | undefined {
    const known = findLanguages(term, own, this.#languageFacts).map(({ dictionary }) => dictionary);
    const others = isOneWord(term) ? [] : this.#dictionaries.languages;
    const negated = others
      .flatMap((language) => (language === own ? [] : (this.#dictionaries.find(language) ?? [])))
      .filter((dictionary) => !known.includes(dictionary) && isNegated(term, { dictionary, known: this.#words }));
    for (const { language } of [...known, ...negated]) {
      const readings = readText(term, language, this.#languageFacts);
      this.#matcher.match(readings);
      if (this.#matcher.count > 0) return { readings, language };
    }
    return undefined;
  }

  /** What has some of the words of a term that surely is in another language. */
  #matchSomeForeign(term: string, own: string): Partial<Hits> {
    const isOwn = own !== english || areWords(term, own, this.#languageFacts) || this.#corrector.correct(term, own);
    const [other] = findLanguages(term, own, this.#languageFacts, !isOwn);
    this.#matcher.match([]); // The corrector has matched other terms.
    return other ? this.#matchForeign(term, other.dictionary, []) : {};
  }

  /** Leaves out one word, then all but one, until something matches; says whether that helped. */
  #matchFewerWords([literal]: readonly Reading[]): boolean {
    return listFewerWords(literal?.units ?? []).some((choice) => {
      this.#matcher.match(choice);
      return this.#matcher.count > 0;
    });
  }

  #select(hits: Hits, { filters: chosen, sort }: SearchQuery): IconSelection {
    const { matched, filters = chosen } = hits;
    return { matched, filter: this.#filter.compile(filters), order: this.#orderBy(sort) };
  }

  #list(selection: IconSelection, offset: number, amount: number): Uint32Array {
    if (!isWhole(selection)) return this.#lister.list(selection, offset, amount);
    const list = () => this.#lister.list(selection, 0, this.#icons.iconCount);
    const whole = remember(this.#wholeLists, selection.order, list);
    return whole.slice(offset, offset + amount);
  }

  #orderBy(sort: SearchQuery["sort"] = "relevance"): IconOrder | null {
    return sort === "relevance" ? null : remember(this.#orders, sort, () => readOrder(this.#columns, sort));
  }
}
