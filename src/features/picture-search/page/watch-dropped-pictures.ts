import type { NavigateFunction } from "react-router";
import { takeEarlyFile } from "../../../browser/early/replay-early-files.ts";
import { pictureSearchPage } from "../../../core/urls/paths/picture-search-paths.ts";
import { pictureQueue } from "./picture-queue.ts";
import styles from "./watch-dropped-pictures.module.css";

/** Undefined until somebody watches. */
let go: NavigateFunction | undefined;
/** What is dragged is a part of this page. */
let isOwn = false;
let mark: HTMLElement | undefined;

/** Takes pictures that are pasted and files that are dropped from now on; what is dragged over the page shows that it may be. */
export function watchDroppedPictures(navigate: NavigateFunction): void {
  const isWatched = go !== undefined;
  go = navigate;
  if (isWatched) return;
  addEventListener("paste", ({ clipboardData }) => {
    const [file] = clipboardData?.files ?? [];
    // A clipboard that holds text, too, is meant for something else.
    if (file && !clipboardData?.getData("text")) handOver(file);
  });
  addEventListener("dragstart", () => {
    isOwn = true;
  });
  addEventListener("dragend", onLeave);
  addEventListener("dragover", (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    show();
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && hide());
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (holdsFile(event) && file) {
      event.preventDefault();
      handOver(file);
    }
    onLeave();
  });
  const early = takeEarlyFile();
  if (early) handOver(early);
}

/** Searches by it on the page that is made for it. */
function handOver(file: File): void {
  void pictureQueue.addFile(file);
  if (location.pathname !== pictureSearchPage) void go?.(pictureSearchPage);
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

function hide(): void {
  mark?.remove();
  mark = undefined;
}

function onLeave(): void {
  isOwn = false;
  hide();
}
