import { editText } from "./document/edit-text.ts";
import { makeFrame, settleFraming, removeFrame } from "./frame-drawing.ts";
import type { IconCustomization } from "./icon-customization.ts";
import type { ViewBox } from "./document/render-document.ts";
import { readDocument, usualGrid, writtenBox } from "./document/read-document.ts";
import { recolor } from "./colors/recolor.ts";
import { roundLength, scaleStrokes } from "./strokes/scale-strokes.ts";
import { attributeValue, type Tag } from "./document/scan-tags.ts";
import { setAttribute } from "./document/set-attribute.ts";

/**
 * The document a person takes away: a complete SVG document in the wanted look. The same function makes the preview, the
 * clipboard, the files and the server's images. Applying a look twice changes nothing, and what a drawing is framed with
 * (padding, background, turn, flip, opacity) is replaced by later customizations. Colors are replaced where they are now. Text
 * that is no SVG document comes back as it is; it never throws.
 *
 * @param customization as `customizationSchema` allows it
 */
export function customize(svg: string, customization: IconCustomization): string {
  if (Object.values(customization).every((value) => value === undefined)) return svg;
  const framed = readDocument(svg);
  if (!framed) return svg;
  const { document, framing } = removeFrame(framed);
  const { root, box } = document;
  const written = writtenBox(document);
  const before = makeFrame(written, framing);
  const frame = makeFrame(written, root.closing ? settleFraming({ ...framing, ...customization }) : {});
  const edge = readEdge(root.tag);
  const size = customization.size ?? (isSameShape(before.box, frame.box) ? undefined : edge);
  const attributes = {
    ...(size !== undefined && { ...fitInto(frame.box, size), viewBox: attributeValue(root.tag, "viewBox") ?? written }),
    ...(frame.before !== "" && { viewBox: frame.box.join(" ") }),
  };
  const edits = Object.entries(attributes).map(([name, text]) => setAttribute(root.tag, name, text));
  if (customization.stroke !== undefined) {
    const unitsPerPx = customization.absoluteStroke
      ? longer(frame.box) / (size ?? edge ?? usualGrid)
      : longer(box) / usualGrid;
    edits.push(...scaleStrokes(document.tags, customization.stroke * unitsPerPx));
  }
  edits.push(...recolor(document, customization));
  if (root.closing) {
    edits.push({ start: root.tag.end, end: root.tag.end, text: frame.before });
    edits.push({ start: root.closing.start, end: root.closing.start, text: frame.after });
  }
  return editText(document.text, edits);
}

const longer = ([, , width, height]: ViewBox) => Math.max(width, height);

/** Width and height in px of a picture that fits in a square. */
function fitInto(box: ViewBox, size: number): { width: string; height: string } {
  const [, , width, height] = box;
  const scale = (side: number) => String(Math.max(0.001, roundLength((side * size) / longer(box))));
  return { width: scale(width), height: scale(height) };
}

/** The longer edge in px that a document says it has. */
function readEdge(root: Tag): number | undefined {
  const [width, height] = ["width", "height"].map((name) =>
    /^\d*\.?\d+(?=(?:px)?$)/.exec(attributeValue(root, name) ?? ""),
  );
  const edge = Math.max(Number(width), Number(height));
  return edge > 0 ? edge : undefined;
}

function isSameShape(one: ViewBox, other: ViewBox): boolean {
  return roundLength(one[2] / one[3]) === roundLength(other[2] / other[3]);
}
