import type { IconPlan, IconRequest, MixPlan } from "../../../core/search/remote/icon-plan.ts";
import { takeTurns } from "../../../core/search/match/mix-texts.ts";
import type { GroupQuery, SearchEngine, SearchGroup, SearchResult } from "../../../core/search/search.ts";
import type { OpenCatalogue } from "../contract.ts";
import type { SharedNames } from "./documents.ts";
import { deepestIcon } from "./index-settings.ts";
import { type Clause, countOptions, ofTexts, passing, rankIcons, sortIcons } from "./query.ts";

/** Asks an index of the cluster, by the body of a search. */
export type AskIndex = (body: Clause) => Promise<EngineAnswer>;

interface Hits {
  total?: { value: number };
  hits: { fields: { key: [number] }; sort?: number[] }[];
}

interface Bucket {
  key: string;
  doc_count: number;
  first?: { hits: Hits };
}

/** What a search returns; aggregations by their names. */
export interface EngineAnswer {
  hits: Hits;
  aggregations?: Record<
    string,
    { doc_count: number; by: { buckets: Bucket[] } } & { buckets: Record<string, Omit<Bucket, "key">> | Bucket[] }
  >;
}

const usualAmount = 60;
/** Icons that are mixed or listed by group at a time. */
const mostListed = 1000;
/** Options of a filter that icons are grouped by. */
const mostGroups = 10_000;

const clamp = (value: number | undefined, fallback: number) =>
  value === undefined || Number.isNaN(value) ? fallback : Math.min(0xffff_ffff, Math.max(0, Math.floor(value)));

/**
 * Finds icons by an index of an OpenSearch cluster. Words are understood by the server’s own index, and what lies so deep
 * that the cluster would have to sort very much is found by `own`, too.
 *
 * @param opened the snapshot that was indexed
 * @param own answers with the same icons
 */
export function createOpenSearchEngine(
  opened: OpenCatalogue,
  { names, ask, own }: { names: SharedNames; ask: AskIndex; own: SearchEngine },
): SearchEngine {
  const { index } = opened;
  const readOrdinals = ({ hits }: Hits) =>
    Uint32Array.from(hits.flatMap(({ fields }) => names.ordinalOf(fields.key[0]) ?? []));

  async function find(
    request: IconRequest,
    { from = 0, size, facets = false, aggs = {} }: Asked,
  ): Promise<EngineAnswer> {
    const query = rankIcons(request, names);
    const filter = passing(request.conditions);
    return ask({
      from,
      size,
      track_total_hits: true,
      ...hitFields,
      sort: sortIcons(request),
      query: facets ? query : { bool: { must: [query], filter: [filter] } },
      ...(facets && { post_filter: filter }),
      aggs: { ...aggs, ...(facets && countOptions(request.conditions)) },
    });
  }

  /** The first icons of each of some groups of what is asked for; each group is a clause. */
  async function listFirst(request: IconRequest, groups: ReadonlyMap<string, Clause>, { size, sort }: Listing) {
    const first = { top_hits: { size, sort, ...hitFields } };
    const answer = await find(request, {
      size: 0,
      aggs: { groups: { filters: { filters: Object.fromEntries(groups) }, aggs: { first } } },
    });
    const buckets = answer.aggregations!["groups"]!.buckets as Record<string, Omit<Bucket, "key">>;
    return new Map(
      Object.entries(buckets).map(([name, { doc_count: total, first: found }]) => [
        name,
        { total, ordinals: readOrdinals(found!.hits) },
      ]),
    );
  }

  async function group(query: GroupQuery): Promise<readonly SearchGroup[]> {
    const { groupBy, groups: wanted, pinned } = query;
    const [offset, amount] = [clamp(query.offset, 0), clamp(query.amount, usualAmount)];
    const plan = index.plan(query);
    const { request, arrangedCount } = plan;
    const first = { top_hits: { size: 1, sort: sortIcons(request), ...hitFields } };
    const answer = await find(request, {
      size: arrangedCount,
      aggs: { groups: { terms: { field: groupBy, size: mostGroups }, aggs: { first } } },
    });
    const arranged = readOrdinals(answer.hits);
    if (arrangedCount > 0) plan.arrange(arranged);
    const buckets = answer.aggregations!["groups"]!.buckets as Bucket[];
    const best = buckets
      .flatMap((bucket) => bucket.first!.hits.hits)
      .toSorted((one, other) => compareHits(one.sort!, other.sort!, request));
    const all = Uint32Array.from(new Set([...arranged, ...readOrdinals({ hits: best })]));
    const inOrder = index.groupListed(all, { groupBy, groups: clamp(wanted, 0), pinned });
    const totals = new Map(buckets.map(({ key, doc_count: total }) => [key, total]));
    const clauses = new Map(inOrder.map(({ code }) => [code, { term: { [groupBy]: code } }]));
    const size = offset + amount;
    if (size === 0 || clauses.size === 0) {
      return inOrder.map(({ code }) => ({ code, total: totals.get(code) ?? 0, ordinals: new Uint32Array() }));
    }
    const found = await listFirst(request, clauses, { size, sort: sortIcons(request) });
    const moved = new Set(arranged);
    return inOrder.map(({ code, ordinals }) => {
      const ahead = ordinals.filter((ordinal) => moved.has(ordinal));
      const others = found.get(code)!.ordinals.filter((ordinal) => !moved.has(ordinal));
      const members = Uint32Array.from([...ahead, ...others].slice(offset, size));
      return { code, total: totals.get(code) ?? 0, ordinals: members };
    });
  }

  return {
    async search(query) {
      const [offset, amount] = [clamp(query.offset, 0), clamp(query.amount, usualAmount)];
      if (offset + amount > deepestIcon) return own.search(query);
      const plan = index.plan(query);
      const isArranged = amount > 0 && offset < plan.arrangedCount;
      const from = isArranged ? 0 : offset;
      const size = isArranged ? Math.max(offset + amount, plan.arrangedCount) : amount;
      const answer = await find(plan.request, { from, size, facets: query.facets === true });
      const listed = readOrdinals(answer.hits);
      if (isArranged) plan.arrange(listed);
      const result: SearchResult = {
        ordinals: isArranged ? listed.slice(offset, offset + amount) : listed,
        total: answer.hits.total!.value,
        isRelaxed: plan.isRelaxed,
        ...(plan.read && { read: plan.read }),
      };
      return query.facets ? { ...result, facets: readFacets(plan, answer) } : result;
    },
    group: (query) =>
      clamp(query.offset, 0) + clamp(query.amount, usualAmount) > mostListed ? own.group(query) : group(query),
    async mix(query) {
      const { offset = 0, amount, facets = false } = query;
      if (amount === undefined || offset + amount > mostListed) return own.mix(query);
      const plan = index.planMix(query);
      const isMixed = plan.request.order === null;
      const size = offset + amount;
      const answer = find(plan.request, { size: isMixed ? 0 : size, facets });
      const concepts = new Map(
        plan.parts.flatMap((part, place) =>
          part.flatMap((texts, concept) =>
            texts.length === 0 ? [] : [[`${place} ${concept}`, ofTexts(Uint32Array.from(texts), names)] as const],
          ),
        ),
      );
      const found =
        isMixed && size > 0 && concepts.size > 0
          ? await listFirst(plan.request, concepts, { size, sort: [{ _score: "desc" }, { inOrder: "asc" }] })
          : undefined;
      const { hits, ...counted } = await answer;
      const listed = found
        ? plan.parts.flatMap((part, place) =>
            takeTurns(part.map((_, concept) => [...(found.get(`${place} ${concept}`)?.ordinals ?? [])])),
          )
        : [...readOrdinals(hits)];
      const result = {
        ordinals: Uint32Array.from(listed.slice(offset, size)),
        total: hits.total!.value,
        isRelaxed: false,
      };
      return facets ? { ...result, facets: readFacets(plan, { hits, ...counted }) } : result;
    },
    mixGroups: (query) => own.mixGroups(query),
  };
}

interface Asked {
  from?: number;
  size: number;
  /** Count the options of filters, too. */
  facets?: boolean;
  aggs?: Clause;
}

interface Listing {
  size: number;
  sort: Clause[];
}

/** Nothing is read of an icon but what it is called by. */
const hitFields = { _source: false, stored_fields: "_none_", docvalue_fields: ["key"] };

function compareHits(one: readonly number[], other: readonly number[], { order }: Pick<IconRequest, "order">): number {
  if (order !== null) return one[0]! - other[0]!;
  return other[0]! - one[0]! || one[1]! - other[1]!;
}

function readFacets(plan: Pick<IconPlan | MixPlan, "readFacets">, { aggregations = {} }: EngineAnswer) {
  const read = (name: string) =>
    new Map(aggregations[name]!.by.buckets.map(({ key, doc_count: count }) => [key, count]));
  return plan.readFacets({ cells: read("cells"), categories: read("categories"), colors: read("colors") });
}
