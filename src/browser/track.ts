import type { SiteEvent } from "../features/analytics/contract.ts";

/** Events from before what sends them is there; further ones are lost. */
const mostWaiting = 100;

const waiting: SiteEvent[] = [];
let listen: ((event: SiteEvent) => void) | undefined;

/** Tells what happens on the page to whoever counts it. Costs nothing, never fails, and nothing may depend on it. */
export function track(event: SiteEvent): void {
  if (listen) listen(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Hears of everything that is tracked, and of what was tracked before. */
export function subscribeToTracked(listener: (event: SiteEvent) => void): void {
  listen = listener;
  for (const event of waiting.splice(0)) listener(event);
}
