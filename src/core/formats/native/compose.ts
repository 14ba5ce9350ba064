import { nameComponent } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { printNumber } from "./path-data.ts";
import { paintOpacity, placeFill, printArgb, type PlacedShape } from "./place-fill.ts";
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

/** An `ImageVector`, tinted by `Icon`; what takes the colour of the text beside other colours is black. */
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
  print(drawing, icon) {
    refuseParts(drawing, this.cannotDraw);
    const name = nameComponent(icon.name);
    const body = `val ${name}: ImageVector by lazy {
    ImageVector.Builder(
        name = "${name}",
        defaultWidth = ${printNumber(drawing.width, 3)}.dp,
        defaultHeight = ${printNumber(drawing.height, 3)}.dp,
        viewportWidth = ${printFloat(drawing.viewport[0])},
        viewportHeight = ${printFloat(drawing.viewport[1])},
    ).apply {
${printNodes(drawing.nodes, drawing, "        ").join("\n")}
    }.build()
}
`;
    const used = Object.keys(origins).filter((known) => new RegExp(String.raw`\b${known}\b`).test(body));
    const imports = used.map((known) => `import ${origins[known]}\n`).toSorted();
    return `${imports.join("")}\n${body}`;
  },
};

function printNodes(nodes: readonly DrawnNode[], drawing: SimplifiedDrawing, indent: string): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "layer") return printLayer(node, drawing, indent);
    return placeFill(node, drawing).map((part) =>
      "shape" in part ? printPlaced(part, indent) : printShape(part, indent),
    );
  });
}

/** A group has one clip path, so several are groups in each other. */
function printLayer(
  { clips: [clip, ...others], nodes, opacity }: Layer,
  drawing: SimplifiedDrawing,
  indent: string,
): string[] {
  if (!clip) return printNodes(nodes, drawing, indent);
  const inside = printLayer({ kind: "layer", clips: others, nodes, opacity }, drawing, `${indent}    `);
  return [`${indent}group(clipPathData = ${printPath(clip.path)}) {`, ...inside, `${indent}}`];
}

function printPlaced({ centre, angle, scales, shape }: PlacedShape, indent: string): string {
  const placement = [
    `rotate = ${printFloat(angle)}`,
    `scaleX = ${printFloat(scales[0])}`,
    `scaleY = ${printFloat(scales[1])}`,
    `translationX = ${printFloat(centre[0])}`,
    `translationY = ${printFloat(centre[1])}`,
  ];
  return `${indent}group(${placement.join(", ")}) {\n${printShape(shape, `${indent}    `)}\n${indent}}`;
}

function printShape({ path, rule, fill, stroke }: Shape, indent: string): string {
  const lines = [`pathData = ${printPath(path)}`];
  if (rule === "evenodd") lines.push("pathFillType = PathFillType.EvenOdd");
  if (fill) lines.push(`fill = ${printPaint(fill)}`);
  if (fill && paintOpacity(fill) < 1) lines.push(`fillAlpha = ${printFloat(paintOpacity(fill))}`);
  if (stroke) {
    lines.push(`stroke = ${printPaint(stroke.paint)}`);
    if (paintOpacity(stroke.paint) < 1) lines.push(`strokeAlpha = ${printFloat(paintOpacity(stroke.paint))}`);
    lines.push(`strokeLineWidth = ${printFloat(stroke.width)}`);
    if (stroke.cap !== "butt") lines.push(`strokeLineCap = StrokeCap.${caps[stroke.cap]}`);
    if (stroke.join !== "miter") lines.push(`strokeLineJoin = StrokeJoin.${joins[stroke.join]}`);
    else if (stroke.miterLimit !== 4) lines.push(`strokeLineMiter = ${printFloat(stroke.miterLimit)}`);
  }
  return `${indent}addPath(\n${lines.map((line) => `${indent}    ${line},\n`).join("")}${indent})`;
}

function printPaint(paint: Paint): string {
  if (paint.kind === "solid") return `SolidColor(${printColour(paint.ink, 1)})`;
  const stops = paint.stops.map(({ offset, ink, opacity }) => `${printFloat(offset)} to ${printColour(ink, opacity)}`);
  const place =
    paint.kind === "linear"
      ? [`start = ${printOffset(paint.from)}`, `end = ${printOffset(paint.to)}`]
      : [`center = ${printOffset(paint.centre)}`, `radius = ${printFloat(paint.radii[0])}`];
  const tileMode = paint.spread === "pad" ? [] : [`tileMode = TileMode.${tileModes[paint.spread]}`];
  return `Brush.${paint.kind}Gradient(${[...stops, ...place, ...tileMode].join(", ")})`;
}

const printPath = (path: string) => `addPathNodes("${path}")`;
const printFloat = (value: number) => `${printNumber(value, 5)}f`;
const printOffset = ([x, y]: readonly [number, number]) => `Offset(${printFloat(x)}, ${printFloat(y)})`;

function printColour(ink: Ink, opacity: number): string {
  if (ink === "tint" && opacity === 1) return "Color.Black";
  return `Color(0x${printArgb(ink === "tint" ? "#000000" : ink, opacity)})`;
}
