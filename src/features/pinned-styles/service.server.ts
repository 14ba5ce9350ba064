import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { mostPinned, readPinned, writePinned } from "../../core/people/pinned-styles.ts";
import { findPerson } from "../../core/people/viewer.ts";
import { findCookie } from "../../platform/http/cookies/cookie-names.server.ts";
import { setCookie } from "../../platform/http/cookies/session-cookie.server.ts";
import type { PinnedStyles } from "./contract.ts";

const cookieName = "pins";
const yearSeconds = 31_536_000;

/** What a browser remembers of a guest. Anybody may have written it: it decides an order and nothing else. */
export const readGuestPins = (cookies: string | undefined): string[] => readPinned(findCookie(cookies, cookieName));

export function createPinnedStyles(deps: {
  people: { changePinned(id: string, change: (codes: readonly string[]) => string[]): Promise<string[]> };
  sessionCache: { forget(personId: string): void };
}): PinnedStyles {
  const { people, sessionCache } = deps;

  async function changeOf(personId: string, change: (codes: readonly string[]) => string[]): Promise<string[]> {
    const changed = await people.changePinned(personId, change);
    sessionCache.forget(personId);
    return changed;
  }

  return {
    read: ({ viewer, headers }) => viewer.person?.pinnedStyles ?? readGuestPins(headers.cookie),
    async change(request, reply, { code, isPinned }) {
      const apply = (codes: readonly string[]) => {
        const others = codes.filter((other) => other !== code);
        const changed = isPinned ? [...others, code] : others;
        if (changed.length > mostPinned)
          throw new AppError("conflict", `You can pin up to ${mostPinned} styles. Unpin one first.`);
        return changed;
      };
      const person = findPerson(request);
      if (person) return changeOf(person.id, apply);
      const changed = apply(readGuestPins(request.headers.cookie));
      remember(request, reply, changed);
      return changed;
    },
    async adopt(request, reply, personId) {
      const brought = readGuestPins(request.headers.cookie);
      if (brought.length === 0) return;
      await changeOf(personId, (codes) => [...new Set([...codes, ...brought])].slice(0, mostPinned));
      remember(request, reply, []);
    },
  };
}

function remember(request: FastifyRequest, reply: FastifyReply, codes: readonly string[]): void {
  const maxAge = codes.length === 0 ? 0 : yearSeconds;
  setCookie(reply, { name: cookieName, value: writePinned(codes), isSecure: request.isSecure, maxAge });
}
