const signs = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "click",
  "focusin",
  "dragenter",
  "resize",
  "popstate",
] as const;

/** Settled when somebody first does something with the page, whatever it is; on the server at once. */
export const touched: Promise<void> =
  typeof window === "undefined"
    ? Promise.resolve()
    : new Promise((resolve) => {
        const settle = () => {
          for (const name of signs) removeEventListener(name, settle);
          resolve();
        };
        for (const name of signs) addEventListener(name, settle, { passive: true });
      });
