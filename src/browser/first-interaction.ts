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

const tile = "main li > a[data-icon]";

/** Settled with the event when somebody first does something with the page, whatever it is; on the server at once. */
export const firstInteraction: Promise<Event | undefined> =
  typeof window === "undefined"
    ? Promise.resolve(undefined)
    : new Promise((resolve) => {
        const settle = (event: Event) => {
          for (const name of signs) removeEventListener(name, settle);
          removeEventListener("pointerover", onOver);
          resolve(event);
        };
        // Who has the mouse on a tile while the page loads need not move it.
        const onOver = (event: Event) => void ((event.target as Element).closest(tile) && settle(event));
        for (const name of signs) addEventListener(name, settle, { passive: true });
        addEventListener("pointerover", onOver, { passive: true });
        // What was given before anybody listened is waiting to be taken.
        if (window.earlyFile || window.earlyPicks?.length || document.querySelector(`${tile}:hover`))
          resolve(undefined);
      });
