import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";
import {
  pushCustomization,
  redoCustomization,
  replaceCustomization,
  startHistory,
  undoCustomization,
  type CustomizationHistory,
} from "./customization-history.ts";

/** Changes of one field within this time are one step: dragging a slider, typing digits. */
const stepMs = 700;

let shared: CustomizationHistory | undefined;

/** Steps back and forward through the looks of this visit, by buttons and by keys; `field` names what is changed. */
export function useCustomizationHistory(
  customization: IconCustomization,
  onCustomizationChange: (customization: IconCustomization) => void,
) {
  const [history, setHistory] = useState(() => shared ?? startHistory(customization));
  if (serializeCustomization(history.present) !== serializeCustomization(customization))
    setHistory(pushCustomization(history, customization));
  const latest = useRef({ field: "", atMs: 0 });
  const go = (next: CustomizationHistory) => {
    latest.current.field = "";
    setHistory(next);
    if (next !== history) onCustomizationChange(next.present);
  };
  const undo = () => go(undoCustomization(history));
  const redo = () => go(redoCustomization(history));
  const change = (next: IconCustomization, field = "") => {
    const atMs = performance.now();
    const isSameStep = field !== "" && field === latest.current.field && atMs - latest.current.atMs < stepMs;
    latest.current = { field, atMs };
    setHistory(isSameStep ? replaceCustomization(history, next) : pushCustomization(history, next));
    onCustomizationChange(next);
  };
  useEffect(() => {
    shared = history;
  }, [history]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = readKey(event);
    if (!command || event.defaultPrevented || isTyping(event.target as Element)) return;
    event.preventDefault();
    (command === "undo" ? undo : redo)();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return { change, undo, redo, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
}

function readKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && !shiftKey ? "redo" : undefined;
}

/** Fields undo by themselves what is typed in them. */
const isTyping = (target: Element) =>
  target.closest("textarea, [contenteditable], input:not([type=radio], [type=range], [type=checkbox])") !== null;
