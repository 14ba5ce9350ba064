import { CannotExport } from "../cannot-export.ts";
import { readMarkup, type SvgElement } from "../markup-tree.ts";
import { combine, readMatrix, uniformScale, type Matrix } from "./matrix.ts";
import { countDecimals, listCommands, measurePath, transformPath, type Box } from "./path-data.ts";
import { readNumber, readPaint, readReference, type PaintedPath } from "./read-paint.ts";
import type {
  Clip,
  DrawnNode,
  FillRule,
  Layer,
  Paint,
  Shape,
  SimplifiedDrawing,
  Stroke,
} from "./simplified-drawing.ts";

interface Reader {
  definitions: ReadonlyMap<string, SvgElement>;
  tint: string;
  decimals: number;
  /** All that is seen. */
  area: Box;
}

/**
 * Reads a document of resvg's `toString()`: paths, groups, gradients and clip paths, nothing to inherit. Paths come out
 * with their transforms applied.
 * @throws CannotExport for masks, filters, patterns, images, blend modes, and what cannot be said without transforms
 */
export function readSimplified(svg: string, { tint }: { tint: string }): SimplifiedDrawing {
  const root = readMarkup(svg);
  const [left, top, viewWidth, viewHeight] = readViewBox(root);
  const scale = Math.min(
    readNumber(root, "width", viewWidth) / viewWidth,
    readNumber(root, "height", viewHeight) / viewHeight,
  );
  const reader: Reader = {
    definitions: new Map(listDefinitions(root)),
    tint,
    decimals: countDecimals(Math.max(viewWidth, viewHeight)),
    area: [0, 0, viewWidth, viewHeight],
  };
  const nodes = root.children.flatMap((child) => readNode(child, [1, 0, 0, 1, -left, -top], reader));
  const inks = new Set(listPaints(nodes).flatMap(listInks));
  return {
    width: viewWidth * scale,
    height: viewHeight * scale,
    viewport: [viewWidth, viewHeight],
    nodes,
    isTintable: inks.size === 1 && inks.has("tint"),
  };
}

/** Fills and strokes in order. */
export function listPaints(nodes: readonly DrawnNode[]): Paint[] {
  return nodes.flatMap((node) =>
    node.kind === "layer" ? listPaints(node.nodes) : [node.fill ?? [], node.stroke?.paint ?? []].flat(),
  );
}

const listInks = (paint: Paint) => (paint.kind === "solid" ? [paint.ink] : paint.stops.map(({ ink }) => ink));

export function readViewBox(root: SvgElement): [number, number, number, number] {
  const box =
    root.attributes
      .get("viewBox")
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [left = 0, top = 0, width = readNumber(root, "width", 24), height = readNumber(root, "height", 24)] = box;
  return [left, top, width, height];
}

export function* listDefinitions(element: SvgElement): Generator<[string, SvgElement]> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const id = child.attributes.get("id");
    if (id !== undefined) yield [id, child];
    if (child.name === "defs") yield* listDefinitions(child);
  }
}

function readNode(element: SvgElement | string, outer: Matrix, reader: Reader): DrawnNode[] {
  if (typeof element === "string" || element.name === "defs") return [];
  const { name, attributes } = element;
  for (const part of ["mask", "filter"] as const) if (attributes.has(part)) throw new CannotExport([part]);
  if (name === "image") throw new CannotExport(["image"]);
  if (attributes.get("style")?.includes("mix-blend-mode")) throw new CannotExport(["blend"]);
  const matrix = combine(outer, readMatrix(attributes.get("transform")));
  if (name === "path") return readShape(element, matrix, reader);
  if (name !== "g") throw new CannotExport(["text"]);
  return readLayer(element, matrix, reader);
}

function readLayer(group: SvgElement, matrix: Matrix, reader: Reader): DrawnNode[] {
  const nodes = group.children.flatMap((child) => readNode(child, matrix, reader));
  const clips = readClips(group.attributes.get("clip-path"), matrix, reader);
  const opacity = readNumber(group, "opacity", 1);
  if (opacity === 0 || nodes.length === 0) return [];
  const faded = opacity < 1 ? fade(nodes, opacity) : nodes;
  const layer: Layer = { kind: "layer", opacity: faded ? 1 : opacity, clips, nodes: faded ?? nodes };
  return layer.opacity === 1 && clips.length === 0 ? [...layer.nodes] : [layer];
}

/** The same without a layer, where nothing can lie over anything else. */
function fade(nodes: readonly DrawnNode[], opacity: number): DrawnNode[] | undefined {
  const boxes: Box[] = [];
  const faded: DrawnNode[] = [];
  for (const node of nodes) {
    if (node.kind === "layer" || (node.fill && node.stroke)) return undefined;
    const box = measureShape(node);
    if (boxes.some((other) => overlap(box, other))) return undefined;
    boxes.push(box);
    faded.push({
      ...node,
      ...(node.fill && { fill: fadePaint(node.fill, opacity) }),
      ...(node.stroke && { stroke: { ...node.stroke, paint: fadePaint(node.stroke.paint, opacity) } }),
    });
  }
  return faded;
}

function fadePaint(paint: Paint, opacity: number): Paint {
  if (paint.kind === "solid") return { ...paint, opacity: paint.opacity * opacity };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, opacity: stop.opacity * opacity })) };
}

function measureShape({ path, stroke }: Shape): Box {
  const [left, top, right, bottom] = measurePath(path);
  const margin = stroke
    ? (stroke.width / 2) * Math.max(Math.SQRT2, stroke.join === "miter" ? stroke.miterLimit : 1)
    : 0;
  return [left - margin, top - margin, right + margin, bottom + margin];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function readShape(element: SvgElement, matrix: Matrix, reader: Reader): Shape[] {
  const { attributes } = element;
  const data = attributes.get("d") ?? "";
  if (data === "" || (attributes.get("visibility") ?? "visible") !== "visible") return [];
  const painted = (name: string): PaintedPath => ({
    opacity: readNumber(element, `${name}-opacity`, 1),
    matrix,
    box: () => measurePath(data),
  });
  const fill = readPaint(attributes.get("fill") ?? "#000000", painted("fill"), reader);
  const paint = readPaint(attributes.get("stroke") ?? "none", painted("stroke"), reader);
  const shape: Shape = {
    kind: "shape",
    path: transformPath(data, matrix, reader.decimals),
    rule: readRule(element, "fill-rule"),
  };
  if (!paint) return fill ? [{ ...shape, fill }] : [];
  const stroke = readStroke(element, { paint, matrix });
  if (!fill) return [{ ...shape, stroke }];
  if (!attributes.get("paint-order")?.startsWith("stroke")) return [{ ...shape, fill, stroke }];
  return [
    { ...shape, stroke },
    { ...shape, fill },
  ];
}

export function readStroke(element: SvgElement, { paint, matrix }: { paint: Paint; matrix: Matrix }): Stroke {
  const scale = uniformScale(matrix);
  if (scale === undefined) throw new CannotExport(["stretchedStroke"]);
  const { attributes } = element;
  const cap = attributes.get("stroke-linecap");
  const join = attributes.get("stroke-linejoin");
  const dashes =
    attributes
      .get("stroke-dasharray")
      ?.split(/[\s,]+/)
      .map((length) => Number(length) * scale) ?? [];
  return {
    paint,
    width: readNumber(element, "stroke-width", 1) * scale,
    cap: cap === "round" || cap === "square" ? cap : "butt",
    join: join === "round" || join === "bevel" ? join : "miter",
    miterLimit: readNumber(element, "stroke-miterlimit", 4),
    dashes: dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes],
    dashOffset: readNumber(element, "stroke-dashoffset", 0) * scale,
  };
}

/** The shapes to cut out. */
function readClips(value: string | undefined, matrix: Matrix, reader: Reader): Clip[] {
  const id = readReference(value);
  if (id === undefined) return [];
  const clipPath = reader.definitions.get(id);
  if (!clipPath || clipPath.attributes.get("clipPathUnits") === "objectBoundingBox") throw new CannotExport(["clip"]);
  const clip = joinClips(
    listClips(clipPath, combine(matrix, readMatrix(clipPath.attributes.get("transform"))), reader),
  );
  const further = readClips(clipPath.attributes.get("clip-path"), matrix, reader);
  return containsArea(clip, reader.area) ? further : [clip, ...further];
}

function listClips(element: SvgElement, matrix: Matrix, reader: Reader): Clip[] {
  return element.children.flatMap((child): Clip[] => {
    if (typeof child === "string") return [];
    if (child.attributes.has("clip-path")) throw new CannotExport(["clip"]);
    const own = combine(matrix, readMatrix(child.attributes.get("transform")));
    if (child.name !== "path") return listClips(child, own, reader);
    const path = transformPath(child.attributes.get("d") ?? "", own, reader.decimals);
    return [{ path, rule: readRule(child, "clip-rule") }];
  });
}

/** Several shapes as one, where they are apart. resvg writes no shapes where it cannot say what they are. */
function joinClips(clips: readonly Clip[]): Clip {
  if (clips.length === 0) throw new CannotExport(["clip"]);
  const boxes = clips.map(({ path }) => measurePath(path));
  const areApart = boxes.every((box, index) => boxes.slice(0, index).every((other) => !overlap(box, other)));
  const path = clips.map((clip) => clip.path).join("");
  if (clips.every(({ path: each }) => each.lastIndexOf("M") === 0)) {
    if (areApart) return { path, rule: "nonzero" };
  } else if (areApart && clips.every(({ rule }) => rule === clips[0]!.rule)) return { path, rule: clips[0]!.rule };
  throw new CannotExport(["clip"]);
}

/** Whether a clip is a rectangle around all that is seen, as drawing programs like to write. */
function containsArea({ path }: Clip, area: Box): boolean {
  const commands = listCommands(path);
  const corners = commands.filter(([letter]) => letter !== "Z");
  if (corners.length < 4 || corners.length > 5 || corners.some(([letter], index) => letter !== (index ? "L" : "M")))
    return false;
  const isUpright = corners
    .slice(1)
    .every((corner, index) => corner[1] === corners[index]![1] || corner[2] === corners[index]![2]);
  const [left, top, right, bottom] = measurePath(path);
  return isUpright && left <= area[0] && top <= area[1] && right >= area[2] && bottom >= area[3];
}

export function readRule(element: SvgElement, name: string): FillRule {
  return element.attributes.get(name) === "evenodd" ? "evenodd" : "nonzero";
}
