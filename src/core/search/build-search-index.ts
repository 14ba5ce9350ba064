import type { ColumnInput } from "../columns.ts";
import type { SearchInput } from "./search-input.ts";

/** Compiles the text index: columns for `writeColumns`, opened again by `openSearchIndex`. Same input, same columns. */
export function buildSearchIndex(input: SearchInput): Map<string, ColumnInput> {
  return new Map<string, ColumnInput>([["text", input.text]]);
}
