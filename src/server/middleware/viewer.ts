import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { demandScope } from "../../core/people/api-key-scopes.ts";
import { guest, type Viewer } from "../../core/people/viewer.ts";
import { AppError } from "../../core/errors.ts";
import type { SessionCache } from "../../features/accounts/sessions/session-cache.server.ts";
import { readApiKey } from "../../platform/http/api-key.server.ts";
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

  /** @throws AppError `invalid_key`, `missing_scope`, and as `readKey` does */
  async function readKeyViewer(key: string, request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
    const { keyScope } = request.routeOptions.config;
    if (keyScope === undefined) return guest;
    // Pages of other sites learn why they are refused.
    void reply.headers({ "access-control-allow-origin": "*", "access-control-expose-headers": "www-authenticate" });
    const viewer = await sessionCache.readKey(key);
    if (!viewer?.key) throw new AppError("invalid_key", "This API key is unknown, expired or revoked.");
    if (isOtherPerson(request, viewer)) refuseOtherPerson();
    if (keyScope !== "any") demandScope(viewer, keyScope);
    return viewer;
  }

  app.addHook("onRequest", async (request, reply) => {
    request.viewer = guest;
    const key = readApiKey(request);
    const given = readToken(request);
    if (!given && key === undefined) return;
    try {
      if (key !== undefined) request.viewer = await readKeyViewer(key, request, reply);
      if (!given) return;
      const mayBeOld = request.method === "GET" || request.method === "HEAD";
      const { viewer, isRenewed, isOld } = await sessionCache.read(given.token, {
        isProgram: !given.isCookie,
        mayBeOld,
      });
      if (isOld) {
        reply.header("x-session-state", "last-known");
        log.info("The database doesn’t respond; the last known session is used");
      }
      if (isOtherPerson(request, viewer)) {
        if (isAboutPeople(request)) refuseOtherPerson();
        return;
      }
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

/** Programs say who they believe to be: a token of somebody else is no good to them, and they are guests with it. */
const isOtherPerson = ({ headers: { uid } }: FastifyRequest, { person }: Viewer) =>
  uid !== undefined && uid !== person?.id;

/** @throws AppError `signed_out` */
function refuseOtherPerson(): never {
  throw new AppError("signed_out", "uid: doesn’t match the token");
}

/** Whether a call documents that it refuses guests, or what they may not have. */
function isAboutPeople({ routeOptions: { schema, config } }: FastifyRequest): boolean {
  const { 401: refusal } = (schema?.response ?? {}) as Record<number, unknown>;
  return refusal !== undefined || config.keyScope !== undefined;
}
