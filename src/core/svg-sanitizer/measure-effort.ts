import type { DrawingLimits } from "./drawing-limits.ts";
import { isMovement } from "./is-movement.ts";
import { measureFilter, measureFilterFunctions } from "./measure-filter.ts";
import { RejectedSvg } from "./rejected-svg.ts";

/** An element as it will be written, with what it refers to. */
export interface LinkedNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands in its place, paints it or cuts it; not what its movement waits for. */
  links: readonly { attribute: string; target: LinkedNode }[];
  children: readonly LinkedNode[];
}

interface Effort {
  /** Of everything but filters whose area is told in the units of the drawing. */
  effort: number;
  /** Of those filters; it grows with the scale. */
  filtering: number;
  depth: number;
  /** Shapes in it, with those that references put there, and their corners. */
  shapes: number;
  corners: number;
}

/** Links, and what else costs something, that hold for all shapes in an element which have no other. */
interface Inherited {
  links: ReadonlyMap<string, LinkedNode | undefined>;
  dashes: string | undefined;
}

/** What needs a picture of its own before it is put on the others. */
const layers = ["opacity", "mask", "clip-path", "filter", "style"];
const effortOfLayer = 10;
/** A hundred quick ones are more than a browser can do on a busy machine. */
const effortOfMovement = 400;
const shapes: ReadonlySet<string> = new Set(["path", "circle", "rect", "ellipse", "line", "polyline", "polygon"]);
const markers: ReadonlySet<string> = new Set(["marker-start", "marker-mid", "marker-end"]);
/** Pieces of a stroke that are drawn as quickly as a shape. */
const piecesPerEffort = 50;
const inheritable: ReadonlySet<string> = new Set(["fill", "stroke", ...markers]);
const nothing: Inherited = { links: new Map(), dashes: undefined };

/**
 * Makes sure that a drawing stays small when all that refers to something is replaced by it, as often as it is drawn.
 * @param area of the box that is seen, in the units of the drawing
 * @param written how many elements there are: what is only long is no more than it seems
 * @throws RejectedSvg
 */
export function checkEffort(
  root: LinkedNode,
  { limits, area, written }: { limits: Pick<DrawingLimits, "effort" | "expandedDepth">; area: number; written: number },
): void {
  const inherited = listInherited(root);
  const known = new Map<LinkedNode, Effort>();
  const isOpen = new Set<LinkedNode>();

  function measure(node: LinkedNode): Effort {
    const before = known.get(node);
    if (before) return before;
    if (isOpen.has(node)) throw new RejectedSvg("endless");
    isOpen.add(node);
    const measured = measureOwn(node);
    isOpen.delete(node);
    if (measured.effort + measured.filtering > limits.effort + written || measured.depth > limits.expandedDepth) {
      throw new RejectedSvg("tooComplex");
    }
    known.set(node, measured);
    return measured;
  }

  function measureOwn(node: LinkedNode): Effort {
    const isShape = shapes.has(node.name);
    const sum: Effort = {
      effort: 1 + effortOfLayer * layers.filter((name) => node.attributes.has(name)).length,
      filtering: 0,
      depth: 0,
      shapes: Number(isShape),
      corners: isShape ? countCorners(node) : 0,
    };
    if (isMovement(node)) sum.effort += effortOfMovement;
    sum.effort += measureFilterFunctions(node.attributes.get("filter"));
    if (node.name === "filter") {
      const filter = measureFilter(node, area);
      sum[filter.isScaled ? "filtering" : "effort"] += filter.effort;
    }
    for (const child of node.children) add(sum, measure(child));
    for (const { attribute, target } of node.links) {
      if (inheritable.has(attribute)) continue;
      const inner = measure(target);
      add(sum, node.name === "use" ? inner : { ...inner, shapes: 0, corners: 0 });
    }
    if (isShape || node.name === "use") addPaints(sum, node);
    return { ...sum, filtering: sum.filtering * readScale(node.attributes.get("transform")), depth: sum.depth + 1 };
  }

  /** What paints a shape or stands on its corners; with a `use` it may do so with all shapes of what is used. */
  function addPaints(sum: Effort, node: LinkedNode): void {
    const { links, dashes } = inherited.get(node) ?? nothing;
    sum.effort += measureDashes(dashes, { corners: sum.corners, area });
    for (const [attribute, target] of links) {
      if (!target) continue;
      const inner = measure(target);
      const times = markers.has(attribute) ? sum.corners : sum.shapes;
      add(sum, { ...inner, effort: inner.effort * times, filtering: inner.filtering * times, shapes: 0, corners: 0 });
    }
  }
  measure(root);
}

function add(sum: Effort, other: Effort): void {
  sum.effort += other.effort;
  sum.filtering += other.filtering;
  sum.depth = Math.max(sum.depth, other.depth);
  sum.shapes += other.shapes;
  sum.corners += other.corners;
}

/** The links of each element and of those that it is in. Of what cuts only the shape counts, whatever paints it. */
function listInherited(root: LinkedNode): ReadonlyMap<LinkedNode, Inherited> {
  const all = new Map<LinkedNode, Inherited>();
  function visit(node: LinkedNode, outer: Inherited) {
    const own = [...inheritable].filter((name) => node.attributes.has(name));
    const targets = new Map(node.links.map(({ attribute, target }) => [attribute, target]));
    const here: Inherited = {
      links:
        own.length === 0
          ? outer.links
          : new Map([...outer.links, ...own.map((name) => [name, targets.get(name)] as const)]),
      dashes: node.attributes.get("stroke-dasharray") ?? outer.dashes,
    };
    all.set(node, here);
    for (const child of node.children) visit(child, node.name === "clipPath" ? nothing : here);
  }
  visit(root, nothing);
  return all;
}

const scaling = /\b(scale|matrix)\(([^)]*)\)/g;

/** By how much a transform makes areas larger. */
function readScale(transform: string | undefined): number {
  let scale = 1;
  for (const [, called, list] of transform?.matchAll(scaling) ?? []) {
    const [a = 1, b = a, c = 0, d = 1] = list!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    scale *= Math.abs(called === "scale" ? a * b : a * d - b * c);
  }
  return Number.isNaN(scale) ? 1 : scale;
}

/** Strokes in pieces: a line from corner to corner goes through the whole drawing. */
function measureDashes(dashes: string | undefined, { corners, area }: { corners: number; area: number }): number {
  const lengths =
    dashes
      ?.trim()
      .split(/[\s,]+/)
      .map(Number.parseFloat) ?? [];
  const period = lengths.reduce((sum, length) => sum + Math.abs(length), 0);
  return period > 0 ? (corners * Math.sqrt(area)) / period / piecesPerEffort : 0;
}

/** Corners that get a marker, or a few more. */
function countCorners({ attributes }: LinkedNode): number {
  const outline = attributes.get("d") ?? attributes.get("points") ?? "";
  return 2 + Math.ceil((outline.match(/[\d.]+/g)?.length ?? 0) / 2);
}
