import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "../../../core/errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    backoffs: Backoffs;
  }
}

/** Makes those wait who try again and again: twice as long after each failure. */
export interface BackoffRule {
  /** What is counted; a name of its own for each rule. */
  name: string;
  /** So many failures cost nothing. */
  freely: number;
  firstMs: number;
  longestMs: number;
}

/** Where failures are counted. */
export interface Backoffs {
  /** How long somebody has to wait still, ms. */
  read(rule: BackoffRule, who: string): Promise<number>;
  /** Counts one more, whether they wait or not. */
  note(rule: BackoffRule, who: string): Promise<void>;
  /** Counts one more, unless they have to wait: so long then, ms. Of those who come at once, as many get through as one by one. */
  take(rule: BackoffRule, who: string): Promise<number>;
  forgive(rule: BackoffRule, who: string): Promise<void>;
}

type Asked = Pick<FastifyRequest, "server">;

/** A rule as calls use it. */
export interface Backoff {
  /** @throws AppError `limit_reached` telling when to come back */
  demand(asked: Asked, who: string): Promise<void>;
  /** What they tried went wrong. */
  note(asked: Asked, who: string): Promise<void>;
  /**
   * What they do is of a kind of which few are allowed.
   * @throws AppError `limit_reached` telling when to come back
   */
  take(asked: Asked, who: string): Promise<void>;
  /** It went well: what was before does not count. */
  forgive(asked: Asked, who: string): Promise<void>;
}

export const createBackoff = (rule: BackoffRule): Backoff => ({
  demand: async ({ server }, who) => refuseWaiting(await server.backoffs.read(rule, who)),
  note: ({ server }, who) => server.backoffs.note(rule, who),
  take: async ({ server }, who) => refuseWaiting(await server.backoffs.take(rule, who)),
  forgive: ({ server }, who) => server.backoffs.forgive(rule, who),
});

function refuseWaiting(waitMs: number): void {
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  throw new AppError("limit_reached", `Too many attempts. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}

const mostRemembered = 20_000;

/**
 * Counts in this process. Whoever failed least recently is forgotten when there are too many.
 *
 * @param options.now for tests; milliseconds, of a clock that nobody puts back
 */
export function createMemoryBackoffs({ now = () => performance.now() } = {}): Backoffs {
  const failuresOf = new Map<string, LRUCache<string, { count: number; untilMs: number }>>();

  /** Made with the first failure: it takes memory for as many as it may remember. */
  function open({ name, longestMs }: BackoffRule): LRUCache<string, { count: number; untilMs: number }> {
    // Who has waited as long again has a clean slate.
    const failures =
      failuresOf.get(name) ??
      new LRUCache({ max: mostRemembered, ttl: 2 * longestMs, ttlResolution: 0, perf: { now } });
    failuresOf.set(name, failures);
    return failures;
  }

  const readWait = ({ name }: BackoffRule, who: string) => (failuresOf.get(name)?.get(who)?.untilMs ?? 0) - now();

  function count(rule: BackoffRule, who: string): void {
    const { freely, firstMs, longestMs } = rule;
    const failures = open(rule);
    const times = (failures.get(who)?.count ?? 0) + 1;
    const waitMs =
      times <= freely ? 0 : Math.min(longestMs, firstMs * 2 ** Math.min(times - freely - 1, mostDoublings));
    failures.set(who, { count: times, untilMs: now() + waitMs });
  }

  return {
    read: async (rule, who) => readWait(rule, who),
    note: async (rule, who) => count(rule, who),
    async take(rule, who) {
      const waitMs = readWait(rule, who);
      if (waitMs <= 0) count(rule, who);
      return waitMs;
    },
    forgive: async ({ name }, who) => void failuresOf.get(name)?.delete(who),
  };
}

/** After which waits are the longest of any rule. */
export const mostDoublings = 30;
