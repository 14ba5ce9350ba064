import { ContourPen, type Contour } from "./contour.ts";
import { readPath } from "./read-path.ts";

/** One shape of a drawing as it is painted. */
export interface Shape {
  contours: Contour[];
  isFilled: boolean;
  isEvenOdd: boolean;
  /** In units of the drawing; 0 where its line is not painted. */
  strokeWidth: number;
  hasRoundEnds: boolean;
  hasRoundJoins: boolean;
  /** Between 0 and 1. */
  opacity: number;
}

interface Inherited {
  fill: string;
  stroke: string;
  width: number;
  ends: string;
  joins: string;
  rule: string;
  opacity: number;
}

const initial: Inherited = {
  fill: "black",
  stroke: "none",
  width: 1,
  ends: "butt",
  joins: "miter",
  rule: "",
  opacity: 1,
};
const tag = /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g;
const attribute = /([a-zA-Z-]+[\d]?)="([^"]*)"/g;
/** What is painted where, or moves, can't be told from shapes alone. */
const isUnmeasured =
  /<(?:mask|clipPath|use|filter|animate|set|style|image|text|pattern|symbol)\b|transform="(?!translate\(0)|style="/;
/** Points beyond this count take long and say no more. */
const longest = 60_000;

/** The shapes of an SVG body; undefined where they alone don't tell what is seen. */
export function readShapes(body: string): Shape[] | undefined {
  if (body.length > longest || isUnmeasured.test(body)) return undefined;
  const shapes: Shape[] = [];
  const open: Inherited[] = [initial];
  for (const [, slash, name, inside, empty] of body.matchAll(tag)) {
    if (slash) {
      if (open.length > 1) open.pop();
      continue;
    }
    const attributes = new Map<string, string>();
    for (const [, key, value] of inside!.matchAll(attribute)) attributes.set(key!, value!);
    const painted = inherit(attributes, open.at(-1)!);
    if (!empty) open.push(painted);
    const contours = readContours(name!, attributes);
    const isFilled = painted.fill !== "none" && painted.fill !== "transparent";
    const strokeWidth = painted.stroke === "none" || painted.stroke === "transparent" ? 0 : painted.width;
    if (contours.length === 0 || painted.opacity < 0.02 || (!isFilled && strokeWidth === 0)) continue;
    shapes.push({
      contours,
      isFilled,
      isEvenOdd: painted.rule === "evenodd",
      strokeWidth,
      hasRoundEnds: painted.ends === "round",
      hasRoundJoins: painted.joins === "round",
      opacity: painted.opacity,
    });
  }
  return shapes;
}

function inherit(attributes: ReadonlyMap<string, string>, parent: Inherited): Inherited {
  if (attributes.size === 0) return parent;
  const read = (name: string, otherwise: number) => {
    const text = attributes.get(name);
    const value = text === undefined ? otherwise : Number.parseFloat(text);
    return Number.isNaN(value) ? otherwise : value;
  };
  const fill = attributes.get("fill") ?? parent.fill;
  const stroke = attributes.get("stroke") ?? parent.stroke;
  const own = Math.min(
    read("fill-opacity", 1) || (stroke === "none" ? 0 : 1),
    stroke === "none" ? 1 : read("stroke-opacity", 1),
  );
  return {
    fill,
    stroke,
    width: read("stroke-width", parent.width),
    ends: attributes.get("stroke-linecap") ?? parent.ends,
    joins: attributes.get("stroke-linejoin") ?? parent.joins,
    rule: attributes.get("fill-rule") ?? parent.rule,
    opacity: parent.opacity * read("opacity", 1) * own,
  };
}

function readContours(name: string, attributes: ReadonlyMap<string, string>): Contour[] {
  const number = (key: string) => Number.parseFloat(attributes.get(key) ?? "0") || 0;
  if (name === "path") return readPath(attributes.get("d") ?? "");
  if (name === "circle") return [drawEllipse(number("cx"), number("cy"), number("r"), number("r"))];
  if (name === "ellipse") return [drawEllipse(number("cx"), number("cy"), number("rx"), number("ry"))];
  if (name === "rect") {
    const [width, height] = [number("width"), number("height")];
    const radius = Math.min(number(attributes.has("rx") ? "rx" : "ry"), width / 2, height / 2);
    return width > 0 && height > 0 ? [drawRectangle(number("x"), number("y"), width, height, radius)] : [];
  }
  if (name === "line") return readPath(`M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`);
  if (name === "polyline" || name === "polygon")
    return readPath(`M${attributes.get("points") ?? ""}${name === "polygon" ? "Z" : ""}`);
  return [];
}

function drawEllipse(x: number, y: number, radiusX: number, radiusY: number): Contour {
  const pen = new ContourPen(x - radiusX, y);
  pen.arc(radiusX, radiusY, false, true, x + radiusX, y);
  pen.arc(radiusX, radiusY, false, true, x - radiusX, y);
  pen.close();
  return pen.end();
}

function drawRectangle(x: number, y: number, width: number, height: number, radius: number): Contour {
  const [right, bottom] = [x + width, y + height];
  const pen = new ContourPen(x + radius, y);
  pen.line(right - radius, y);
  pen.arc(radius, radius, false, true, right, y + radius);
  pen.line(right, bottom - radius);
  pen.arc(radius, radius, false, true, right - radius, bottom);
  pen.line(x + radius, bottom);
  pen.arc(radius, radius, false, true, x, bottom - radius);
  pen.line(x, y + radius);
  pen.arc(radius, radius, false, true, x + radius, y);
  pen.close();
  return pen.end();
}
