import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { printMarkup } from "../render-markup.ts";
import { printJsxAttribute } from "./jsx-attribute.ts";

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
  print: (icon) => `export function ${nameComponent(icon.name)}(props) {
  return (
${printMarkup(prepareMarkup(icon), { attribute: printJsxAttribute, rootEnd: "{...props}", indent: "    " })}
  );
}
`,
};
