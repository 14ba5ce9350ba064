import { nameComponent } from "../formats/code-names.ts";
import { nameJsxAttribute, renderJsxStyle } from "../formats/framework/jsx-attribute.ts";
import type { SvgElement } from "../formats/markup-tree.ts";
import { prepareMarkup } from "../formats/prepare-markup.ts";
import type { PackageFramework } from "./bundle-calls.ts";
import type { BundleIcon } from "./bundle-icon.ts";
import { formatOriginLine } from "./render-symbol.ts";

/** A module with one component, and its types, that no compiler has to read any more. */
export interface ComponentModule {
  component: string;
  code: string;
  types: string;
}

/**
 * An icon as a module of a package.
 * @throws AppError, CannotExport as `prepareMarkup`
 */
export function renderComponent(framework: PackageFramework, icon: BundleIcon, svg: string): ComponentModule {
  const component = nameComponent(icon.name);
  const { attributes, children } = prepareMarkup({ svg, name: icon.name });
  const own = new Map([...attributes].filter(([name]) => name !== "aria-hidden"));
  const rendered = children.map((child) => renderNode(child, framework, "    "));
  const render = { react: renderReact, vue: renderVue }[framework];
  const origin = `/** ${formatOriginLine(icon)} */`;
  return { component, ...render({ component, origin, attributes: renderProps(own, framework), children: rendered }) };
}

interface Parts {
  component: string;
  origin: string;
  attributes: string;
  children: readonly string[];
}

function renderReact({ component, origin, attributes, children }: Parts) {
  return {
    code: `import { createElement } from "react";
import { label } from "./label.js";

${origin}
export function ${component}(props) {
  return createElement(
    "svg",
    { ...${attributes}, ...label(props), ...props },
${children.map((child) => `    ${child},\n`).join("")}  );
}
`,
    types: `import type { ReactElement, SVGProps } from "react";

${origin}
export declare function ${component}(props: SVGProps<SVGSVGElement>): ReactElement;
`,
  };
}

function renderVue({ component, origin, attributes, children }: Parts) {
  return {
    code: `import { h } from "vue";
import { label } from "./label.js";

${origin}
export const ${component} = {
  name: "${component}",
  render: ({ $attrs }) => h(
    "svg",
    { ...${attributes}, ...label($attrs) },
    [
${children.map((child) => `    ${child},\n`).join("")}  ]),
};
`,
    types: `import type { DefineComponent, SVGAttributes } from "vue";

${origin}
export declare const ${component}: DefineComponent<SVGAttributes>;
`,
  };
}

/** `label.js`: an icon is decoration until a page says what it means. */
export const labelModule = `const names = ["aria-label", "aria-labelledby"];

export function label(props) {
  return names.some((name) => props[name] !== undefined) ? { role: "img" } : { "aria-hidden": "true" };
}
`;

function renderNode(node: SvgElement | string, framework: PackageFramework, indent: string): string {
  if (typeof node === "string") return JSON.stringify(node);
  const props = renderProps(node.attributes, framework);
  const inside = node.children.map((child) => renderNode(child, framework, `${indent}  `));
  const create = framework === "react" ? "createElement" : "h";
  if (inside.length === 0) return `${create}(${JSON.stringify(node.name)}, ${props})`;
  const lines = inside.map((child) => `\n${indent}  ${child},`).join("");
  const children = framework === "react" ? lines : ` [${lines}\n${indent}]`;
  return `${create}(${JSON.stringify(node.name)}, ${props},${children}${framework === "react" ? `\n${indent}` : ""})`;
}

function renderProps(attributes: ReadonlyMap<string, string>, framework: PackageFramework): string {
  const props = [...attributes].map(([name, value]) => {
    if (framework === "vue") return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    if (name === "style") return `style: ${renderJsxStyle(value)}`;
    return `${JSON.stringify(nameJsxAttribute(name))}: ${JSON.stringify(value)}`;
  });
  return props.length === 0 ? "{}" : `{ ${props.join(", ")} }`;
}
