import { useEffect } from "react";
import { watchTooltips } from "./watch-tooltips.ts";

/** Gives every element with `data-tooltip="text"` a tooltip: on hover of a mouse, on focus by keyboard, gone with Esc. */
export function useTooltips(): void {
  useEffect(watchTooltips, []);
}
