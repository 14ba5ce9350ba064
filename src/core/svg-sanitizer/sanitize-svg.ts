import type { ViewBox } from "../svg/document/render-document.ts";
import { usualGrid } from "../svg/document/read-document.ts";
import { safeAttributes, safeProperties } from "../svg/document/safe-markup.ts";
import { drawingLimits, type DrawingLimits } from "./drawing-limits.ts";
import { readTree, type DrawingNode } from "./drawing-tree.ts";
import { readValue, styleOnly } from "./safe-values.ts";
import { isMovement } from "./is-movement.ts";
import { linkElements, type Element } from "./link-elements.ts";
import { checkEffort } from "./measure-effort.ts";
import { readSize } from "./read-size.ts";
import { RejectedSvg, type RejectionReason } from "./rejected-svg.ts";
import { createStyler } from "./style-rules.ts";

/** A drawing that can be put into any page: it only draws and moves, and names nothing outside of itself. */
export interface SanitizedSvg {
  /** Inner markup. */
  body: string;
  /** Absent where the document says nothing about its size. */
  box: ViewBox | undefined;
  /** Names of elements that show something and had to be left out: `text`, `image`, `foreignObject`. */
  leftOut: readonly string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const shapes = words("path circle rect ellipse line polyline polygon use");
/** What is in these shows only where something refers to it. */
const stores = words("defs symbol clipPath mask pattern marker linearGradient radialGradient filter");

const isKnown = (name: string) =>
  name === "href" || ((safeAttributes.has(name) || safeProperties.has(name)) && name !== "id" && !styleOnly.has(name));

/**
 * Makes what somebody sends harmless. Only elements and attributes that are known to draw are written anew, everything else
 * is left out: scripts, handlers, pages, pictures, texts, addresses, entities. Style sheets become attributes, ids are
 * renamed, root and nested documents become groups. What was made harmless stays as it is when it is done again. The time
 * it takes grows with the length of the text.
 */
export function sanitizeSvg(
  text: string,
  limits: DrawingLimits = drawingLimits,
): SanitizedSvg | { refusal: RejectionReason } {
  try {
    return makeHarmless(text, limits);
  } catch (error) {
    if (error instanceof RejectedSvg) return { refusal: error.reason };
    throw error;
  }
}

function makeHarmless(text: string, limits: DrawingLimits): SanitizedSvg {
  if (text.length > limits.bytes) throw new RejectedSvg("tooLarge");
  const { whole, rootAttributes, styleSheets, leftOut } = readTree(text, limits);
  const style = createStyler(styleSheets, limits);
  const elements: Element[] = [];
  const drawn = settle(whole);
  linkElements(elements);
  const box = readSize(rootAttributes);
  checkEffort(drawn, { limits, area: box ? box[2] * box[3] : usualGrid ** 2, written: elements.length });
  if (!elements.some(isShown)) throw new RejectedSvg("empty");
  const isBare = drawn.attributes.size === 0 && drawn.newId === undefined;
  const body = isBare ? drawn.children.map(renderElement).join("") : renderElement(drawn);
  return { body, box, leftOut: [...leftOut] };

  function settle(node: DrawingNode, parent?: Element): Element {
    const element: Element = {
      name: node.name,
      id: node.attributes.get("id"),
      newId: undefined,
      parent,
      attributes: new Map(),
      linkNames: new Map(),
      links: [],
      children: [],
    };
    elements.push(element);
    const blending: string[] = [];
    for (const [name, written] of listWritten(node)) {
      const value = readValue(name, written);
      if (!value) continue;
      if (styleOnly.has(name)) blending.push(`${name}:${value.text}`);
      else element.attributes.set(name, value.text);
      if (value.link !== undefined) element.linkNames.set(name, value.link);
    }
    if (blending.length > 0) element.attributes.set("style", blending.toSorted().join(";"));
    element.children = node.children.map((child) => settle(child, element));
    return element;
  }

  /** Attributes as written, and what style sheets make of them. */
  function listWritten(node: DrawingNode): ReadonlyMap<string, string> {
    const attributes = [...node.attributes].filter(([name]) => isKnown(name));
    return new Map(isMovement(node) ? attributes : [...attributes, ...style(node)]);
  }
}

function isShown(element: Element): boolean {
  if (!shapes.has(element.name)) return false;
  for (let each: Element | undefined = element; each; each = each.parent) if (stores.has(each.name)) return false;
  return true;
}

/** Nothing in it needs to be escaped: what would was left out. */
function renderElement({ name, newId, attributes, children }: Element): string {
  let tag = newId === undefined ? name : `${name} id="${newId}"`;
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${value}"`;
  return children.length === 0 ? `<${tag}/>` : `<${tag}>${children.map(renderElement).join("")}</${name}>`;
}
