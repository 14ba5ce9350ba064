import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { answer, failure, succeeded, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { livePath, readyPath, type Readiness } from "./contract.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Aborted when this server begins to end: what has no end by itself ends then. */
    draining: AbortSignal;
  }
}

const retryAfterSeconds = 1;

/** The calls by which load balancers and whoever restarts servers learn how this one is. */
export function registerHealthCalls(app: ApiScope, { readiness }: { readiness: Readiness }): void {
  app.get(
    livePath,
    {
      config: { isForAnyHost: true },
      schema: {
        operationId: "isLive",
        tags: ["operation"],
        summary: "Tell whether this server runs",
        description: "Restart a server that doesn’t answer.",
        response: { 200: answer({}) },
      },
    },
    async (_asked, reply) => {
      void reply.header("cache-control", "no-store");
      return succeeded;
    },
  );

  app.get(
    readyPath,
    {
      config: { isForAnyHost: true },
      schema: {
        operationId: "isReady",
        tags: ["operation"],
        summary: "Tell whether this server takes requests",
        description:
          "Send requests only to servers that are ready. While the database is away, they answer whatever only reads.",
        response: {
          200: answer({
            database: z.enum(["ready", "away"]).describe("Whether people’s data can be read and changed."),
          }),
          503: failure.describe("The server is starting or shutting down."),
        },
      },
    },
    async (asked, reply) => {
      void reply.header("cache-control", "no-store");
      if (asked.server.draining.aborted)
        throw new AppError("unavailable", "The server is shutting down.", { retryAfterSeconds });
      const { isReady, database } = await readiness.read();
      if (!isReady || database === "starting")
        throw new AppError("unavailable", "The server is starting.", { retryAfterSeconds });
      return { ...succeeded, database };
    },
  );
}
