import type { FastifyInstance } from "fastify";
import type { AppOptions } from "./app.ts";
import { refuseUnknownPath } from "./middleware/errors.ts";

const callPrefixes = ["/api", "/siteApi", "/img"];

/** Every call of every feature. */
export async function registerApi(app: FastifyInstance, _options: AppOptions): Promise<void> {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    done();
  });
  for (const prefix of callPrefixes) {
    app.all(prefix, refuseUnknownPath);
    app.all(`${prefix}/*`, refuseUnknownPath);
  }
}
