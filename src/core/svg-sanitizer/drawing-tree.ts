import { SaxesParser, type SaxesTagNS } from "saxes";
import { isAnimatable, safeElements, safeProperties } from "../svg/document/safe-markup.ts";
import type { DrawingLimits } from "./drawing-limits.ts";
import { RejectedSvg } from "./rejected-svg.ts";

/** An element that may be in a drawing, with all that it says. */
export interface DrawingNode {
  /** What it is written as. */
  name: string;
  /** What style sheets call it. */
  styledAs: string;
  /** Those without a namespace; `href` may have had one. */
  attributes: ReadonlyMap<string, string>;
  children: DrawingNode[];
}

export interface DrawingTree {
  /** A group in the place of the root, with what that says about how things in it are drawn. */
  whole: DrawingNode;
  /** All attributes of the root. */
  rootAttributes: ReadonlyMap<string, string>;
  /** All style sheets, in order. */
  styleSheets: string;
  /** Names of elements that show something and had to be left out. */
  leftOut: ReadonlySet<string>;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
/** Those that this text can be in, and those that say the same by all letters that it can have. */
const knownEncodings = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i;
/** These only hold others. */
const holders: ReadonlySet<string> = new Set(["svg", "a", "switch"]);
const shown: ReadonlySet<string> = new Set(["text", "image", "foreignObject"]);

/**
 * Reads an SVG document, without anything that is not on the list of safe elements.
 * @throws RejectedSvg
 */
export function readTree(text: string, limits: Pick<DrawingLimits, "elements" | "depth">): DrawingTree {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: xlinkNamespace } });
  const open: DrawingNode[] = [];
  const leftOut = new Set<string>();
  let whole: DrawingNode | undefined;
  let rootAttributes: ReadonlyMap<string, string> | undefined;
  let namespace = svgNamespace;
  let styleSheets = "";
  let depth = 0;
  let elements = 0;
  /** Depth of the outermost element that is being left out; 0 while nothing is. */
  let skippedFrom = 0;
  let isInSheet = false;

  function refuseError(error: Error): never {
    if (/undefined entity/.test(error.message)) throw new RejectedSvg("entities");
    throw new RejectedSvg(rootAttributes ? "malformed" : "notSvg");
  }
  function openRoot(tag: SaxesTagNS): DrawingNode {
    if (tag.local !== "svg" || (tag.uri !== svgNamespace && tag.uri !== "")) throw new RejectedSvg("notSvg");
    namespace = tag.uri;
    rootAttributes = readAttributes(tag);
    return { name: "g", styledAs: "svg", attributes: filterPresentation(rootAttributes), children: [] };
  }
  function openElement(tag: SaxesTagNS) {
    const parent = open.at(-1)!;
    const isDrawing = tag.uri === namespace;
    isInSheet = isDrawing && tag.local === "style";
    const isFull = parent.styledAs === "switch" && parent.children.length > 0;
    if (!isDrawing || isFull || !isSafe(tag)) {
      if (isDrawing && shown.has(tag.local)) leftOut.add(tag.local);
      skippedFrom = depth;
      return;
    }
    if (++elements > limits.elements) throw new RejectedSvg("tooComplex");
    const node = makeNode(tag);
    parent.children.push(node);
    open.push(tag.local === "svg" ? placeInside(node, readAttributes(tag)) : node);
  }
  const readText = (part: string) => {
    if (isInSheet) styleSheets += part;
  };

  parser.on("error", refuseError);
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !knownEncodings.test(encoding)) throw new RejectedSvg("noText");
  });
  parser.on("doctype", (declaration) => {
    if (/<!ENTITY/i.test(declaration)) throw new RejectedSvg("entities");
  });
  parser.on("opentag", (tag) => {
    if (++depth > limits.depth) throw new RejectedSvg("tooComplex");
    if (depth === 1) open.push((whole = openRoot(tag)));
    else if (skippedFrom === 0) openElement(tag);
  });
  parser.on("text", readText);
  parser.on("cdata", readText);
  parser.on("closetag", () => {
    isInSheet = false;
    if (skippedFrom === 0) open.pop();
    else if (skippedFrom === depth) skippedFrom = 0;
    depth--;
  });
  parser.write(text).close();
  if (!whole || !rootAttributes) throw new RejectedSvg("notSvg");
  return { whole, rootAttributes, styleSheets, leftOut };
}

function isSafe({ local, attributes }: SaxesTagNS): boolean {
  if (!safeElements.has(local) && !holders.has(local)) return false;
  if (attributes["requiredExtensions"]) return false;
  const target = attributes["attributeName"];
  return target === undefined || isAnimatable(target.value.trim());
}

function makeNode(tag: SaxesTagNS): DrawingNode {
  const attributes = readAttributes(tag);
  return {
    name: holders.has(tag.local) ? "g" : tag.local,
    styledAs: tag.local,
    attributes: tag.local === "svg" ? filterPresentation(attributes) : attributes,
    children: [],
  };
}

function readAttributes(tag: SaxesTagNS): Map<string, string> {
  const read = new Map<string, string>();
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    if (uri === "") read.set(local, value);
    else if (uri === xlinkNamespace && local === "href" && !tag.attributes["href"]) read.set("href", value);
  }
  return read;
}

const naming: ReadonlySet<string> = new Set(["id", "class", "style"]);

const filterPresentation = (attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...attributes].filter(([name]) => naming.has(name) || (safeProperties.has(name) && name !== "overflow")));

/** A document in a document becomes a group, whose inner group has its place and scale. */
function placeInside(node: DrawingNode, attributes: ReadonlyMap<string, string>): DrawingNode {
  const number = (name: string) => Number(attributes.get(name) ?? Number.NaN);
  const [x, y, width, height] = [number("x") || 0, number("y") || 0, number("width"), number("height")];
  const box = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  let transform = `translate(${x} ${y})`;
  if (box.length === 4 && width > 0 && height > 0) {
    const [left, top, innerWidth, innerHeight] = box as [number, number, number, number];
    const scale = Math.min(width / innerWidth, height / innerHeight);
    const shift = [
      x + (width - innerWidth * scale) / 2 - left * scale,
      y + (height - innerHeight * scale) / 2 - top * scale,
    ];
    if (scale > 0 && shift.every(Number.isFinite)) transform = `translate(${shift.join(" ")}) scale(${scale})`;
  }
  const inner: DrawingNode = { name: "g", styledAs: "", attributes: new Map([["transform", transform]]), children: [] };
  node.children.push(inner);
  return inner;
}
