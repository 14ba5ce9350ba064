import type { FastifyReply } from "fastify";
import { AppError } from "../../../core/errors.ts";
import type { RateRule, RateStanding } from "./rate-limit.server.ts";

/** A limit of calls that tells whoever makes them what is left of it, in every answer. */
export interface RequestLimit {
  /** Counts, and says in the answer's headers what is left. */
  count(reply: FastifyReply, who: string, times?: number): Promise<RateStanding>;
  /**
   * Counts, and refuses what is beyond.
   * @throws AppError `limit_reached` telling when to come back
   */
  demand(reply: FastifyReply, who: string, times?: number): Promise<void>;
}

/** @param rule.name as the answer’s headers say it; lower-case letters */
export function createRequestLimit(rule: RateRule): RequestLimit {
  const { name, most, windowMs } = rule;
  const policy = `"${name}";q=${most};w=${windowMs / 1000}`;
  const limit: RequestLimit = {
    async count(reply, who, times) {
      const standing = await reply.server.rateLimits.count(rule, who, times);
      addItem(reply, "ratelimit-policy", policy);
      addItem(reply, "ratelimit", `"${name}";r=${standing.left};t=${standing.resetSeconds}`);
      return standing;
    },
    async demand(reply, who, times) {
      const standing = await limit.count(reply, who, times);
      if (!standing.isWithin) throw refuseBeyond(standing);
    },
  };
  return limit;
}

/** @param callsLeft what is left of packages that do not suffice */
export const refuseBeyond = ({ resetSeconds }: RateStanding, callsLeft?: number): AppError =>
  new AppError("limit_reached", `Too many requests. Try again in ${resetSeconds} seconds.`, {
    retryAfterSeconds: resetSeconds,
    ...(callsLeft !== undefined && { callsLeft }),
  });

/** Says how many calls are left of somebody's packages; these have no time after which they begin anew. */
export function tellPackage(reply: FastifyReply, left: number | undefined): void {
  if (left !== undefined) addItem(reply, "ratelimit", `"package";r=${left}`);
}

/** The headers are lists: draft-ietf-httpapi-ratelimit-headers. */
function addItem(reply: FastifyReply, name: "ratelimit" | "ratelimit-policy", item: string): void {
  const before = reply.getHeader(name);
  void reply.header(name, before === undefined ? item : `${String(before)}, ${item}`);
}
