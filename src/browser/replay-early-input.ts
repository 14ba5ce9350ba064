declare global {
  interface Window {
    /** The button that was clicked last, while nothing of the page could hear it. */
    earlyButton?: HTMLElement | null;
    /** Ctrl+K or ⌘K, pressed meanwhile. */
    earlyCommand?: KeyboardEvent;
    /** Clicks that pick tiles, while nothing of the page could hear them. */
    earlyPicks?: MouseEvent[];
    /** Keeps them; whoever picks removes it. */
    recordEarlyPick?: (event: MouseEvent) => void;
  }
}

/**
 * For the head of every page: remembers what is clicked before the page has come alive, and whether the search was asked for
 * by its keys, which browsers would take for their own. Menus open without it.
 */
export const earlyInputScript = import.meta.env.SSR
  ? `onclick=e=>{earlyButton=e.target.closest("button[type=button]:not([popovertarget])")};onkeydown=e=>{if(/^k$/i.test(e.key)&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey)e.preventDefault(),earlyCommand=e}`
  : "";

/** Does, once the page has come alive, what was asked of it before. React itself hears every click from then on. */
export function repeatEarlyInput(): void {
  // oxlint-disable unicorn/prefer-add-event-listener -- the script above has no other names for its listeners
  window.onclick = null;
  window.onkeydown = null;
  // oxlint-enable unicorn/prefer-add-event-listener
  window.earlyButton?.click();
  const { earlyCommand } = window;
  if (earlyCommand) document.body.dispatchEvent(new KeyboardEvent("keydown", earlyCommand));
}

/**
 * For the head of every page: keeps clicks with Ctrl, Cmd or Shift on tiles that can be picked, which would open a tab or a
 * window each before what picks them is here. Only the server says it.
 */
export const earlyPickScript = import.meta.env.SSR
  ? `earlyPicks=[];recordEarlyPick=e=>{if((e.ctrlKey||e.metaKey||e.shiftKey)&&!e.altKey&&!e.button&&e.target.closest("[data-picking]>li>a")){e.preventDefault();earlyPicks.push(e)}};addEventListener("click",recordEarlyPick)`
  : "";
