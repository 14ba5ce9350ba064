import { analyzeDrawing } from "../../svg/analyze-drawing.ts";
import { nameElement, nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { readMarkup } from "../markup-tree.ts";
import { prepareDocument } from "../prepare-markup.ts";
import { formatDataUri } from "./data-uri.ts";

/** A class: drawings without a color of their own are masks in the color of the text, others backgrounds. */
export const css: MarkupFormat<"css"> = {
  id: "css",
  label: "CSS",
  group: "web",
  extension: "css",
  mediaType: "text/css",
  carriesTitle: false,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.css`,
  render(icon) {
    const svg = prepareDocument(icon);
    const picture = `url("${formatDataUri(svg)}")`;
    const { attributes } = readMarkup(svg);
    const lines = [
      "display: inline-block;",
      `width: ${formatLength(attributes.get("width"))};`,
      `height: ${formatLength(attributes.get("height"))};`,
      ...(analyzeDrawing(svg).isColor
        ? [`background: ${picture} center / contain no-repeat;`]
        : [
            `--picture: ${picture};`,
            "background-color: currentColor;",
            "-webkit-mask: var(--picture) center / contain no-repeat;",
            "mask: var(--picture) center / contain no-repeat;",
          ]),
    ];
    return `.${nameElement(icon.name)} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
  },
};

function formatLength(length: string | undefined): string {
  if (length === undefined) return "1em";
  return /^[\d.]+$/.test(length) ? `${length}px` : length.replaceAll(/[^\w.%]/g, "");
}
