import { earlyKeys } from "../../../browser/early/replay-early-keys.ts";
import { hasSelectedIcon } from "../../../browser/has-selected-icon.ts";
import { listenForKeys } from "../../../browser/key-listener.ts";
import { firstInteraction } from "../../../browser/first-interaction.ts";
import { moveInGrid } from "../../../ui/hooks/move-in-grid.ts";
import { selectMode } from "../contract.ts";
import type { Picker } from "./picker.ts";
import { countColumns, countItems, findTile, focusPlace, placeOf, tileSelector } from "./tile-places.ts";

const longPressMs = 450;
const steadyPx = 10;

/** Where keys mean something else. */
const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog, [popover]";

export interface TileWatch {
  picker: Picker;
  hasPicks: () => boolean;
  onClear: () => void;
}

/**
 * Has the tiles of the page picked by whoever presses them with Shift, Ctrl or Cmd, long with a finger, or in any way while
 * the select mode is on, and by keys: Space, Shift with arrows, Ctrl+A. Listens before everybody else, as what means picking
 * must not open anything. @returns ends it
 */
export function watchTiles({ picker, hasPicks, onClear }: TileWatch): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const press = createLongPress((tile) => {
    selectMode.set(true);
    picker.toggle(tile);
    navigator.vibrate?.(8);
  });

  addEventListener("pointerdown", press.begin, options);
  // The first touch of the page has brought this here, and may still last, or another one that came meanwhile.
  const resume = (event: Event | undefined) => event instanceof PointerEvent && isHeld(event) && press.begin(event);
  void firstInteraction.then(resume);
  earlyKeys.forEach(resume);
  addEventListener("pointermove", press.move, options);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, press.end, options);
  // What a long press would open or drag otherwise.
  for (const name of ["contextmenu", "dragstart"]) {
    addEventListener(name, (event) => press.isUnderWay() && event.preventDefault(), options);
  }

  addEventListener(
    "mousedown",
    (event) => {
      // Shift selects text up to here; without that the tile gets no focus either.
      const tile = event.shiftKey ? findPressed(event) : undefined;
      if (!tile) return;
      event.preventDefault();
      tile.focus({ preventScroll: true });
    },
    options,
  );

  addEventListener(
    "click",
    (event) => {
      const tile = findPressed(event);
      if (!tile || event.button !== 0 || event.altKey) return;
      const isToggle = event.ctrlKey || event.metaKey || selectMode.isOn();
      if (!press.hasPicked() && !event.shiftKey && !isToggle) return picker.startAt(tile);
      claim(event);
      if (press.hasPicked()) return press.forget();
      pick(tile, event);
    },
    options,
  );
  // What was clicked before anybody could hear it.
  removeEventListener("click", window.recordEarlyPick!);
  for (const event of window.earlyPicks?.splice(0) ?? []) {
    const tile = findPressed(event);
    if (tile?.isConnected) pick(tile, event);
  }

  function pick(tile: HTMLElement, { shiftKey }: MouseEvent): void {
    if (shiftKey) void picker.extendTo(placeOf(tile));
    else picker.toggle(tile);
  }

  listenForKeys("keydown", onKeyDown, options);

  function onKeyDown(event: KeyboardEvent): void {
    press.forget();
    const target = event.target as Element;
    if (event.altKey || target.closest(typing)) return;
    if (event.defaultPrevented && !earlyKeys.includes(event)) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    const tile = target.matches(tileSelector) ? (target as HTMLElement) : undefined;
    if (event.key === "Escape" && isClearing()) {
      claim(event);
      onClear();
    } else if (
      event.key === "a" &&
      hasModifier &&
      !event.shiftKey &&
      (tile || !target.closest("main a, main button"))
    ) {
      if (!document.querySelector(tileSelector)) return;
      claim(event);
      picker.pickAll();
    } else if (tile && event.key === " " && !hasModifier && !event.shiftKey) {
      claim(event);
      picker.toggle(tile);
    } else if (tile && event.shiftKey && !hasModifier) {
      const { list, index } = placeOf(tile);
      const next = moveInGrid(event.key, { index, columns: countColumns(list), count: countItems(list) });
      if (next === undefined) return;
      claim(event);
      void picker.extendFrom(tile, { list, index: next });
      focusPlace({ list, index: next });
    }
  }

  /** What stands over the grid closes first. */
  function isClearing(): boolean {
    const isCovered = document.querySelector(
      "main aside[data-open], dialog[open], [popover]:popover-open:not(#tooltip)",
    );
    return !isCovered && !hasSelectedIcon() && (hasPicks() || selectMode.isOn());
  }

  return () => {
    press.end();
    controller.abort();
  };
}

/** The tile that was pressed itself, not a button that stands on it. */
function findPressed(event: MouseEvent): HTMLElement | undefined {
  return (event.target as Element).closest<HTMLElement>(tileSelector) ?? undefined;
}

/** A finger belongs to what it has touched until it leaves the glass or scrolls. */
const isHeld = ({ type, target, pointerId }: PointerEvent) =>
  type === "pointerdown" && (target as Element).hasPointerCapture(pointerId);

function claim(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tells a finger that rests on a tile from one that presses or scrolls. */
function createLongPress(onPick: (tile: HTMLElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let hasPicked = false;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    begin: ({ pointerType, isPrimary, target, clientX: x, clientY: y, timeStamp }: PointerEvent): void => {
      end();
      hasPicked = false;
      const tile = pointerType === "touch" && isPrimary ? findTile(target) : undefined;
      if (!tile) return;
      start = { x, y };
      timer = setTimeout(
        () => {
          timer = undefined;
          hasPicked = true;
          onPick(tile);
        },
        timeStamp + longPressMs - performance.now(),
      );
    },
    move: ({ clientX, clientY }: PointerEvent): void => {
      if (timer !== undefined && Math.hypot(clientX - start.x, clientY - start.y) > steadyPx) end();
    },
    end,
    forget: () => void (hasPicked = false),
    isUnderWay: () => timer !== undefined || hasPicked,
    /** The press has picked: the click that follows means nothing more. */
    hasPicked: () => hasPicked,
  };
}
