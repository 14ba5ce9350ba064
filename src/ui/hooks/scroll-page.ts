const scrollMs = 500;

/** Gentle at both ends. @param share of the time that has passed, 0 to 1 */
export function easeScroll(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2;
}

/**
 * Scrolls the page within 500 ms, at once for those who want no motion. Whoever scrolls meanwhile wins.
 *
 * @param topPx distance from the top of the page
 */
export function scrollPage(topPx: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scrollTo({ top: topPx, behavior: "instant" });
    return;
  }
  const fromPx = scrollY;
  const startedMs = performance.now();
  let frame = requestAnimationFrame(function step(nowMs) {
    const share = (nowMs - startedMs) / scrollMs;
    scrollTo({ top: fromPx + (topPx - fromPx) * easeScroll(share), behavior: "instant" });
    if (share < 1) frame = requestAnimationFrame(step);
    else end();
  });
  const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of interruptions) removeEventListener(name, end);
  };
  for (const name of interruptions) addEventListener(name, end, { passive: true });
}
