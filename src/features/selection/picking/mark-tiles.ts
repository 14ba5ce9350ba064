import { watchAdded } from "../../../ui/hooks/watch-added.ts";
import { tileSelector } from "./tile-places.ts";

/**
 * Shows on every tile of the page whether its icon is picked, on those that come later too. The marks stand beside what React
 * draws: grids need not know of picking, and thousands of tiles are not drawn anew for it.
 */
export function markTiles(isPicked: (id: string) => boolean, noteId: string): { update: () => void; end: () => void } {
  function mark(tile: Element): void {
    const item = tile.parentElement!;
    const isOn = isPicked(tile.getAttribute("data-icon")!);
    if (item.hasAttribute("data-picked") === isOn) return;
    item.toggleAttribute("data-picked", isOn);
    if (isOn) tile.setAttribute("aria-describedby", noteId);
    else tile.removeAttribute("aria-describedby");
  }
  function update(): void {
    for (const tile of document.querySelectorAll(tileSelector)) mark(tile);
  }
  const end = watchAdded(tileSelector, mark);
  return {
    update,
    end(): void {
      end();
      isPicked = () => false;
      update();
    },
  };
}
