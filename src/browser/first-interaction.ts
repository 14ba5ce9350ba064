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

const pressing = ["pointerdown", "keydown"];

/**
 * What is not wanted at once is fetched when the browser has time after that, or a second later; at once when something else
 * than an icon is pressed: links around the list must not stay those of the page before.
 */
export const firstRest: Promise<unknown> = import.meta.env.SSR
  ? firstInteraction
  : firstInteraction.then(
      (first) =>
        new Promise<void>((resolve) => {
          const listening = new AbortController();
          const settle = () => {
            listening.abort();
            resolve();
          };
          const hear = ({ type, target }: Event) => {
            if (pressing.includes(type) && !(target as Element | null)?.closest?.("main li > a[data-icon]")) settle();
          };
          const options = { capture: true, passive: true, signal: listening.signal };
          for (const type of pressing) addEventListener(type, hear, options);
          if (first) hear(first);
          (globalThis.requestIdleCallback ?? setTimeout)(settle, { timeout: 1000 });
        }),
    );
