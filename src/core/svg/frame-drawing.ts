import { parseCustomization, serializeCustomization } from "../urls/customization-param.ts";
import { customizationLimits, type Background, type IconCustomization } from "./icon-customization.ts";
import type { ViewBox } from "./document/render-document.ts";
import { parseBox, readDocument, type SvgDocument } from "./document/read-document.ts";
import { roundLength } from "./strokes/scale-strokes.ts";
import { attributeValue } from "./document/scan-tags.ts";

/** What is done with a drawing as a whole. */
export type Framing = Pick<IconCustomization, "padding" | "background" | "rotate" | "flip" | "opacity">;

/** What is put around a drawing, and the view box that shows all of it. */
export interface Frame {
  box: ViewBox;
  before: string;
  after: string;
}

/** Radius of rounded corners, as a share of the edge. */
const cornerShare = 0.2;

/** Customizations that change something, in the order in which they are applied. */
export function settleFraming({ padding, background, rotate, flip, opacity }: Framing): Framing {
  const share = Math.min(customizationLimits.padding.max, roundShare(padding ?? 0));
  const degrees = (((Math.round((rotate ?? 0) * 10) % 3600) + 3600) % 3600) / 10;
  const strength = Math.max(0, roundShare(opacity ?? 1));
  return {
    ...(share > 0 && { padding: share }),
    ...(background !== undefined && background !== "none" && { background }),
    ...(degrees > 0 && { rotate: degrees }),
    ...(flip !== undefined && flip !== "none" && { flip }),
    ...(strength < 1 && { opacity: strength }),
  };
}

const roundShare = (share: number) => Math.round(share * 100) / 100;

/**
 * The frame of a drawing whose view box is written `box`. Its outermost group says how it was made, so that it can be
 * taken off again.
 */
export function makeFrame(box: string, framing: Framing): Frame {
  const drawn = parseBox(box)!;
  if (Object.keys(framing).length === 0) return { box: drawn, before: "", after: "" };
  const { background = "none", opacity } = framing;
  const framed = growBox(drawn, framing);
  const ground = background === "none" ? "" : renderBackground(framed, background);
  const inner = renderAttribute("transform", formatTransform(drawn, framing)) + renderAttribute("opacity", opacity);
  return {
    box: framed,
    before: `<g data-look="${serializeCustomization(framing)}" data-box="${box}">${ground}${inner && `<g${inner}>`}`,
    after: `${inner && "</g>"}</g>`,
  };
}

/** Takes the frame off a document that has one by `makeFrame`, exactly; any other document is returned as it is. */
export function removeFrame(document: SvgDocument): { document: SvgDocument; framing: Framing } {
  const { text, root, elements } = document;
  const outer = elements[1]?.tag;
  const look = outer && attributeValue(outer, "data-look");
  const framing = look && parseCustomization(look);
  const box = outer && attributeValue(outer, "data-box");
  const viewBox = root.tag.attributes.find(({ name }) => name === "viewBox");
  if (framing && box && parseBox(box) && viewBox && root.closing) {
    const frame = makeFrame(box, framing);
    const start = root.tag.end + frame.before.length;
    const end = root.closing.start - frame.after.length;
    const isFramed =
      viewBox.value === frame.box.join(" ") &&
      text.startsWith(frame.before, root.tag.end) &&
      text.startsWith(frame.after, end);
    const head = text.slice(0, viewBox.start) + box + text.slice(viewBox.end, root.tag.end);
    const drawing = isFramed && readDocument(head + text.slice(start, end) + text.slice(root.closing.start));
    if (drawing) return { document: drawing, framing };
  }
  return { document, framing: {} };
}

/** Big enough for the turned drawing, square where there is a background, with equal padding on all sides. */
function growBox([left, top, width, height]: ViewBox, { rotate = 0, background, padding = 0 }: Framing): ViewBox {
  const radians = (rotate * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const turned = [width * cosine + height * sine, width * sine + height * cosine] as const;
  const longer = Math.max(...turned);
  const free = (2 * longer * padding) / (1 - 2 * padding);
  const [wide, high] = (background === undefined ? turned : [longer, longer]).map((side) => side + free) as [
    number,
    number,
  ];
  return [left + (width - wide) / 2, top + (height - high) / 2, wide, high].map(roundLength) as [
    number,
    number,
    number,
    number,
  ];
}

function formatTransform([left, top, width, height]: ViewBox, { rotate, flip }: Framing): string | undefined {
  const [x, y] = [left + width / 2, top + height / 2].map(roundLength) as [number, number];
  const isMirrored = flip === "horizontal" || flip === "both";
  const isUpended = flip === "vertical" || flip === "both";
  const turn = rotate === undefined ? [] : [`rotate(${rotate} ${x} ${y})`];
  const mirror =
    isMirrored || isUpended
      ? [
          `translate(${isMirrored ? roundLength(2 * x) : 0} ${isUpended ? roundLength(2 * y) : 0}) scale(${isMirrored ? -1 : 1} ${isUpended ? -1 : 1})`,
        ]
      : [];
  return [...turn, ...mirror].join(" ") || undefined;
}

function renderBackground([left, top, edge]: ViewBox, { shape, color }: Background): string {
  const half = roundLength(edge / 2);
  const place =
    shape === "circle"
      ? `<circle cx="${roundLength(left + half)}" cy="${roundLength(top + half)}" r="${half}"`
      : `<rect x="${left}" y="${top}" width="${edge}" height="${edge}"`;
  const corners = shape === "rounded" ? renderAttribute("rx", roundLength(edge * cornerShare)) : "";
  return `${place}${corners} fill="${color}" stroke="none"/>`;
}

const renderAttribute = (name: string, value: string | number | undefined) =>
  value === undefined ? "" : ` ${name}="${value}"`;
