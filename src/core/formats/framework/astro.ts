import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";

/** A component; what a page gives it goes before, as of two equal attributes in HTML the first counts. */
export const astro: MarkupFormat<"astro"> = {
  id: "astro",
  label: "Astro",
  group: "framework",
  extension: "astro",
  mediaType: "text/plain",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.astro`,
  render(icon) {
    const drawing = prepareMarkup(icon);
    const defaults = [...drawing.attributes].map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
    );
    return `---
import type { HTMLAttributes } from "astro/types";

type Props = HTMLAttributes<"svg">;

const attributes = {
${defaults.join("\n")}
  ...Astro.props,
};
---

${renderMarkup({ ...drawing, attributes: new Map() }, { rootEnd: "{...attributes}", indent: "" })}
`;
  },
};
