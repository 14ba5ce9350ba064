import type { Columns } from "../columns/columns.ts";
import { english, type Hits, TermFinder } from "./find/term-finder.ts";
import { explainTerm } from "./match/explain-term.ts";
import type { SearchFacts } from "./filter/filter-options.ts";
import { keptIcons, KeptAnswers } from "./answers/kept-answers.ts";
import { groupByKey } from "./build/group-by-key.ts";
import { HitReasons } from "./match/hit-reasons.ts";
import { ChosenOrders, listTexts, readOrder } from "./group/icon-orders.ts";
import { type IconColumns, readIconColumns } from "./build/icon-columns.ts";
import { IconCounter } from "./filter/icon-counter.ts";
import { IconFilter } from "./filter/icon-filter.ts";
import { IconGrouper } from "./group/icon-grouper.ts";
import { ConceptMixer } from "./group/concept-mixer.ts";
import { IconLister } from "./group/icon-lister.ts";
import { SenseMixer, sensesLookedAt } from "./group/sense-mixer.ts";
import { lookedAt, TwinMover } from "./group/twin-mover.ts";
import { clampCount, type IconOrder, type IconSelection, isWhole, type MatchedTexts } from "./group/icon-selection.ts";
import { AnswerCache, remember } from "./recent-answers.ts";
import { findWritten, type LanguageFacts } from "./match/find-languages.ts";
import { listFewerWords } from "./match/fewer-words.ts";
import { Dictionaries } from "../lexicon/dictionary.ts";
import { WordFrequencies } from "../lexicon/word-frequencies.ts";
import type { Words } from "./match/read-term.ts";
import type {
  FacetCounts,
  GroupQuery,
  HitReason,
  MixedGroupQuery,
  MixedQuery,
  SearchGroup,
  SearchIndex,
  SearchQuery,
  SearchResult,
  TermExplanation,
} from "./search.ts";
import { type CountedIcons, type IconPlan, type MixPlan, orderName } from "./remote/icon-plan.ts";
import { type IconRecord, listIconRecords } from "./remote/icon-records.ts";
import { createCountReader } from "./remote/read-counts.ts";
import { TermRelations } from "./match/term-relations.ts";
import { TextMatcher } from "./match/text-matcher.ts";
import { Thesaurus } from "./match/thesaurus.ts";
import { Vocabulary } from "./spelling/vocabulary.ts";

/** Texts by rank, in memory of their own. */
const listRanked = ({ texts, ends }: MatchedTexts) =>
  Array.from(ends, (end, rank) => ({ rank, texts: texts.slice(rank === 0 ? 0 : ends[rank - 1], end) })).filter(
    (ranked) => ranked.texts.length > 0,
  );

type ExplainedQuery = Parameters<SearchIndex["explainHits"]>[0];

const defaultAmount = keptIcons;
const shortTerm = /^[a-z0-9]{0,2}$/;
/** Terms whose groups and related terms are kept, and how many groups with how many icons each there may be. */
const cachedTerms = 1000;
const cachedUpToGroups = 24;
const cachedUpToIcons = 8;

/** Opens an index made by `buildSearchIndex` without copying its columns. One index serves one thread. */
export function openSearchIndex(columns: Columns, facts: SearchFacts): SearchIndex {
  return new CompiledSearchIndex(columns, facts);
}

class CompiledSearchIndex implements SearchIndex {
  readonly #columns: Columns;
  readonly #words: Words;
  readonly #dictionaries: Dictionaries;
  readonly #languageFacts: LanguageFacts;
  readonly #finder: TermFinder;
  readonly #matcher: TextMatcher;
  readonly #filter: IconFilter;
  readonly #lister: IconLister;
  readonly #twins: TwinMover;
  readonly #senses: SenseMixer;
  readonly #counter: IconCounter;
  readonly #grouper: IconGrouper;
  readonly #mixer: ConceptMixer;
  readonly #relations: TermRelations;
  readonly #reasons: HitReasons;
  readonly #answers: KeptAnswers;
  readonly #icons: IconColumns;
  readonly #facts: SearchFacts;
  #readCounts: ReturnType<typeof createCountReader> | undefined;
  /** Of each ordinal, made when first asked for. */
  #textOf: Uint32Array | undefined;
  readonly #orders: ChosenOrders;
  /** Everything in each order without filters. */
  readonly #wholeLists = new Map<IconOrder | null, Uint32Array>();
  /** Totals and counts for terms so short that they find very much, made when first asked for. */
  readonly #short = new Map<string, Pick<SearchResult, "total" | "facets">>();
  readonly #groups = new AnswerCache<readonly SearchGroup[]>(cachedTerms);
  readonly #related = new AnswerCache<readonly string[]>(cachedTerms);

  constructor(columns: Columns, facts: SearchFacts) {
    const icons = readIconColumns(columns);
    const byCell = groupByKey(icons.cells, icons.cellStyles.length);
    this.#columns = columns;
    this.#icons = icons;
    this.#facts = facts;
    const frequencies = new WordFrequencies(columns);
    this.#words = { vocabulary: new Vocabulary(columns), thesaurus: new Thesaurus(columns), frequencies };
    this.#orders = new ChosenOrders(columns);
    this.#answers = new KeptAnswers(columns, this.#words.vocabulary);
    this.#dictionaries = new Dictionaries(columns);
    this.#languageFacts = { dictionaries: this.#dictionaries, words: this.#words };
    this.#matcher = new TextMatcher(columns);
    this.#filter = new IconFilter(icons, facts);
    const best = columns.has("order.best") ? readOrder(columns, "order.best") : null;
    this.#lister = new IconLister(icons, byCell, best);
    this.#twins = new TwinMover(columns);
    this.#senses = new SenseMixer(this.#matcher, () => this.#listTexts());
    this.#counter = new IconCounter(icons, byCell);
    this.#grouper = new IconGrouper(icons, facts);
    this.#finder = new TermFinder({
      languageFacts: this.#languageFacts,
      matcher: this.#matcher,
      wordIcons: columns.u32("words.icons"),
      countIcons: (matched, filters) =>
        this.#counter.countPassing({ matched, filter: this.#filter.compile(filters), order: null }),
    });
    this.#mixer = new ConceptMixer({
      icons,
      filter: this.#filter,
      lister: this.#lister,
      counter: this.#counter,
      grouper: this.#grouper,
      listTexts: () => this.#listTexts(),
      orderBy: (query) => this.#orders.find(query),
    });
    this.#relations = new TermRelations(columns);
    this.#reasons = new HitReasons(this.#words.vocabulary, this.#matcher);
  }

  search(query: SearchQuery): SearchResult {
    return this.#answers.find(query) ?? this.#search(query);
  }

  #search(query: SearchQuery): SearchResult {
    const hits = this.#find(query);
    const selection = this.#select(hits, query);
    const ordinals = this.#list(selection, clampCount(query.offset, 0), clampCount(query.amount, defaultAmount));
    const isShort = selection.filter.isOpen && !query.isLiteral && shortTerm.test(query.term);
    const key = `${query.language ?? english} ${query.term}`;
    const known = isShort ? this.#short.get(key) : undefined;
    const counts = known && (known.facets || !query.facets) ? known : this.#countAll(selection, query.facets === true);
    if (isShort) this.#short.set(key, counts);
    const { total, facets } = counts;
    const result = { ordinals, total, isRelaxed: hits.isRelaxed, ...(hits.read && { read: hits.read }) };
    return query.facets && facets ? { ...result, facets } : result;
  }

  #countAll(selection: IconSelection, facets: boolean): Pick<SearchResult, "total" | "facets"> {
    if (!facets) return { total: this.#counter.countPassing(selection) };
    const counted = this.#counter.count(selection);
    return { total: counted.total, facets: this.#filter.count(selection.filter, counted) };
  }

  plan(query: SearchQuery): IconPlan {
    const hits = this.#find(query);
    const { matched, filters = query.filters, isRelaxed, read } = hits;
    const selection = this.#select(hits, query);
    const { filter, order, word, parts } = selection;
    const isArranged = !isWhole(selection) && order === null && (!filter.hasRepeats || word !== undefined);
    const ranked = matched && listRanked(matched);
    return {
      request: {
        ranked,
        conditions: this.#filter.describe(filters),
        order: this.#nameOrder(query),
        pinned: parts ? (query.pinned ?? []) : [],
        hasCrowds: !filter.hasRepeats && matched !== null,
      },
      isRelaxed,
      ...(read && { read }),
      arrangedCount: isArranged ? Math.max(lookedAt, sensesLookedAt) : 0,
      arrange: (first) => this.#arrange(first, { hasRepeats: filter.hasRepeats, word }),
      readFacets: (counted) => this.#readFacets(filters, counted),
    };
  }

  planMix(query: MixedQuery): MixPlan {
    const { filters, pinned = [] } = query;
    const order = this.#nameOrder(query);
    const parts = this.#mixer.listParts(query);
    const conditions = this.#filter.describe(filters);
    const isDivided = order === null && this.#filter.divide(this.#filter.compile(filters), pinned) !== undefined;
    const ranked = [{ rank: 0, texts: Uint32Array.from(parts.flat(2)) }];
    return {
      request: { ranked, conditions, order, pinned: isDivided ? pinned : [], hasCrowds: false },
      parts,
      readFacets: (counted) => this.#readFacets(filters, counted),
    };
  }

  listRecords(isAdded: (ordinal: number) => boolean): Iterable<IconRecord> {
    return listIconRecords(this.#columns, {
      icons: this.#icons,
      facts: this.#facts,
      orders: this.#orders.columns,
      isAdded,
    });
  }

  #nameOrder(query: Pick<SearchQuery, "sort" | "shownIn">): string | null {
    const column = this.#orders.name(query);
    return column === null ? null : orderName(column);
  }

  textOf(ordinal: number): number {
    return this.#listTexts()[ordinal]!;
  }

  groupListed(ordinals: Uint32Array, by: Parameters<SearchIndex["groupListed"]>[1]): readonly SearchGroup[] {
    return this.#grouper.group(ordinals, { ...by, offset: 0, amount: ordinals.length });
  }

  #readFacets(filters: SearchQuery["filters"], counted: CountedIcons): FacetCounts {
    this.#readCounts ??= createCountReader(this.#icons, this.#facts);
    return this.#filter.count(this.#filter.compile(filters), this.#readCounts(counted));
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
    const literal = readings.find(({ isCorrection }) => !isCorrection) ?? this.#finder.read(term, language)[0];
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
      pinned: query.pinned,
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
    const { readings, language: understood, isRelaxed } = this.#finder.match({ term, language });
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
    return this.#finder.corrector.correct(term, findWritten(term, language, this.#languageFacts) ?? language);
  }

  /** What the term matches, with what people take after it further up. */
  #find({ preferred, ...query }: SearchQuery): Hits {
    const hits = this.#finder.find(query);
    if (!preferred || hits.matched === null) return hits;
    const textOf = this.#listTexts();
    this.#matcher.lift(new Map(Array.from(preferred, ([ordinal, lift]) => [textOf[ordinal]!, lift])));
    return hits;
  }

  #listTexts(): Uint32Array {
    return (this.#textOf ??= listTexts(this.#icons));
  }

  #select(hits: Hits, query: SearchQuery): IconSelection {
    const { pinned = [] } = query;
    const { matched, filters = query.filters } = hits;
    const filter = this.#filter.compile(filters);
    const order = this.#orders.find(query);
    const [literal] = hits.readings;
    const word = literal?.units.length === 1 && literal.units[0]!.senses ? literal.units[0] : undefined;
    return { matched, filter, order, word, parts: order === null ? this.#filter.divide(filter, pinned) : undefined };
  }

  #list(selection: IconSelection, offset: number, amount: number): Uint32Array {
    if (!isWhole(selection)) {
      const { order, filter, word } = selection;
      const isMixed = order === null && offset < lookedAt && (!filter.hasRepeats || word !== undefined);
      return isMixed ? this.#listMixed(selection, offset, amount) : this.#lister.list(selection, offset, amount);
    }
    const list = () => this.#lister.list(selection, 0, this.#icons.iconCount);
    const whole = remember(this.#wholeLists, selection.order, list);
    return whole.slice(offset, offset + amount);
  }

  /** Where no style is asked for, those that look alike stand once among the first. */
  #listMixed(selection: IconSelection, offset: number, amount: number): Uint32Array {
    if (amount === 0) return new Uint32Array();
    const end = offset + amount;
    const first = this.#lister.list(selection, 0, Math.max(end, lookedAt, sensesLookedAt));
    this.#arrange(first, { hasRepeats: selection.filter.hasRepeats, word: selection.word });
    return first.slice(offset, end);
  }

  #arrange(first: Uint32Array, { hasRepeats, word }: { hasRepeats: boolean; word: IconSelection["word"] }): void {
    if (!hasRepeats) this.#twins.move(first);
    if (word) this.#senses.move(first, word);
  }
}
