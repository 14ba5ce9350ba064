declare global {
  interface Window {
    /** The button that was clicked last, while nothing of the page could hear it. */
    earlyButton?: HTMLElement | null;
    /** The form that was sent last meanwhile, to an address that only the page knows. */
    earlyForm?: HTMLFormElement;
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
 * by its keys, which browsers would take for their own. Menus open without it. A form without an `action` would be sent to the
 * address of the page, and what it holds would stand there.
 */
export const earlyInputScript = import.meta.env.SSR
  ? `onclick=e=>{earlyButton=e.target.closest("button[type=button]:not([popovertarget])")};onkeydown=e=>{if(/^k$/i.test(e.key)&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey)e.preventDefault(),earlyCommand=e};onsubmit=e=>{if(!e.target.hasAttribute("action")&&e.target.method!="dialog")e.preventDefault(),earlyForm=e.target}`
  : "";

/** Does, once the page has come alive, what was asked of it before. React itself hears every click from then on. */
export function repeatEarlyInput(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the script above has no other names for its listeners
  window.onclick = window.onkeydown = window.onsubmit = null;
  if (window.earlyButton || window.earlyCommand || window.earlyForm)
    void import("./repeat-input.ts").then(({ repeat }) => repeat(window));
}

/**
 * For the head of every page: keeps clicks with Ctrl, Cmd or Shift on tiles that can be picked, which would open a tab or a
 * window each before what picks them is here. Only the server says it.
 */
export const earlyPickScript = import.meta.env.SSR
  ? `earlyPicks=[];recordEarlyPick=e=>{if((e.ctrlKey||e.metaKey||e.shiftKey)&&!e.altKey&&!e.button&&e.target.closest("[data-picking]>li>a")){e.preventDefault();earlyPicks.push(e)}};addEventListener("click",recordEarlyPick)`
  : "";
