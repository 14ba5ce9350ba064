import styles from "../marquee.module.css";
import { tileSelector } from "./tile-places.ts";

/** A press that moves less is none. */
const leastPx = 6;

/** Where a press means something already. */
const busy =
  "a, button, input, textarea, select, label, summary, dialog, [popover], [draggable=true], [data-inspector]";

export interface MarqueeWatch {
  /** Told which tiles the frame touches, again whenever that changes. @param isNew it is another frame */
  onSweep: (tiles: HTMLElement[], isNew: boolean) => void;
}

/** Has a mouse draw a frame around tiles, from any empty place beside them. @returns ends it */
export function watchMarquee({ onSweep }: MarqueeWatch): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let stop: (() => void) | undefined;

  addEventListener(
    "pointerdown",
    (event) => {
      const target = event.target as Element;
      const isOurs = event.pointerType === "mouse" && event.button === 0 && !event.shiftKey;
      if (!isOurs || !target.closest("main") || target.closest(busy) || isText(event)) return;
      if (!document.querySelector(tileSelector)) return;
      stop?.();
      stop = follow(event, onSweep, () => (stop = undefined));
    },
    { signal },
  );
  return () => {
    stop?.();
    controller.abort();
  };
}

/** Words under the pointer are there to be selected. */
const isText = ({ target }: PointerEvent): boolean =>
  [...(target as Element).childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function follow(start: PointerEvent, onSweep: MarqueeWatch["onSweep"], onEnd: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const from = { x: start.pageX, y: start.pageY };
  let frame: HTMLElement | undefined;
  let touchedIds = "";

  function end(): void {
    controller.abort();
    frame?.remove();
    document.documentElement.removeAttribute("data-sweeping");
    onEnd();
  }

  addEventListener(
    "pointermove",
    ({ pageX, pageY }) => {
      const [left, top] = [Math.min(from.x, pageX), Math.min(from.y, pageY)];
      const [width, height] = [Math.abs(pageX - from.x), Math.abs(pageY - from.y)];
      if (!frame && Math.max(width, height) < leastPx) return;
      const isNew = !frame;
      if (!frame) {
        frame = document.createElement("div");
        frame.className = styles["frame"]!;
        document.body.append(frame);
        document.documentElement.setAttribute("data-sweeping", "");
        getSelection()?.removeAllRanges();
      }
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      const tiles = listTouched(frame.getBoundingClientRect());
      const ids = tiles.map(({ dataset }) => dataset["icon"]).join(" ");
      if (ids === touchedIds && !isNew) return;
      touchedIds = ids;
      onSweep(tiles, isNew);
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, end, options);
  addEventListener("keydown", ({ key }) => key === "Escape" && end(), options);
  return end;
}

const listTouched = (frame: DOMRect): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tileSelector)].filter((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
  });
