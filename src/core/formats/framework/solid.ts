import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderAttribute, renderMarkup } from "../render-markup.ts";
import { formatSpread } from "./jsx-attribute.ts";

/** A component in TypeScript; Solid calls attributes what SVG calls them. */
export const solid: MarkupFormat<"solid"> = {
  id: "solid",
  label: "Solid",
  group: "framework",
  extension: "tsx",
  mediaType: "text/tsx",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.tsx`,
  render: (icon) => `import type { JSX } from "solid-js";

export function ${nameComponent(icon.name)}(props: JSX.SvgSVGAttributes<SVGSVGElement>) {
  return (
${renderMarkup(prepareMarkup(icon), { attribute: renderSolidAttribute, rootEnd: "{...props}", indent: "    " })}
  );
}
`,
};

/** Solid's types want numbers of rounds, and leave some attributes out. */
function renderSolidAttribute(name: string, value: string, element: string): string {
  if (name === "repeatCount" && value !== "indefinite") return `repeatCount={${Number.parseFloat(value)}}`;
  const isTyped = !untyped.has(name) && !(element === "set" && /^(?:attributeName|to)$/.test(name));
  return isTyped ? renderAttribute(name, value) : formatSpread(name, value);
}

const untyped = new Set(["edgeMode", "overflow"]);
