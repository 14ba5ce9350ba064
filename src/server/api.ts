import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Services } from "../context.ts";
import { registerBrowseApi } from "../features/browse/api.server.ts";
import { registerExportsApi } from "../features/exports/api.server.ts";
import { registerIconApi } from "../features/icon/api.server.ts";
import { registerSearchApi } from "../features/search/api.server.ts";
import { refuseUnknownPath } from "./middleware/errors.ts";
import { readViewer } from "./middleware/request-facts.ts";

const callPrefixes = ["/api", "/siteApi"];

/** Every call of every feature. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    done();
  });
  const scope = app.withTypeProvider<ZodTypeProvider>();
  registerSearchApi(scope, services);
  registerIconApi(scope, services);
  registerBrowseApi(scope, services);
  registerExportsApi(scope, { exports: services.exports, readViewer });
  for (const prefix of callPrefixes) {
    app.all(prefix, { schema: { hide: true } }, refuseUnknownPath);
    app.all(`${prefix}/*`, { schema: { hide: true } }, refuseUnknownPath);
  }
}
