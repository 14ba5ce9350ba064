import { nameComponent } from "../code-names.ts";
import type { NativeFormat } from "../export-format.ts";
import { cleanTitle } from "../prepare-markup.ts";
import { listCommands, formatSvgNumber, type PathCommand } from "./path-data.ts";
import { placeFill, type PlacedShape } from "./place-fill.ts";
import { refuseParts } from "./refuse-parts.ts";
import type { Ink, Layer, Paint, Point, Shape, SimplifiedDrawing, Stroke } from "./simplified-drawing.ts";

/** A view that draws on a canvas (iOS 15, macOS 12), in the foreground style where it has no color of its own. */
export const swiftui: NativeFormat<"swiftui"> = {
  id: "swiftui",
  label: "SwiftUI",
  group: "native",
  extension: "swift",
  mediaType: "text/x-swift",
  carriesTitle: true,
  needsSimplified: true,
  cannotDraw: ["focalGradient", "stretchedStroke"],
  fileName: (name) => `${nameComponent(name)}.swift`,
  render(drawing, icon) {
    refuseParts(drawing, this.cannotDraw);
    const [width, height] = drawing.viewport.map((length) => formatSvgNumber(length)) as [string, string];
    const title = cleanTitle(icon.title);
    return `import SwiftUI

struct ${nameComponent(icon.name)}: View {
    var width: CGFloat = ${formatSvgNumber(drawing.width, 3)}

    var body: some View {
        Canvas { context, size in
            draw(in: &context, size: size)
        }
        .frame(width: width, height: width * ${height} / ${width})
${title === undefined ? "        .accessibilityHidden(true)" : `        .accessibilityElement()\n        .accessibilityLabel(Text(verbatim: ${formatString(title)}))\n        .accessibilityAddTraits(.isImage)`}
    }

    private func draw(in context: inout GraphicsContext, size: CGSize) {
        context.scaleBy(x: size.width / ${width}, y: size.height / ${height})
        context.clip(to: Path(CGRect(x: 0, y: 0, width: ${width}, height: ${height})))
${new SwiftWriter(drawing).listLines().join("\n")}
    }
}
`;
  },
};

/** Statements that draw nodes, each on the context it belongs to; paths and contexts are numbered. */
class SwiftWriter {
  readonly #drawing: SimplifiedDrawing;
  readonly #lines: string[] = [];
  #paths = 0;
  #contexts = 0;

  constructor(drawing: SimplifiedDrawing) {
    this.#drawing = drawing;
  }

  listLines(): string[] {
    this.#renderNodes(this.#drawing.nodes, "context");
    return this.#lines.map((line) => `        ${line}`);
  }

  #renderNodes(nodes: SimplifiedDrawing["nodes"], context: string): void {
    for (const node of nodes) {
      if (node.kind === "layer") this.#renderLayer(node, context);
      else {
        for (const part of placeFill(node, this.#drawing)) {
          if ("shape" in part) this.#renderPlaced(part, context);
          else this.#renderShape(part, context);
        }
      }
    }
  }

  #renderLayer({ clips, opacity, nodes }: Layer, context: string): void {
    const copy = this.#copy(context);
    for (const { path, rule } of clips) {
      const style = rule === "evenodd" ? ", style: FillStyle(eoFill: true)" : "";
      this.#lines.push(`${copy}.clip(to: ${this.#declarePath(path)}${style})`);
    }
    if (opacity === 1) return this.#renderNodes(nodes, copy);
    const layer = this.#nameContext();
    this.#lines.push(`${copy}.opacity = ${formatSvgNumber(opacity, 4)}`, `${copy}.drawLayer { ${layer} in`);
    this.#renderNodes(nodes, layer);
    this.#lines.push("}");
  }

  #renderPlaced({ center, angle, scales, shape }: PlacedShape, context: string): void {
    const copy = this.#copy(context);
    this.#lines.push(
      `${copy}.translateBy(x: ${formatSvgNumber(center[0])}, y: ${formatSvgNumber(center[1])})`,
      `${copy}.rotate(by: .degrees(${formatSvgNumber(angle)}))`,
      `${copy}.scaleBy(x: ${formatSvgNumber(scales[0])}, y: ${formatSvgNumber(scales[1])})`,
    );
    this.#renderShape(shape, copy);
  }

  #renderShape({ path, rule, fill, stroke }: Shape, context: string): void {
    const name = this.#declarePath(path);
    if (fill) {
      const style = rule === "evenodd" ? ", style: FillStyle(eoFill: true)" : "";
      this.#lines.push(`${context}.fill(${name}, with: ${renderPaint(fill)}${style})`);
    }
    if (stroke)
      this.#lines.push(`${context}.stroke(${name}, with: ${renderPaint(stroke.paint)}, style: ${renderStyle(stroke)})`);
  }

  #declarePath(path: string): string {
    const name = `path${++this.#paths}`;
    this.#lines.push(
      `var ${name} = Path()`,
      ...listCommands(path).map((command) => `${name}.${renderCommand(command)}`),
    );
    return name;
  }

  #copy(context: string): string {
    const name = this.#nameContext();
    this.#lines.push(`var ${name} = ${context}`);
    return name;
  }

  #nameContext(): string {
    return `context${++this.#contexts}`;
  }
}

function renderCommand([letter, ...numbers]: PathCommand): string {
  if (letter === "Z") return "closeSubpath()";
  const points: string[] = [];
  for (let index = 0; index < numbers.length; index += 2)
    points.push(formatPoint([numbers[index]!, numbers[index + 1]!]));
  const end = points.at(-1)!;
  if (letter === "M") return `move(to: ${end})`;
  if (letter === "L") return `addLine(to: ${end})`;
  if (letter === "Q") return `addQuadCurve(to: ${end}, control: ${points[0]})`;
  return `addCurve(to: ${end}, control1: ${points[0]}, control2: ${points[1]})`;
}

function renderPaint(paint: Paint): string {
  if (paint.kind === "solid") {
    if (paint.ink !== "tint") return `.color(${formatColor(paint.ink, paint.opacity)})`;
    return paint.opacity < 1
      ? `.style(ForegroundStyle().opacity(${formatSvgNumber(paint.opacity, 4)}))`
      : ".foreground";
  }
  const stops = paint.stops.map(
    ({ offset, ink, opacity }) => `.init(color: ${formatColor(ink, opacity)}, location: ${formatSvgNumber(offset, 4)})`,
  );
  const gradient = `Gradient(stops: [${stops.join(", ")}])`;
  const options = { pad: "", reflect: ", options: .mirror", repeat: ", options: .repeat" }[paint.spread];
  if (paint.kind === "linear") {
    return `.linearGradient(${gradient}, startPoint: ${formatPoint(paint.from)}, endPoint: ${formatPoint(paint.to)}${options})`;
  }
  const radius = formatSvgNumber(paint.radii[0]);
  return `.radialGradient(${gradient}, center: ${formatPoint(paint.center)}, startRadius: 0, endRadius: ${radius}${options})`;
}

function renderStyle({ width, cap, join, miterLimit, dashes, dashOffset }: Stroke): string {
  const parts = [
    `lineWidth: ${formatSvgNumber(width)}`,
    `lineCap: .${cap}`,
    `lineJoin: .${join}`,
    ...(join === "miter" ? [`miterLimit: ${formatSvgNumber(miterLimit)}`] : []),
    ...(dashes.length > 0 ? [`dash: [${dashes.map((dash) => formatSvgNumber(dash)).join(", ")}]`] : []),
    ...(dashes.length > 0 && dashOffset !== 0 ? [`dashPhase: ${formatSvgNumber(dashOffset)}`] : []),
  ];
  return `StrokeStyle(${parts.join(", ")})`;
}

/** Gradients in the color of the text have no style to take, so they are made of the primary color. */
function formatColor(ink: Ink, opacity: number): string {
  if (ink === "tint") return opacity < 1 ? `Color.primary.opacity(${formatSvgNumber(opacity, 4)})` : "Color.primary";
  const [red, green, blue] = [1, 3, 5].map((start) =>
    formatSvgNumber(Number.parseInt(ink.slice(start, start + 2), 16) / 255, 4),
  );
  const alpha = opacity < 1 ? `, opacity: ${formatSvgNumber(opacity, 4)}` : "";
  return `Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}${alpha})`;
}

const formatPoint = ([x, y]: Point) => `CGPoint(x: ${formatSvgNumber(x)}, y: ${formatSvgNumber(y)})`;
const formatString = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
