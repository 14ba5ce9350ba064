import { nameComponent } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { formatSvgNumber } from "./path-data.ts";
import { paintOpacity, placeFill, formatArgb, type PlacedShape } from "./place-fill.ts";
import { refuseParts } from "./refuse-parts.ts";
import type { DrawnNode, Ink, Layer, Paint, Shape, SimplifiedDrawing } from "./simplified-drawing.ts";

const tileModes = { pad: "Clamp", reflect: "Mirror", repeat: "Repeated" } as const;
const caps = { butt: "Butt", round: "Round", square: "Square" } as const;
const joins = { miter: "Miter", round: "Round", bevel: "Bevel" } as const;

/** Where what a file may use comes from. */
const origins: Readonly<Record<string, string>> = {
  Brush: "androidx.compose.ui.graphics.Brush",
  Color: "androidx.compose.ui.graphics.Color",
  ImageVector: "androidx.compose.ui.graphics.vector.ImageVector",
  Offset: "androidx.compose.ui.geometry.Offset",
  PathFillType: "androidx.compose.ui.graphics.PathFillType",
  SolidColor: "androidx.compose.ui.graphics.SolidColor",
  StrokeCap: "androidx.compose.ui.graphics.StrokeCap",
  StrokeJoin: "androidx.compose.ui.graphics.StrokeJoin",
  TileMode: "androidx.compose.ui.graphics.TileMode",
  addPathNodes: "androidx.compose.ui.graphics.vector.addPathNodes",
  dp: "androidx.compose.ui.unit.dp",
  group: "androidx.compose.ui.graphics.vector.group",
};

/** An `ImageVector`, tinted by `Icon`; what takes the color of the text beside other colors is black. */
export const compose: NativeFormat<"compose"> = {
  id: "compose",
  label: "Jetpack Compose",
  group: "native",
  extension: "kt",
  mediaType: "text/x-kotlin",
  carriesTitle: false,
  needsSimplified: true,
  cannotDraw: ["dash", "layerOpacity", "evenOddClip", "focalGradient", "stretchedStroke"],
  fileName: (name) => `${nameComponent(name)}.kt`,
  render(drawing, icon) {
    refuseParts(drawing, this.cannotDraw);
    const name = nameComponent(icon.name);
    const body = `val ${name}: ImageVector by lazy {
    ImageVector.Builder(
        name = "${name}",
        defaultWidth = ${formatSvgNumber(drawing.width, 3)}.dp,
        defaultHeight = ${formatSvgNumber(drawing.height, 3)}.dp,
        viewportWidth = ${formatFloat(drawing.viewport[0])},
        viewportHeight = ${formatFloat(drawing.viewport[1])},
    ).apply {
${renderNodes(drawing.nodes, drawing, "        ").join("\n")}
    }.build()
}
`;
    const used = Object.keys(origins).filter((known) => new RegExp(String.raw`\b${known}\b`).test(body));
    const imports = used.map((known) => `import ${origins[known]}\n`).toSorted();
    return `${imports.join("")}\n${body}`;
  },
};

function renderNodes(nodes: readonly DrawnNode[], drawing: SimplifiedDrawing, indent: string): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "layer") return renderLayer(node, drawing, indent);
    return placeFill(node, drawing).map((part) =>
      "shape" in part ? renderPlaced(part, indent) : renderShape(part, indent),
    );
  });
}

/** A group has one clip path, so several are groups in each other. */
function renderLayer(
  { clips: [clip, ...others], nodes, opacity }: Layer,
  drawing: SimplifiedDrawing,
  indent: string,
): string[] {
  if (!clip) return renderNodes(nodes, drawing, indent);
  const inside = renderLayer({ kind: "layer", clips: others, nodes, opacity }, drawing, `${indent}    `);
  return [`${indent}group(clipPathData = ${formatPath(clip.path)}) {`, ...inside, `${indent}}`];
}

function renderPlaced({ center, angle, scales, shape }: PlacedShape, indent: string): string {
  const placement = [
    `rotate = ${formatFloat(angle)}`,
    `scaleX = ${formatFloat(scales[0])}`,
    `scaleY = ${formatFloat(scales[1])}`,
    `translationX = ${formatFloat(center[0])}`,
    `translationY = ${formatFloat(center[1])}`,
  ];
  return `${indent}group(${placement.join(", ")}) {\n${renderShape(shape, `${indent}    `)}\n${indent}}`;
}

function renderShape({ path, rule, fill, stroke }: Shape, indent: string): string {
  const lines = [`pathData = ${formatPath(path)}`];
  if (rule === "evenodd") lines.push("pathFillType = PathFillType.EvenOdd");
  if (fill) lines.push(`fill = ${renderPaint(fill)}`);
  if (fill && paintOpacity(fill) < 1) lines.push(`fillAlpha = ${formatFloat(paintOpacity(fill))}`);
  if (stroke) {
    lines.push(`stroke = ${renderPaint(stroke.paint)}`);
    if (paintOpacity(stroke.paint) < 1) lines.push(`strokeAlpha = ${formatFloat(paintOpacity(stroke.paint))}`);
    lines.push(`strokeLineWidth = ${formatFloat(stroke.width)}`);
    if (stroke.cap !== "butt") lines.push(`strokeLineCap = StrokeCap.${caps[stroke.cap]}`);
    if (stroke.join !== "miter") lines.push(`strokeLineJoin = StrokeJoin.${joins[stroke.join]}`);
    else if (stroke.miterLimit !== 4) lines.push(`strokeLineMiter = ${formatFloat(stroke.miterLimit)}`);
  }
  return `${indent}addPath(\n${lines.map((line) => `${indent}    ${line},\n`).join("")}${indent})`;
}

function renderPaint(paint: Paint): string {
  if (paint.kind === "solid") return `SolidColor(${formatColor(paint.ink, 1)})`;
  const stops = paint.stops.map(({ offset, ink, opacity }) => `${formatFloat(offset)} to ${formatColor(ink, opacity)}`);
  const place =
    paint.kind === "linear"
      ? [`start = ${formatOffset(paint.from)}`, `end = ${formatOffset(paint.to)}`]
      : [`center = ${formatOffset(paint.center)}`, `radius = ${formatFloat(paint.radii[0])}`];
  const tileMode = paint.spread === "pad" ? [] : [`tileMode = TileMode.${tileModes[paint.spread]}`];
  return `Brush.${paint.kind}Gradient(${[...stops, ...place, ...tileMode].join(", ")})`;
}

const formatPath = (path: string) => `addPathNodes("${path}")`;
const formatFloat = (value: number) => `${formatSvgNumber(value, 5)}f`;
const formatOffset = ([x, y]: readonly [number, number]) => `Offset(${formatFloat(x)}, ${formatFloat(y)})`;

function formatColor(ink: Ink, opacity: number): string {
  if (ink === "tint" && opacity === 1) return "Color.Black";
  return `Color(0x${formatArgb(ink === "tint" ? "#000000" : ink, opacity)})`;
}
