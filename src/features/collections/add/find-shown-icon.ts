import type { StoredIcon } from "../store/collections-state.ts";

/** What a page shows of an icon: its tile, or what stands in the panel beside. */
export function findShownIcon(id: string): StoredIcon {
  const tile = document.querySelector<HTMLElement>(`main li > a[data-icon="${CSS.escape(id)}"]`);
  if (tile) return readTile(tile);
  const button = document.querySelector<HTMLElement>(`[data-collect="${CSS.escape(id)}"][data-called]`);
  const name = button?.dataset["called"] ?? "";
  const drawing = document.querySelector("[data-preview] svg")?.outerHTML ?? "";
  return describe(id, name, drawing.includes("currentColor"));
}

export function readTile(tile: HTMLElement): StoredIcon {
  const drawing = tile.querySelector("svg")?.outerHTML ?? "";
  const name = tile.querySelector("[data-name]")?.textContent ?? "";
  return describe(tile.dataset["icon"]!, name, drawing.includes("currentColor"));
}

const describe = (id: string, name: string, isMono: boolean): StoredIcon => ({ id, name, ...(isMono && { isMono }) });
