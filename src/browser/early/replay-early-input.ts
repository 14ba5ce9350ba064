/** A click on a button, Ctrl+K or ⌘K, and a form that was sent to an address that only the page knows. */
export interface EarlyInput {
  click?: MouseEvent;
  keydown?: KeyboardEvent;
  submit?: SubmitEvent;
}

declare global {
  interface Window {
    /** What was done last of each kind, while nothing of the page could hear it. */
    earlyInput?: EarlyInput;
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
  ? `{let keep=e=>{(window.earlyInput??={})[e.type]=e};onclick=e=>{if(e.target.closest("button[type=button]:not([popovertarget])"))keep(e)};onkeydown=e=>{if(/^k$/i.test(e.key)&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey)e.preventDefault(),keep(e)};onsubmit=e=>{if(!e.target.hasAttribute("action")&&e.target.method!="dialog")e.preventDefault(),keep(e)}}`
  : "";

/** Does, once the page has come alive, what was asked of it before. React itself hears every click from then on. */
export function repeatEarlyInput(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the script above has no other names for its listeners
  window.onclick = window.onkeydown = window.onsubmit = null;
  const { earlyInput } = window;
  if (earlyInput) void import("./repeat-input.ts").then(({ repeat }) => repeat(earlyInput));
}

/**
 * For the head of every page, for as long as it is open: `/` goes to the search field from anywhere but another field. What
 * is typed next may come before scripts do.
 */
export const searchKeyScript = import.meta.env.SSR
  ? `addEventListener("keydown",e=>{let f=document.querySelector("[data-search-field]");if(f&&e.key=="/"&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.target.closest("input,textarea,select,[contenteditable],dialog"))e.preventDefault(),f.focus(),f.select()})`
  : "";

/**
 * For the head of every page: keeps clicks with Ctrl, Cmd or Shift on tiles that can be picked, which would open a tab or a
 * window each before what picks them is here. Only the server says it.
 */
export const earlyPickScript = import.meta.env.SSR
  ? `earlyPicks=[];recordEarlyPick=e=>{if((e.ctrlKey||e.metaKey||e.shiftKey)&&!e.altKey&&!e.button&&e.target.closest("[data-picking]>li>a")){e.preventDefault();earlyPicks.push(e)}};addEventListener("click",recordEarlyPick)`
  : "";
