import { LRUCache } from "lru-cache";

const mostRemembered = 10_000;

/**
 * Says of each try whether it comes late enough after the ones before: the first few are free, every further one has to wait
 * twice as long as the one before. Who has not tried for twice the longest wait begins anew.
 *
 * @param options.now for tests, in milliseconds; the clock otherwise
 */
export function createBackoff(options: {
  free: number;
  firstMs: number;
  mostMs: number;
  now?: () => number;
}): (who: string) => boolean {
  const { free, firstMs, mostMs, now = () => Date.now() } = options;
  const tries = new LRUCache<string, { count: number; lastMs: number }>({ max: mostRemembered });
  return (who) => {
    const known = tries.get(who);
    const sinceMs = known ? now() - known.lastMs : Infinity;
    const count = known && sinceMs < 2 * mostMs ? known.count : 0;
    const waitMs = count < free ? 0 : Math.min(mostMs, firstMs * 2 ** (count - free));
    if (sinceMs < waitMs) return false;
    tries.set(who, { count: count + 1, lastMs: now() });
    return true;
  };
}
