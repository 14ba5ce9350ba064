import { listCommands } from "../../../core/formats/native/path-data.ts";
import type {
  DrawnNode,
  FillRule,
  Paint,
  Shape,
  SimplifiedDrawing,
  Stop,
  Stroke,
} from "../../../core/formats/native/simplified-drawing.ts";

const caps = { butt: 0, round: 1, square: 2 } as const;
const joins = { miter: 0, round: 1, bevel: 2 } as const;

/**
 * The operators that draw a drawing in its own coordinates, in PostScript level 3; nothing in it may be translucent.
 * What takes the color of the text is black.
 */
export function renderPostScript({ nodes }: Pick<SimplifiedDrawing, "nodes">): string {
  return nodes.map(renderNode).join("");
}

function renderNode(node: DrawnNode): string {
  if (node.kind === "shape") return renderShape(node);
  const clips = node.clips.map(
    ({ path, rule }) => `${formatPath(path)}${rule === "evenodd" ? "eo" : ""}clip newpath\n`,
  );
  return `gsave\n${clips.join("")}${node.nodes.map(renderNode).join("")}grestore\n`;
}

function renderShape({ path, rule, fill, stroke }: Shape): string {
  const outline = formatPath(path);
  return (fill ? renderFill(outline, fill, rule) : "") + (stroke ? renderStroke(outline, stroke) : "");
}

function renderFill(outline: string, paint: Paint, rule: FillRule): string {
  const even = rule === "evenodd" ? "eo" : "";
  if (paint.kind === "solid") return `${formatColor(paint.ink)} setrgbcolor\n${outline}${even}fill\n`;
  return `gsave\n${outline}${even}clip newpath\n${renderShading(paint)}grestore\n`;
}

function renderStroke(outline: string, { paint, width, cap, join, miterLimit, dashes, dashOffset }: Stroke): string {
  const pen = `${formatNumber(width)} setlinewidth ${caps[cap]} setlinecap ${joins[join]} setlinejoin ${formatNumber(Math.max(1, miterLimit))} setmiterlimit [${dashes.map(formatNumber).join(" ")}] ${formatNumber(dashOffset)} setdash\n`;
  if (paint.kind === "solid") return `${pen}${formatColor(paint.ink)} setrgbcolor\n${outline}stroke\n`;
  return `gsave\n${pen}${outline}strokepath clip newpath\n${renderShading(paint)}grestore\n`;
}

function renderShading(paint: Exclude<Paint, { kind: "solid" }>): string {
  const shared = `/ColorSpace /DeviceRGB /Extend [true true] /Function ${renderFunction(paint.stops)}`;
  if (paint.kind === "linear") {
    return `<< /ShadingType 2 /Coords [${[...paint.from, ...paint.to].map(formatNumber).join(" ")}] ${shared} >> shfill\n`;
  }
  const { center, radii, angle, focus = [0, 0] } = paint;
  const place = `${center.map(formatNumber).join(" ")} translate ${formatNumber(angle)} rotate ${radii.map(formatNumber).join(" ")} scale`;
  return `${place}\n<< /ShadingType 3 /Coords [${focus.map(formatNumber).join(" ")} 0 0 0 1] ${shared} >> shfill\n`;
}

/** Colors between stops, piece by piece; where two stops are in one place there is no piece. */
function renderFunction(stops: readonly Stop[]): string {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const all = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }];
  const pieces = all.flatMap((stop, index) => {
    const next = all[index + 1];
    return next && next.offset > stop.offset ? { from: stop, to: next } : [];
  });
  const functions = pieces.map(
    ({ from, to }) =>
      `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${formatColor(from.ink)}] /C1 [${formatColor(to.ink)}] >>`,
  );
  if (functions.length === 1) return functions[0]!;
  const bounds = pieces.slice(0, -1).map(({ to }) => formatNumber(to.offset));
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${functions.join(" ")}] /Bounds [${bounds.join(" ")}] /Encode [${pieces.map(() => "0 1").join(" ")}] >>`;
}

/** Of `#rrggbb`, as three numbers from 0 to 1. */
function formatColor(ink: Stop["ink"]): string {
  const value = ink === "tint" ? 0 : Number.parseInt(ink.slice(1, 7), 16);
  return [16, 8, 0].map((shift) => formatNumber(((value >> shift) & 255) / 255)).join(" ");
}

function formatPath(path: string): string {
  let [x, y] = [0, 0];
  let text = "";
  for (const command of listCommands(path)) {
    const [letter, ...numbers] = command;
    if (letter === "Q") {
      const [x1, y1, x2, y2] = numbers as [number, number, number, number];
      const curve = [
        x + ((x1 - x) * 2) / 3,
        y + ((y1 - y) * 2) / 3,
        x2 + ((x1 - x2) * 2) / 3,
        y2 + ((y1 - y2) * 2) / 3,
        x2,
        y2,
      ];
      text += `${curve.map(formatNumber).join(" ")} c\n`;
    } else text += `${[...numbers.map(formatNumber), letter.toLowerCase()].join(" ")}\n`;
    [x = x, y = y] = numbers.slice(-2);
  }
  return text;
}

const formatNumber = (value: number) => String(Number(value.toFixed(5)));
