import { LRUCache } from "lru-cache";

const mostRemembered = 10_000;

/**
 * Says of each thing that somebody does whether it is within what they may do in a time, which begins with the first. Whoever
 * did least recently something is forgotten when there are too many.
 */
export function createRateLimit({
  most,
  windowMs,
}: {
  most: number;
  windowMs: number;
}): (who: string, times?: number) => boolean {
  /** Made with the first question: it takes memory for as many as it may remember. */
  let counts: LRUCache<string, { value: number }> | undefined;
  return (who, times = 1) => {
    counts ??= new LRUCache({ max: mostRemembered, ttl: windowMs });
    const count = counts.get(who) ?? { value: 0 };
    if (count.value === 0) counts.set(who, count);
    count.value += times;
    return count.value <= most;
  };
}
