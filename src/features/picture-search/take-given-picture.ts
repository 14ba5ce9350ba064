import type { NavigateFunction } from "react-router";
import { pictureDesk } from "./picture-desk.ts";
import styles from "./take-given-picture.module.css";

const path = "/icons/search-by-image";

/** Searches by a picture on the page that is made for it. */
export function takeGivenPicture(file: File, navigate: NavigateFunction): void {
  void pictureDesk.take(file);
  if (location.pathname !== path) void navigate(path);
}

let go: NavigateFunction | undefined;
/** What is dragged is a part of this page. */
let isOwn = false;
let mark: HTMLElement | undefined;

/** Takes files that are dropped from now on. What is dragged over the page shows that it may be. */
export function watchDrops(event: DragEvent, navigate: NavigateFunction): void {
  const isFirst = go === undefined;
  go = navigate;
  if (!isFirst) return;
  // Files of a desk bring no markup; what does may have been taken up on this page before anybody watched.
  isOwn = event.dataTransfer?.types.includes("text/html") ?? false;
  addEventListener("dragstart", () => (isOwn = true));
  addEventListener("dragend", () => (isOwn = false));
  addEventListener("dragover", (over) => {
    if (!holdsFile(over)) return;
    over.preventDefault();
    show();
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && leave());
  addEventListener("drop", (drop) => {
    const [file] = drop.dataTransfer?.files ?? [];
    if (holdsFile(drop) && file) {
      drop.preventDefault();
      takeGivenPicture(file, navigate);
    }
    leave();
  });
}

function holdsFile({ dataTransfer, defaultPrevented }: DragEvent): boolean {
  return !isOwn && !defaultPrevented && (dataTransfer?.types.includes("Files") ?? false);
}

function show(): void {
  if (mark) return;
  mark = document.createElement("div");
  mark.className = styles["mark"]!;
  document.body.append(mark);
}

function leave(): void {
  isOwn = false;
  mark?.remove();
  mark = undefined;
}
