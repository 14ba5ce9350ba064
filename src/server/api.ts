import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { registerBrowseApi } from "../features/browse/api.server.ts";
import { registerDevelopersApi } from "../features/developers/api.server.ts";
import { registerExportsApi } from "../features/exports/api.server.ts";
import { registerIconApi } from "../features/icon/api.server.ts";
import { registerSearchApi } from "../features/search/api.server.ts";
import type { AppOptions } from "./app.ts";
import { refuseUnknownPath } from "./middleware/errors.ts";
import { readViewer } from "./middleware/request-facts.ts";
import { registerOpenApi } from "./openapi.ts";

type ApiOptions = Pick<AppOptions, "services" | "config">;

const callPrefixes = ["/api", "/siteApi"];

/** Every call of every feature. */
export async function registerApi(app: FastifyInstance, { services, config }: ApiOptions): Promise<void> {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    done();
  });
  await registerOpenApi(app, { origin: config.ORIGIN });
  const scope = app.withTypeProvider<ZodTypeProvider>();
  registerSearchApi(scope, services);
  registerIconApi(scope, services);
  registerBrowseApi(scope, services);
  registerExportsApi(scope, { exports: services.exports, readViewer });
  registerDevelopersApi(scope, services);
  app.addHook("onReady", async () => services.developers.open(app.swagger()));
  for (const prefix of callPrefixes) {
    app.all(prefix, { schema: { hide: true } }, refuseUnknownPath);
    app.all(`${prefix}/*`, { schema: { hide: true } }, refuseUnknownPath);
  }
}
