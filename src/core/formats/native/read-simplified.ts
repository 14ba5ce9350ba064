import { CannotExport } from "../cannot-export.ts";
import { readMarkup, type SvgElement } from "../markup-tree.ts";
import { readClips, readMask, readRule, type ClipSource } from "./read-clips.ts";
import { combine, readMatrix, uniformScale, type Matrix } from "./matrix.ts";
import { countDecimals, measurePath, overlap, transformPath, type Box } from "./path-data.ts";
import { readNumber, readPaint, type PaintedPath } from "./read-paint.ts";
import type { DrawnNode, Layer, Paint, Shape, SimplifiedDrawing, Stroke } from "./simplified-drawing.ts";

interface Reader extends ClipSource {
  tint: string;
}

/**
 * Reads a document of resvg's `toString()`: paths, groups, gradients and clip paths, nothing to inherit. Paths come out
 * with their transforms applied.
 * @throws CannotExport for masks that are more than shapes to cut out, filters, patterns, images, blend modes, and what cannot be said without transforms
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
  if (attributes.has("filter")) throw new CannotExport(["filter"]);
  if (name === "image") throw new CannotExport(["image"]);
  if (attributes.get("style")?.includes("mix-blend-mode")) throw new CannotExport(["blend"]);
  const matrix = combine(outer, readMatrix(attributes.get("transform")));
  if (name === "path") return readShape(element, matrix, reader);
  if (name !== "g") throw new CannotExport(["text"]);
  return readLayer(element, matrix, reader);
}

function readLayer(group: SvgElement, matrix: Matrix, reader: Reader): DrawnNode[] {
  const nodes = group.children.flatMap((child) => readNode(child, matrix, reader));
  const clips = [
    ...readClips(group.attributes.get("clip-path"), matrix, reader),
    ...readMask(group.attributes.get("mask"), matrix, reader),
  ];
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
