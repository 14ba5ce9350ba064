/** Ends the recording. @returns what was pressed meanwhile */
export function takeEarlyPins(): Element[] {
  const { recordEarlyPin, earlyPins = [] } = window;
  if (recordEarlyPin) removeEventListener("click", recordEarlyPin, true);
  window.earlyPins = [];
  return earlyPins;
}
