let isInner = false;

/** What is dragged was dropped on a part of the page itself: it was not taken away. */
export function noteInnerDrop(): void {
  isInner = true;
}

/** Whether the drag that has ended just now did so on the page itself. */
export function endedInside(): boolean {
  const was = isInner;
  isInner = false;
  return was;
}
