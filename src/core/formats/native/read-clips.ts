import { CannotExport } from "../cannot-export.ts";
import type { SvgElement } from "../markup-tree.ts";
import { combine, identity, readMatrix, type Matrix } from "./matrix.ts";
import { listCommands, measurePath, overlap, transformPath, type Box } from "./path-data.ts";
import { readNumber, readReference } from "./read-paint.ts";
import type { Clip, FillRule } from "./simplified-drawing.ts";

export interface ClipSource {
  /** By id. */
  definitions: ReadonlyMap<string, SvgElement>;
  /** Of the paths that are rendered. */
  decimals: number;
  /** All that is seen. */
  area: Box;
}

/**
 * The shapes to cut out, by the value of `clip-path`.
 * @throws CannotExport where they are no shapes, or overlap
 */
export function readClips(value: string | undefined, matrix: Matrix, reader: ClipSource): Clip[] {
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

/**
 * The same for a mask, where it hides what is outside of its shapes and nothing else: all of it is white.
 * @throws CannotExport for any other mask
 */
export function readMask(value: string | undefined, matrix: Matrix, reader: ClipSource): Clip[] {
  const id = readReference(value);
  if (id === undefined) return [];
  const mask = reader.definitions.get(id);
  if (!mask || mask.attributes.has("mask") || mask.attributes.get("maskContentUnits") === "objectBoundingBox") {
    throw new CannotExport(["mask"]);
  }
  if (!mask.children.every(isWhite)) throw new CannotExport(["mask"]);
  const shapes = listClips(mask, matrix, reader, "fill-rule");
  if (!isWithinRegion(mask, listClips(mask, identity, reader, "fill-rule"))) throw new CannotExport(["mask"]);
  if (shapes.length === 0) throw new CannotExport(["mask"]);
  const clip = joinClips(shapes);
  return containsArea(clip, reader.area) ? [] : [clip];
}

/** Filled without a shade, and nothing else. */
function isWhite(element: SvgElement | string): boolean {
  if (typeof element === "string") return true;
  const { name, attributes, children } = element;
  if (name === "g") {
    const isPlain = [...attributes.keys()].every((attribute) => attribute === "transform" || attribute === "id");
    return isPlain && children.every(isWhite);
  }
  const fill = attributes.get("fill");
  const isSeen = (attributes.get("visibility") ?? "visible") === "visible";
  const hasStroke = (attributes.get("stroke") ?? "none") !== "none";
  return name === "path" && fill === "#ffffff" && isSeen && !hasStroke && !attributes.has("fill-opacity");
}

/** What a mask shows ends at its region; one in shares of what it hides is taken to be large enough, as it is by default. */
function isWithinRegion(mask: SvgElement, shapes: readonly Clip[]): boolean {
  if (mask.attributes.get("maskUnits") !== "userSpaceOnUse") {
    const [x, y] = [readNumber(mask, "x", -0.1), readNumber(mask, "y", -0.1)];
    return x <= 0 && y <= 0 && x + readNumber(mask, "width", 1.2) >= 1 && y + readNumber(mask, "height", 1.2) >= 1;
  }
  const [left, top] = [readNumber(mask, "x", 0), readNumber(mask, "y", 0)];
  const [right, bottom] = [left + readNumber(mask, "width", 0), top + readNumber(mask, "height", 0)];
  return shapes.every(({ path }) => {
    const box = measurePath(path);
    const tolerance = Math.max(right - left, bottom - top) * 1e-3;
    return (
      box[0] >= left - tolerance &&
      box[1] >= top - tolerance &&
      box[2] <= right + tolerance &&
      box[3] <= bottom + tolerance
    );
  });
}

function listClips(
  element: SvgElement,
  matrix: Matrix,
  reader: ClipSource,
  ruleName: "clip-rule" | "fill-rule" = "clip-rule",
): Clip[] {
  return element.children.flatMap((child): Clip[] => {
    if (typeof child === "string") return [];
    if (child.attributes.has("clip-path")) throw new CannotExport(["clip"]);
    const own = combine(matrix, readMatrix(child.attributes.get("transform")));
    if (child.name !== "path") return listClips(child, own, reader, ruleName);
    const path = transformPath(child.attributes.get("d") ?? "", own, reader.decimals);
    return [{ path, rule: readRule(child, ruleName) }];
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
