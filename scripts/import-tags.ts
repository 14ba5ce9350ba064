/**
 * Regenerates `data/tags/` from the metadata of the packages in `scripts/tags/`: `node scripts/import-tags.ts`.
 * Needs `npm`, `tar` and the network (or a warm npm cache); nothing is installed. The same packages give the same files.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toRoot } from "../src/core/catalogue/concept.ts";
import { readSetNames } from "./packages/catalogue-names.ts";
import { readEmoji } from "./packages/emoji.ts";
import { unpackRelease } from "./packages/package-file.ts";
import { describeSources } from "./packages/package-source.ts";
import { brandSources } from "./tags/brand-sources.ts";
import { conceptKey, withoutNumber } from "./tags/concept-key.ts";
import { emojiSources, tagEmoji } from "./tags/emoji-tags.ts";
import { normalizeTag } from "./tags/normalize-tag.ts";
import { isAgreed, poolTags, selectTags } from "./tags/pool-tags.ts";
import type { PooledTag, SourceTags } from "./tags/pool-tags.ts";
import { brandWords, thingNames } from "./tags/tag-rules.data.ts";
import { tagSources } from "./tags/tag-sources.ts";

const target = join(import.meta.dirname, "../data/tags");
const setsFile = join(import.meta.dirname, "../data/sets/included.jsonl");

const work = mkdtempSync(join(tmpdir(), "iconarium-tags-"));
try {
  await importTags();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function importTags(): Promise<void> {
  const sources: SourceTags[] = [];
  for (const source of [...tagSources, ...brandSources]) {
    report(`Reading ${source.release.name}@${source.release.version}`);
    const folder = unpackRelease(source.release, source.files, work);
    sources.push({ weight: source.weight, entries: await source.read(folder) });
  }
  const emoji = new Map(
    emojiSources.flatMap(({ release, files }) => {
      report(`Reading ${release.name}@${release.version}`);
      return [...readEmoji(unpackRelease(release, files, work), files[0])];
    }),
  );
  const sets = [...readSetNames(setsFile)];

  const generic = sources.map(({ weight, entries }) => ({
    weight,
    entries: entries.filter((entry) => !entry.isBrand),
  }));
  const brands = sources.map(({ weight, entries }) => ({ weight, entries: entries.filter((entry) => entry.isBrand) }));
  const genericPools = poolTags(withoutBrandNames(generic));
  const brandPools = poolTags(brands, squash);

  const known = new Set([...genericPools.values()].flatMap((pool) => pool.filter(isAgreed).map(({ tag }) => tag)));
  const emojiSets = sets.filter(({ kind }) => kind === "emoji");
  const emojiTags = tagEmoji(emojiSets, emoji, (word) => known.has(word));
  const brandNames = namesOfBrands(sources.slice(0, tagSources.length));

  mkdirSync(target, { recursive: true });
  writeTags("concepts.tsv", tagConcepts(conceptsOf("general"), { genericPools, brandPools, brandNames, emojiTags }));
  const isEverydayWord = (name: string): boolean => known.has(name) && !brandNames.has(name);
  writeTags("brands.tsv", tagBrands(conceptsOf("brands"), brandPools, isEverydayWord));
  writeTags("emoji.tsv", emojiTags);
  writeFileSync(join(target, "sources.json"), describeSources([...tagSources, ...brandSources, ...emojiSources]));

  function conceptsOf(kind: "general" | "brands"): Set<string> {
    return new Set(sets.filter((set) => set.kind === kind).flatMap(({ concepts }) => Array.from(concepts)));
  }
}

/** Names of companies and products say nothing about generic drawings. */
function withoutBrandNames(sources: readonly SourceTags[]): SourceTags[] {
  const names = new Set(brandWords);
  const isBrandName = (tag: string): boolean =>
    normalizeTag(tag)
      ?.split(" ")
      .some((word) => names.has(word)) ?? false;
  return sources.map(({ weight, entries }) => ({
    weight,
    entries: entries.map(({ concept, isBrand, tags }) => ({
      concept,
      isBrand,
      tags: tags.filter((tag) => !isBrandName(tag)),
    })),
  }));
}

/** Brands that sources of general use draw, but for those whose name several of them also give to a thing (`apple`). */
function namesOfBrands(sources: readonly SourceTags[]): Set<string> {
  const brands = sources.flatMap(({ entries }) =>
    entries.filter(({ isBrand }) => isBrand).map(({ concept }) => concept),
  );
  const things = sources.map(
    ({ entries }) => new Set(entries.filter(({ isBrand }) => !isBrand).map(({ concept }) => concept)),
  );
  const isThing = (name: string): boolean =>
    thingNames.includes(name) || things.filter((concepts) => concepts.has(name)).length > 1;
  return new Set(brands.filter((name) => !isThing(name)).map(squash));
}

interface Pools {
  genericPools: ReadonlyMap<string, PooledTag[]>;
  brandPools: ReadonlyMap<string, PooledTag[]>;
  brandNames: ReadonlySet<string>;
  emojiTags: ReadonlyMap<string, string[]>;
}

/** Second drawings (`home-2`) are left out: readers fall back from the concept to its root. */
function tagConcepts(concepts: ReadonlySet<string>, pools: Pools): Map<string, string[]> {
  const { genericPools, brandPools, brandNames, emojiTags } = pools;
  const all = new Set([...concepts].flatMap((concept) => [withoutNumber(concept), toRoot(concept)]));
  return new Map(
    [...all].flatMap((concept) => {
      const isBrand = brandNames.has(squash(concept));
      const pool = isBrand ? brandPools.get(squash(concept)) : genericPools.get(conceptKey(concept));
      const tags = selectTags(concept, pool ?? []);
      const found = tags.length > 0 || isBrand ? tags : (emojiTags.get(concept) ?? []);
      return found.length > 0 ? [[concept, found]] : [];
    }),
  );
}

/** Tickers such as `GOLD` and `PAPER` are left out: few who look for the word mean the coin. */
function tagBrands(
  concepts: ReadonlySet<string>,
  pools: ReadonlyMap<string, PooledTag[]>,
  isEverydayWord: (name: string) => boolean,
): Map<string, string[]> {
  return new Map(
    [...concepts].flatMap((concept) => {
      const tags = isEverydayWord(concept) ? [] : selectTags(concept, pools.get(squash(concept)) ?? []);
      return tags.length > 0 ? [[concept, tags]] : [];
    }),
  );
}

function squash(text: string): string {
  return text.replaceAll(/[^a-z0-9+]/g, "");
}

function writeTags(file: string, tags: ReadonlyMap<string, readonly string[]>): void {
  const lines = [...tags]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([concept, words]) => `${concept}\t${words.join(",")}\n`);
  writeFileSync(join(target, file), lines.join(""));
  report(`${file}: ${lines.length} entries, ${Math.round(lines.join("").length / 1024)} KB`);
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
