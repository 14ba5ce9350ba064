import { listDeclarations } from "../markup-tree.ts";
import { renderAttribute } from "../render-markup.ts";

/** React passes on names with dashes that it does not know, and only those. */
const keepsDashes = /^(?:aria|data|mask)-/;

/**
 * An attribute as React reads it: `stroke-width` → `strokeWidth`, `style` as an object. React knows
 * `transformOrigin`, its types do not.
 */
export function renderJsxAttribute(name: string, value: string): string {
  if (name === "style") return `style={${renderJsxStyle(value)}}`;
  if (name === "transform-origin") return formatSpread("transformOrigin", value);
  return renderAttribute(nameJsxAttribute(name), value);
}

/** The property by which React knows an attribute. */
export function nameJsxAttribute(name: string): string {
  return keepsDashes.test(name) ? name : toCamelCase(name);
}

/** A `style` attribute as the object that React takes. */
export function renderJsxStyle(style: string): string {
  return `{ ${listDeclarations(style).map(renderProperty).join(", ")} }`;
}

export function toCamelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function renderProperty([property, value]: [string, string]): string {
  return `${toCamelCase(property)}: ${JSON.stringify(value)}`;
}

/** An attribute that types do not have: TypeScript asks no questions about what is spread. */
export function formatSpread(name: string, value: string): string {
  return `{...{ ${name}: ${JSON.stringify(value)} }}`;
}
