import { SaxesParser, type SaxesTagNS } from "saxes";
import { analyzeDrawing } from "../../core/svg/analyze-drawing.ts";
import {
  isAnimatable,
  isSafeValue,
  safeAttributes,
  safeElements,
  safeProperties,
} from "../../core/svg/document/safe-markup.ts";

/** A drawing read from a file: harmless inner markup and its view box. */
export interface ReadDrawing {
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const deepest = 64;
const usesAtMost = 32;
const svgNamespace = "http://www.w3.org/2000/svg";

export interface ReadSvgOptions {
  /** Otherwise a drawing in one colour takes the colour of the text around it. */
  keepsColors?: boolean;
}

/**
 * Reads an SVG document and keeps only what draws. Elements and attributes that are not on the allow-list are left
 * out with all they contain.
 *
 * @throws Error when the document is not well-formed, is not SVG, has no size or draws nothing
 */
export function readSvg(text: string, options: ReadSvgOptions = {}): ReadDrawing {
  const document = parse(text);
  const box = readBox(document.root);
  const inherited = renderAttributes(readAttributes(document.root).filter(([name]) => safeProperties.has(name)));
  const inner = inherited === "" ? document.body : `<g${inherited}>${document.body}</g>`;
  if (!/<(?:path|circle|rect|ellipse|line|polyline|polygon|use)\b/.test(inner)) throw new Error("it draws nothing");
  return { ...box, body: options.keepsColors ? inner : toCurrentColor(inner) };
}

function parse(text: string): { root: SaxesTagNS; body: string } {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let body = "";
  let depth = 0;
  let uses = 0;
  /** Depth of the outermost element that is being left out; 0 while nothing is. */
  let skippedFrom = 0;
  parser.on("error", (error) => {
    throw new Error(`it is not well-formed: ${error.message}`);
  });
  parser.on("opentag", (tag) => {
    depth++;
    if (depth > deepest) throw new Error("it is nested too deeply");
    if (depth === 1) {
      if (tag.local !== "svg" || tag.uri !== svgNamespace) throw new Error("its root is not an svg element");
      root = tag;
      return;
    }
    if (skippedFrom > 0) return;
    const attributes = readAttributes(tag);
    if (!isSafeElement(tag, attributes)) {
      skippedFrom = depth;
      return;
    }
    if (tag.local === "use" && ++uses > usesAtMost) throw new Error("it repeats parts too often");
    body += `<${tag.local}${renderAttributes(attributes)}${tag.isSelfClosing ? "/" : ""}>`;
  });
  parser.on("closetag", (tag) => {
    if (skippedFrom === 0 && depth > 1 && !tag.isSelfClosing) body += `</${tag.local}>`;
    if (skippedFrom === depth) skippedFrom = 0;
    depth--;
  });
  parser.write(text).close();
  if (!root) throw new Error("it is empty");
  return { root, body };
}

function isSafeElement(tag: SaxesTagNS, attributes: readonly (readonly [string, string])[]): boolean {
  if (tag.uri !== svgNamespace || !safeElements.has(tag.local)) return false;
  const target = attributes.find(([name]) => name === "attributeName");
  return target === undefined || isAnimatable(target[1]);
}

function readAttributes(tag: SaxesTagNS): [name: string, value: string][] {
  const attributes = Object.values(tag.attributes).flatMap(({ local, uri, value }): [string, string][] => {
    if (local === "style") return readStyle(value);
    if (local === "href") return /^#[\w.:-]+$/.test(value) ? [["href", value]] : [];
    const isPlain = uri === "" && (safeAttributes.has(local) || safeProperties.has(local));
    return isPlain && isSafeValue(value) ? [[local, value.trim()]] : [];
  });
  return [...new Map(attributes)];
}

/** Declarations of a `style` attribute, as attributes. */
function readStyle(style: string): [string, string][] {
  return style.split(";").flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important\s*$/, "")
      .trim();
    return colon > 0 && safeProperties.has(property) && isSafeValue(value) ? [[property, value]] : [];
  });
}

const renderAttributes = (attributes: readonly (readonly [string, string])[]) =>
  attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");

const escapeAttribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll(/\s+/g, " ");

function readBox(root: SaxesTagNS): Omit<ReadDrawing, "body"> {
  const numbers = (root.attributes.viewBox?.value ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] =
    numbers.length === 4 && numbers.every(Number.isFinite)
      ? numbers
      : [0, 0, readLength(root.attributes.width?.value), readLength(root.attributes.height?.value)];
  if (!(width > 0) || !(height > 0)) throw new Error("it has neither a viewBox nor a size in px");
  return { left, top, width, height };
}

const readLength = (text: string | undefined) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(text ?? "")?.[1] ?? 0);

/** A drawing in one colour takes the colour of the text around it; one in several colours keeps them. */
function toCurrentColor(body: string): string {
  const { isColor, colors } = analyzeDrawing(body);
  if (!isColor || (colors !== "mono" && colors !== "duo") || ownColors(body).size > 1) return body;
  const [only] = ownColors(body);
  const painted = body.replaceAll(paint, (match, name: string, value: string) =>
    value.toLowerCase() === only ? `${name}="currentColor"` : match,
  );
  return /\sfill="/.test(painted) ? painted : `<g fill="currentColor">${painted}</g>`;
}

const paint = /(?<=\s)(fill|stroke)="([^"]+)"/g;
const noColor = /^(?:none|transparent|inherit|currentcolor|freeze|remove|url\(.*)$/;

const ownColors = (body: string) =>
  new Set([...body.matchAll(paint)].map(([, , value]) => value!.toLowerCase()).filter((value) => !noColor.test(value)));
