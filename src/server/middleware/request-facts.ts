import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** For requests whose Host header is missing or no host. */
const fallbackOrigin = "http://localhost";

/** Whether somebody looks at what is asked for: no bot or tool, and not a browser that loads it in advance. */
export function isPerson({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  const agent = headers["user-agent"];
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  return method === "GET" && agent !== undefined && !purpose?.includes("prefetch") && !isbot(agent);
}

/** Where the request came to. Nothing that a proxy says is believed: behind one, the configuration tells it. */
export function readOrigin(request: Pick<FastifyRequest, "host" | "protocol">): URL {
  const told = `${request.protocol}://${request.host}`;
  return new URL(URL.canParse(told) ? told : fallbackOrigin);
}
