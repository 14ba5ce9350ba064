import { LRUCache } from "lru-cache";

/** How much somebody may do in a time. */
export interface RateRule {
  most: number;
  windowMs: number;
}

/** Where somebody is within a limit, after what was just counted. */
export interface RateStanding {
  isWithin: boolean;
  left: number;
  /** Until counting begins anew; at least 1. */
  resetSeconds: number;
}

const mostRemembered = 10_000;

/**
 * Counts what somebody does in a time, which begins with the first. Whoever did least recently something is forgotten when
 * there are too many.
 *
 * @param rule.now for tests; milliseconds, of a clock that nobody puts back
 */
export function createRateCounter({
  most,
  windowMs,
  now = () => performance.now(),
}: RateRule & { now?: () => number }): (who: string, times?: number) => RateStanding {
  /** Made with the first question: it takes memory for as many as it may remember. */
  let counts: LRUCache<string, { value: number }> | undefined;
  return (who, times = 1) => {
    counts ??= new LRUCache({ max: mostRemembered, ttl: windowMs, ttlResolution: 0, perf: { now } });
    const count = counts.get(who) ?? { value: 0 };
    if (count.value === 0) counts.set(who, count);
    count.value += times;
    return {
      isWithin: count.value <= most,
      left: Math.max(0, most - count.value),
      resetSeconds: Math.max(1, Math.ceil(counts.getRemainingTTL(who) / 1000)),
    };
  };
}

/** Says of each thing that somebody does whether it is within what they may do in a time. */
export function createRateLimit(rule: RateRule): (who: string, times?: number) => boolean {
  const count = createRateCounter(rule);
  return (who, times) => count(who, times).isWithin;
}
