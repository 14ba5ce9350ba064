import { readMarkup, type SvgElement } from "../../../core/formats/markup-tree.ts";
import { measurePath, type Box } from "../../../core/formats/native/path-data.ts";
import { readNumber, readReference } from "../../../core/formats/native/read-paint.ts";
import { renderMarkup } from "../../../core/formats/render-markup.ts";
import { compareDrawings } from "../compare-drawings.server.ts";
import { openStrokeTracer, type StrokedLine, type StrokeTracer } from "./trace-stroke.server.ts";

interface Outliner {
  tracer: StrokeTracer;
  isUnited: boolean;
  definitions: ReadonlyMap<string, SvgElement>;
  /** Gradients that had to be placed where the line was, not where its outline is. */
  placed: SvgElement[];
}

/** Of the pixels of a small picture. */
const allowedDifference = 0.002;

/**
 * The same drawing without strokes: each is an area with the outline of its line, dashes and caps included. A drawing that
 * would look different keeps them.
 *
 * @param resolved a document of paths and groups, as resvg's `toString()` writes it
 */
export async function outlineStrokes(resolved: string): Promise<string> {
  if (!/\sstroke="(?!none)/.test(resolved)) return resolved;
  const tracer = await openStrokeTracer();
  const root = readMarkup(resolved);
  for (const isUnited of [true, false]) {
    const outlined = outlineAll(root, { tracer, isUnited, definitions: new Map(listIds(root)), placed: [] });
    if (compareDrawings(resolved, outlined) <= allowedDifference) return outlined;
  }
  return resolved;
}

function outlineAll(root: SvgElement, outliner: Outliner): string {
  const { name, attributes, children } = replaceChildren(root, outliner);
  const definitions: SvgElement = { name: "defs", attributes: new Map(), children: outliner.placed };
  return renderMarkup({
    name,
    attributes,
    children: outliner.placed.length > 0 ? [definitions, ...children] : children,
  });
}

function* listIds(element: SvgElement): Generator<[string, SvgElement]> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const id = child.attributes.get("id");
    if (id !== undefined) yield [id, child];
    yield* listIds(child);
  }
}

function replaceChildren(element: SvgElement, outliner: Outliner): SvgElement {
  const children = element.children.flatMap((child): (SvgElement | string)[] => {
    if (typeof child === "string") return [child];
    return child.name === "path" ? outlinePath(child, outliner) : [replaceChildren(child, outliner)];
  });
  return { ...element, children };
}

function outlinePath(path: SvgElement, outliner: Outliner): SvgElement[] {
  const { attributes } = path;
  const stroke = attributes.get("stroke") ?? "none";
  const area: SvgElement = { ...path, attributes: new Map([...attributes].filter(([name]) => !isStrokeOnly(name))) };
  const fill = attributes.get("fill") === "none" ? [] : [area];
  const line = readLine(path);
  if (stroke === "none" || !(line.width > 0)) return fill;
  const outline = outliner.tracer.trace(line, outliner);
  if (outline === undefined) return [path];
  const pathAttributes = [...area.attributes].filter(([name]) => !name.startsWith("fill") && name !== "d");
  const painted = new Map([
    ...pathAttributes,
    ["fill", placePaint(stroke, measurePath(line.path), outliner)],
    ["d", outline],
  ]);
  const opacity = attributes.get("stroke-opacity");
  if (opacity !== undefined) painted.set("fill-opacity", opacity);
  const traced: SvgElement = { name: "path", attributes: painted, children: [] };
  return attributes.get("paint-order")?.startsWith("stroke") ? [traced, ...fill] : [...fill, traced];
}

const isStrokeOnly = (name: string) => name.startsWith("stroke") || name === "paint-order";

function readLine(path: SvgElement): StrokedLine {
  const cap = path.attributes.get("stroke-linecap");
  const join = path.attributes.get("stroke-linejoin");
  return {
    path: path.attributes.get("d") ?? "",
    width: readNumber(path, "stroke-width", 1),
    cap: cap === "round" || cap === "square" ? cap : "butt",
    join: join === "round" || join === "bevel" ? join : "miter",
    miterLimit: readNumber(path, "stroke-miterlimit", 4),
    dashes:
      path.attributes
        .get("stroke-dasharray")
        ?.split(/[\s,]+/)
        .map(Number) ?? [],
    dashOffset: readNumber(path, "stroke-dashoffset", 0),
  };
}

/** The paint of a stroke for its outline: what is measured by the line's box is told in the drawing's units. */
function placePaint(paint: string, [left, top, right, bottom]: Box, { definitions, placed }: Outliner): string {
  const id = readReference(paint);
  const gradient = id === undefined ? undefined : definitions.get(id);
  if (!gradient?.name.endsWith("Gradient") || gradient.attributes.get("gradientUnits") === "userSpaceOnUse") {
    return paint;
  }
  const box = `matrix(${right - left} 0 0 ${bottom - top} ${left} ${top})`;
  const own = gradient.attributes.get("gradientTransform");
  const name = `${id}-line${placed.length}`;
  const attributes = new Map(gradient.attributes)
    .set("id", name)
    .set("gradientUnits", "userSpaceOnUse")
    .set("gradientTransform", own === undefined ? box : `${box} ${own}`);
  placed.push({ ...gradient, attributes });
  return `url(#${name})`;
}
