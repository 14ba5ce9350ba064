/** A page that has not moved for so long rests. */
const restMs = 100;

/**
 * Hears what a mouse points at and a finger touches. What only passes below a mouse while the page is scrolled is not pointed
 * at: then nothing is, until the page rests. @returns ends it
 */
export function listenForPointing(listener: (event: PointerEvent | undefined) => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, capture: true, signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passed: PointerEvent | undefined;

  const rest = () => {
    timer = undefined;
    if (passed) listener(passed);
    passed = undefined;
  };
  document.addEventListener(
    "pointerover",
    (event) => {
      if (timer === undefined || event.pointerType === "touch") listener(event);
      else passed = event;
    },
    options,
  );
  document.documentElement.addEventListener(
    "pointerleave",
    () => {
      passed = undefined;
      listener(undefined);
    },
    { signal: controller.signal },
  );
  // Of the page: what scrolls within it moves nothing below a mouse elsewhere.
  addEventListener(
    "scroll",
    () => {
      if (timer === undefined) listener(undefined);
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    },
    { passive: true, signal: controller.signal },
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
