import { editText, type TextEdit } from "./edit-text.ts";
import { roundLength, scaleStrokes } from "./scale-strokes.ts";
import { attributeValue, scanTags, type Tag } from "./scan-tags.ts";
import { setAttribute } from "./set-attribute.ts";

/** How a person wants an icon to look. Absent keys leave the drawing as it is. */
export interface Customisation {
  /** Edge of the square the icon fits in, px. */
  size?: number;
  /** Hex colour with `#`, replaces `currentColor` (and nothing else). */
  color?: string;
  /** Stroke width in px on the 24 px grid; only drawings with strokes change. */
  stroke?: number;
}

/** Strokes are given for a drawing of this many px. */
export const strokeGrid = 24;

/**
 * The document a person takes away: a complete SVG document in the wanted size, colour and stroke width. The same
 * function makes the preview, the clipboard, the files and the server's images. Applying it twice changes nothing; text
 * that is no SVG document comes back as it is.
 */
export function customise(svg: string, { size, color, stroke }: Customisation): string {
  if (size === undefined && color === undefined && stroke === undefined) return svg;
  const tags = [...scanTags(svg)];
  const root = tags[0];
  if (root?.name !== "svg") return svg;
  const edits: TextEdit[] = [];
  const box = readBox(root);
  if (size !== undefined) edits.push(...resize(root, box, size));
  if (stroke !== undefined) edits.push(...scaleStrokes(tags, (stroke * Math.max(box.width, box.height)) / strokeGrid));
  const edited = editText(svg, edits);
  return color === undefined ? edited : edited.replaceAll(/(?<![\w#-])currentcolor(?![\w-])/gi, () => color);
}

function resize(root: Tag, box: Box, size: number): TextEdit[] {
  const longer = Math.max(box.width, box.height);
  const edits = (["width", "height"] as const).map((name) => {
    const length = Math.max(0.001, roundLength((box[name] * size) / longer));
    return setAttribute(root, name, String(length));
  });
  if (attributeValue(root, "viewBox") === undefined) {
    edits.push(setAttribute(root, "viewBox", `0 0 ${box.width} ${box.height}`));
  }
  return edits;
}

interface Box {
  width: number;
  height: number;
}

/** The drawing's own size: from its view box, else from its width and height, else the usual grid. */
function readBox(root: Tag): Box {
  const viewBox = attributeValue(root, "viewBox");
  const [width, height] =
    viewBox === undefined
      ? [Number(attributeValue(root, "width")), Number(attributeValue(root, "height"))]
      : viewBox
          .trim()
          .split(/[\s,]+/)
          .slice(2)
          .map(Number);
  return isUsable(width) && isUsable(height) ? { width, height } : { width: strokeGrid, height: strokeGrid };
}

function isUsable(length: number | undefined): length is number {
  return length !== undefined && Number.isFinite(length) && length > 0;
}
