import type { KeyboardEvent } from "react";

/**
 * Keyboard in a menu or list: arrows, Home and End move between the elements that match, typing a letter goes to the
 * next one that begins with it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = elements[chooseNext(event, elements, at)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function chooseNext({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, elements: readonly HTMLElement[], at: number) {
  const count = elements.length;
  if (count === 0 || ctrlKey || metaKey || altKey) return -1;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return -1;
  const wanted = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step++) {
    const index = (at + step) % count;
    if (elements[index]?.textContent.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
