import type { ViewBox } from "./render-document.ts";
import { attributeValue, scanTags, type Tag } from "./scan-tags.ts";

/** Side of the grid that most icons are drawn on, px. */
export const usualGrid = 24;

export interface SvgElement {
  /** Its start tag. */
  tag: Tag;
  parent: SvgElement | undefined;
  /** Its end tag; none when it is empty. */
  closing: Tag | undefined;
}

/** A text that is one whole SVG document. */
export interface SvgDocument {
  text: string;
  /** All tags in order. */
  tags: readonly Tag[];
  /** All elements in the order of their start tags; the first is the root. */
  elements: readonly SvgElement[];
  root: SvgElement;
  /** The drawing's own box: its view box, else its width and height, else the usual grid. */
  box: ViewBox;
}

const outside = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*$/i;

/** As deep as the usual XML parsers go. */
const deepest = 256;

/** Reads an SVG document whose elements are properly nested; undefined for any other text. Never throws. */
export function readDocument(text: string): SvgDocument | undefined {
  const tags = [...scanTags(text)];
  const first = tags[0];
  if (first?.name !== "svg" || !outside.test(text.slice(0, first.start))) return undefined;
  const elements: SvgElement[] = [];
  let open: SvgElement | undefined;
  let depth = 0;
  for (const tag of tags) {
    if (elements.length > 0 && !open) return undefined;
    if (tag.kind === "close") {
      if (open?.tag.name !== tag.name) return undefined;
      open.closing = tag;
      open = open.parent;
      depth--;
      continue;
    }
    const element: SvgElement = { tag, parent: open, closing: undefined };
    elements.push(element);
    if (tag.kind !== "open") continue;
    open = element;
    if (++depth > deepest) return undefined;
  }
  if (open || !outside.test(text.slice(tags.at(-1)!.end))) return undefined;
  return { text, tags, elements, root: elements[0]!, box: readBox(first) };
}

function readBox(root: Tag): ViewBox {
  const viewBox = attributeValue(root, "viewBox");
  const size = [0, 0, Number(attributeValue(root, "width")), Number(attributeValue(root, "height"))];
  return (viewBox === undefined ? toBox(size) : parseBox(viewBox)) ?? [0, 0, usualGrid, usualGrid];
}

/** The drawing's own box as the document writes it, or would. */
export function writtenBox({ root, box }: SvgDocument): string {
  const viewBox = attributeValue(root.tag, "viewBox");
  return viewBox !== undefined && parseBox(viewBox) ? viewBox : box.join(" ");
}

/** Reads the value of a view box; undefined when nothing of a usual size can be seen in it. */
export function parseBox(text: string | undefined): ViewBox | undefined {
  if (text === undefined || !/^[\d\s.,e+-]*$/i.test(text)) return undefined;
  return toBox(
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  );
}

const smallest = 0.1;
const largest = 1_000_000;

function toBox([left = NaN, top = NaN, width = NaN, height = NaN, ...more]: readonly number[]): ViewBox | undefined {
  const isUsable =
    Math.abs(left) <= largest &&
    Math.abs(top) <= largest &&
    [width, height].every((side) => side >= smallest && side <= largest);
  return isUsable && more.length === 0 ? [left, top, width, height] : undefined;
}
