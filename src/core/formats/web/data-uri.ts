import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareDocument } from "../prepare-markup.ts";

/** An address that is the picture: for `src`, `href` and `url("…")`. */
export const dataUri: MarkupFormat<"data-uri"> = {
  id: "data-uri",
  label: "Data URI",
  group: "web",
  extension: "txt",
  mediaType: "text/plain",
  carriesTitle: false,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.txt`,
  render: (icon) => formatDataUri(prepareDocument(icon)),
};

/** What can neither stand in an address nor between double quotes of HTML and CSS is percent-encoded, and only that. */
export function formatDataUri(svg: string): string {
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  const encoded = quoted.toWellFormed().replaceAll(/[^\x20!$'()*+,\-./\w:;=?@~]/gu, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${encoded}`;
}
