import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";

/** A single-file component; attributes fall through to its root. */
export const vue: MarkupFormat<"vue"> = {
  id: "vue",
  label: "Vue",
  group: "framework",
  extension: "vue",
  mediaType: "text/plain",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.vue`,
  render: (icon) => `<template>\n${renderMarkup(prepareMarkup(icon), { indent: "  " })}\n</template>\n`,
};
