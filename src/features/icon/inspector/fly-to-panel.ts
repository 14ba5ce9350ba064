const flightName = "selected-icon";
const slowMs = 120;
/** Where the panel itself takes longer to draw, all styles of the page, which a transition asks for, would take too long. */
const slowPanelMs = 25;
/** Until the panel has been drawn nobody knows. */
let isTooSlow = true;

/** Told how long that took: nobody waits for a flight that is going to be slow. */
export function judgePanel(ms: number): void {
  isTooSlow = ms > slowPanelMs;
}

/**
 * Lets the drawing of a tile fly to the preview of the panel while the change happens, as a view transition of this one
 * thing: the rest of the page stays live. Where that is not possible, not wanted or takes too long, the change just happens.
 */
export function flyToPanel(id: string, change: () => Promise<void> | void): void {
  const drawing = document.querySelector<HTMLElement>(`li > a[data-icon="${id}"] > :first-child`);
  const isStill = matchMedia("(prefers-reduced-motion: reduce), (width < 1280px)").matches;
  if (!drawing || isStill || isTooSlow || !("startViewTransition" in document)) return void change();
  // The press itself is painted first.
  requestAnimationFrame(() => setTimeout(() => fly(drawing, change)));
}

function fly(drawing: HTMLElement, change: () => Promise<void> | void): void {
  const start = performance.now();
  let preview: HTMLElement | null = null;
  drawing.style.viewTransitionName = flightName;
  const transition = document.startViewTransition(async () => {
    await change();
    drawing.style.viewTransitionName = "";
    preview = document.querySelector<HTMLElement>("[data-inspector] [data-preview]");
    if (preview) preview.style.viewTransitionName = flightName;
  });
  const land = () => {
    drawing.style.viewTransitionName = "";
    if (preview) preview.style.viewTransitionName = "";
  };
  // A second choice cuts the flight of the first short; that is no failure.
  const judge = () => void (isTooSlow = performance.now() - start > slowMs);
  transition.ready.then(judge, () => undefined);
  transition.finished.then(land, land);
}
