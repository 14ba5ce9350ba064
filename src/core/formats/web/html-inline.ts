import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderAttribute, renderMarkup } from "../render-markup.ts";

/** The drawing in the page itself: it takes the color of the text. HTML knows what `svg` is without a namespace. */
export const htmlInline: MarkupFormat<"html-inline"> = {
  id: "html-inline",
  label: "HTML",
  group: "web",
  extension: "html",
  mediaType: "text/html",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.html`,
  render: (icon) =>
    `${renderMarkup(prepareMarkup(icon), {
      indent: "",
      attribute: (name, value) => (name === "xmlns" ? undefined : renderAttribute(name, value)),
    })}\n`,
};
