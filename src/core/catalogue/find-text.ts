import type { StringColumn } from "../columns/columns.ts";

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const encoder = new TextEncoder();

/** A stretch of a string column that is sorted by UTF-8 bytes, directly or through an order of indexes. */
export interface SortedTexts {
  column: StringColumn;
  /** Column index of each place; absent when the column itself is sorted. */
  order?: Uint32Array;
  start: number;
  end: number;
}

/** The column index of a text, by binary search over bytes; undefined when it is not there. */
export function findText(text: string, { column, order, start, end }: SortedTexts): number | undefined {
  const wanted = encoder.encode(text);
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const index = order ? order[middle]! : middle;
    const difference = compareBytes(column, index, wanted);
    if (difference === 0) return index;
    if (difference < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

function compareBytes({ bytes, offsets }: StringColumn, index: number, wanted: Uint8Array): number {
  const start = offsets[index]!;
  const length = offsets[index + 1]! - start;
  const common = Math.min(length, wanted.length);
  for (let position = 0; position < common; position++) {
    const difference = bytes[start + position]! - wanted[position]!;
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}
