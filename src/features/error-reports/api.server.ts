import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { hideSecrets } from "../../core/text/hide-secrets.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import { longestMessage, longestPath, longestStack, reportKinds, reportPath } from "./contract.ts";

const mostBytes = 16_384;
const mostPerMinute = 20;
const minuteMs = 60_000;

const report = z.strictObject({
  kind: z.enum(reportKinds),
  message: z.string().max(longestMessage),
  stack: z.string().max(longestStack).optional(),
  path: z.string().startsWith("/").max(longestPath),
});

/** Errors in browsers become lines of the log. Nothing about the visitor is written. */
export function registerErrorReportsApi(app: ApiScope): void {
  const mayReport = createRateLimit({ name: "error-reports", most: mostPerMinute, windowMs: minuteMs });

  app.post(reportPath, { bodyLimit: mostBytes, schema: { hide: true, body: report } }, async (request, reply) => {
    const { body, headers, ip, log } = request;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin")
      throw new AppError("not_allowed", "Only pages of this site can report errors.");
    if (!(await mayReport(request, ip)))
      throw new AppError("limit_reached", "Too many requests. Try again in a minute.");
    const { kind, message, stack, path } = body;
    const shown = { message: hideSecrets(message), ...(stack !== undefined && { stack: hideSecrets(stack) }) };
    log.warn({ report: { kind, ...shown, path: hideSecrets(path) } }, "Error in a browser");
    return reply.code(204).send();
  });
}
