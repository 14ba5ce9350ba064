import { nameInSnakeCase } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { renderMarkup } from "../render-markup.ts";
import type { SvgElement } from "../markup-tree.ts";
import { formatSvgNumber } from "./path-data.ts";
import { paintOpacity, placeFill, formatArgb, type PlacedShape } from "./place-fill.ts";
import { refuseParts } from "./refuse-parts.ts";
import type { Clip, DrawnNode, Ink, Layer, Paint, Shape, SimplifiedDrawing, SolidPaint } from "./simplified-drawing.ts";

/** The color of icons in the theme. */
const themeColor = "?android:attr/colorControlNormal";
const spreads = { pad: "clamp", reflect: "mirror", repeat: "repeat" } as const;

/** A drawable resource (API 24 where it has gradients); what has no color of its own is tinted by the theme. */
export const androidVector: NativeFormat<"android-vector"> = {
  id: "android-vector",
  label: "Android VectorDrawable",
  group: "native",
  extension: "xml",
  mediaType: "application/xml",
  carriesTitle: false,
  needsSimplified: true,
  cannotDraw: ["dash", "layerOpacity", "evenOddClip", "focalGradient", "stretchedStroke", "tintedGradient", "longPath"],
  fileName: (name) => `ic_${nameInSnakeCase(name)}.xml`,
  render(drawing) {
    refuseParts(drawing, this.cannotDraw);
    const children = renderNodes(drawing.nodes, drawing);
    const hasGradients = JSON.stringify(drawing.nodes).includes('"stops"');
    const root = element(
      "vector",
      {
        "xmlns:android": "http://schemas.android.com/apk/res/android",
        ...(hasGradients && { "xmlns:aapt": "http://schemas.android.com/aapt" }),
        "android:width": `${formatSvgNumber(drawing.width, 3)}dp`,
        "android:height": `${formatSvgNumber(drawing.height, 3)}dp`,
        "android:viewportWidth": formatSvgNumber(drawing.viewport[0]),
        "android:viewportHeight": formatSvgNumber(drawing.viewport[1]),
        ...(drawing.isTintable && { "android:tint": themeColor }),
      },
      children,
    );
    return `<?xml version="1.0" encoding="utf-8"?>\n${renderMarkup(root, { indent: "" })}\n`;
  },
};

function renderNodes(nodes: readonly DrawnNode[], drawing: SimplifiedDrawing): SvgElement[] {
  return nodes.flatMap((node) =>
    node.kind === "layer"
      ? renderLayer(node, drawing)
      : placeFill(node, drawing).map((part) =>
          "shape" in part ? renderPlaced(part, drawing) : renderShape(part, drawing),
        ),
  );
}

function renderLayer({ clips, nodes }: Layer, drawing: SimplifiedDrawing): SvgElement {
  return element("group", {}, [...clips.map(renderClip), ...renderNodes(nodes, drawing)]);
}

function renderClip({ path }: Clip): SvgElement {
  return element("clip-path", { "android:pathData": path });
}

function renderPlaced({ center, angle, scales, shape }: PlacedShape, drawing: SimplifiedDrawing): SvgElement {
  const placement = {
    "android:translateX": formatSvgNumber(center[0]),
    "android:translateY": formatSvgNumber(center[1]),
    "android:rotation": formatSvgNumber(angle),
    "android:scaleX": formatSvgNumber(scales[0]),
    "android:scaleY": formatSvgNumber(scales[1]),
  };
  return element("group", placement, [renderShape(shape, drawing)]);
}

function renderShape({ path, rule, fill, stroke }: Shape, { isTintable }: SimplifiedDrawing): SvgElement {
  const solid = (paint: Paint | undefined, name: string) => ({
    ...(paint?.kind === "solid" && { [`android:${name}Color`]: renderInk(paint, isTintable) }),
    ...(paint && paintOpacity(paint) < 1 && { [`android:${name}Alpha`]: formatSvgNumber(paintOpacity(paint), 4) }),
  });
  const attributes = {
    "android:pathData": path,
    ...solid(fill, "fill"),
    ...(fill && rule === "evenodd" && { "android:fillType": "evenOdd" }),
    ...solid(stroke?.paint, "stroke"),
    ...(stroke && { "android:strokeWidth": formatSvgNumber(stroke.width) }),
    ...(stroke && stroke.cap !== "butt" && { "android:strokeLineCap": stroke.cap }),
    ...(stroke && stroke.join !== "miter" && { "android:strokeLineJoin": stroke.join }),
    ...(stroke?.join === "miter" &&
      stroke.miterLimit !== 4 && { "android:strokeMiterLimit": formatSvgNumber(stroke.miterLimit) }),
  };
  return element("path", attributes, [
    ...renderGradient(fill, "android:fillColor"),
    ...renderGradient(stroke?.paint, "android:strokeColor"),
  ]);
}

function renderGradient(paint: Paint | undefined, name: string): SvgElement[] {
  if (!paint || paint.kind === "solid") return [];
  const axis =
    paint.kind === "linear"
      ? {
          "android:startX": formatSvgNumber(paint.from[0]),
          "android:startY": formatSvgNumber(paint.from[1]),
          "android:endX": formatSvgNumber(paint.to[0]),
          "android:endY": formatSvgNumber(paint.to[1]),
        }
      : {
          "android:centerX": formatSvgNumber(paint.center[0]),
          "android:centerY": formatSvgNumber(paint.center[1]),
          "android:gradientRadius": formatSvgNumber(paint.radii[0]),
        };
  const items = paint.stops.map(({ offset, ink, opacity }) =>
    element("item", {
      "android:offset": formatSvgNumber(offset, 4),
      "android:color": `#${formatArgb(hexOf(ink), opacity)}`,
    }),
  );
  const attributes = {
    "android:type": paint.kind,
    ...axis,
    ...(paint.spread !== "pad" && { "android:tileMode": spreads[paint.spread] }),
  };
  return [element("aapt:attr", { name }, [element("gradient", attributes, items)])];
}

/** Tinting replaces whatever color there is. */
function renderInk({ ink }: SolidPaint, isTintable: boolean): string {
  return ink === "tint" && !isTintable ? themeColor : `#${formatArgb(hexOf(ink), 1)}`;
}

const hexOf = (ink: Ink) => (ink === "tint" ? "#000000" : ink);

function element(name: string, attributes: Record<string, string>, children: SvgElement[] = []): SvgElement {
  return { name, attributes: new Map(Object.entries(attributes)), children };
}
