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

/** How far the grid is drawn above and below the window, px. */
export interface Reach {
  above: number;
  below: number;
}

/** Further to where the page is scrolled: every tile in the page costs time with every frame of scrolling. */
export const drawReach = {
  down: { above: 200, below: 600 },
  up: { above: 600, below: 200 },
} as const satisfies Record<string, Reach>;

/** How far icons are loaded. */
export const loadReach: Reach = { above: 1300, below: 1300 };

/** The whole rows of a grid that are in the window or within reach of it. */
export function visibleRange(
  { topPx, viewportPx, rowPx, columns, count }: GridGeometry,
  { above, below }: Reach,
): VisibleRange {
  const rows = Math.ceil(count / columns);
  const clamp = (row: number) => Math.min(rows, Math.max(0, row));
  const first = clamp(Math.floor((-topPx - above) / rowPx));
  const last = Math.max(first, clamp(Math.ceil((-topPx + viewportPx + below) / rowPx)));
  return {
    start: first * columns,
    end: Math.min(count, last * columns),
    beforePx: first * rowPx,
    afterPx: (rows - last) * rowPx,
  };
}
