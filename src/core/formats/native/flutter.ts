import { nameComponent, nameInSnakeCase } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { cleanTitle } from "../prepare-markup.ts";
import { listCommands, formatSvgNumber, type PathCommand } from "./path-data.ts";
import { listPaints } from "./read-simplified.ts";
import { formatArgb } from "./place-fill.ts";
import { refuseParts } from "./refuse-parts.ts";
import type { DrawnNode, Ink, Paint, Point, RadialGradient, Shape, Stroke } from "./simplified-drawing.ts";

const tileModes = { pad: "clamp", reflect: "mirror", repeat: "repeated" } as const;

/** A widget around a `CustomPainter`, in the color of the icon theme where it has none of its own. */
export const flutter: NativeFormat<"flutter"> = {
  id: "flutter",
  label: "Flutter",
  group: "native",
  extension: "dart",
  mediaType: "text/x-dart",
  carriesTitle: true,
  needsSimplified: true,
  cannotDraw: ["dash"],
  fileName: (name) => `${nameInSnakeCase(name)}_icon.dart`,
  render(drawing, icon) {
    refuseParts(drawing, this.cannotDraw);
    const name = nameComponent(icon.name);
    const paints = listPaints(drawing.nodes);
    const isTinted = paints.some((paint) => JSON.stringify(paint).includes('"tint"'));
    const imports = [
      ...(paints.some(({ kind }) => kind === "radial") ? ["import 'dart:typed_data';"] : []),
      ...(paints.some(({ kind }) => kind !== "solid") ? ["import 'dart:ui' as ui;"] : []),
    ];
    const title = cleanTitle(icon.title);
    const semantics =
      title === undefined
        ? "ExcludeSemantics("
        : `Semantics(\n      label: ${formatString(title)},\n      image: true,`;
    const [width, height] = drawing.viewport.map((length) => formatSvgNumber(length)) as [string, string];
    return `${imports.length > 0 ? `${imports.join("\n")}\n\n` : ""}import 'package:flutter/widgets.dart';

class ${name} extends StatelessWidget {
  const ${name}({super.key, this.width = ${formatSvgNumber(drawing.width, 3)}${isTinted ? ", this.color" : ""}});

  final double width;${isTinted ? "\n  final Color? color;" : ""}

  @override
  Widget build(BuildContext context) {
${isTinted ? "    final ink = color ?? IconTheme.of(context).color ?? const Color(0xFF000000);\n" : ""}    return ${semantics}
      child: CustomPaint(
        size: Size(width, width * ${height} / ${width}),
        painter: ${isTinted ? `_${name}Painter(ink)` : `const _${name}Painter()`},
      ),
    );
  }
}

class _${name}Painter extends CustomPainter {
  const _${name}Painter(${isTinted ? "this.color" : ""});
${isTinted ? "\n  final Color color;\n" : ""}
  @override
  void paint(Canvas canvas, Size size) {
    canvas.scale(size.width / ${width}, size.height / ${height});
    canvas.clipRect(const Rect.fromLTWH(0, 0, ${width}, ${height}));
${renderNodes(drawing.nodes, "    ").join("\n")}
  }

  @override
  bool shouldRepaint(_${name}Painter old) => ${isTinted ? "old.color != color" : "false"};
}
`;
  },
};

function renderNodes(nodes: readonly DrawnNode[], indent: string): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "shape") return renderShape(node, indent);
    const paint = `Paint()..color = const Color(0x${formatArgb("#000000", node.opacity)})`;
    return [
      `${indent}canvas.${node.opacity < 1 ? `saveLayer(null, ${paint})` : "save()"};`,
      ...node.clips.map((clip) => `${indent}canvas.clipPath(\n${formatPath(clip, `${indent}  `)},\n${indent});`),
      ...renderNodes(node.nodes, indent),
      `${indent}canvas.restore();`,
    ];
  });
}

function renderShape({ path, rule, fill, stroke }: Shape, indent: string): string[] {
  const draw = (paint: string[]) =>
    `${indent}canvas.drawPath(\n${formatPath({ path, rule }, `${indent}  `)},\n${indent}  Paint()${paint.map((line) => `\n${indent}    ..${line}`).join("")},\n${indent});`;
  return [...(fill ? [draw(renderPaint(fill))] : []), ...(stroke ? [draw(renderStroke(stroke))] : [])];
}

function formatPath({ path, rule }: Pick<Shape, "path" | "rule">, indent: string): string {
  const steps = [
    ...(rule === "evenodd" ? ["fillType = PathFillType.evenOdd"] : []),
    ...listCommands(path).map(renderCommand),
  ];
  return `${indent}Path()${steps.map((step) => `\n${indent}  ..${step}`).join("")}`;
}

function renderCommand([letter, ...numbers]: PathCommand): string {
  const name = { M: "moveTo", L: "lineTo", Q: "quadraticBezierTo", C: "cubicTo", Z: "close" }[letter];
  return `${name}(${numbers.map((number) => formatSvgNumber(number)).join(", ")})`;
}

function renderPaint(paint: Paint): string[] {
  return [
    paint.kind === "solid" ? `color = ${formatColor(paint.ink, paint.opacity)}` : `shader = ${renderGradient(paint)}`,
  ];
}

function renderGradient(paint: Exclude<Paint, { kind: "solid" }>): string {
  const colors = `[${paint.stops.map(({ ink, opacity }) => formatColor(ink, opacity)).join(", ")}]`;
  const offsets = `[${paint.stops.map(({ offset }) => formatSvgNumber(offset, 4)).join(", ")}]`;
  const rest = [colors, offsets, `TileMode.${tileModes[paint.spread]}`].join(", ");
  if (paint.kind === "linear")
    return `ui.Gradient.linear(${formatOffset(paint.from)}, ${formatOffset(paint.to)}, ${rest})`;
  const focus = paint.focus ? `, ${formatOffset(paint.focus)}` : "";
  return `ui.Gradient.radial(Offset.zero, 1, ${rest}, ${renderPlacement(paint)}${focus})`;
}

/** The circle of radius 1 around the origin made the gradient's ellipse: a 4 × 4 matrix, column by column. */
function renderPlacement({ center, radii, angle }: RadialGradient): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const matrix = [
    cos * radii[0],
    sin * radii[0],
    0,
    0,
    -sin * radii[1],
    cos * radii[1],
    0,
    0,
    0,
    0,
    1,
    0,
    ...center,
    0,
    1,
  ];
  return `Float64List.fromList([${matrix.map((number) => formatSvgNumber(number)).join(", ")}])`;
}

function renderStroke({ paint, width, cap, join, miterLimit }: Stroke): string[] {
  return [
    ...renderPaint(paint),
    "style = PaintingStyle.stroke",
    `strokeWidth = ${formatSvgNumber(width)}`,
    ...(cap === "butt" ? [] : [`strokeCap = StrokeCap.${cap}`]),
    ...(join === "miter" ? [] : [`strokeJoin = StrokeJoin.${join}`]),
    ...(join === "miter" && miterLimit !== 4 ? [`strokeMiterLimit = ${formatSvgNumber(miterLimit)}`] : []),
  ];
}

function formatColor(ink: Ink, opacity: number): string {
  if (ink !== "tint") return `const Color(0x${formatArgb(ink, opacity)})`;
  return opacity < 1 ? `color.withValues(alpha: color.a * ${formatSvgNumber(opacity, 4)})` : "color";
}

const formatOffset = ([x, y]: Point) => `const Offset(${formatSvgNumber(x)}, ${formatSvgNumber(y)})`;
const formatString = (text: string) => `'${text.replaceAll(/['\\$]/g, String.raw`\$&`)}'`;
