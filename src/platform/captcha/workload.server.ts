import { LRUCache } from "lru-cache";

/** How much is asked of a network that has brought many proofs lately. Nobody is refused: what gets dear stays possible. */
export interface Workload {
  /** From 1, the usual work, to {@link mostWork} times as much. */
  factorOf(network: string): number;
  /** A proof of this network was accepted. */
  note(network: string): void;
}

/** Some seconds of a fast computer, a minute or two of a phone. */
export const mostWork = 64;
/** A class that signs in together, and most offices in an hour. */
const freeProofs = 60;
const proofsPerDoubling = 20;
const windowMs = 60 * 60_000;
const mostRemembered = 20_000;

export function createWorkload(): Workload {
  const counts = new LRUCache<string, { proofs: number }>({ max: mostRemembered, ttl: windowMs });
  return {
    factorOf(network) {
      const more = (counts.get(network)?.proofs ?? 0) - freeProofs;
      return more < 0 ? 1 : Math.min(mostWork, 2 ** (1 + Math.floor(more / proofsPerDoubling)));
    },
    note(network) {
      const count = counts.get(network);
      if (count) count.proofs += 1;
      else counts.set(network, { proofs: 1 });
    },
  };
}
