import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";

/** A file of its own and markup for any page. */
export const svgInline: MarkupFormat<"svg-inline"> = {
  id: "svg-inline",
  label: "Inline SVG",
  group: "web",
  extension: "svg",
  mediaType: "image/svg+xml",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.svg`,
  render: (icon) => `${renderMarkup(prepareMarkup(icon), { indent: "" })}\n`,
};
