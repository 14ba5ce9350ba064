import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { adoptCustomizationRules } from "./customization-memory.ts";
import { renderStrokePreviewCss, strokeMark, strokeProperty } from "./render-customization-css.ts";

const tiles = "main li > a[data-icon]";
/** Drawings that are changed with a frame: as many as the processor turns out to be able to. */
const fewest = 4;
const most = 48;
const lateFrameMs = 25;
const settleMs = 200;

/** What drawings in the window show, while a slider is moved. */
interface Preview {
  widthPx: number;
  /** In turn: the first one is the next to be changed. */
  drawings: SVGSVGElement[];
  /** How many of them, from the first one on, do not show the width yet. */
  late: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let preview: Preview | undefined;
let drawingsPerFrame = 12;
/** When the frame before was drawn, if drawings were changed with it. */
let lastFrame = Number.NaN;
let rules = "";
let hasStrokeRule = false;

/**
 * To be called when somebody reaches for the slider: the rule that asks for the width of a drawing is there before it is
 * moved, and as it applies to none, nothing is drawn anew.
 */
export function prepareStrokePreview(customization: IconCustomization): void {
  containCells();
  if (hasStrokeRule || preview) return;
  hasStrokeRule = true;
  adoptCustomizationRules(rules + renderStrokePreviewCss(customization));
}

/** Cells of a grid are painted each by itself until the page is scrolled. */
function containCells(): void {
  const { dataset } = document.documentElement;
  if (dataset["restyling"] !== undefined) return;
  dataset["restyling"] = "";
  addEventListener("scroll", () => delete dataset["restyling"], { once: true, passive: true });
}

/**
 * Shows a width of strokes on the tiles in the window, a few with every frame: new rules for all of them at once would hold
 * up the slider. A moment after the last change, the rules say it.
 */
export function previewStroke(widthPx: number): void {
  // Without a rule that asks for the property, the first change makes one.
  if (!hasStrokeRule) return;
  preview ??= { widthPx, drawings: listDrawingsInWindow(), late: 0, timer: undefined };
  if (preview.late === 0) {
    lastFrame = Number.NaN;
    requestAnimationFrame(work);
  }
  preview.widthPx = widthPx;
  preview.late = preview.drawings.length;
  clearTimeout(preview.timer);
  preview.timer = setTimeout(settle, settleMs);
}

/** Puts the rules of a customization in place, once no slider is moved any more. @returns takes them back */
export function adoptWhenSettled(wanted: string): () => void {
  rules = wanted;
  hasStrokeRule = preview !== undefined || wanted.includes(strokeProperty);
  if (!preview) adoptCustomizationRules(wanted);
  return () => {
    rules = "";
    if (!preview) adoptCustomizationRules("");
  };
}

function work(now: number): void {
  if (!preview || preview.late === 0) return;
  if (now - lastFrame > lateFrameMs) drawingsPerFrame = Math.max(fewest, drawingsPerFrame >> 1);
  else if (now > lastFrame) drawingsPerFrame = Math.min(most, drawingsPerFrame + 2);
  lastFrame = now;
  const turn = preview.drawings.splice(0, Math.min(drawingsPerFrame, preview.late));
  for (const drawing of turn) {
    drawing.style.setProperty(strokeProperty, String(preview.widthPx));
    drawing.setAttribute(strokeMark, "");
  }
  preview.drawings.push(...turn);
  preview.late -= turn.length;
  if (preview.late > 0) requestAnimationFrame(work);
}

function settle(): void {
  if (!preview) return;
  // Who holds the slider still is about to move it on.
  if (document.querySelector("input[type=range]:active")) {
    preview.timer = setTimeout(settle, settleMs);
    return;
  }
  const { drawings } = preview;
  preview = undefined;
  hasStrokeRule = rules.includes(strokeProperty);
  adoptCustomizationRules(rules);
  for (const drawing of drawings) {
    drawing.style.removeProperty(strokeProperty);
    drawing.removeAttribute(strokeMark);
  }
}

function listDrawingsInWindow(): SVGSVGElement[] {
  const inWindow = [...document.querySelectorAll(tiles)].filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return inWindow.map((tile) => tile.querySelector("svg")).filter((drawing) => drawing !== null);
}
