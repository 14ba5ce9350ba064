import type { FastifyReply, FastifyRequest } from "fastify";
import { keepSignedIn } from "../../platform/http/session-cookie.server.ts";
import type { Sessions } from "./contract.ts";
import { describeDevice } from "./describe-device.server.ts";
import type { Viewers } from "./viewers.server.ts";

/** Signs somebody in at the browser that asks; whoever was signed in there before no longer is. Returns the token. */
export type SessionOpener = (request: FastifyRequest, reply: FastifyReply, personId: string) => Promise<string>;

export function createSessionOpener(deps: {
  sessions: Pick<Sessions, "open" | "close">;
  viewers: Pick<Viewers, "forget">;
  /** Whether pages of the request's site are served by https. */
  isSecure: (request: FastifyRequest) => boolean;
}): SessionOpener {
  const { sessions, viewers, isSecure } = deps;
  return async (request, reply, personId) => {
    const before = request.viewer.person;
    const { token } = await sessions.open(personId, { device: describeDevice(request.headers["user-agent"]) });
    if (before) await sessions.close(before.id, before.sessionId);
    if (before) viewers.forget(before.id);
    keepSignedIn(reply, token, { isSecure: isSecure(request) });
    return token;
  };
}
