import type { ColumnInput } from "../../columns/columns.ts";
import { buildFrequencyColumns } from "../../lexicon/word-frequencies.ts";
import { buildIconColumns } from "./build-icon-columns.ts";
import { buildWordColumns, places } from "./build-word-columns.ts";
import type { SearchInput } from "./search-input.ts";

/** Compiles the text index: columns for `writeColumns`, opened again by `openSearchIndex`. Same input, same columns. */
export function buildSearchIndex(input: SearchInput): Map<string, ColumnInput> {
  const textOrder = orderTexts(input);
  const texts = Array.from(textOrder, (text) => input.texts[text]!);
  const isEveryday = createEverydayTest(input);
  const columns = new Map<string, ColumnInput>([
    ...buildWordColumns(texts, { ...input, isEveryday }),
    ...buildIconColumns(input, textOrder),
    ...buildFrequencyColumns(input.frequencies ?? new Map()),
  ]);
  return columns.set(
    "words.icons",
    countIcons((name) => columns.get(name) as Uint32Array),
  );
}

/** How frequent a word has to be to be rather something else than a brand that one icon shows, in tenths. */
const everyday = 30;
/** How much more for a brand that ten times as many icons show. */
const everydayStep = 13;

/** Whether a word is used in ordinary language so much more often than for brands called so that it hardly means them. */
function createEverydayTest({ texts, text, frequencies }: SearchInput): (word: string) => boolean {
  const english = frequencies?.get("en") ?? new Map<string, number>();
  const icons = new Map<string, number>();
  for (const id of text) {
    const { name, isBrand } = texts[id]!;
    if (isBrand) icons.set(name, (icons.get(name) ?? 0) + 1);
  }
  return (word) => (english.get(word) ?? 0) >= everyday + everydayStep * Math.log10(Math.max(1, icons.get(word) ?? 0));
}

/** What an icon counts that has a word in its name, or only as a tag: whole numbers, so that no order of adding matters. */
const weight = { name: 10, tag: 1 };
/** What an icon counts that is only found by another word that means the same. */
const sameShare = 0.3;

/**
 * For each word the number of icons that have it in their names, and a share of those that are found by it otherwise.
 *
 * @param read the other columns of the index
 */
export function countIcons(read: (name: string) => Uint32Array): Uint32Array {
  const [postings, entries] = [read("postings"), read("text.entries")];
  const counts = new Uint32Array(read("exact.offsets").length - 1);
  for (const place of places) {
    const offsets = read(`${place}.offsets`);
    for (let word = 0; word < counts.length; word++) {
      for (let at = offsets[word]!; at < offsets[word + 1]!; at++) {
        const icons = entries[postings[at]! + 1]! - entries[postings[at]!]!;
        counts[word]! += icons * (place === "tag" || place === "brand" ? weight.tag : weight.name);
      }
    }
  }
  const [same, sameOffsets] = [read("same"), read("same.offsets")];
  return Uint32Array.from(counts, (count, word) => {
    const others = same.subarray(sameOffsets[word], sameOffsets[word + 1]);
    const most = others.reduce((top, other) => Math.max(top, counts[other]!), 0);
    return Math.round(Math.max(count, sameShare * most) / weight.name);
  });
}

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Texts that have icons, by name: what is found together lies together. */
function orderTexts({ text, texts }: SearchInput): Uint32Array {
  const used = [...new Set(text)];
  return Uint32Array.from(
    used.toSorted((left, right) => compare(texts[left]!.name, texts[right]!.name) || left - right),
  );
}
