import type { DrawingLimits } from "./drawing-limits.ts";
import { isMovement } from "./is-movement.ts";
import { RefusedDrawing } from "./refused-drawing.ts";

/** An element as it will be written, with what it refers to. */
export interface LinkedNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands in its place, paints it or cuts it; not what its movement waits for. */
  links: readonly LinkedNode[];
  children: readonly LinkedNode[];
}

/** What needs a picture of its own before it is put on the others. */
const layers = ["opacity", "mask", "clip-path", "filter", "style"];
const effortOfLayer = 10;
const effortOfFilterStep = 10;
/** A hundred quick ones are more than a browser can do on a busy machine. */
const effortOfMovement = 400;
const markers = ["marker-start", "marker-mid", "marker-end"];

/**
 * Makes sure that a drawing stays small when all that refers to something is replaced by it.
 * @throws RefusedDrawing
 */
export function checkEffort(root: LinkedNode, limits: Pick<DrawingLimits, "effort" | "expandedDepth">): void {
  const known = new Map<LinkedNode, { effort: number; depth: number }>();
  const isOpen = new Set<LinkedNode>();

  function measure(node: LinkedNode): { effort: number; depth: number } {
    const before = known.get(node);
    if (before) return before;
    if (isOpen.has(node)) throw new RefusedDrawing("endless");
    isOpen.add(node);
    let effort = 1 + effortOfLayer * layers.filter((name) => node.attributes.has(name)).length;
    if (node.name.startsWith("fe")) effort += effortOfFilterStep;
    if (isMovement(node)) effort += effortOfMovement;
    let depth = 0;
    for (const child of node.children) {
      const inner = measure(child);
      effort += inner.effort;
      depth = Math.max(depth, inner.depth);
    }
    const times = markers.some((name) => node.attributes.has(name)) ? countCorners(node) : 1;
    for (const link of node.links) {
      const inner = measure(link);
      effort += inner.effort * times;
      depth = Math.max(depth, inner.depth);
    }
    isOpen.delete(node);
    const measured = { effort, depth: depth + 1 };
    if (effort > limits.effort || measured.depth > limits.expandedDepth) {
      throw new RefusedDrawing("tooComplex");
    }
    known.set(node, measured);
    return measured;
  }
  measure(root);
}

/** Corners that get a marker, or a few more. */
function countCorners({ attributes }: LinkedNode): number {
  const outline = attributes.get("d") ?? attributes.get("points") ?? "";
  return 2 + Math.ceil((outline.match(/[\d.]+/g)?.length ?? 0) / 2);
}
