import { nameInSnakeCase } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { printMarkup } from "../render-markup.ts";
import type { SvgElement } from "../markup-tree.ts";
import { printNumber } from "./path-data.ts";
import { paintOpacity, placeFill, printArgb, type PlacedShape } from "./place-fill.ts";
import { refuseParts } from "./refuse-parts.ts";
import type { Clip, DrawnNode, Ink, Layer, Paint, Shape, SimplifiedDrawing, SolidPaint } from "./simplified-drawing.ts";

/** The colour of icons in the theme. */
const themeColour = "?android:attr/colorControlNormal";
const spreads = { pad: "clamp", reflect: "mirror", repeat: "repeat" } as const;

/** A drawable resource (API 24 where it has gradients); what has no colour of its own is tinted by the theme. */
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
  print(drawing) {
    refuseParts(drawing, this.cannotDraw);
    const children = printNodes(drawing.nodes, drawing);
    const hasGradients = JSON.stringify(drawing.nodes).includes('"stops"');
    const root = element(
      "vector",
      {
        "xmlns:android": "http://schemas.android.com/apk/res/android",
        ...(hasGradients && { "xmlns:aapt": "http://schemas.android.com/aapt" }),
        "android:width": `${printNumber(drawing.width, 3)}dp`,
        "android:height": `${printNumber(drawing.height, 3)}dp`,
        "android:viewportWidth": printNumber(drawing.viewport[0]),
        "android:viewportHeight": printNumber(drawing.viewport[1]),
        ...(drawing.isTintable && { "android:tint": themeColour }),
      },
      children,
    );
    return `<?xml version="1.0" encoding="utf-8"?>\n${printMarkup(root, { indent: "" })}\n`;
  },
};

function printNodes(nodes: readonly DrawnNode[], drawing: SimplifiedDrawing): SvgElement[] {
  return nodes.flatMap((node) =>
    node.kind === "layer"
      ? printLayer(node, drawing)
      : placeFill(node, drawing).map((part) =>
          "shape" in part ? printPlaced(part, drawing) : printShape(part, drawing),
        ),
  );
}

function printLayer({ clips, nodes }: Layer, drawing: SimplifiedDrawing): SvgElement {
  return element("group", {}, [...clips.map(printClip), ...printNodes(nodes, drawing)]);
}

function printClip({ path }: Clip): SvgElement {
  return element("clip-path", { "android:pathData": path });
}

function printPlaced({ centre, angle, scales, shape }: PlacedShape, drawing: SimplifiedDrawing): SvgElement {
  const placement = {
    "android:translateX": printNumber(centre[0]),
    "android:translateY": printNumber(centre[1]),
    "android:rotation": printNumber(angle),
    "android:scaleX": printNumber(scales[0]),
    "android:scaleY": printNumber(scales[1]),
  };
  return element("group", placement, [printShape(shape, drawing)]);
}

function printShape({ path, rule, fill, stroke }: Shape, { isTintable }: SimplifiedDrawing): SvgElement {
  const solid = (paint: Paint | undefined, name: string) => ({
    ...(paint?.kind === "solid" && { [`android:${name}Color`]: printInk(paint, isTintable) }),
    ...(paint && paintOpacity(paint) < 1 && { [`android:${name}Alpha`]: printNumber(paintOpacity(paint), 4) }),
  });
  const attributes = {
    "android:pathData": path,
    ...solid(fill, "fill"),
    ...(fill && rule === "evenodd" && { "android:fillType": "evenOdd" }),
    ...solid(stroke?.paint, "stroke"),
    ...(stroke && { "android:strokeWidth": printNumber(stroke.width) }),
    ...(stroke && stroke.cap !== "butt" && { "android:strokeLineCap": stroke.cap }),
    ...(stroke && stroke.join !== "miter" && { "android:strokeLineJoin": stroke.join }),
    ...(stroke?.join === "miter" &&
      stroke.miterLimit !== 4 && { "android:strokeMiterLimit": printNumber(stroke.miterLimit) }),
  };
  return element("path", attributes, [
    ...printGradient(fill, "android:fillColor"),
    ...printGradient(stroke?.paint, "android:strokeColor"),
  ]);
}

function printGradient(paint: Paint | undefined, name: string): SvgElement[] {
  if (!paint || paint.kind === "solid") return [];
  const axis =
    paint.kind === "linear"
      ? {
          "android:startX": printNumber(paint.from[0]),
          "android:startY": printNumber(paint.from[1]),
          "android:endX": printNumber(paint.to[0]),
          "android:endY": printNumber(paint.to[1]),
        }
      : {
          "android:centerX": printNumber(paint.centre[0]),
          "android:centerY": printNumber(paint.centre[1]),
          "android:gradientRadius": printNumber(paint.radii[0]),
        };
  const items = paint.stops.map(({ offset, ink, opacity }) =>
    element("item", {
      "android:offset": printNumber(offset, 4),
      "android:color": `#${printArgb(hexOf(ink), opacity)}`,
    }),
  );
  const attributes = {
    "android:type": paint.kind,
    ...axis,
    ...(paint.spread !== "pad" && { "android:tileMode": spreads[paint.spread] }),
  };
  return [element("aapt:attr", { name }, [element("gradient", attributes, items)])];
}

/** Tinting replaces whatever colour there is. */
function printInk({ ink }: SolidPaint, isTintable: boolean): string {
  return ink === "tint" && !isTintable ? themeColour : `#${printArgb(hexOf(ink), 1)}`;
}

const hexOf = (ink: Ink) => (ink === "tint" ? "#000000" : ink);

function element(name: string, attributes: Record<string, string>, children: SvgElement[] = []): SvgElement {
  return { name, attributes: new Map(Object.entries(attributes)), children };
}
