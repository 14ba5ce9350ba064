import { removeFrame } from "../frame-drawing.ts";
import { readDocument, usualGrid, type SvgDocument } from "../document/read-document.ts";
import { measureStrokes, roundLength } from "./scale-strokes.ts";
import { attributeValue } from "../document/scan-tags.ts";

/** Whether an icon's strokes can have another width, and why not. */
export type StrokeFacts =
  /** The width that most shapes have, in px on the 24 px grid. */
  | { isChangeable: true; widthPx: number }
  /**
   * `none`: it is made of areas; `styled`: a style sheet decides; `unmeasured`: widths have units; `no_drawing`: it is no SVG
   * document.
   */
  | { isChangeable: false; reason: "none" | "styled" | "unmeasured" | "no_drawing" };

/** What `customize` can do about the stroke width of a drawing. */
export function explainStrokes(svg: string): StrokeFacts {
  const read = readDocument(svg);
  if (!read) return { isChangeable: false, reason: "no_drawing" };
  const { usual, isUnmeasured } = measureStrokes(read.tags);
  if (usual === undefined) {
    const reason = isUnmeasured ? "unmeasured" : hasStyledStrokes(read) ? "styled" : "none";
    return { isChangeable: false, reason };
  }
  const [, , width, height] = removeFrame(read).document.box;
  return { isChangeable: true, widthPx: roundLength((usual * usualGrid) / Math.max(width, height)) };
}

function hasStyledStrokes({ elements, text }: SvgDocument): boolean {
  return elements.some(({ tag, closing }) => {
    const sheet = tag.name === "style" && closing ? text.slice(tag.end, closing.start) : "";
    return /(?<![\w-])stroke\s*:\s*(?!none)/.test(`${sheet};${attributeValue(tag, "style") ?? ""}`);
  });
}
