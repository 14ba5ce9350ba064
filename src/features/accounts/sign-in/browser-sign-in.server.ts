import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignInType } from "../../../core/people/sign-in-types.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import { describeDevice } from "../../../platform/http/describe-device.server.ts";
import { dropSignIn, setSessionCookie, nameClient } from "../../../platform/http/cookies/session-cookie.server.ts";
import { readToken } from "../../../platform/http/cookies/session-token.server.ts";
import type { LicenseReader, Sessions, SignInRecorder } from "../contract.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

/** Signs people in and out at the browser that asks. */
export interface BrowserSignIn {
  /** With a token that nobody could have put there; who was signed in before is no longer. */
  enter(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { personId: string; method: SignInType | "mail" | "passkey" },
  ): Promise<{ token: string }>;
  /** With the token of a sign-in at another origin of the site; false where it is none any more. */
  join(request: FastifyRequest, reply: FastifyReply, token: string): Promise<boolean>;
  signOut(request: FastifyRequest, reply: FastifyReply, options: { isEverywhere: boolean }): Promise<void>;
}

export function createBrowserSignIn(deps: {
  sessions: Sessions;
  sessionCache: SessionCache;
  analytics: SignInRecorder;
  licenses: Pick<LicenseReader, "readStanding">;
  /** What guests pinned becomes theirs who sign in. */
  pinnedStyles: { adopt(request: FastifyRequest, reply: FastifyReply, personId: string): Promise<void> };
  /** Whether pages of the request's site are served by https. */
  isSecure: (request: FastifyRequest) => boolean;
}): BrowserSignIn {
  const { sessions, sessionCache, analytics, licenses, pinnedStyles, isSecure } = deps;

  async function setSession(request: FastifyRequest, reply: FastifyReply, who: { token: string; personId: string }) {
    const { isPaid } = await licenses.readStanding(who.personId);
    const options = { isSecure: isSecure(request) };
    setSessionCookie(reply, { ...who, isPaid }, options);
    nameClient(request, reply, options);
    await pinnedStyles.adopt(request, reply, who.personId);
  }

  async function endEarlier(request: FastifyRequest): Promise<void> {
    const earlier = readToken(request);
    const session = earlier?.isCookie ? await sessions.find(earlier.token) : undefined;
    if (!session) return;
    await sessions.close(session.personId, session.sessionId);
    sessionCache.forget(session.personId);
  }

  return {
    async enter(request, reply, { personId, method }) {
      await endEarlier(request);
      const { token } = await sessions.open(personId, { device: describeDevice(request.headers["user-agent"]) });
      await setSession(request, reply, { token, personId });
      analytics.record({ name: "signed_in", way: method }, request);
      return { token };
    },
    async join(request, reply, token) {
      const session = await sessions.find(token);
      if (!session) return false;
      if (readToken(request)?.token !== token) await endEarlier(request);
      await setSession(request, reply, { token, personId: session.personId });
      return true;
    },
    async signOut(request, reply, { isEverywhere }) {
      const person = findPerson(request);
      if (person) {
        if (isEverywhere) await sessions.closeAll(person.id);
        else await sessions.close(person.id, person.sessionId);
        sessionCache.forget(person.id);
      }
      dropSignIn(reply, { isSecure: isSecure(request) });
    },
  };
}
