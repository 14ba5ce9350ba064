import { LRUCache } from "lru-cache";
import { guest, type Viewer } from "../../context.ts";
import { digestToken } from "../../platform/http/session-token.server.ts";
import type { Licences } from "../licences/contract.ts";
import type { People, Sessions } from "./contract.ts";

/** Tells who makes a request. */
export interface Viewers {
  /**
   * Whose token it is; a guest when it is nobody's.
   * @param options.isProgram a program brings it, no browser
   * @throws AppError `unavailable` while the database cannot be reached
   */
  read(token: string, options?: { isProgram: boolean }): Promise<{ viewer: Viewer; isRenewed: boolean }>;
  /** What is known of a person has changed: it is read again for their next request. */
  forget(personId: string): void;
}

/** Other processes may have changed something; here, whatever changes is forgotten at once. */
const keptMs = 5_000;
const mostKept = 1_000;

export function createViewers(deps: {
  people: Pick<People, "find">;
  sessions: Pick<Sessions, "find">;
  licences: Pick<Licences, "readStanding">;
}): Viewers {
  const { people, sessions, licences } = deps;
  const kept = new LRUCache<string, Viewer>({ max: mostKept, ttl: keptMs });
  /** Of whom something is read just now, and whether that may be old already. */
  const readings = new Set<{ personId: string | undefined; isOld: boolean }>();

  async function describe(person: NonNullable<Viewer["person"]>, isProgram: boolean): Promise<Viewer> {
    const { isPaid, hasIconCalls, pngSizePx, paidDownloadIds } = await licences.readStanding(person.id);
    return {
      person,
      isGuest: false,
      isPaid,
      paysByCall: isProgram && hasIconCalls,
      pngSizePx,
      paidDownloadIds: new Set(paidDownloadIds),
    };
  }

  return {
    async read(token, { isProgram } = { isProgram: false }) {
      const key = `${isProgram ? "program" : "browser"} ${digestToken(token)}`;
      const known = kept.get(key);
      if (known) return { viewer: known, isRenewed: false };
      const reading = { personId: undefined as string | undefined, isOld: false };
      readings.add(reading);
      try {
        const session = await sessions.find(token);
        reading.personId = session?.personId;
        const person = session && (await people.find(session.personId));
        if (!person) return { viewer: guest, isRenewed: false };
        const viewer = await describe({ ...person, sessionId: session.sessionId }, isProgram);
        if (!reading.isOld) kept.set(key, viewer);
        return { viewer, isRenewed: session.isRenewed };
      } finally {
        readings.delete(reading);
      }
    },
    forget(personId) {
      for (const reading of readings) reading.isOld ||= (reading.personId ?? personId) === personId;
      for (const [key, { person }] of kept) if (person?.id === personId) kept.delete(key);
    },
  };
}
