import { setImmediate as letOthersWork } from "node:timers/promises";
import { changeSnapshot, type ChangedSnapshot } from "../../../core/catalogue/change-snapshot.ts";
import type { DrawingReader } from "../../../core/catalogue/catalogue.ts";
import { openSnapshot, type CatalogueSettings } from "../../../core/catalogue/snapshot-catalogue.ts";
import type { AddedIcon, SnapshotChange } from "../../../core/catalogue/snapshot-change.ts";
import { categorySlots, iconFlags, noCategory, type SnapshotFacts } from "../../../core/catalogue/snapshot.ts";
import type { Columns } from "../../../core/columns/columns.ts";
import type { AddedEntry } from "../../../core/search/change/added-texts.ts";
import { readWordBase, type WordBase } from "../../../core/search/change/add-words.ts";
import { changeSearchIndex } from "../../../core/search/change/change-search-index.ts";
import { lexiconLanguages } from "../../../core/lexicon/language-rules.ts";
import { openSearchIndex } from "../../../core/search/open-search-index.ts";
import { searchInProcess } from "../../../core/search/search-in-process.ts";
import { findText } from "../../../core/catalogue/find-text.ts";
import type { OpenCatalogue } from "../contract.ts";
import { readSynonyms } from "../compile/curated.server.ts";

/** A snapshot with all that is needed to change it. */
export interface ChangeableSnapshot extends OpenCatalogue {
  columns: Columns;
  facts: SnapshotFacts;
  /** Columns of the text index. */
  search: Columns;
}

const wordBases = new WeakMap<Columns, WordBase>();

/**
 * The snapshot with icons put in and others taken away; what does not change is shared with it. The work is done in
 * pieces, between which requests are answered.
 */
export async function changeCatalogue(
  snapshot: ChangeableSnapshot,
  change: SnapshotChange,
  settings: CatalogueSettings,
): Promise<OpenCatalogue> {
  const { folder, compiled, meaning, names, originals, search } = snapshot;
  const known = wordBases.get(search) ?? readWordBase(search, readSynonyms());
  wordBases.set(search, known);
  await letOthersWork();
  const changed = await finish(changeSnapshot(snapshot.columns, snapshot.facts, change));
  const { columns, facts, firstAdded } = changed;
  const flags = columns.u16("flags");
  const catalogue = openSnapshot(columns, facts, settings);
  const changedIndex = await finish(
    changeSearchIndex(search, known, {
      entries: describeEntries(change.icons, changed),
      isGone: (ordinal) => (flags[ordinal]! & iconFlags.isGone) !== 0,
      timestamp: columns.u32("timestamp"),
      name: columns.u32("concept"),
      nameIn: (ordinal, language) => names.nameIcon(catalogue.icon(ordinal), language),
      languages: lexiconLanguages,
    }),
  );
  const drawings = joinDrawings(snapshot.drawings, { first: firstAdded, icons: change.icons });
  const index = openSearchIndex(changedIndex, catalogue);
  const engine = searchInProcess(index);
  return { folder, compiled, catalogue, drawings, index, engine, meaning, names, originals };
}

async function finish<Result>(steps: Generator<void, Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await letOthersWork();
    step = steps.next();
  }
  return step.value;
}

/** What the text index is told of added icons; their text has the tags of the concept, too. */
function describeEntries(icons: readonly AddedIcon[], { columns, facts, firstAdded }: ChangedSnapshot): AddedEntry[] {
  const names = columns.strings("conceptName");
  const [tagStarts, tags, texts] = [columns.u32("conceptTagStart"), columns.u32("conceptTag"), columns.strings("tag")];
  const [styles, flags] = [columns.u16("style"), columns.u16("flags")];
  const categories = columns.u8("category");
  const families = new Map(facts.families.map(({ apiCode }, index) => [apiCode, index]));
  const popular = facts.categories.length - 2;
  return icons.map(({ concept, tags: own, palette, look }, index) => {
    const ordinal = firstAdded + index;
    const number = findText(concept, { column: names, start: 0, end: names.length })!;
    const shared = Array.from(tags.subarray(tagStarts[number], tagStarts[number + 1]), (tag) => texts.at(tag));
    const slots = categories.subarray(ordinal * categorySlots, (ordinal + 1) * categorySlots);
    const bits = flags[ordinal]!;
    return {
      text: { name: concept, tags: [...shared, ...own] },
      style: styles[ordinal]!,
      family: families.get(facts.styles[styles[ordinal]!]!.family)!,
      colors: bits & iconFlags.colorsMask,
      isColor: (bits & iconFlags.isColor) !== 0,
      isAnimated: (bits & iconFlags.isAnimated) !== 0,
      palette,
      look,
      categories: [
        ...slots.filter((slot) => slot !== noCategory),
        ...((bits & iconFlags.isNew) === 0 ? [] : [popular + 1]),
      ],
    };
  });
}

/** Reads drawings of the snapshot and of the icons that were put in. */
function joinDrawings(
  packed: DrawingReader,
  { first, icons }: { first: number; icons: readonly AddedIcon[] },
): DrawingReader {
  const read = (ordinal: number) => {
    if (ordinal < first) return packed.read(ordinal);
    return icons[ordinal - first]?.drawing ?? packed.read(ordinal - icons.length);
  };
  return { read, readMany: (ordinals) => ordinals.map(read) };
}
