import type { FastifyInstance } from "fastify";
import { noteUrgent } from "../../workers/yield-to-requests.server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The work behind this call takes turns (`yieldToRequests`) and makes way for all others. */
    makesWay?: boolean;
  }
}

/** Whoever asks for anything but files that are made on demand goes first. */
export function registerRequestPriority(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!request.routeOptions.config.makesWay) noteUrgent();
    done();
  });
}
