import { conceptKey } from "./concept-key.ts";
import { normalizeTag, stemWord } from "./normalize-tag.ts";
import type { SourceEntry } from "./tag-source.ts";
import { opposites } from "./tag-rules.data.ts";

/** All that one source says. */
export interface SourceTags {
  weight: number;
  entries: readonly SourceEntry[];
}

/** A tag of a concept with the support it has. */
export interface PooledTag {
  tag: string;
  /** Sum of the sources' weights, less for tags that a source hangs on a large part of its icons. */
  score: number;
  sources: number;
}

const maximumTags = 12;
/** Lone tags fill up to this many: where sources agree on enough, nothing is left to doubt. */
const enoughTags = 8;
/** A tag on more than this share of a source's concepts is a category rather than a description. */
const commonShare = 0.004;

/** Merges what the sources say about the same concepts, best supported tags first. */
export function poolTags(
  sources: readonly SourceTags[],
  keyOf: (concept: string) => string = conceptKey,
): Map<string, PooledTag[]> {
  const pools = new Map<string, Map<string, PooledTag>>();
  const spelling = chooseSpellings(sources);
  for (const { weight, entries } of sources) {
    const tagsByKey = groupByKey(entries, keyOf, spelling);
    const counts = new Map<string, number>();
    for (const tags of tagsByKey.values()) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const common = Math.max(12, commonShare * tagsByKey.size);
    for (const [key, tags] of tagsByKey) {
      const pool = pools.get(key) ?? new Map<string, PooledTag>();
      pools.set(key, pool);
      for (const tag of tags) {
        const pooled = pool.get(tag) ?? { tag, score: 0, sources: 0 };
        pool.set(tag, pooled);
        pooled.score += weight / (1 + Math.max(0, Math.log2((counts.get(tag) ?? 1) / common)));
        pooled.sources += 1;
      }
    }
  }
  return new Map([...pools].map(([key, pool]) => [key, [...pool.values()].toSorted((a, b) => b.score - a.score)]));
}

/**
 * Chooses what to keep of a concept's pooled tags: those that two sources agree on, and the best of the lone ones.
 * Tags that only repeat the concept's own words, and tags that contradict it, are left out.
 */
export function selectTags(concept: string, pooled: readonly PooledTag[]): string[] {
  const own = concept.split("-");
  const ownStems = new Set(own.map(stemWord));
  const ownText = own.map(stemWord).join("");
  const contrary = new Set(
    opposites.flatMap(([first, second]) =>
      own.includes(first) === own.includes(second) ? [] : [own.includes(first) ? second : first],
    ),
  );
  const chosen: string[] = [];
  const seen = new Set<string>();
  const key = conceptKey(concept);
  const agreed = pooled.filter((one) => isAgreed(one)).length;
  let lone = Math.min(6, Math.max(1, enoughTags - agreed));
  for (const one of pooled) {
    const { tag } = one;
    const stems = tag.split(" ").map(stemWord);
    const text = stems.join("");
    if (stems.every((stem) => ownStems.has(stem)) || text === ownText || seen.has(text)) continue;
    if (tag.split(" ").some((word) => contrary.has(word))) continue;
    if (stems.length > 1 && conceptKey(tag.replaceAll(" ", "-")) === key) continue;
    if (!isAgreed(one)) {
      if (one.score < 0.3 || lone === 0) continue;
      lone -= 1;
    }
    seen.add(text);
    chosen.push(tag);
    if (chosen.length === maximumTags) break;
  }
  return chosen;
}

/** Two sources at least say so. */
export function isAgreed({ score, sources }: PooledTag): boolean {
  return sources > 1 && score >= 0.8;
}

function groupByKey(
  entries: readonly SourceEntry[],
  keyOf: (concept: string) => string,
  spelling: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const tagsByKey = new Map<string, Set<string>>();
  for (const { concept, tags } of entries) {
    const key = keyOf(concept);
    const group = tagsByKey.get(key) ?? new Set();
    tagsByKey.set(key, group);
    for (const text of tags) {
      const tag = normalizeTag(text);
      if (tag !== undefined) group.add(spelling.get(stemKey(tag)) ?? tag);
    }
  }
  return tagsByKey;
}

function stemKey(tag: string): string {
  return tag.split(" ").map(stemWord).join("");
}

/** For tags that differ only in number or spacing (`trash can`, `trashcan`), the spelling that is used most. */
function chooseSpellings(sources: readonly SourceTags[]): Map<string, string> {
  const uses = new Map<string, Map<string, number>>();
  const count = (text: string): void => {
    const tag = normalizeTag(text);
    if (tag === undefined) return;
    const spellings = uses.get(stemKey(tag)) ?? new Map<string, number>();
    uses.set(stemKey(tag), spellings);
    spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
  };
  for (const { entries } of sources) {
    for (const { concept, tags } of entries) [concept, ...tags].forEach(count);
  }
  return new Map(
    [...uses].map(([key, spellings]) => {
      const [best] = [...spellings].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      return [key, best?.[0] ?? key];
    }),
  );
}
