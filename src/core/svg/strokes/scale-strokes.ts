import type { TextEdit } from "../document/edit-text.ts";
import { attributeValue, type Tag } from "../document/scan-tags.ts";

const shapes = new Set(["path", "line", "polyline", "polygon", "rect", "circle", "ellipse", "use", "text"]);
const initialWidth = 1;
const smallest = 0.001;

/**
 * Edits that give a drawing's strokes another width. The width that most shapes have becomes `target` (in units of the
 * drawing), thinner and thicker strokes keep their proportion to it. No strokes, no edits; doing it twice changes nothing.
 */
export function scaleStrokes(tags: readonly Tag[], target: number): TextEdit[] {
  const { usual, usesInitialWidth } = measureStrokes(tags);
  if (usual === undefined) return [];
  const goal = Math.max(smallest, roundLength(target));
  const scale = (width: number) => (width === usual ? goal : Math.max(smallest, roundLength((width * goal) / usual)));
  const edits: TextEdit[] = [];
  for (const tag of tags) {
    for (const { name, value, start, end } of tag.attributes) {
      const width = name === "stroke-width" ? readLength(value) : undefined;
      if (width) edits.push({ start, end, text: String(scale(width)) });
    }
  }
  const root = tags[0]!;
  if (usesInitialWidth) {
    edits.push({ start: root.nameEnd, end: root.nameEnd, text: ` stroke-width="${scale(initialWidth)}"` });
  }
  return edits;
}

/** A length rounded the way drawings are written: three decimals. */
export function roundLength(length: number): number {
  return Math.round(length * 1000) / 1000;
}

interface Inherited {
  isStroked: boolean;
  /** undefined: the initial value; null: a length that cannot be scaled */
  width: number | null | undefined;
}

export interface StrokeWidths {
  /** The width that most shapes have; undefined when none has one that can be scaled. */
  usual: number | undefined;
  /** A shape has the initial width, because nothing says another. */
  usesInitialWidth: boolean;
  /** A shape has a width that is no plain number. */
  isUnmeasured: boolean;
}

/** The stroke widths that shapes end up with, in units of the drawing. */
export function measureStrokes(tags: readonly Tag[]): StrokeWidths {
  const widths: number[] = [];
  let usesInitialWidth = false;
  let isUnmeasured = false;
  const ancestors: Inherited[] = [{ isStroked: false, width: undefined }];
  for (const tag of tags) {
    if (tag.kind === "close") {
      if (ancestors.length > 1) ancestors.pop();
      continue;
    }
    const own = inherit(tag, ancestors.at(-1)!);
    if (tag.kind === "open") ancestors.push(own);
    if (!own.isStroked || !shapes.has(tag.name)) continue;
    if (own.width === undefined) usesInitialWidth = true;
    const width = own.width === undefined ? initialWidth : own.width;
    if (width === null) isUnmeasured = true;
    if (width) widths.push(width);
  }
  const usual = widths.toSorted((a, b) => a - b)[(widths.length - 1) >> 1];
  return { usual, usesInitialWidth, isUnmeasured };
}

function inherit(tag: Tag, parent: Inherited): Inherited {
  const paint = attributeValue(tag, "stroke");
  const width = attributeValue(tag, "stroke-width");
  return {
    isStroked: paint === undefined || paint === "inherit" ? parent.isStroked : paint !== "none",
    width: width === undefined || width === "inherit" ? parent.width : (readLength(width) ?? null),
  };
}

function readLength(value: string): number | undefined {
  return /^(?:\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : undefined;
}
