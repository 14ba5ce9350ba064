import {
  categorySlots,
  iconFlags,
  type SnapshotContent,
  type SnapshotFacts,
} from "../../../../core/catalogue/snapshot.ts";
import type { Lexicons } from "../../../../core/lexicon/build-lexicon-columns.ts";
import { noCategory, type SearchInput, type SearchText } from "../../../../core/search/build/search-input.ts";
import type { SynonymRule } from "../../../../core/search/match/synonyms.ts";
import { colorClasses } from "../../../../core/icons/vocabulary.ts";

/** The categories of an icon and two more slots for the derived ones. */
const slots = categorySlots + 2;

/** What the text index is compiled from: the listed icons, with the concept's words and tags as their text. */
export function toSearchInput(input: {
  content: SnapshotContent;
  facts: SnapshotFacts;
  synonyms: readonly SynonymRule[];
  lexicons: Lexicons;
}): SearchInput {
  const { content, facts, synonyms, lexicons } = input;
  const count = facts.listedCount;
  const flags = content.flags.subarray(0, count);
  const has = (bit: number) => Uint8Array.from(flags, (each) => Number((each & bit) !== 0));
  const categories = new Uint8Array(count * slots).fill(noCategory);
  const popular = facts.categories.length - 2;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    let slot = ordinal * slots;
    for (let index = 0; index < categorySlots; index++) {
      const category = content.category[ordinal * categorySlots + index]!;
      if (category !== noCategory) categories[slot++] = category;
    }
    if (flags[ordinal]! & iconFlags.isPopular) categories[slot++] = popular;
    if (flags[ordinal]! & iconFlags.isNew) categories[slot++] = popular + 1;
  }
  const families = new Map(facts.families.map(({ apiCode }, index) => [apiCode, index]));
  const brandTexts = markBrandTexts(content, facts);
  return {
    texts: content.concepts.map((name, index): SearchText => ({
      name,
      isBrand: brandTexts[index] === 1,
      tags: Array.from(
        content.conceptTag.subarray(content.conceptTagStart[index], content.conceptTagStart[index + 1]),
        (tag) => content.tags[tag]!,
      ),
    })),
    distinctCount: facts.distinctCount,
    text: content.concept.slice(0, count),
    style: content.style.slice(0, count),
    colors: Uint8Array.from(flags, (each) => Math.min(each & iconFlags.colorsMask, colorClasses.length - 1)),
    isColor: has(iconFlags.isColor),
    isAnimated: has(iconFlags.isAnimated),
    palette: content.palette.slice(0, count),
    look: content.look.slice(0, count),
    categories,
    timestamp: content.timestamp.slice(0, count),
    familyOfStyle: Uint16Array.from(facts.styles, ({ family }) => families.get(family)!),
    synonyms,
    lexicons,
  };
}

/** 1 for each concept all listed icons of which are logos. */
function markBrandTexts({ concept, concepts, style }: SnapshotContent, facts: SnapshotFacts): Uint8Array {
  const brandSets = new Set(facts.sets.filter(({ isBrands }) => isBrands).map(({ prefix }) => prefix));
  const isBrand = new Uint8Array(concepts.length).fill(1);
  for (let ordinal = 0; ordinal < facts.listedCount; ordinal++) {
    if (!brandSets.has(facts.styles[style[ordinal]!]!.set)) isBrand[concept[ordinal]!] = 0;
  }
  return isBrand;
}
