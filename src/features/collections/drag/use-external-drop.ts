import { useEffect, useRef, useState, type RefObject } from "react";
import type { StoredIcon } from "../store/collections-state.ts";
import { iconsMediaType, readDraggedIcons } from "./dragged-icons.ts";
import { holdsExternalDrop } from "./icon-drag.ts";

/** What was dropped that came from another window. */
export interface ExternalDrop {
  icons: readonly StoredIcon[];
  files: readonly File[];
}

/**
 * Has an element take files and icons that are dragged in from other windows; nobody else on the page hears of those.
 *
 * @param onDrop undefined where it takes none
 * @returns whether there is such a thing over the element
 */
export function useExternalDrop(
  target: RefObject<HTMLElement | null>,
  onDrop: ((drop: ExternalDrop) => void) | undefined,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const receive = useRef(onDrop);
  useEffect(() => {
    receive.current = onDrop;
  });
  useEffect(() => {
    const element = target.current!;
    const controller = new AbortController();
    const listen = (name: "dragenter" | "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
      element.addEventListener(name, act, { signal: controller.signal });
    const isMeant = (event: DragEvent) => receive.current && holdsExternalDrop(event) && !isFromHere(event);
    const claim = (event: DragEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      event.dataTransfer!.dropEffect = "copy";
      setIsOver(true);
    };
    listen("dragenter", claim);
    listen("dragover", claim);
    listen("dragleave", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
    });
    listen("drop", (event) => {
      setIsOver(false);
      if (!isMeant(event)) return;
      event.preventDefault();
      const { files, items } = event.dataTransfer!;
      const icons = readDraggedIcons(event.dataTransfer!.getData(iconsMediaType));
      if (icons.length > 0 || items.length > 0) receive.current!({ icons, files: icons.length > 0 ? [] : [...files] });
    });
    return () => controller.abort();
  }, [target]);
  return isOver;
}

/** Icons of this very page have a way of their own. */
const isFromHere = ({ dataTransfer }: DragEvent): boolean =>
  document.documentElement.hasAttribute("data-dragging") && (dataTransfer?.types.includes(iconsMediaType) ?? false);
