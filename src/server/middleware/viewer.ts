import type { FastifyInstance, FastifyRequest } from "fastify";
import { guest, type Viewer } from "../../core/people/viewer.ts";
import { AppError } from "../../core/errors.ts";
import type { SessionCache } from "../../features/accounts/sessions/session-cache.server.ts";
import { setSessionCookie } from "../../platform/http/cookies/session-cookie.server.ts";
import { readToken } from "../../platform/http/cookies/session-token.server.ts";
import type { Log } from "../../platform/log.server.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks. */
    viewer: Viewer;
  }
}

/** Tells handlers who asks. A sign-in that is used lasts longer. */
export function registerViewer(
  app: FastifyInstance,
  { sessionCache, log }: { sessionCache: SessionCache; log: Log },
): void {
  app.decorateRequest("viewer", null as unknown as Viewer);
  app.addHook("onRequest", async (request, reply) => {
    request.viewer = guest;
    const given = readToken(request);
    if (!given) return;
    try {
      const mayBeOld = request.method === "GET" || request.method === "HEAD";
      const { viewer, isRenewed, isOld } = await sessionCache.read(given.token, {
        isProgram: !given.isCookie,
        mayBeOld,
      });
      if (isOld) {
        reply.header("x-session-state", "last-known");
        log.info("The database doesn’t respond; the last known session is used");
      }
      refuseOtherPerson(request, viewer);
      request.viewer = viewer;
      if (given.isCookie && isRenewed && viewer.person) {
        const { person, isPaid } = viewer;
        setSessionCookie(reply, { token: given.token, personId: person.id, isPaid }, request);
      }
    } catch (error) {
      // Icons are there for everybody, also while nobody can tell who asks; calls about people then fail by themselves.
      if (!(error instanceof AppError && error.code === "unavailable")) throw error;
      request.viewer = { ...guest, isUnknown: true };
      log.debug({ err: error }, "Sessions can’t be read");
    }
  });
}

/** Programs say who they believe to be: a token of somebody else is no good to them. */
function refuseOtherPerson({ headers }: FastifyRequest, { person }: Viewer): void {
  const { uid } = headers;
  if (uid !== undefined && uid !== person?.id) throw new AppError("signed_out", "uid: doesn’t match the token");
}
