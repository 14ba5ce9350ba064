import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

declare module "fastify" {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/** How much somebody may do in a time, which begins with the first. */
export interface RateRule {
  /** What is counted; a name of its own for each rule. */
  name: string;
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

/** Where rates are counted: in this process, or in one place for all servers of a site. */
export interface RateLimits {
  count(rule: RateRule, who: string, times?: number): Promise<RateStanding>;
  /** Whether the one place is away, and each server counts by itself meanwhile. */
  readonly isAway: boolean;
  close(): Promise<void>;
}

/** Says of each thing that somebody does whether it is within what they may do in a time. */
export const createRateLimit =
  (rule: RateRule) =>
  async ({ server }: Pick<FastifyRequest, "server">, who: string, times?: number): Promise<boolean> =>
    (await server.rateLimits.count(rule, who, times)).isWithin;

/** @param msLeft until counting begins anew */
export const describeStanding = ({ most }: RateRule, counted: number, msLeft: number): RateStanding => ({
  isWithin: counted <= most,
  left: Math.max(0, most - counted),
  resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
});

const mostRemembered = 10_000;

/**
 * Counts in this process. Whoever did least recently something is forgotten when there are too many.
 *
 * @param options.now for tests; milliseconds, of a clock that nobody puts back
 */
export function createMemoryRateLimits({ now = () => performance.now() } = {}): RateLimits {
  const countsOf = new Map<string, LRUCache<string, { value: number }>>();

  function findCounts({ name, windowMs }: RateRule): LRUCache<string, { value: number }> {
    const found = countsOf.get(name);
    if (found) return found;
    const made = new LRUCache<string, { value: number }>({
      max: mostRemembered,
      ttl: windowMs,
      ttlResolution: 0,
      perf: { now },
    });
    countsOf.set(name, made);
    return made;
  }

  return {
    async count(rule, who, times = 1) {
      const counts = findCounts(rule);
      const count = counts.get(who) ?? { value: 0 };
      if (count.value === 0) counts.set(who, count);
      count.value += times;
      return describeStanding(rule, count.value, counts.getRemainingTTL(who));
    },
    isAway: false,
    async close() {},
  };
}
