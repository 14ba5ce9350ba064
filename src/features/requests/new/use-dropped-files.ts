import { useEffect, useRef, useState } from "react";

/**
 * Takes files that are dropped or pasted anywhere on the page, before those who wait for them on every page.
 *
 * @returns whether files are over the page now
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    /** A picture of this very page is dragged. */
    let isOwn = false;
    const holdsFiles = (event: DragEvent) => !isOwn && (event.dataTransfer?.types.includes("Files") ?? false);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("dragstart", () => (isOwn = true), { signal });
    document.addEventListener("dragend", () => (isOwn = false), { signal });
    document.addEventListener(
      "dragover",
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // A clipboard that holds text, too, is meant for a field.
        if (files.length === 0 || event.clipboardData?.getData("text")) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current(files);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
  return isOver;
}
