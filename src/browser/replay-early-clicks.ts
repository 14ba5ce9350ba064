declare global {
  interface Window {
    /** The button that was clicked last, while nothing of the page could hear it. */
    earlyButton?: HTMLElement | null;
  }
}

/** For the head of every page: remembers what is clicked before the page has come alive. Menus open without it. */
export const earlyClickScript = import.meta.env.SSR
  ? `onclick=e=>{earlyButton=e.target.closest("button[type=button]:not([popovertarget])")}`
  : "";

/** Does, once the page has come alive, what was asked of it before. React itself hears every click from then on. */
export function repeatEarlyClick(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the script above has no other name for its listener
  window.onclick = null;
  window.earlyButton?.click();
}
