import type { GridMode } from "../../../ui/layout/tile.tsx";

/** What a visitor chose about the page itself, kept in this browser. */
export interface ViewMemory {
  gridMode: GridMode;
  tileSize: TileSize;
  sidebarTab: SidebarTab;
  isSidebarClosed: boolean;
}

export const sidebarTabs = ["filters", "styles", "categories"] as const;
export type SidebarTab = (typeof sidebarTabs)[number];

/** From the densest grid to the largest tiles; the style sheet says what each means. */
export const tileSizes = [1, 2, 3, 4, 5] as const;
export type TileSize = (typeof tileSizes)[number];

export const usualView: ViewMemory = {
  gridMode: "compact",
  tileSize: 3,
  sidebarTab: "filters",
  isSidebarClosed: false,
};

const keys = {
  gridMode: "grid-mode",
  tileSize: "tile-size",
  sidebarTab: "sidebar-tab",
  isSidebarClosed: "sidebar-closed",
} as const;

/** Reads the memory; where the browser keeps none, the usual view. */
export function readView(): ViewMemory {
  try {
    const tab = localStorage.getItem(keys.sidebarTab);
    const size = Number(localStorage.getItem(keys.tileSize));
    return {
      gridMode: localStorage.getItem(keys.gridMode) === "detailed" ? "detailed" : "compact",
      tileSize: tileSizes.find((known) => known === size) ?? usualView.tileSize,
      sidebarTab: sidebarTabs.find((known) => known === tab) ?? "filters",
      isSidebarClosed: localStorage.getItem(keys.isSidebarClosed) === "true",
    };
  } catch {
    return usualView;
  }
}

/** Keeps a choice, where the browser allows it. */
export function rememberView(choice: Partial<ViewMemory>): void {
  try {
    for (const [name, value] of Object.entries(choice)) {
      localStorage.setItem(keys[name as keyof ViewMemory], String(value));
    }
  } catch {
    // A browser that keeps nothing shows the usual view next time.
  }
}

/**
 * Run while the page is parsed, before its first paint: puts the memory on the element the script stands in, where the
 * style sheet reads it, so that nothing moves when React takes over.
 */
export const applyViewScript = import.meta.env.SSR
  ? `try{var r=document.currentScript.parentElement.dataset,l=localStorage;if(l["${keys.gridMode}"]=="detailed")r.gridMode="detailed";if(/^[1-5]$/.test(l["${keys.tileSize}"]))r.tileSize=l["${keys.tileSize}"];if(l["${keys.isSidebarClosed}"]=="true")r.sidebar="closed";if(/^(styles|categories)$/.test(l["${keys.sidebarTab}"]))r.sidebarTab=l["${keys.sidebarTab}"]}catch(e){}`
  : "";
