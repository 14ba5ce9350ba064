/** Clicks, keys and fingers of which those have not heard yet whom they are meant for: see `listenForKeys`. */
export const earlyKeys: Event[] = [];

function record(event: Event): void {
  earlyKeys.push(event);
  // Space picks an icon; nothing is to scroll away from under it.
  const isSpace = (event as KeyboardEvent).key === " ";
  if (isSpace && (event.target as Element).matches("[data-icon]")) event.preventDefault();
}

/** Keeps clicks, keys and fingers from now on, for those whose code is on its way. @returns ends it, when they are here */
export function recordEarlyKeys(): () => void {
  const controller = new AbortController();
  for (const name of ["click", "keydown", "pointerdown"]) addEventListener(name, record, controller);
  return () => {
    controller.abort();
    earlyKeys.length = 0;
  };
}
