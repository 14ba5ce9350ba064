import { nameComponent } from "../formats/code-names.ts";
import type { SvgElement } from "../formats/markup-tree.ts";
import { prepareMarkup } from "../formats/prepare-markup.ts";

/** An element with its attributes, as SVG calls them, and what is in it. */
export type IconNode =
  | readonly [name: string, attributes: Readonly<Record<string, string>>]
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly (IconNode | string)[]];

/** An icon as packages hold it: its view box, what is drawn, and what more its `svg` element says. */
export type IconData =
  | readonly [viewBox: string, nodes: readonly (IconNode | string)[]]
  | readonly [viewBox: string, nodes: readonly (IconNode | string)[], attributes: Readonly<Record<string, string>>];

/** What the element says by itself in every package. */
const usual = new Set(["xmlns", "viewBox", "aria-hidden"]);

/**
 * A complete SVG document as data. Its ids are its own, so that icons stand in one page.
 * @throws as `prepareMarkup`
 */
export function toIconData(svg: string, name: string): IconData {
  const { attributes, children } = prepareMarkup({ svg, name });
  const viewBox = attributes.get("viewBox") ?? `0 0 ${attributes.get("width") ?? 24} ${attributes.get("height") ?? 24}`;
  const [, , width, height] = viewBox.split(" ");
  const isUsual = (key: string, value: string) =>
    usual.has(key) || (key === "width" && value === width) || (key === "height" && value === height);
  const more = [...attributes].filter(([key, value]) => !isUsual(key, value));
  const nodes = children.map(toNode);
  return more.length === 0 ? [viewBox, nodes] : [viewBox, nodes, Object.fromEntries(more)];
}

function toNode(child: SvgElement | string): IconNode | string {
  if (typeof child === "string") return child;
  const attributes = Object.fromEntries(child.attributes);
  return child.children.length === 0 ? [child.name, attributes] : [child.name, attributes, child.children.map(toNode)];
}

/** Names of components by names of icons: `house` → `HouseIcon`; a number at the end where two would be called the same. */
export function nameComponents(names: readonly string[]): Map<string, string> {
  const used = new Set<string>();
  const components = new Map<string, string>();
  for (const name of names.toSorted()) {
    const wanted = nameComponent(name);
    let component = wanted;
    for (let number = 2; used.has(component); number++) component = `${wanted}${number}`;
    used.add(component);
    components.set(name, component);
  }
  return components;
}
