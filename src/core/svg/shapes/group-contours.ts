import type { Contour } from "./contour.ts";
import type { Shape } from "./read-shapes.ts";

/** An area in one piece: its outer contour and those of its holes. */
export interface Piece {
  outer: Contour;
  holes: Contour[];
}

/** The pieces of a filled shape by its fill rule. Contours with the same on both sides bound nothing and are left out. */
export function groupContours({ contours, isEvenOdd }: Pick<Shape, "contours" | "isEvenOdd">): Piece[] {
  if (contours.length === 1) return [{ outer: contours[0]!, holes: [] }];
  const pieces: Piece[] = [];
  const sorted = contours.toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area));
  for (const [index, contour] of sorted.entries()) {
    let around = 0;
    for (let place = 0; place < index; place++) {
      if (contains(sorted[place]!, contour)) around += isEvenOdd ? 1 : Math.sign(sorted[place]!.area);
    }
    const inside = around + (isEvenOdd ? 1 : Math.sign(contour.area));
    const isFilled = (turns: number) => (isEvenOdd ? turns % 2 !== 0 : turns !== 0);
    if (!isFilled(around)) pieces.push({ outer: contour, holes: [] });
    else if (!isFilled(inside)) pieces.findLast(({ outer }) => contains(outer, contour))?.holes.push(contour);
  }
  return pieces;
}

/** Whether one contour lies in another that is at least as large and that it does not cross. */
function contains(outer: Contour, inner: Contour): boolean {
  if (outer.left > inner.left || outer.top > inner.top || outer.right < inner.right || outer.bottom < inner.bottom)
    return false;
  const { points } = outer;
  const x = inner.points[0]!;
  const y = inner.points[1]!;
  let isInside = false;
  let beforeX = points.at(-2)!;
  let beforeY = points.at(-1)!;
  for (let place = 0; place < points.length; place += 2) {
    const nextX = points[place]!;
    const nextY = points[place + 1]!;
    if (nextY > y !== beforeY > y && x < ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY) + nextX)
      isInside = !isInside;
    beforeX = nextX;
    beforeY = nextY;
  }
  return isInside;
}
