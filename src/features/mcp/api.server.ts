import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { createRequestLimit, refuseBeyond } from "../../platform/http/limits/request-limit.server.ts";
import { freeFilesPerMinute } from "../../core/quotas/free-rate.ts";
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

const mostRequestsPerMinute = 240;
const minuteMs = 60_000;
/** The MCP server of the site. Any process answers a request. */
export function registerMcp(app: ApiScope, { readNetwork, readSite, log, ...services }: McpDependencies): void {
  const limit = createRequestLimit({ name: "requests", most: mostRequestsPerMinute, windowMs: minuteMs });
  const files = { name: "mcp-files", most: freeFilesPerMinute, windowMs: minuteMs };
  serveMcp(app, {
    url: mcpPath,
    readSite,
    log,
    async admit(request, reply) {
      await limit.demand(reply, readNetwork(request.raw));
    },
    createServer(request) {
      const asker: Asker = {
        viewer: request.viewer,
        origin: readSite(request).origin,
        async countFile() {
          const standing = await app.rateLimits.count(files, readNetwork(request.raw));
          if (!standing.isWithin) throw refuseBeyond(standing);
        },
      };
      return createMcpServer(services, { asker, log });
    },
  });
}
