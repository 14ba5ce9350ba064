import type { RateLimits } from "../http/limits/rate-limit.server.ts";

/** How much is asked of a network that has brought many proofs lately. Nobody is refused: what gets dear stays possible. */
export interface Workload {
  /** From 1, the usual work, to {@link mostWork} times as much. */
  factorOf(network: string): Promise<number>;
  /** A proof of this network was accepted. */
  note(network: string): Promise<void>;
}

/** Some seconds of a fast computer, a minute or two of a phone. */
export const mostWork = 64;
/** A class that signs in together, and most offices in an hour. */
const freeProofs = 60;
const proofsPerDoubling = 20;
const windowMs = 60 * 60_000;
/** More make nothing dearer. */
const most = freeProofs + proofsPerDoubling * (Math.log2(mostWork) + 1);
const rule = { name: "proofs", most, windowMs };

export const createWorkload = (rates: Pick<RateLimits, "count">): Workload => ({
  async factorOf(network) {
    const { left } = await rates.count(rule, network, 0);
    const more = most - left - freeProofs;
    return more < 0 ? 1 : Math.min(mostWork, 2 ** (1 + Math.floor(more / proofsPerDoubling)));
  },
  note: async (network) => void (await rates.count(rule, network)),
});
