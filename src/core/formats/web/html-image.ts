import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { readMarkup } from "../markup-tree.ts";
import { cleanTitle, prepareDocument } from "../prepare-markup.ts";
import { renderAttribute } from "../render-markup.ts";
import { formatDataUri } from "./data-uri.ts";

/** A picture that needs no file beside the page; an empty `alt` makes it decoration. */
export const htmlImage: MarkupFormat<"html-image"> = {
  id: "html-image",
  label: "HTML <img>",
  group: "web",
  extension: "html",
  mediaType: "text/html",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.html`,
  render(icon) {
    const { attributes } = readMarkup(icon.svg);
    const size = (["width", "height"] as const).flatMap((name) => {
      const pixels = Number.parseFloat(attributes.get(name) ?? "");
      return pixels > 0 ? [renderAttribute(name, String(Math.max(1, Math.round(pixels))))] : [];
    });
    const source = renderAttribute("src", formatDataUri(prepareDocument(icon)));
    return `<img ${[...size, renderAttribute("alt", cleanTitle(icon.title) ?? ""), source].join(" ")}>\n`;
  },
};
