/** Ends the recording. @returns the last element that had the focus and those around it, from the inside out */
export function takeEarlyFocus(): Element[] {
  const { recordEarlyFocus, earlyFocus = [] } = window;
  if (recordEarlyFocus) removeEventListener("focusin", recordEarlyFocus, true);
  return earlyFocus.filter((target) => target instanceof Element);
}
