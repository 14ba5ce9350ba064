const signs = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "click",
  "focusin",
  "dragenter",
  "paste",
  "resize",
  "popstate",
] as const;

/** Settled with the event when somebody first does something with the page, whatever it is; on the server at once. */
export const firstInteraction: Promise<Event | undefined> =
  typeof window === "undefined"
    ? Promise.resolve(undefined)
    : new Promise((resolve) => {
        const settle = (event: Event) => {
          for (const name of signs) removeEventListener(name, settle, true);
          resolve(event);
        };
        // React stops what happens in a part that has not come alive.
        for (const name of signs) addEventListener(name, settle, { capture: true, passive: true });
        // What was given before anybody listened is waiting to be taken, and a mouse that rests need not move.
        if (window.earlyFile || window.earlyPicks?.[0] || document.querySelector("main li:hover")) resolve(undefined);
      });

/** What is not wanted at once is fetched when the browser has time after that, or a second later. */
export const firstRest: Promise<unknown> = import.meta.env.SSR
  ? firstInteraction
  : firstInteraction.then(
      () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve, { timeout: 1000 })),
    );
