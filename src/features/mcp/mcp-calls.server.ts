import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import { isLoopback } from "../../platform/http/loopback.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { Log } from "../../platform/log.server.ts";

export interface McpSite {
  origin: string;
  hrefIn: (locale: Locale, path: string) => string;
}

interface McpTransport {
  url: string;
  readSite: (request: FastifyRequest) => McpSite;
  log: Log;
  /** @throws AppError where a request is one too many */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  createServer: (request: FastifyRequest) => McpServer;
}

/** An image in base64, with what is around it. */
const bodyLimit = 4_194_304;

/** Serves MCP over Streamable HTTP. It keeps nothing between requests: each has a server of its own. */
export function serveMcp(app: ApiScope, { url, readSite, log, admit, createServer }: McpTransport): void {
  const handler = createMcpHandler(({ authInfo }) => createServer(authInfo?.extra?.["request"] as FastifyRequest), {
    onerror: (error) => log.debug({ err: error }, "An MCP request was refused"),
  });
  app.addHook("onClose", () => handler.close());
  app.route({
    method: ["GET", "POST", "DELETE"],
    url,
    bodyLimit,
    config: { makesWay: true, keyScope: "any" },
    schema: { hide: true },
    async handler(request, reply) {
      refuseForeignPages(request, readSite);
      await admit(request, reply);
      const authInfo = { token: "", clientId: "", scopes: [], extra: { request } };
      const { body } = request;
      const options = body === undefined || body === null ? { authInfo } : { authInfo, parsedBody: body };
      return reply.send(await handler.fetch(toWebRequest(request, reply), options));
    },
  });
}

/**
 * Pages of other sites may not ask: they could reach a server on somebody’s own machine through their browser.
 *
 * @throws AppError `not_allowed`
 */
function refuseForeignPages(request: FastifyRequest, readSite: McpTransport["readSite"]): void {
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
