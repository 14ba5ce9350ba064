const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Where the tab key enters each toolbar. */
const entries = new WeakMap<Element, HTMLElement>();
let isWatching = false;

/**
 * Makes every `role="toolbar"` one stop of the tab key, with the arrow keys, Home and End inside, as the ARIA practices say.
 * Without it, each of their buttons and links is a stop of its own.
 */
export function watchToolbars(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("keydown", ({ key }) => key === "Tab" && joinStops(), { capture: true });
  addEventListener("keydown", move);
}

function joinStops(): void {
  for (const toolbar of document.querySelectorAll("[role=toolbar]")) {
    const items = listItems(toolbar);
    const entry = items.find((item) => item === document.activeElement) ?? entries.get(toolbar);
    const stop = entry && items.includes(entry) ? entry : items[0];
    if (stop) entries.set(toolbar, stop);
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}

function move(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const toolbar = (event.target as Element).closest("[role=toolbar]");
  const items = toolbar ? listItems(toolbar) : [];
  const place = items.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  const next = items[Math.max(0, Math.min(items.length - 1, place + step))]!;
  next.tabIndex = 0;
  next.focus();
}

/** Its buttons and links, without those of what it opens. */
function listItems(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)")].filter(
    (item) => item.closest("[popover], dialog, [role=menu], [role=toolbar]") === toolbar && item.checkVisibility(),
  );
}
