declare global {
  interface Window {
    /** What had the focus last and everything around it, while nobody took care that it is not lost. */
    earlyFocus?: EventTarget[];
    recordEarlyFocus?: (event: Event) => void;
  }
}

/** For the head of every page: remembers where the focus is, which may be gone when `keepFocus` is here. Only the server says it. */
export const earlyFocusScript = import.meta.env.SSR
  ? `recordEarlyFocus=e=>{earlyFocus=e.composedPath()};addEventListener("focusin",recordEarlyFocus,true)`
  : "";
