declare global {
  interface Window {
    /** Buttons that pin styles and were pressed while nothing could hear them. */
    earlyPins?: Element[];
    recordEarlyPin?: (event: Event) => void;
  }
}

/**
 * For the head of every page: keeps presses of buttons that pin styles until what pins them is here. Those before the page has
 * come alive are pressed again by `repeatEarlyInput`. Only the server says it.
 */
export const earlyPinScript = import.meta.env.SSR
  ? `earlyPins=[];recordEarlyPin=e=>{let b=e.target.closest("[data-pin]");if(b&&!onclick)earlyPins.push(b)};addEventListener("click",recordEarlyPin,true)`
  : "";
