import type { ColumnInput } from "../columns.ts";
import { buildIconColumns } from "./build-icon-columns.ts";
import { buildWordColumns } from "./build-word-columns.ts";
import type { SearchInput } from "./search-input.ts";

/** Compiles the text index: columns for `writeColumns`, opened again by `openSearchIndex`. Same input, same columns. */
export function buildSearchIndex(input: SearchInput): Map<string, ColumnInput> {
  const textOrder = orderTexts(input);
  return new Map([
    ...buildWordColumns(
      Array.from(textOrder, (text) => input.texts[text]!),
      input,
    ),
    ...buildIconColumns(input, textOrder),
  ]);
}

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Texts that have icons, by name: what is found together lies together. */
function orderTexts({ text, texts }: SearchInput): Uint32Array {
  const used = [...new Set(text)];
  return Uint32Array.from(
    used.toSorted((left, right) => compare(texts[left]!.name, texts[right]!.name) || left - right),
  );
}
