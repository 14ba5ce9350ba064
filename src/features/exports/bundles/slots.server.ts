import { AppError } from "../../../core/errors.ts";

export interface SlotLimits {
  /** Work at the same time, of everybody and of one person. */
  forAll: number;
  forOne: number;
  /** What waits at most, of everybody and of one person. */
  waitingOfAll: number;
  waitingOfOne: number;
}

/**
 * Places for work that takes a while: some for all, fewer for one person. Who finds none free waits for the next.
 * @returns takes a place and returns how to leave it, which may be called again; throws AppError `limit_reached` where too
 *   many wait, and the reason of `signal` when it is aborted
 */
export function createSlots(limits: SlotLimits): (who: string, signal?: AbortSignal) => Promise<() => void> {
  const used = new Map<string, number>();
  /** In the order in which they came. */
  const waiting: { who: string; enter: () => void }[] = [];
  let count = 0;

  const isFreeFor = (who: string) => count < limits.forAll && (used.get(who) ?? 0) < limits.forOne;

  function enter(who: string): void {
    used.set(who, (used.get(who) ?? 0) + 1);
    count++;
  }

  function leave(who: string): void {
    count--;
    const left = used.get(who)! - 1;
    if (left === 0) used.delete(who);
    else used.set(who, left);
    const next = waiting.findIndex((other) => isFreeFor(other.who));
    if (next >= 0) waiting.splice(next, 1)[0]!.enter();
  }

  function refuseTooMany(who: string): void {
    if (waiting.filter((other) => other.who === who).length >= limits.waitingOfOne)
      throw new AppError("limit_reached", "Too many downloads at the same time. Wait until another one is ready.");
    if (waiting.length >= limits.waitingOfAll)
      throw new AppError("limit_reached", "The server is busy with other downloads. Try again in a minute.");
  }

  async function waitForTurn(who: string, signal: AbortSignal | undefined): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const entry = {
      who,
      enter() {
        enter(who);
        turn.resolve();
      },
    };
    const giveUp = () => {
      const place = waiting.indexOf(entry);
      if (place < 0) return;
      waiting.splice(place, 1);
      turn.reject(signal!.reason as Error);
    };
    waiting.push(entry);
    signal?.addEventListener("abort", giveUp, { once: true });
    try {
      await turn.promise;
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  }

  return async (who, signal) => {
    signal?.throwIfAborted();
    if (isFreeFor(who)) enter(who);
    else {
      refuseTooMany(who);
      await waitForTurn(who, signal);
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      leave(who);
    };
  };
}
