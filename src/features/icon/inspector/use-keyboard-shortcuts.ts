import { useEffect, useRef } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { Translator } from "../../../i18n/translator.ts";

export interface Inspector {
  t: Translator;
  selectedId: string;
  customization: IconCustomization;
  select: (id: string) => void;
  close: () => void;
  onCopy: (id: string) => void;
  onNotice: (text: string) => void;
  onHelp: () => void;
}

const keys = new Set(["c", "d", "s", "[", "]", "?", "Escape"]);

/**
 * The keys of the inspector: `c` copies, `d` downloads, `s` goes to similar icons, `[` and `]` step, Esc closes, `?` tells all keys. What they do is
 * fetched with the first of them.
 */
export function useKeyboardShortcuts(inspector: Inspector): void {
  const current = useRef(inspector);
  useEffect(() => {
    current.current = inspector;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!keys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      void import("./run-shortcut.ts").then(({ runShortcut }) =>
        runShortcut(event.key, event.target as Element, current.current),
      );
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
