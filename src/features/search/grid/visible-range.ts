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

/** The whole rows of a grid that are in the window or within reach of it: one at least, as what is there tells how high rows are. */
export function visibleRange(
  { topPx, viewportPx, rowPx, columns, count }: GridGeometry,
  { above, below }: Reach,
): VisibleRange {
  const rows = Math.ceil(count / columns);
  const clamp = (row: number) => Math.min(rows, Math.max(0, row));
  const first = Math.min(clamp(Math.floor((-topPx - above) / rowPx)), Math.max(0, rows - 1));
  const last = clamp(Math.max(first + 1, Math.ceil((-topPx + viewportPx + below) / rowPx)));
  return {
    start: first * columns,
    end: Math.min(count, last * columns),
    beforePx: first * rowPx,
    afterPx: (rows - last) * rowPx,
  };
}

export interface MissingRows {
  /** What is in the window: it is drawn in any case. */
  seen: Pick<VisibleRange, "start" | "end">;
  rowPx: number;
  columns: number;
  /** Whether the item at this place of the list is yet to be loaded. */
  isMissing: (index: number) => boolean;
}

/** The range without the rows at its ends that are out of sight and have no items yet, but for one row. */
export function leaveOutMissing(range: VisibleRange, { seen, rowPx, columns, isMissing }: MissingRows): VisibleRange {
  let { start, end, beforePx, afterPx } = range;
  for (; start < Math.min(seen.start, end - columns) && isMissing(start + columns - 1); start += columns)
    beforePx += rowPx;
  for (; end > Math.max(seen.end, start + columns); afterPx += rowPx) {
    const lastRow = Math.floor((end - 1) / columns) * columns;
    if (!isMissing(lastRow)) break;
    end = lastRow;
  }
  return { start, end, beforePx, afterPx };
}
