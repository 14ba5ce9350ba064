import { decodeIconId } from "../../../core/catalogue/icon-id.ts";
import type { IconRecord } from "../../../core/search/remote/icon-records.ts";
import type { OpenCatalogue } from "../contract.ts";

/** What is indexed of an icon; see `describeIndex`. */
export type IconDocument = Omit<IconRecord, "ordinal" | "text" | "categories" | "colors"> & {
  key: number;
  text?: number;
  addedText?: number;
  category: string[];
  color: string[];
};

/** What icons and texts are called by in an engine that all servers share, whatever each of them knows of what was published. */
export interface SharedNames {
  isAdded: (ordinal: number) => boolean;
  keyOf(ordinal: number): number;
  /** Undefined for an icon that this server doesn’t know (yet). */
  ordinalOf(key: number): number | undefined;
  /** Texts below this are those of the compiled snapshot. */
  compiledTexts: number;
  /** For other texts. */
  addedTextKey(text: number): number;
}

/** Icons that were published stand between the distinct ones of the compiled snapshot and those that repeat drawings. */
export function createSharedNames({ catalogue, compiled, index }: OpenCatalogue): SharedNames {
  const first = compiled.distinctCount;
  const count = catalogue.count - compiled.count;
  const isAdded = (ordinal: number) => ordinal >= first && ordinal < first + count;
  const addedKey = (ordinal: number) => -1 - decodeIconId(catalogue.icon(ordinal).id)!;
  const ordinals = new Map(
    Array.from({ length: count }, (_, place) => [addedKey(first + place), first + place] as const),
  );
  /** Of each text the key of one of its icons. */
  const textKeys = new Map<number, number>();
  let compiledTexts = Number.POSITIVE_INFINITY;
  for (let ordinal = first; ordinal < first + count; ordinal++) {
    if (!catalogue.isListed(ordinal)) continue;
    const text = index.textOf(ordinal);
    compiledTexts = Math.min(compiledTexts, text);
    textKeys.set(text, Math.max(textKeys.get(text) ?? Number.NEGATIVE_INFINITY, addedKey(ordinal)));
  }
  return {
    isAdded,
    keyOf: (ordinal) => (isAdded(ordinal) ? addedKey(ordinal) : ordinal < first ? ordinal : ordinal - count),
    ordinalOf: (key) => (key < 0 ? ordinals.get(key) : key < first ? key : key + count),
    compiledTexts,
    addedTextKey: (text) => textKeys.get(text) ?? 0,
  };
}

/** All icons as documents; those of the compiled snapshot are the same whatever was published. */
export function* listDocuments({ index }: OpenCatalogue, names: SharedNames): Generator<IconDocument> {
  for (const { ordinal, text, categories, colors, ...record } of index.listRecords(names.isAdded)) {
    yield {
      ...record,
      key: names.keyOf(ordinal),
      ...(names.isAdded(ordinal) ? { addedText: names.addedTextKey(text) } : { text }),
      category: categories,
      color: colors,
    };
  }
}
