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
  const markAll = () => {
    for (const tile of document.querySelectorAll<HTMLElement>(tileSelector)) mark(tile);
  };
  markAll();
  const observer = new MutationObserver(markAll);
  observer.observe(document.querySelector("main")!, { childList: true, subtree: true });
  return () => observer.disconnect();
}
