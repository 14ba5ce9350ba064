import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";
import { renderJsxAttribute } from "./jsx-attribute.ts";

/** A component in JavaScript; its props are those of `svg`. */
export const reactJsx: MarkupFormat<"react-jsx"> = {
  id: "react-jsx",
  label: "React (JSX)",
  group: "framework",
  extension: "jsx",
  mediaType: "text/jsx",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.jsx`,
  render: (icon) => `export function ${nameComponent(icon.name)}(props) {
  return (
${renderMarkup(prepareMarkup(icon), { attribute: renderJsxAttribute, rootEnd: "{...props}", indent: "    " })}
  );
}
`,
};
