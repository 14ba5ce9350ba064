import { listenForPointing } from "../hooks/listen-for-pointing.ts";
import { showTooltip } from "./tooltip.ts";

/** From the pointer coming to rest until the tooltip shows; once one has shown, the next shows at once. */
const restMs = 450;
const chainMs = 400;

/** Shows the tooltips of the page from now on, beginning with what is pointed at already. @returns ends it */
export function watchTooltips(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownFor: HTMLElement | undefined;
  let lastHidden = Number.NEGATIVE_INFINITY;

  const plan = (anchor: HTMLElement, delayMs: number) => {
    if (shownFor === anchor) return;
    hide();
    shownFor = anchor;
    timer = setTimeout(() => showTooltip(anchor), delayMs);
  };
  const hide = () => {
    clearTimeout(timer);
    if (shownFor) lastHidden = performance.now();
    shownFor = undefined;
    document.getElementById("tooltip")?.hidePopover();
  };

  const onPointing = (event: PointerEvent | undefined) => {
    if (event?.pointerType === "touch") return;
    const anchor = findAnchor(event?.target ?? null);
    if (anchor) plan(anchor, performance.now() - lastHidden < chainMs ? 0 : restMs);
    else hide();
  };
  const onFocusIn = (event: FocusEvent) => {
    const anchor = findAnchor(event.target);
    if (anchor?.matches(":focus-visible")) plan(anchor, 0);
    else hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };

  /** What a mouse learns by pointing at `data-explain`, a finger learns by touching it. */
  const onClick = (event: MouseEvent) => {
    if ((event as PointerEvent).pointerType !== "touch") return;
    const isAsked = event.target instanceof Element && event.target.closest("[data-explain]") !== null;
    const anchor = isAsked ? findAnchor(event.target) : null;
    if (!anchor) return;
    event.preventDefault();
    event.stopPropagation();
    plan(anchor, 0);
  };

  const options = { passive: true, capture: true };
  const ignorePointing = listenForPointing(onPointing);
  document.addEventListener("focusin", onFocusIn, options);
  document.addEventListener("keydown", onKeyDown, options);
  document.addEventListener("pointerdown", hide, options);
  document.addEventListener("scroll", hide, options);
  // Before anything in the page hears of it.
  window.addEventListener("click", onClick, { capture: true });
  const focused = document.querySelector<HTMLElement>("[data-tooltip]:focus-visible");
  const hovered = [...document.querySelectorAll<HTMLElement>("[data-tooltip]:hover")].at(-1);
  if (focused) plan(focused, 0);
  else if (hovered && matchMedia("(hover: hover)").matches) plan(hovered, restMs);
  return () => {
    hide();
    ignorePointing();
    document.removeEventListener("focusin", onFocusIn, options);
    document.removeEventListener("keydown", onKeyDown, options);
    document.removeEventListener("pointerdown", hide, options);
    document.removeEventListener("scroll", hide, options);
    window.removeEventListener("click", onClick, { capture: true });
  };
}

function findAnchor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
