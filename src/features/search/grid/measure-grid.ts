export interface GridMeasure {
  columns: number;
  /** Height of a row with the gap below it. */
  rowPx: number;
  /** Height of the grid with all its items. */
  heightPx: number;
}

/** How a grid on the page is laid out now. */
export function measureGrid(grid: HTMLElement, count: number): GridMeasure {
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(" ").length;
  const cellPx = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  const rowPx = Math.max(1, cellPx + (Number.parseFloat(style.rowGap) || 0));
  return { columns, rowPx, heightPx: Math.ceil(count / columns) * rowPx };
}
