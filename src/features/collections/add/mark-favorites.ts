import { watchAdded } from "../../../ui/hooks/watch-added.ts";
import "./favorite-marks.css";

const tileSelector = "main li > a[data-icon]";

/**
 * Shows on every tile of the page whether its icon is a favorite, on those that come later too. The marks stand beside what
 * React draws: grids need not know of collections.
 *
 * @returns ends it
 */
export function markFavorites(ids: ReadonlySet<string>, label: string): () => void {
  const mark = (tile: HTMLElement) => {
    const isOn = ids.has(tile.dataset["icon"]!);
    if (tile.parentElement!.hasAttribute("data-favorite") === isOn) return;
    tile.parentElement!.toggleAttribute("data-favorite", isOn);
    if (isOn) tile.setAttribute("aria-description", label);
    else tile.removeAttribute("aria-description");
  };
  for (const tile of document.querySelectorAll<HTMLElement>(tileSelector)) mark(tile);
  return watchAdded(tileSelector, mark);
}
