import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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

/** Every call of every feature. */
export async function registerApi(app: FastifyInstance, { services, config }: ApiOptions): Promise<void> {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "etag",
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
  const hidden = { schema: { hide: true } };
  for (const path of ["/img", "/img/*", "/similarTags"]) app.options(path, hidden, allowAsking);
  for (const path of ["/api", "/api/*", "/siteApi", "/siteApi/*"]) {
    app.all(path, hidden, (request, reply) =>
      request.method === "OPTIONS" ? allowAsking(request, reply) : refuseUnknownPath(request, reply),
    );
  }
}

/** Browsers ask first before a page of another site may send headers of its own. */
function allowAsking(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
      "access-control-allow-headers": "*",
      "access-control-max-age": "86400",
    })
    .send();
}
