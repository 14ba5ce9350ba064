import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";
import { renderJsxAttribute } from "./jsx-attribute.ts";

/** A component in TypeScript; its props are those of `svg`. */
export const reactTsx: MarkupFormat<"react-tsx"> = {
  id: "react-tsx",
  label: "React (TSX)",
  group: "framework",
  extension: "tsx",
  mediaType: "text/tsx",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.tsx`,
  render: (icon) => `import type { SVGProps } from "react";

export function ${nameComponent(icon.name)}(props: SVGProps<SVGSVGElement>) {
  return (
${renderMarkup(prepareMarkup(icon), { attribute: renderJsxAttribute, rootEnd: "{...props}", indent: "    " })}
  );
}
`,
};
