import { useEffect } from "react";

/**
 * Gives every element with `data-tooltip="text"` a tooltip: on hover of a mouse, on focus by keyboard, gone with Esc.
 * What shows them is fetched at the first touch of the page.
 */
export function useTooltips(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      leave();
      const { watchTooltips } = await import("./watch-tooltips.ts");
      if (!isOver) end = watchTooltips();
    };
    const onTouch = () => void begin().catch(() => undefined);
    const leave = () => {
      removeEventListener("pointerover", onTouch);
      removeEventListener("focusin", onTouch);
    };
    addEventListener("pointerover", onTouch);
    addEventListener("focusin", onTouch);
    return () => {
      isOver = true;
      leave();
      end?.();
    };
  }, []);
}
