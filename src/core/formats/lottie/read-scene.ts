import { CannotExport } from "../cannot-export.ts";
import { readMarkup, type SvgElement } from "../markup-tree.ts";
import { combine, identity, readMatrix, type Matrix } from "../native/matrix.ts";
import {
  listCommands,
  measurePath,
  renderCommands,
  transformPath,
  type Box,
  type PathCommand,
} from "../native/path-data.ts";
import { readNumber, readPaint, readReference } from "../native/read-paint.ts";
import { readRule } from "../native/read-clips.ts";
import { listDefinitions, readStroke, readViewBox } from "../native/read-simplified.ts";
import type { SceneGroup, SceneNode, ScenePath, Stencil } from "./scene.ts";

/** A drawing at one moment. */
export interface Scene {
  /** What is seen of the coordinates. */
  area: Box;
  /** In px of the document. */
  size: readonly [width: number, height: number];
  nodes: readonly SceneNode[];
}

interface Place {
  definitions: ReadonlyMap<string, SvgElement>;
  area: Box;
  /** From here to the coordinates of the picture. */
  matrix: Matrix;
  /** Definitions that are being read. */
  path: readonly string[];
  known: KnownPaths;
}

/** What was read of path data: most of it is the same at all moments. */
export type KnownPaths = Map<string, readonly PathCommand[]>;

/**
 * Reads a document of resvg's `toString()`. What is the same at different moments has the same key as long as elements have
 * ids.
 * @throws CannotExport for filters, patterns, images, blend modes and gradients that repeat
 */
export function readScene(svg: string, known: KnownPaths): Scene {
  const root = readMarkup(svg);
  const [left, top, width, height] = readViewBox(root);
  const area: Box = [left, top, left + width, top + height];
  const place: Place = { definitions: new Map(listDefinitions(root)), area, matrix: identity, path: [], known };
  return {
    area,
    size: [readNumber(root, "width", width), readNumber(root, "height", height)],
    nodes: readChildren(root, place),
  };
}

function readChildren(element: SvgElement, place: Place): SceneNode[] {
  const seen = new Map<string, number>();
  return element.children.flatMap((child) => {
    if (typeof child === "string" || child.name === "defs") return [];
    return readNode(child, place).map((node) => {
      const count = seen.get(node.key) ?? 0;
      seen.set(node.key, count + 1);
      return count === 0 ? node : rename(node, `${node.key} ${count}`);
    });
  });
}

const rename = (node: SceneNode, key: string): SceneNode => ({ ...node, key });

function readNode(element: SvgElement, place: Place): SceneNode[] {
  const { name, attributes } = element;
  if (attributes.has("filter")) throw new CannotExport(["filter"]);
  if (name === "image") throw new CannotExport(["image"]);
  if (attributes.get("style")?.includes("mix-blend-mode")) throw new CannotExport(["blend"]);
  if (name === "path") return readPath(element, place);
  if (name !== "g") throw new CannotExport(["text"]);
  return readGroup(element, place);
}

/** resvg puts paths that are transparent or cut out into groups of their own, as long as they are. */
function readGroup(element: SvgElement, outer: Place): SceneNode[] {
  const { attributes } = element;
  const matrix = readMatrix(attributes.get("transform"));
  const place = { ...outer, matrix: combine(outer.matrix, matrix) };
  const opacity = readNumber(element, "opacity", 1);
  const nodes = readChildren(element, place);
  const [first, ...others] = nodes;
  if (!first) return [];
  const stencils = [...readClip(element, { place, nodes }), ...readMask(element, { place, nodes })];
  const isBare = !attributes.has("id");
  if (isBare && stencils.length === 0 && others.length === 0) {
    return [{ ...first, matrix: combine(matrix, first.matrix), opacity: opacity * first.opacity }];
  }
  const key = isBare ? `around ${first.key}` : readKey(element, ["g", ...stencils.map(({ kind }) => kind[0]!)]);
  return [{ kind: "group", key, matrix, opacity, stencils, nodes }];
}

const readKey = ({ attributes }: SvgElement, parts: readonly string[]) =>
  [attributes.get("id") ?? "", ...parts].join(" ");

function readCommands(data: string, known: KnownPaths): readonly PathCommand[] {
  const commands = known.get(data) ?? listCommands(data);
  known.set(data, commands);
  return commands;
}

function readPath(element: SvgElement, { definitions, known }: Place): ScenePath[] {
  const { attributes } = element;
  const data = attributes.get("d") ?? "";
  if (data === "" || (attributes.get("visibility") ?? "visible") !== "visible") return [];
  const painted = (name: string) => ({
    opacity: readNumber(element, `${name}-opacity`, 1),
    matrix: identity,
    box: () => measurePath(data),
  });
  const source = { definitions, tint: "" };
  const fill = readPaint(attributes.get("fill") ?? "#000000", painted("fill"), source);
  const paint = readPaint(attributes.get("stroke") ?? "none", painted("stroke"), source);
  if (!fill && !paint) return [];
  for (const each of [fill, paint]) {
    if (each && each.kind !== "solid" && each.spread !== "pad") throw new CannotExport(["repeatedGradient"]);
  }
  const commands = readCommands(data, known);
  const rule = readRule(element, "fill-rule");
  return [
    {
      kind: "path",
      key: readKey(element, [rule[0]!, commands.map(([letter]) => letter).join("")]),
      matrix: readMatrix(attributes.get("transform")),
      opacity: 1,
      commands,
      rule,
      ...(fill && { fill }),
      ...(paint && { stroke: readStroke(element, { paint, matrix: identity }) }),
      isStrokeBelow: attributes.get("paint-order")?.startsWith("stroke") ?? false,
    },
  ];
}

/** The definition that an attribute names. */
function follow(element: SvgElement, attribute: string, place: Place): { found?: SvgElement; inside: Place } {
  const id = readReference(element.attributes.get(attribute));
  const found = id === undefined || place.path.includes(id) ? undefined : place.definitions.get(id);
  return { ...(found && { found }), inside: { ...place, path: [...place.path, id ?? ""] } };
}

interface CutOut {
  place: Place;
  /** What is cut out. */
  nodes: readonly SceneNode[];
}

function readClip(element: SvgElement, { place, nodes }: CutOut): Stencil[] {
  if (!element.attributes.has("clip-path")) return [];
  const { found, inside } = follow(element, "clip-path", place);
  if (!found) throw new CannotExport(["clip"]);
  const units = findUnits(found, { attribute: "clipPathUnits", initial: "userSpaceOnUse", nodes });
  const matrix = combine(units, readMatrix(found.attributes.get("transform")));
  const here = { ...inside, matrix: combine(inside.matrix, matrix) };
  const shapes = readClipShapes(found, here);
  if (shapes.length === 0) throw new CannotExport(["clip"]);
  const further = readClip(found, { place: here, nodes });
  const isIdle = contains(shapes, [place.area], here.matrix) || contains(shapes, measureNodes(nodes, identity), matrix);
  const group: SceneGroup = { kind: "group", key: "clip", matrix, opacity: 1, stencils: further, nodes: shapes };
  return [{ kind: "alpha", nodes: [group], isIdle: isIdle && further.every((each) => each.isIdle) }];
}

/** From the units in which a definition counts to the coordinates of what refers to it. */
function findUnits(
  definition: SvgElement,
  { attribute, initial, nodes }: { attribute: string; initial: string; nodes: readonly SceneNode[] },
): Matrix {
  if ((definition.attributes.get(attribute) ?? initial) === "userSpaceOnUse") return identity;
  const boxes = measureShapes(nodes, identity);
  const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side]!)));
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side]!)));
  return [right! - left!, 0, 0, bottom! - top!, left!, top!];
}

/** What the paths cover without their strokes. */
function measureShapes(nodes: readonly SceneNode[], outer: Matrix): Box[] {
  return nodes.flatMap((node) => {
    const matrix = combine(outer, node.matrix);
    if (node.kind === "group") return measureShapes(node.nodes, matrix);
    return [measurePath(transformPath(renderCommands(node.commands), matrix, 6))];
  });
}

function readClipShapes(element: SvgElement, place: Place): SceneNode[] {
  const black: SvgElement = {
    ...element,
    children: element.children.map((child) => (typeof child === "string" ? child : paintBlack(child))),
  };
  return readChildren(black, place);
}

/** Only the shape of what clips counts. */
function paintBlack(element: SvgElement): SvgElement {
  const attributes = new Map(element.attributes);
  if (element.name === "path") {
    for (const name of ["stroke", "fill-opacity"]) attributes.delete(name);
    attributes.set("fill", "#000000").set("fill-rule", attributes.get("clip-rule") ?? "nonzero");
  }
  const children = element.children.map((child) => (typeof child === "string" ? child : paintBlack(child)));
  return { ...element, attributes, children };
}

function readMask(element: SvgElement, { place, nodes: masked }: CutOut): Stencil[] {
  const { found, inside } = follow(element, "mask", place);
  if (!found) return [];
  const initial = "userSpaceOnUse";
  const matrix = findUnits(found, { attribute: "maskContentUnits", initial, nodes: masked });
  const here = { ...inside, matrix: combine(inside.matrix, matrix) };
  const nodes = readChildren(found, here);
  const stencils = readMask(found, { place: inside, nodes: masked });
  const group: SceneGroup = { kind: "group", key: "mask", matrix, opacity: 1, stencils, nodes };
  const kind = found.attributes.get("mask-type") === "alpha" ? "alpha" : "luminance";
  return [readRegion(found, { place, nodes: masked }), { kind, nodes: [group], isIdle: false }];
}

/** The rectangle that a mask ends at. */
function readRegion(mask: SvgElement, { place: { area, matrix: outer }, nodes }: CutOut): Stencil {
  const matrix = findUnits(mask, { attribute: "maskUnits", initial: "objectBoundingBox", nodes });
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => readNumber(mask, name, 0));
  const path: ScenePath = {
    kind: "path",
    key: "region",
    matrix: identity,
    opacity: 1,
    commands: listCommands(`M${x} ${y}H${x! + width!}V${y! + height!}H${x}Z`),
    rule: "nonzero",
    fill: { kind: "solid", ink: "#000000", opacity: 1 },
    isStrokeBelow: false,
  };
  const isIdle =
    contains([path], [area], combine(outer, matrix)) || contains([path], measureNodes(nodes, identity), matrix);
  return { kind: "alpha", nodes: [{ ...path, matrix }], isIdle };
}

/** Whether a stencil is one upright rectangle around all boxes. */
function contains(stencil: readonly SceneNode[], boxes: readonly Box[], matrix: Matrix): boolean {
  const [path, ...others] = stencil;
  if (path?.kind !== "path" || others.length > 0) return false;
  const corners = path.commands
    .filter(([letter]) => letter !== "Z")
    .map(([, x = 0, y = 0]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]);
  if (path.matrix.some((value, index) => value !== identity[index]) || path.commands.some(([letter]) => letter === "C"))
    return false;
  if (corners.length < 4 || corners.length > 5) return false;
  const slack = 1e-6;
  const isUpright = corners
    .slice(1)
    .every(([x, y], index) => Math.min(Math.abs(x! - corners[index]![0]!), Math.abs(y! - corners[index]![1]!)) < slack);
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return (
    isUpright &&
    boxes.every(
      (box) => left <= box[0] + slack && top <= box[1] + slack && right >= box[2] - slack && bottom >= box[3] - slack,
    )
  );
}

/** What the paths cover with their strokes, at most. */
function measureNodes(nodes: readonly SceneNode[], outer: Matrix): Box[] {
  return nodes.flatMap((node): Box[] => {
    const matrix = combine(outer, node.matrix);
    if (node.kind === "group") return measureNodes(node.nodes, matrix);
    return [measureDrawn(node, matrix)];
  });
}

function measureDrawn({ commands, stroke }: ScenePath, matrix: Matrix): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, ...numbers] of commands) {
    for (let index = 0; index < numbers.length; index += 2) {
      const [x, y] = [numbers[index]!, numbers[index + 1]!];
      const [placedX, placedY] = [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
      [left, right] = [Math.min(left, placedX), Math.max(right, placedX)];
      [top, bottom] = [Math.min(top, placedY), Math.max(bottom, placedY)];
    }
  }
  const scale = Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]));
  const reach = stroke
    ? (stroke.width / 2) * scale * Math.max(Math.SQRT2, stroke.join === "miter" ? stroke.miterLimit : 1)
    : 0;
  return [left - reach, top - reach, right + reach, bottom + reach];
}
