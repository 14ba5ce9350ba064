import { angleBetween, type Contour, type Segment } from "./contour.ts";
import { groupContours } from "./group-contours.ts";
import type { Shape } from "./read-shapes.ts";

/** How many corners and ends of lines a drawing has; a right angle counts as one, the end of a line as two. */
export interface Corners {
  rounded: number;
  sharp: number;
}

const degree = Math.PI / 180;
/** Less is no corner. */
const leastTurn = 28 * degree;
/** Share of the usual radius of a curve below which a piece of it is a corner. */
const bentMore = 0.65;
/** What turns further in one go is a disc or a ring. */
const mostTurn = 300 * degree;
const rightAngle = Math.PI / 2;
/** Radii by which corners are rounded, as shares of the drawing's size. */
const roundRadius = { least: 0.018, most: 0.26 };
/** Shorter pieces, as shares of the drawing's size, are not seen as sides of a corner. */
const leastSide = 0.012;

/** Counts the corners that a drawing of a size (longer side of its box) shows: of areas those that point outwards. */
export function measureCorners(shapes: readonly Shape[], size: number): Corners {
  const found = { rounded: 0, sharp: 0 };
  for (const shape of shapes) {
    if (shape.strokeWidth > 0) for (const contour of shape.contours) addStroke(found, { shape, contour, size });
    else if (shape.isFilled) {
      for (const { outer, holes } of groupContours(shape)) {
        addContour(found, { contour: outer, size, side: Math.sign(outer.area), joins: "sharp" });
        for (const hole of holes)
          addContour(found, { contour: hole, size, side: -Math.sign(hole.area), joins: "sharp" });
      }
    }
  }
  return found;
}

function addStroke(found: Corners, { shape, contour, size }: { shape: Shape; contour: Contour; size: number }): void {
  const { hasRoundJoins, hasRoundEnds, strokeWidth } = shape;
  const halfWidth = strokeWidth / 2;
  const isThin = halfWidth < roundRadius.least * size;
  addContour(found, { contour, size, side: 0, joins: hasRoundJoins && !isThin ? "rounded" : "sharp", halfWidth });
  // Of thin lines one does not see how they end.
  if (contour.isClosed || shape.isFilled || isThin) return;
  found[hasRoundEnds ? "rounded" : "sharp"] += 2 * 2;
}

interface ContourWalk {
  contour: Contour;
  size: number;
  /** Only turns in this direction count; 0 for both. */
  side: number;
  /** What corners between two pieces are. */
  joins: keyof Corners;
  halfWidth?: number;
}

function addContour(found: Corners, { contour, size, side, joins, halfWidth = 0 }: ContourWalk): void {
  const { segments } = contour;
  const count = segments.length;
  const isRing = contour.isClosed || side !== 0;
  const curve: Segment[] = [];
  let turned = 0;
  const addRounded = (turn: number, radius: number) => {
    if (Math.abs(turn) < leastTurn || turn * side < 0) return;
    found[radius >= roundRadius.least * size ? "rounded" : joins] += Math.abs(turn) / rightAngle;
  };
  const finish = () => {
    const length = curve.reduce((sum, each) => sum + each.length, 0);
    const isLoop = Math.abs(turned) > mostTurn;
    const radius = length / Math.abs(turned) + halfWidth;
    if (!isLoop && radius <= roundRadius.most * size) addRounded(turned, radius);
    // Of a longer curve those pieces that are bent more than the rest, as the corners of a squircle.
    else {
      const most = Math.min(roundRadius.most * size, radius * bentMore);
      for (const each of curve) {
        const own = each.length / Math.abs(each.turn) + halfWidth;
        if (own <= most) addRounded(each.turn, own);
      }
    }
    curve.length = 0;
    turned = 0;
  };
  const start = isRing ? findBreak(segments, count) : 0;
  for (let step = 0; step < count; step++) {
    const segment = segments[(start + step) % count]!;
    if (segment.isStraight && (segment.length > leastSide * size || turned === 0)) finish();
    else {
      if (turned * segment.turn < 0) finish();
      // A short straight piece inside of a rounded corner is part of it.
      turned += segment.turn;
      curve.push(segment);
    }
    if (step === count - 1 && !isRing) break;
    const next = segments[(start + step + 1) % count]!;
    const turn = angleBetween(segment.endX, segment.endY, next.startX, next.startY);
    if (Math.abs(turn) < leastTurn) continue;
    finish();
    if (side === 0 || turn * side > 0) found[joins] += Math.min(2, Math.abs(turn) / rightAngle);
  }
  finish();
}

/** Behind a piece that no rounded corner goes on from. */
function findBreak(segments: Contour["segments"], count: number): number {
  for (let index = 0; index < count; index++) {
    const segment = segments[index]!;
    const next = segments[(index + 1) % count]!;
    const isCorner = Math.abs(angleBetween(segment.endX, segment.endY, next.startX, next.startY)) >= leastTurn;
    if (segment.isStraight || isCorner) return (index + 1) % count;
  }
  return 0;
}
