import type { IncomingMessage } from "node:http";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import { isLoopback } from "../../platform/http/loopback.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { mcpPath } from "./contract.ts";
import { createMcpServer, type Asker, type McpServices } from "./create-mcp-server.server.ts";

export interface McpDependencies extends McpServices {
  readNetwork: (request: IncomingMessage) => string;
  readSite: (request: FastifyRequest) => { origin: string; hrefIn: (locale: Locale, path: string) => string };
  log: Log;
}

const mostPerMinute = { requests: 240, files: 240 };
const minuteMs = 60_000;
/** An image in base64, with what is around it. */
const bodyLimit = 4_194_304;

/**
 * The MCP server over Streamable HTTP. It keeps nothing between requests: each has a server of its own, and any process
 * answers it.
 */
export function registerMcp(app: ApiScope, { readNetwork, readSite, log, ...services }: McpDependencies): void {
  const mayAsk = createRateLimit({ most: mostPerMinute.requests, windowMs: minuteMs });
  const mayTake = createRateLimit({ most: mostPerMinute.files, windowMs: minuteMs });
  const handler = createMcpHandler(
    ({ authInfo }) => createMcpServer(services, { asker: authInfo?.extra?.["asker"] as Asker, log }),
    { onerror: (error) => log.debug({ err: error }, "An MCP request was refused") },
  );
  app.addHook("onClose", () => handler.close());

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: mcpPath,
    bodyLimit,
    config: { makesWay: true, keyScope: "any" },
    schema: { hide: true },
    async handler(request, reply) {
      refuseForeignPages(request, readSite);
      const network = readNetwork(request.raw);
      if (!mayAsk(network)) throw tooMany();
      const asker: Asker = {
        viewer: request.viewer,
        origin: readSite(request).origin,
        countFile() {
          if (!mayTake(network)) throw tooMany();
        },
      };
      const authInfo = { token: "", clientId: "", scopes: [], extra: { asker } };
      const { body } = request;
      const options = body === undefined || body === null ? { authInfo } : { authInfo, parsedBody: body };
      return reply.send(await handler.fetch(toWebRequest(request, reply), options));
    },
  });
}

const tooMany = () =>
  new AppError("limit_reached", "Too many requests. Try again in a minute.", { retryAfterSeconds: 60 });

/**
 * Pages of other sites may not ask: they could reach a server on somebody’s own machine through their browser.
 *
 * @throws AppError `not_allowed`
 */
function refuseForeignPages(request: FastifyRequest, readSite: McpDependencies["readSite"]): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const { hrefIn } = readSite(request);
  const isOwn = locales.some((locale) => new URL(hrefIn(locale, "/")).origin === origin);
  if (isOwn || isLoopback(URL.parse(origin)?.hostname ?? "")) return;
  throw new AppError("not_allowed", "Pages of other sites can’t use this server.");
}

/** The request as the SDK takes it; aborted when its sender goes away. */
function toWebRequest({ raw, method, url }: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) if (value !== undefined) headers.set(name, String(value));
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return new Request(new URL(url, "http://localhost"), { method, headers, signal: gone.signal });
}
