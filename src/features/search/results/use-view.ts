import { useMemo, useSyncExternalStore } from "react";
import { rememberView, readView, usualView, type ViewMemory } from "./view-memory.ts";

const listeners = new Set<() => void>();
let known: ViewMemory | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(choice: Partial<ViewMemory>): void {
  known = { ...(known ?? readView()), ...choice };
  rememberView(choice);
  for (const listener of listeners) listener();
}

const actions = {
  setGridMode: (gridMode: ViewMemory["gridMode"]) => change({ gridMode }),
  setTileSize: (tileSize: ViewMemory["tileSize"]) => change({ tileSize }),
  setSidebarTab: (sidebarTab: ViewMemory["sidebarTab"]) => change({ sidebarTab }),
  setIsSidebarClosed: (isSidebarClosed: boolean) => change({ isSidebarClosed }),
};

/** How this visitor likes the page, and the ways to change it; remembered in this browser. */
export function useView() {
  const view = useSyncExternalStore(
    subscribe,
    () => (known ??= readView()),
    () => usualView,
  );
  return useMemo(() => ({ ...view, ...actions }), [view]);
}
