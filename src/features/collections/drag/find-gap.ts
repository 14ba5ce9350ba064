/** A place between two icons of a grid. */
export interface Gap {
  /** Id of the icon beside it, and on which side of that it is. */
  tile: string;
  side: "start" | "end";
  /** Id of the icon that follows; undefined at the end. */
  before: string | undefined;
}

/** The gap of a grid that is nearest to a point; undefined where the grid is empty. */
export function findGap(grid: Element, { clientX, clientY }: { clientX: number; clientY: number }): Gap | undefined {
  const tiles = [...grid.querySelectorAll<HTMLElement>(":scope > li > a[data-icon]")];
  const boxes = tiles.map((tile) => tile.parentElement!.getBoundingClientRect());
  let nearest = -1;
  let leastPx = Infinity;
  boxes.forEach((box, index) => {
    // Rows count for more than what stands side by side in one.
    const down = Math.max(0, box.top - clientY, clientY - box.bottom);
    const across = Math.max(0, box.left - clientX, clientX - box.right);
    const px = down * 1000 + across;
    if (px < leastPx) [nearest, leastPx] = [index, px];
  });
  const box = boxes[nearest];
  if (!box) return undefined;
  const side = clientX < (box.left + box.right) / 2 ? "start" : "end";
  const next = tiles[side === "start" ? nearest : nearest + 1];
  return { tile: tiles[nearest]!.dataset["icon"]!, side, before: next?.dataset["icon"] };
}
