import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import type { Site } from "./pages.ts";

/** Serves pages from source through Vite, with hot reload over the site's own port. */
export async function startDevelopment(app: FastifyInstance, server: Server): Promise<() => Promise<Site>> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  return async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as Site;
}
