import { useEffect, useState } from "react";
import { listenForPointing } from "./listen-for-pointing.ts";

const tileSelector = ":scope > a[data-icon]";

/** The tile under the mouse and the tile with the focus of the keyboard, as far as there are such; touch reaches none. */
export function useReachedTiles(): HTMLElement[] {
  const [pointed, setPointed] = useState(() =>
    matchMedia("(hover: hover)").matches ? findItemTile("li:hover") : null,
  );
  const [focused, setFocused] = useState(() => findItemTile("li:has(> :focus-visible)"));
  useEffect(() => {
    const ignorePointing = listenForPointing((event) =>
      setPointed(!event || event.pointerType === "touch" ? null : tileAround(event.target)),
    );
    const onFocusIn = ({ target }: FocusEvent) =>
      setFocused((target as Element).matches(":focus-visible") ? tileAround(target) : null);
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Another window in front takes the focus for a while only.
      if (!relatedTarget && document.activeElement !== target) setFocused(null);
    };
    const root = document.documentElement;
    root.addEventListener("focusin", onFocusIn);
    root.addEventListener("focusout", onFocusOut);
    return () => {
      ignorePointing();
      root.removeEventListener("focusin", onFocusIn);
      root.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return [...new Set([pointed, focused])].filter((tile) => tile !== null);
}

function findItemTile(item: string): HTMLElement | null {
  return document.querySelector(`main ${item}`)?.querySelector<HTMLElement>(tileSelector) ?? null;
}

function tileAround(target: EventTarget | null): HTMLElement | null {
  return (target as Element).closest("main li")?.querySelector<HTMLElement>(tileSelector) ?? null;
}
