import { useEffect, useRef } from "react";
import type { Restyling } from "../../core/urls/address.ts";

interface Inspector {
  selectedId: string;
  restyling: Restyling;
  select: (id: string) => void;
  close: () => void;
  onCopy: (id: string) => void;
  onHelp: () => void;
}

/** The keys of the inspector: `c` copies, `d` downloads, `[` and `]` step, Esc closes, `?` tells all keys. */
export function useInspectorKeys(inspector: Inspector): void {
  const current = useRef(inspector);
  useEffect(() => {
    current.current = inspector;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || event.defaultPrevented || target.closest("textarea, select, [contenteditable], dialog"))
        return;
      const isTyping = target.closest("input:not([type=radio], [type=range], [type=checkbox])") !== null;
      const { selectedId, restyling, select, close, onCopy, onHelp } = current.current;
      if (event.key === "Escape") return closeAndReturn(close, selectedId);
      if (isTyping) return;
      const id = target.closest<HTMLElement>("[data-icon]")?.dataset["icon"] ?? selectedId;
      if (event.key === "c" && id !== "") onCopy(id);
      else if (event.key === "d" && id !== "") void download(id, restyling);
      else if (event.key === "[" || event.key === "]") {
        const neighbour = findNeighbour(selectedId, event.key === "]");
        if (neighbour) select(neighbour);
      } else if (event.key === "?") onHelp();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

async function download(id: string, restyling: Restyling): Promise<void> {
  const { downloadIcon } = await import("./take-away.ts");
  await downloadIcon(id, restyling);
}

/** The icon before or after the selected one on the page; without a selection, the first. */
export function findNeighbour(id: string, isNext: boolean): string | undefined {
  const links = [...document.querySelectorAll<HTMLElement>("main li > a[data-icon]")];
  const at = links.findIndex((link) => link.dataset["icon"] === id);
  const neighbour = at < 0 ? links[0] : links[at + (isNext ? 1 : -1)];
  neighbour?.scrollIntoView({ block: "nearest" });
  return neighbour?.dataset["icon"];
}

function closeAndReturn(close: () => void, id: string): void {
  const isInPanel = document.activeElement?.closest("[data-inspector]") !== null;
  close();
  if (isInPanel) document.querySelector<HTMLElement>(`li > a[data-icon="${id}"]`)?.focus({ preventScroll: true });
}
