import { earlyKeys } from "./early/replay-early-keys.ts";

/** Hears of every click or key of the page, and of those that were kept first. */
export function listenForKeys<Name extends "click" | "keydown">(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  options: AddEventListenerOptions,
): void {
  addEventListener(name, listener, options);
  for (const event of earlyKeys) if (event.type === name) listener(event as WindowEventMap[Name]);
}
