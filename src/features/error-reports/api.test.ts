import Fastify, { type FastifyBaseLogger } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryRateLimits } from "../../platform/http/limits/rate-limit.server.ts";
import { registerErrors } from "../../server/middleware/errors.ts";
import { registerErrorReportsApi } from "./api.server.ts";

const report = {
  kind: "error",
  message: "TypeError: x is null",
  stack: "at run (/assets/root.js:1:2)",
  path: "/icons",
};

let lines: Record<string, unknown>[];
let app: ReturnType<typeof createReportsApp>;

function createReportsApp() {
  const log = pino(
    { level: "warn", base: null },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const loggerInstance: FastifyBaseLogger = log;
  const server = Fastify({ loggerInstance });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorate("rateLimits", createMemoryRateLimits());
  registerErrors(server, log);
  registerErrorReportsApi(server.withTypeProvider<ZodTypeProvider>());
  return server;
}

beforeEach(() => {
  lines = [];
  app = createReportsApp();
});

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/api/errors", payload, headers });

describe("an error report from a browser", () => {
  it("becomes one log line without personal data", async () => {
    const { statusCode, body } = await post(report, {
      "user-agent": "Mine/1.0",
      cookie: "lang=de",
      referer: "http://a/",
    });
    expect([statusCode, body]).toEqual([204, ""]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40, msg: "Error in a browser", report });
    expect(JSON.stringify(lines)).not.toMatch(/Mine|lang=|127\.0\.0\.1|referer/);
  });

  it("is rejected when it is invalid", async () => {
    for (const fault of [
      { ...report, kind: "joke" },
      { ...report, message: "m".repeat(501) },
      { ...report, stack: "s".repeat(4001) },
      { ...report, path: "https://elsewhere.example/" },
      { ...report, user: "me" },
      {},
    ]) {
      expect((await post(fault)).statusCode).toBe(400);
    }
    expect((await post({ ...report, message: "m".repeat(20_000) })).statusCode).toBe(413);
    expect(lines).toEqual([]);
  });

  it("is accepted from our own pages only", async () => {
    expect((await post(report, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await post(report, { "sec-fetch-site": "same-origin" })).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
  });

  it("is accepted twenty times a minute from each visitor", async () => {
    for (let count = 0; count < 20; count++) expect((await post(report)).statusCode).toBe(204);
    expect((await post(report)).statusCode).toBe(429);
    const other = { method: "POST", url: "/api/errors", payload: report, remoteAddress: "10.0.0.2" } as const;
    expect((await app.inject(other)).statusCode).toBe(204);
    expect(lines).toHaveLength(21);
  });
});
