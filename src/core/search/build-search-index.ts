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
      input.synonyms,
    ),
    ...buildIconColumns(input, textOrder),
  ]);
}

/** Texts that have icons, those with the best icon first. */
function orderTexts({ text, texts }: SearchInput): Uint32Array {
  const order = new Uint32Array(texts.length);
  const isSeen = new Uint8Array(texts.length);
  let count = 0;
  for (const id of text) {
    if (isSeen[id]) continue;
    isSeen[id] = 1;
    order[count++] = id;
  }
  return order.subarray(0, count);
}
