import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { guest, type Viewer } from "../../../core/people/viewer.ts";
import { unlessAway } from "../../../core/errors.ts";
import { digestToken } from "../../../platform/http/cookies/session-token.server.ts";
import type { PersonNews } from "./person-news.server.ts";
import type { ApiKeys, LicenseReader, People, Sessions } from "../contract.ts";

interface ReadViewer {
  viewer: Viewer;
  isRenewed: boolean;
  /** They were so the last time that somebody could tell. */
  isOld?: boolean;
}

/** Tells who makes a request. */
export interface SessionCache {
  /**
   * Whose token it is; a guest when it is nobody's.
   * @param options.isProgram a program brings it, no browser
   * @param options.mayBeOld while the database does not answer, what was last known is good enough for up to a minute
   * @throws AppError `unavailable` while the database cannot be reached
   */
  read(token: string, options?: { isProgram: boolean; mayBeOld?: boolean }): Promise<ReadViewer>;
  /**
   * Whose API key it is; undefined when it is nobody’s. Keys are looked up for each request: one that is revoked opens nothing
   * from then on.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  readKey(key: string): Promise<Viewer | undefined>;
  /** What is known of a person has changed: it is read again for their next request, on all servers within a moment. */
  forget(personId: string): void;
  close(): Promise<void>;
}

/** Other servers tell what they change; commands that are run beside them, and a database that was away, do not. */
const ttlMs = 5_000;
const maxEntries = 1_000;
/** Who somebody was is known for so long, and counts when the database takes so long to tell. */
const lastKnownMs = 60_000;
const patienceMs = 200;

export function createSessionCache(deps: {
  people: Pick<People, "find">;
  sessions: Pick<Sessions, "find">;
  apiKeys: Pick<ApiKeys, "find">;
  licenses: Pick<LicenseReader, "readStanding">;
  others: PersonNews;
}): SessionCache {
  const { people, sessions, apiKeys, licenses, others } = deps;
  const cache = new LRUCache<string, Viewer>({ max: maxEntries, ttl: ttlMs });
  const lastKnown = new LRUCache<string, Viewer>({ max: maxEntries, ttl: lastKnownMs });
  /** Of whom something is read just now, and whether that may be old already. */
  const readings = new Set<{ personId: string | undefined; isOld: boolean }>();

  async function describe(person: NonNullable<Viewer["person"]>, isProgram: boolean): Promise<Viewer> {
    const { isPaid, hasIconCalls, pngSizePx } = await licenses.readStanding(person.id);
    return {
      person,
      isGuest: false,
      isPaid,
      paysByCall: isProgram && hasIconCalls,
      pngSizePx,
    };
  }

  async function readNow(
    key: string,
    findSession: () => Promise<{ sessionId: string; personId: string; isRenewed: boolean } | undefined>,
    isProgram: boolean,
  ): Promise<ReadViewer> {
    const reading = { personId: undefined as string | undefined, isOld: false };
    readings.add(reading);
    try {
      const session = await findSession();
      reading.personId = session?.personId;
      const person = session && (await people.find(session.personId));
      if (!person) {
        lastKnown.delete(key);
        return { viewer: guest, isRenewed: false };
      }
      const viewer = await describe({ ...person, sessionId: session.sessionId }, isProgram);
      if (!reading.isOld) for (const known of [cache, lastKnown]) known.set(key, viewer);
      return { viewer, isRenewed: session.isRenewed };
    } finally {
      readings.delete(reading);
    }
  }

  function forgetHere(personId: string): void {
    for (const reading of readings) reading.isOld ||= (reading.personId ?? personId) === personId;
    for (const known of [cache, lastKnown])
      for (const [key, { person }] of known) if (person?.id === personId) known.delete(key);
  }

  /** Who somebody was still counts while nobody can tell. */
  function forgetAll(): void {
    for (const reading of readings) reading.isOld = true;
    cache.clear();
  }

  const stopFollowing = others.follow({ onChange: forgetHere, onGap: forgetAll });

  return {
    async read(token, { isProgram, mayBeOld = false } = { isProgram: false }) {
      const key = `${isProgram ? "program" : "browser"} ${digestToken(token)}`;
      const known = cache.get(key);
      if (known) return { viewer: known, isRenewed: false };
      const reading = readNow(key, () => sessions.find(token), isProgram);
      const last = mayBeOld ? lastKnown.get(key) : undefined;
      if (!last) return reading;
      const old = { viewer: last, isRenewed: false, isOld: true };
      return Promise.race([unlessAway(reading, old), wait(patienceMs, old, { ref: false })]);
    },
    async readKey(text) {
      const found = await apiKeys.find(text);
      if (!found) return undefined;
      const { personId, ...used } = found;
      const name = `key ${used.id}`;
      const session = { sessionId: used.id, personId, isRenewed: false };
      const known = cache.get(name) ?? (await readNow(name, async () => session, true)).viewer;
      return known.person && { ...known, person: { ...known.person, roles: [] }, key: used };
    },
    forget(personId) {
      forgetHere(personId);
      others.tell(personId);
    },
    close: () => stopFollowing(),
  };
}
