import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { mcpPath } from "./contract.ts";
import { createMcpServer, type Asker, type McpServices } from "./create-mcp-server.server.ts";
import { serveMcp, type McpSite } from "./mcp-calls.server.ts";

export interface McpDependencies extends McpServices {
  readNetwork: (request: IncomingMessage) => string;
  readSite: (request: FastifyRequest) => McpSite;
  log: Log;
}

const mostPerMinute = { requests: 240, files: 240 };
const minuteMs = 60_000;
/** The MCP server of the site. Any process answers a request. */
export function registerMcp(app: ApiScope, { readNetwork, readSite, log, ...services }: McpDependencies): void {
  const mayAsk = createRateLimit({ most: mostPerMinute.requests, windowMs: minuteMs });
  const mayTake = createRateLimit({ most: mostPerMinute.files, windowMs: minuteMs });
  serveMcp(app, {
    url: mcpPath,
    readSite,
    log,
    admit(request) {
      if (!mayAsk(readNetwork(request.raw))) throw tooMany();
    },
    createServer(request) {
      const asker: Asker = {
        viewer: request.viewer,
        origin: readSite(request).origin,
        countFile() {
          if (!mayTake(readNetwork(request.raw))) throw tooMany();
        },
      };
      return createMcpServer(services, { asker, log });
    },
  });
}

const tooMany = () =>
  new AppError("limit_reached", "Too many requests. Try again in a minute.", { retryAfterSeconds: 60 });
