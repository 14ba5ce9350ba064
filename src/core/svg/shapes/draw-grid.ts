import type { Shape } from "./read-shapes.ts";
import { countBits } from "../../search/count-bits.ts";

/** Rows and columns. */
const side = 32;
/** Of the pixels that two pictures have together, the share that may be in one of them only. */
const mostDifferent = 0.14;
/** How much wider one drawing may be for its height than the other. */
const mostStretched = 0.06;

/** A coarse picture of a drawing in one color, which fills it from edge to edge. */
export interface Grid {
  /** A bit for each pixel of a row. */
  rows: Uint32Array;
  /** Width by height, in 1/64: pictures of different ones are alike only in part. */
  ratio: number;
}

/** Draws shapes; undefined where there is nothing to see. */
export function drawGrid(shapes: readonly Shape[]): Grid | undefined {
  const box = measureBox(shapes);
  if (!box) return undefined;
  const scale = side / Math.max(box.right - box.left, box.bottom - box.top);
  const left = (box.left + box.right) / 2 - side / 2 / scale;
  const top = (box.top + box.bottom) / 2 - side / 2 / scale;
  const rows = new Uint32Array(side);
  for (const shape of shapes) {
    const lines = shape.contours.map(({ points }) =>
      points.map((value, index) => (value - (index % 2 === 0 ? left : top)) * scale),
    );
    if (shape.isFilled) fill(rows, lines, shape.isEvenOdd);
    if (shape.strokeWidth > 0) for (const line of lines) stroke(rows, line, (shape.strokeWidth * scale) / 2);
  }
  return { rows, ratio: Math.max(1, Math.round((64 * (box.right - box.left)) / (box.bottom - box.top))) };
}

/** Whether two pictures show the same, as far as one sees at a glance. */
export function areAlike(one: Grid, other: Grid): boolean {
  if (Math.abs(one.ratio - other.ratio) > mostStretched * Math.max(one.ratio, other.ratio)) return false;
  let [different, all] = [0, 0];
  for (let row = 0; row < side; row++) {
    different += countBits(one.rows[row]! ^ other.rows[row]!);
    all += countBits(one.rows[row]! | other.rows[row]!);
  }
  if (different > mostDifferent * all) return false;
  return !misses(one.rows, other.rows) && !misses(other.rows, one.rows);
}

/** Numbers that a picture is kept in. */
export const gridSize = side + 1;

/** Writes a picture to a place in a list of pictures. */
export function putGrid({ rows, ratio }: Grid, grids: Uint32Array, place: number): void {
  grids.set(rows, place * gridSize);
  grids[(place + 1) * gridSize - 1] = ratio;
}

/** The picture at a place; undefined where none was put. */
export function gridAt(grids: Uint32Array, place: number): Grid | undefined {
  const end = (place + 1) * gridSize - 1;
  const ratio = grids[end]!;
  return ratio === 0 ? undefined : { rows: grids.subarray(end - side, end), ratio };
}

/** Whether a pixel of one picture has none of the other beside it. */
function misses(one: Uint32Array, other: Uint32Array): boolean {
  for (let row = 0; row < side; row++) {
    const near = (other[row - 1] ?? 0) | other[row]! | (other[row + 1] ?? 0);
    if ((one[row]! & ~(near | (near << 1) | (near >>> 1))) !== 0) return true;
  }
  return false;
}

/** X and y in turns. */
type Points = readonly number[];

function measureBox(shapes: readonly Shape[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { contours, strokeWidth } of shapes) {
    for (const contour of contours) {
      left = Math.min(left, contour.left - strokeWidth / 2);
      top = Math.min(top, contour.top - strokeWidth / 2);
      right = Math.max(right, contour.right + strokeWidth / 2);
      bottom = Math.max(bottom, contour.bottom + strokeWidth / 2);
    }
  }
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

/** Pixels whose middle is inside. */
function fill(rows: Uint32Array, lines: readonly Points[], isEvenOdd: boolean): void {
  for (let row = 0; row < side; row++) {
    const y = row + 0.5;
    const crossings: { x: number; turn: number }[] = [];
    for (const points of lines) {
      const last = points.length - 2;
      for (let at = 0; at <= last; at += 2) {
        const next = at === last ? 0 : at + 2;
        const [fromX, fromY, toX, toY] = [points[at]!, points[at + 1]!, points[next]!, points[next + 1]!];
        if (fromY <= y === toY <= y) continue;
        crossings.push({ x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), turn: toY > fromY ? 1 : -1 });
      }
    }
    crossings.sort((before, after) => before.x - after.x);
    let winding = 0;
    for (let index = 0; index + 1 < crossings.length; index++) {
      winding += isEvenOdd ? 1 : crossings[index]!.turn;
      if (isEvenOdd ? winding % 2 === 0 : winding === 0) continue;
      mark(rows, row, crossings[index]!.x, crossings[index + 1]!.x);
    }
  }
}

/** Pixels whose middle is no further from a line than half its width. */
function stroke(rows: Uint32Array, points: Points, reach: number): void {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [fromX, fromY, toX, toY] = [points[at]!, points[at + 1]!, points[at + 2]!, points[at + 3]!];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const square = dx * dx + dy * dy;
    const firstRow = Math.max(0, Math.floor(Math.min(fromY, toY) - reach));
    const lastRow = Math.min(side - 1, Math.ceil(Math.max(fromY, toY) + reach));
    const first = Math.max(0, Math.floor(Math.min(fromX, toX) - reach));
    const last = Math.min(side - 1, Math.ceil(Math.max(fromX, toX) + reach));
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = first; column <= last; column++) {
        const [x, y] = [column + 0.5 - fromX, row + 0.5 - fromY];
        const along = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
        if (Math.hypot(x - along * dx, y - along * dy) <= reach) rows[row]! |= 1 << column;
      }
    }
  }
}

function mark(rows: Uint32Array, row: number, from: number, to: number): void {
  const last = Math.min(side - 1, Math.ceil(to - 0.5) - 1);
  for (let column = Math.max(0, Math.ceil(from - 0.5)); column <= last; column++) rows[row]! |= 1 << column;
}
