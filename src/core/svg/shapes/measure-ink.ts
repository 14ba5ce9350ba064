import { groupContours, type Piece } from "./group-contours.ts";
import type { Shape } from "./read-shapes.ts";

/** How thick a drawing is. */
export interface Ink {
  /** Share of lines in what is painted at full strength. */
  lines: number;
  /** The same of areas that are clearly no lines. */
  solids: number;
  /** Usual width of the lines, as a share of the drawing's size; 0 where there are none. */
  width: number;
  /** The lines are strokes, whose width is told exactly. */
  isStroked: boolean;
  /** Share of what is painted at less than its full strength. */
  faint: number;
  /** Everything runs along the axes, as pixels do. */
  isGrid: boolean;
  /** Pieces of all contours. */
  segments: number;
}

/** Shares of the drawing's size: thinner is a line, thicker is an area. */
const lineUpTo = 0.118;
const solidFrom = 0.15;
/** What would be a line by all its contours is none if it is as thick without its holes: these are cut out of an area. */
const cutSolid = { uncut: 0.2, mostHoles: 0.42 };
/** A smaller piece without a hole is a dot, which is neither. */
const dotUpTo = 0.2;
const faintUpTo = 0.85;
/** Of the length of all contours. */
const gridFrom = 0.97;

/** Measures the painted areas of a drawing of a size (longer side of its box). */
export function measureInk(shapes: readonly Shape[], size: number): Ink {
  const areas = { lines: 0, solids: 0, all: 0, faint: 0 };
  const widths: { width: number; length: number }[] = [];
  let strokes = 0;
  const grid = { straight: 0, all: 0 };
  let segments = 0;
  const add = (kind: "lines" | "solids" | "dots" | "thick", area: number, opacity: number) => {
    if (opacity < faintUpTo) areas.faint += area;
    else {
      areas.all += area;
      if (kind === "lines" || kind === "solids") areas[kind] += area;
    }
  };
  for (const shape of shapes) {
    for (const contour of shape.contours) {
      grid.all += contour.length;
      segments += contour.segments.length;
      for (const { isStraight, startX, startY, length } of contour.segments) {
        if (isStraight && (Math.abs(startX) < length / 50 || Math.abs(startY) < length / 50)) grid.straight += length;
      }
    }
    if (shape.isFilled) {
      for (const piece of groupContours(shape)) {
        const { area, width, kind, length } = describePiece(piece, size);
        if (area <= 0) continue;
        add(kind, area, shape.opacity);
        if (kind === "lines" && shape.opacity >= faintUpTo) widths.push({ width, length });
      }
    }
    if (shape.strokeWidth > 0) {
      const length = shape.contours.reduce((sum, contour) => sum + contour.length, 0);
      const kind = shape.strokeWidth > solidFrom * size ? "solids" : "lines";
      add(kind, length * shape.strokeWidth, shape.opacity);
      if (kind === "lines" && shape.opacity >= faintUpTo) {
        widths.push({ width: shape.strokeWidth / size, length: 2 * length });
        strokes += length * shape.strokeWidth;
      }
    }
  }
  const all = areas.all || 1;
  return {
    lines: areas.lines / all,
    solids: areas.solids / all,
    width: findMedian(widths),
    isStroked: strokes > areas.lines / 2,
    faint: areas.faint / (areas.faint + areas.all || 1),
    isGrid: grid.all > 0 && grid.straight >= gridFrom * grid.all,
    segments,
  };
}

function describePiece({ outer, holes }: Piece, size: number) {
  const area = Math.abs(outer.area) - holes.reduce((sum, hole) => sum + Math.abs(hole.area), 0);
  const length = outer.length + holes.reduce((sum, hole) => sum + hole.length, 0);
  const width = (2 * area) / Math.max(length, 1e-9) / size;
  const uncut = (2 * area) / Math.max(outer.length, 1e-9) / size;
  const extent = Math.max(outer.right - outer.left, outer.bottom - outer.top) / size;
  const isDot = holes.length === 0 && extent <= dotUpTo;
  const holeShare = 1 - area / Math.max(Math.abs(outer.area), 1e-9);
  const isSolid =
    width >= solidFrom || (holes.length > 0 && uncut >= cutSolid.uncut && holeShare <= cutSolid.mostHoles);
  const kind = isDot ? "dots" : isSolid ? "solids" : width <= lineUpTo ? "lines" : "thick";
  return { area, length, width, kind } as const;
}

/** The width that half of the length is at most as thick as. */
function findMedian(widths: { width: number; length: number }[]): number {
  const sorted = widths.toSorted((a, b) => a.width - b.width);
  let rest = sorted.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { width, length } of sorted) {
    rest -= length;
    if (rest <= 0) return width;
  }
  return 0;
}
