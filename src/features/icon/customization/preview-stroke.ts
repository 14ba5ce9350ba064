import { adoptCustomizationRules } from "./customization-memory.ts";
import { strokeProperty } from "./render-customization-css.ts";

const tiles = "main li > a[data-icon]";
/** Tiles that are changed with a frame: as many as the processor turns out to be able to. */
const fewest = 4;
const most = 32;
const lateFrameMs = 25;
const settleMs = 200;

/** What tiles in the window show, while a slider is moved. */
interface Preview {
  widthPx: number;
  /** In turn: the first one is the next to be changed. */
  tiles: HTMLElement[];
  /** How many of them, from the first one on, do not show the width yet. */
  late: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let preview: Preview | undefined;
let tilesPerFrame = 12;
/** When the frame before was drawn, if tiles were changed with it. */
let lastFrame = Number.NaN;
let rules = "";
let hasStrokeRule = false;

/**
 * Shows a width of strokes on the tiles in the window, a few with every frame: new rules for all of them at once would hold
 * up the slider. A moment after the last change, the rules say it.
 */
export function previewStroke(widthPx: number): void {
  // Without a rule that asks for the property, the first change makes one.
  if (!hasStrokeRule) return;
  preview ??= { widthPx, tiles: listTilesInWindow(), late: 0, timer: undefined };
  if (preview.late === 0) {
    lastFrame = Number.NaN;
    requestAnimationFrame(work);
  }
  preview.widthPx = widthPx;
  preview.late = preview.tiles.length;
  clearTimeout(preview.timer);
  preview.timer = setTimeout(settle, settleMs);
}

/** Puts the rules of a customization in place, once no slider is moved any more. @returns takes them back */
export function adoptWhenSettled(wanted: string): () => void {
  rules = wanted;
  hasStrokeRule = wanted.includes(strokeProperty);
  if (!preview) adoptCustomizationRules(wanted);
  return () => {
    rules = "";
    if (!preview) adoptCustomizationRules("");
  };
}

function work(now: number): void {
  if (!preview || preview.late === 0) return;
  if (now - lastFrame > lateFrameMs) tilesPerFrame = Math.max(fewest, tilesPerFrame >> 1);
  else if (now > lastFrame) tilesPerFrame = Math.min(most, tilesPerFrame + 2);
  lastFrame = now;
  const turn = preview.tiles.splice(0, Math.min(tilesPerFrame, preview.late));
  for (const tile of turn) tile.style.setProperty(strokeProperty, String(preview.widthPx));
  preview.tiles.push(...turn);
  preview.late -= turn.length;
  if (preview.late > 0) requestAnimationFrame(work);
}

function settle(): void {
  const changed = preview?.tiles ?? [];
  preview = undefined;
  adoptCustomizationRules(rules);
  for (const tile of changed) tile.style.removeProperty(strokeProperty);
}

function listTilesInWindow(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tiles)].filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
