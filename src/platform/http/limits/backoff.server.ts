import { LRUCache } from "lru-cache";
import { AppError } from "../../../core/errors.ts";

/** Makes those wait who try again and again: twice as long after each failure. */
export interface Backoff {
  /** @throws AppError `limit_reached` telling when to come back */
  demand(who: string): void;
  /** What they tried went wrong, or is one of a kind of which few are allowed. */
  note(who: string): void;
  /** It went well: what was before does not count. */
  forgive(who: string): void;
}

const mostRemembered = 20_000;

/**
 * @param options.freely so many failures cost nothing
 * @param options.now for tests; milliseconds, of a clock that nobody puts back
 */
export function createBackoff(options: {
  freely: number;
  firstMs: number;
  longestMs: number;
  now?: () => number;
}): Backoff {
  const { freely, firstMs, longestMs, now = () => performance.now() } = options;
  /** Made with the first failure: it takes memory for as many as it may remember. */
  let failures: LRUCache<string, { count: number; untilMs: number }> | undefined;
  return {
    demand(who) {
      const waitMs = (failures?.get(who)?.untilMs ?? 0) - now();
      if (waitMs <= 0) return;
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new AppError("limit_reached", `Too many attempts. Try again in ${retryAfterSeconds} seconds.`, {
        retryAfterSeconds,
      });
    },
    note(who) {
      // Who has waited as long again has a clean slate.
      failures ??= new LRUCache({ max: mostRemembered, ttl: 2 * longestMs });
      const count = (failures.get(who)?.count ?? 0) + 1;
      const waitMs = count <= freely ? 0 : Math.min(longestMs, firstMs * 2 ** Math.min(count - freely - 1, 30));
      failures.set(who, { count, untilMs: now() + waitMs });
    },
    forgive: (who) => void failures?.delete(who),
  };
}
