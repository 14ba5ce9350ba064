import type { GridMode } from "../../../ui/layout/tile.tsx";

/** What a visitor chose about the page itself, kept in this browser. */
export interface ViewMemory {
  gridMode: GridMode;
  sidebarTab: SidebarTab;
  isSidebarClosed: boolean;
}

export const sidebarTabs = ["filters", "styles", "categories"] as const;
export type SidebarTab = (typeof sidebarTabs)[number];

export const usualView: ViewMemory = { gridMode: "detailed", sidebarTab: "filters", isSidebarClosed: false };

const keys = { gridMode: "grid-mode", sidebarTab: "sidebar-tab", isSidebarClosed: "sidebar-closed" } as const;

/** Reads the memory; where the browser keeps none, the usual view. */
export function readView(): ViewMemory {
  try {
    const tab = localStorage.getItem(keys.sidebarTab);
    return {
      gridMode: localStorage.getItem(keys.gridMode) === "compact" ? "compact" : "detailed",
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
export const applyViewScript = `try{var r=document.currentScript.parentElement.dataset,l=localStorage;if(l["${keys.gridMode}"]=="compact")r.gridMode="compact";if(l["${keys.isSidebarClosed}"]=="true")r.sidebar="closed";if(/^(styles|categories)$/.test(l["${keys.sidebarTab}"]))r.sidebarTab=l["${keys.sidebarTab}"]}catch(e){}`;
