import { findInitialPaints } from "./find-initial-paints.ts";
import { findAncestor, findSeen } from "../document/find-visible.ts";
import type { Paint } from "../icon-customization.ts";
import { normalizeColor } from "./parse-color.ts";
import type { SvgDocument, SvgElement } from "../document/read-document.ts";
import { attributeValue } from "../document/scan-tags.ts";

/** One place where a drawing is given a color. */
export interface PaintPlace {
  paint: Paint;
  /** The stretch of text that names it; empty where nothing does, and the initial black holds. */
  start: number;
  end: number;
  /** The attribute that has to be put in to give it another color, where nothing names it. */
  attribute?: "fill" | "stop-color";
  /** The CSS variable it is written as, if it is one of ours. */
  variable?: string;
  /** Id of the gradient that it is a stop of. */
  gradient?: string;
  /** It is a stage of an animation. */
  isMoving: boolean;
  /** It belongs to what is seen: not to a mask, and to no definition that nothing refers to. */
  isSeen: boolean;
}

const properties = ["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"];
const paintAttributes: ReadonlySet<string> = new Set(properties);
const stages: ReadonlySet<string> = new Set(["values", "from", "to", "by"]);
const animations: ReadonlySet<string> = new Set(["animate", "set", "animateColor"]);
const gradients: ReadonlySet<string> = new Set(["linearGradient", "radialGradient"]);
const declaration = new RegExp(String.raw`/\*[\s\S]*?\*/|(?<![\w-])(?:${properties.join("|")})\s*:([^;}]*)`, "g");
const fallback = /^\s*url\([^)]*\)\s*/;
const ending = /\s*!important$/;
const ownVariable = /^var\((--icon-\d+),\s*(.+)\)$/;

/** Every place where a document gives something a color, in order. What is no color (`none`, `url(#…)`) is left out. */
export function findPaints(document: SvgDocument): PaintPlace[] {
  const seen = findSeen(document);
  const initials = findInitialPaints(document, seen);
  const places: PaintPlace[] = [];
  for (const element of document.elements) {
    const { tag } = element;
    const gradient = findAncestor(element, gradients);
    const id = gradient && attributeValue(gradient.tag, "id");
    const facts = {
      isMoving: animations.has(tag.name),
      isSeen: seen.has(element) || tag.name === "style",
      ...(id !== undefined && { gradient: id }),
    };
    const attribute = initials.get(element);
    if (attribute) places.push({ paint: "#000000", start: tag.nameEnd, end: tag.nameEnd, attribute, ...facts });
    for (const place of readElement(document, element)) places.push({ ...place, ...facts });
  }
  return places;
}

function readElement({ text }: SvgDocument, { tag, closing }: SvgElement): Written[] {
  const isMoving = animations.has(tag.name);
  const movesPaint = isMoving && paintAttributes.has(attributeValue(tag, "attributeName") ?? "");
  const found = tag.attributes.flatMap(({ name, value, start }) => {
    if (name === "style") return readRules(value, start);
    if (isMoving) return movesPaint && stages.has(name) ? readPaints(value.split(";"), start) : [];
    return paintAttributes.has(name) ? readPaints([value], start) : [];
  });
  const rules = tag.name === "style" && closing ? readRules(text.slice(tag.end, closing.start), tag.end) : [];
  return [...found, ...rules];
}

type Written = Pick<PaintPlace, "paint" | "start" | "end" | "variable">;

function readRules(text: string, offset: number): Written[] {
  return [...text.matchAll(declaration)].flatMap((match) => {
    const value = match[1];
    return value === undefined ? [] : readPaints([value], offset + match.index + match[0].length - value.length);
  });
}

/** @param values separated by one character */
function readPaints(values: readonly string[], offset: number): Written[] {
  let start = offset;
  return values.flatMap((value) => {
    const place = readPaint(value, start);
    start += value.length + 1;
    return place ? [place] : [];
  });
}

function readPaint(text: string, offset: number): Written | undefined {
  const named = text.replace(fallback, "").trimStart();
  const start = offset + text.length - named.length;
  const shown = named.trimEnd().replace(ending, "");
  const [, variable, inner] = ownVariable.exec(shown) ?? [];
  const color = inner ?? shown;
  const paint = /^currentcolor$/i.test(color) ? "currentColor" : normalizeColor(color);
  return paint && { paint, start, end: start + shown.length, ...(variable !== undefined && { variable }) };
}
