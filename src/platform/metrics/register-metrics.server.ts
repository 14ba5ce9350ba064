import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.server.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Measures every answer, and shows the measures at `/metrics` to whoever brings the token: to others there is no such page. */
export function registerMetrics(app: FastifyInstance, { metrics, token }: { metrics: Metrics; token: string }): void {
  const wanted = digest(`Bearer ${token}`);
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "unknown";
    metrics.countAnswer({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.get("/metrics", { schema: { hide: true }, config: { isForAnyHost: true } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ""), wanted)) return reply.callNotFound();
    const { type, text } = await metrics.render();
    return reply.header("cache-control", "no-store").type(type).send(text);
  });
}
