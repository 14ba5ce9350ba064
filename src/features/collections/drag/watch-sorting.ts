import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { noteInnerDrop } from "../../../browser/inner-drop.ts";
import type { StoredIcon } from "../store/collections-state.ts";
import { findGap, type Gap } from "./find-gap.ts";
import { isIconDrag } from "./icon-drag.ts";

export interface SortWatch {
  /** Told where the dragged icons would go. */
  onGap: (gap: Gap | undefined) => void;
  /** @param before id of the icon that they were dropped before; undefined at the end */
  onDrop: (icons: readonly StoredIcon[], before: string | undefined) => void;
}

/** Has icons dropped on a grid between the others. @returns ends it */
export function watchSorting(grid: HTMLElement, { onGap, onDrop }: SortWatch): () => void {
  return dropTargetForElements({
    element: grid,
    canDrop: ({ source }) => isIconDrag(source.data),
    getDropEffect: () => "copy",
    onDrag: ({ location }) => onGap(findGap(grid, location.current.input)),
    onDragLeave: () => onGap(undefined),
    onDrop: ({ source, location }) => {
      onGap(undefined);
      noteInnerDrop();
      const gap = findGap(grid, location.current.input);
      if (gap && isIconDrag(source.data)) onDrop(source.data.icons, gap.before);
    },
  });
}
