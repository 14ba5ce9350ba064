import { draggable, monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { StoredIcon } from "../store/collections-state.ts";
import { iconsMediaType, serializeDraggedIcons } from "./dragged-icons.ts";
import { findShownIcon, readTile } from "../add/find-shown-icon.ts";
import { holdsExternalDrop, isIconDrag, type IconDrag } from "./icon-drag.ts";

/** What is being dragged over the page. */
export type Dragged = { kind: "icons"; icons: readonly StoredIcon[] } | { kind: "outside" };

export interface DragWatch {
  /** The icons that go along where one of them is dragged. */
  listPicked: () => readonly StoredIcon[];
  onChange: (dragged: Dragged | undefined) => void;
}

/** Follows icons that are dragged, and what is dragged in from elsewhere. @returns ends it */
export function watchDrags({ listPicked, onChange }: DragWatch): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  let release: (() => void) | undefined;
  let isOwn = false;
  let isOutside = false;

  /** Tiles come and go in great numbers: only the one that may be dragged next is known as such. */
  addEventListener(
    "pointerdown",
    ({ target, button }) => {
      release?.();
      release = undefined;
      const element = button === 0 ? findDraggable(target) : undefined;
      if (!element) return;
      const icons = listDragged(element, listPicked());
      if (icons.length === 0) return;
      release = draggable({
        element,
        getInitialData: (): IconDrag => ({ icons }),
        getInitialDataForExternal: () => ({ [iconsMediaType]: serializeDraggedIcons(icons) }),
      });
    },
    options,
  );

  const endMonitor = monitorForElements({
    canMonitor: ({ source }) => isIconDrag(source.data),
    onDragStart: ({ source }) => {
      isOwn = true;
      onChange({ kind: "icons", icons: (source.data as IconDrag).icons });
    },
    onDrop: () => {
      isOwn = false;
      onChange(undefined);
    },
  });

  function onLeave(): void {
    if (!isOutside) return;
    isOutside = false;
    onChange(undefined);
  }
  addEventListener(
    "dragenter",
    (event) => {
      if (isOwn || isOutside || !holdsExternalDrop(event)) return;
      isOutside = true;
      onChange({ kind: "outside" });
    },
    options,
  );
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && onLeave(), options);
  // Those on whom it is dropped hear of it first.
  addEventListener("drop", () => setTimeout(onLeave), options);

  return () => {
    release?.();
    endMonitor();
    controller.abort();
  };
}

/** A tile of a grid, or the drawing in the panel. */
function findDraggable(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("main li > a[data-icon], [data-preview][draggable=true]") ?? undefined;
}

function listDragged(element: HTMLElement, picked: readonly StoredIcon[]): readonly StoredIcon[] {
  if (!element.matches("a[data-icon]")) {
    // The button that collects it stands beside the drawing.
    const beside = element.closest("[data-inspector]") ?? document;
    const id = beside.querySelector<HTMLElement>("[data-collect]")?.dataset["collect"];
    return id === undefined ? [] : [findShownIcon(id)];
  }
  const icon = readTile(element);
  return picked.some(({ id }) => id === icon.id) ? picked : [icon];
}
