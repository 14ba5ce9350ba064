import { useEffect } from "react";
import { firstInteraction } from "../../../browser/first-interaction.ts";
import { useView } from "./use-view.ts";

/** `g` changes between the compact and the detailed grid, also where it is what woke the page. */
export function useGridModeKey(): void {
  const { gridMode, setGridMode } = useView();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "g" || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("input, textarea, select, [contenteditable], dialog")) return;
      setGridMode(gridMode === "compact" ? "detailed" : "compact");
    };
    hearFirst(onKeyDown);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [gridMode, setGridMode]);
}

let isFirstHeard = false;

function hearFirst(listener: (event: KeyboardEvent) => void): void {
  if (isFirstHeard) return;
  isFirstHeard = true;
  void firstInteraction.then((event) => event?.type === "keydown" && listener(event as KeyboardEvent));
}
