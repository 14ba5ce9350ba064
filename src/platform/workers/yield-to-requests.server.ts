/** While somebody waits for an answer: as often as that, work of a tenth of a millisecond leaves nine tenths of the time. */
const gapMs = 1;
const quietAfterMs = 100;

const waiting: (() => void)[] = [];
let lastUrgentAtMs = -Infinity;

/**
 * Waits until no other request is at hand: of all who wait one goes on in each turn of the event loop, in order, and only
 * every millisecond while people search. For work of less than a millisecond that comes in crowds, such as pictures.
 */
export function yieldToRequests(): Promise<void> {
  return new Promise((goOn) => {
    if (waiting.push(goOn) === 1) planTurn();
  });
}

/** Whoever takes turns leaves more time to others for a while. */
export function noteUrgent(): void {
  lastUrgentAtMs = performance.now();
}

function planTurn(): void {
  if (performance.now() - lastUrgentAtMs < quietAfterMs) setTimeout(giveTurn, gapMs);
  else setImmediate(giveTurn);
}

function giveTurn(): void {
  const goOn = waiting.shift()!;
  if (waiting.length > 0) planTurn();
  goOn();
}
