import { LRUCache } from "lru-cache";
import { makeToken } from "../../platform/http/session-token.server.ts";

/**
 * Carries a sign-in from one origin of the site to another one, which cannot read its cookies. The code goes through the
 * address, so it works once, shortly, and only in the browser that holds the ticket: nobody is signed in by a link that
 * somebody else made.
 */
export interface Passages {
  /** @returns the code */
  open(passage: { token: string; ticket: string }): string;
  /** The token; undefined for a code that is unknown, used, too old or for another ticket. */
  take(code: string, ticket: string | undefined): string | undefined;
}

const lastsMs = 60_000;
const mostOpen = 10_000;

export function createPassages(): Passages {
  const open = new LRUCache<string, { token: string; ticket: string }>({ max: mostOpen, ttl: lastsMs });
  return {
    open(passage) {
      const code = makeToken();
      open.set(code, passage);
      return code;
    },
    take(code, ticket) {
      const passage = open.get(code);
      open.delete(code);
      return passage?.ticket === ticket ? passage?.token : undefined;
    },
  };
}
