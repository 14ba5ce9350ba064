import { toRoot } from "../../../core/catalogue/concept.ts";
import { encodeIconId } from "../../../core/catalogue/icon-id.ts";
import { compareNames, iconFlags } from "../../../core/catalogue/snapshot.ts";
import type { CompiledSet } from "./compile-set.server.ts";

/** The records of all sets end to end, before they are put in order. */
export interface JoinedRecords {
  count: number;
  id: Float64Array;
  name: string[];
  style: Uint16Array;
  /** Index in `concepts`. */
  concept: Uint32Array;
  /** Index in `relations`. */
  relation: Uint8Array;
  /** Index of the main record. */
  main: Uint32Array;
  /** Equal for equal drawings. */
  drawingKey: Float64Array;
  /** Bytes of the drawing. */
  bytes: Uint32Array;
  /** 1 for records that are another name of a drawing in another style. */
  isAlias: Uint8Array;
  /** Sorted. */
  concepts: string[];
  /** What concepts are variants of. */
  roots: string[];
  /** Index in `roots` of each concept. */
  rootOfConcept: Uint32Array;
}

/**
 * Puts the records of all sets behind each other.
 * @throws Error when two icons would share an id
 */
export function joinSets(compiled: readonly CompiledSet[]): JoinedRecords {
  const count = compiled.reduce((sum, { id }) => sum + id.length, 0);
  const name: string[] = [];
  const conceptOf: string[] = [];
  const columns = {
    id: new Float64Array(count),
    style: new Uint16Array(count),
    relation: new Uint8Array(count),
    main: new Uint32Array(count),
    drawingKey: new Float64Array(count),
    bytes: new Uint32Array(count),
    isAlias: new Uint8Array(count),
  };
  for (const set of compiled) {
    const base = name.length;
    if (set.id.length === 0) continue;
    for (const each of set.names.split("\n")) name.push(each);
    for (const each of set.concepts.split("\n")) conceptOf.push(each);
    columns.id.set(set.id, base);
    columns.style.set(set.style, base);
    columns.drawingKey.set(set.drawingKey, base);
    columns.isAlias.set(set.isAlias, base);
    for (let index = 0; index < set.id.length; index++) {
      columns.relation[base + index] = set.flags[index]! >> iconFlags.relationShift;
      columns.main[base + index] = base + set.main[index]!;
      columns.bytes[base + index] = set.drawings.lengths[set.drawing[index]!]!;
    }
  }
  requireDistinctIds({ id: columns.id, name, compiled });
  const concepts = [...new Set(conceptOf)].toSorted(compareNames);
  const conceptIndex = new Map(concepts.map((concept, index) => [concept, index]));
  const roots = [...new Set(concepts.map(toRoot))];
  const rootIndex = new Map(roots.map((root, index) => [root, index]));
  return {
    ...columns,
    count,
    name,
    concept: Uint32Array.from(conceptOf, (concept) => conceptIndex.get(concept)!),
    concepts,
    roots,
    rootOfConcept: Uint32Array.from(concepts, (concept) => rootIndex.get(toRoot(concept))!),
  };
}

function requireDistinctIds(input: {
  id: Float64Array;
  name: readonly string[];
  compiled: readonly CompiledSet[];
}): void {
  const { id, name, compiled } = input;
  const sorted = id.toSorted();
  const repeated = sorted.find((value, index) => index > 0 && value === sorted[index - 1]);
  if (repeated === undefined) return;
  const prefixes = compiled.flatMap((set) => Array.from({ length: set.id.length }, () => set.prefix));
  const names = name.flatMap((each, index) => (id[index] === repeated ? [`${prefixes[index]}:${each}`] : []));
  throw new Error(
    `${names.join(" and ")} would have the same ID ${encodeIconId(repeated)}. Give the newer one a salt in data/sets/id-salts.jsonl`,
  );
}
