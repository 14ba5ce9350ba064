export interface GridGeometry {
  /** Place of the grid's first row below the top of the window, px; negative when scrolled past. */
  topPx: number;
  viewportPx: number;
  /** Height of a row with the gap below it. */
  rowPx: number;
  columns: number;
  /** Items in the whole list. */
  count: number;
}

/** Items to draw and the height of those left out before and after them. */
export interface VisibleRange {
  start: number;
  end: number;
  beforePx: number;
  afterPx: number;
}

/** How far beyond the window the grid is drawn: every tile in the page costs time with every frame of scrolling. */
export const reachPx = 600;

/** How far beyond it icons are loaded. */
export const loadReachPx = 1300;

/** The whole rows of a grid that are in the window or within reach of it. */
export function visibleRange(
  { topPx, viewportPx, rowPx, columns, count }: GridGeometry,
  reach: number = reachPx,
): VisibleRange {
  const rows = Math.ceil(count / columns);
  const clamp = (row: number) => Math.min(rows, Math.max(0, row));
  const first = clamp(Math.floor((-topPx - reach) / rowPx));
  const last = Math.max(first, clamp(Math.ceil((-topPx + viewportPx + reach) / rowPx)));
  return {
    start: first * columns,
    end: Math.min(count, last * columns),
    beforePx: first * rowPx,
    afterPx: (rows - last) * rowPx,
  };
}
