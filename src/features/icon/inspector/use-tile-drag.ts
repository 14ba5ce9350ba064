import { useEffect, useRef } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { dragTile } from "./drag-icon.ts";

/** Tiles of the grid can be dragged out as the icons they show. */
export function useTileDrag(customization: IconCustomization): void {
  const current = useRef(customization);
  useEffect(() => {
    current.current = customization;
  });
  useEffect(() => {
    const onDragStart = ({ target, dataTransfer }: DragEvent) => {
      const tile = (target as Element).closest?.<HTMLAnchorElement>("main li > a[data-icon]");
      if (tile && dataTransfer) dragTile(dataTransfer, tile, current.current);
    };
    document.addEventListener("dragstart", onDragStart);
    return () => document.removeEventListener("dragstart", onDragStart);
  }, []);
}
