import { afterAll, beforeAll, expect, test } from "vitest";
import fastify from "fastify";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { createLog } from "../../platform/log.server.ts";
import { registerErrors } from "./errors.ts";
import { registerTestModeGuard } from "./test-mode-guard.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
});
afterAll(() => site.close());

/** What only test mode has, and what people sign in by in test mode. */
const testDoors = [
  "/test/identity/auth?client_id=github",
  "/test/identity/jwks",
  "/test/clock",
  "/test/portal?ref=1",
  "/test/checkout/1",
  "/api/auth/v1/login/github",
  "/api/auth/v1/callback/github?code=1&state=2",
];

const foreign: [string, Record<string, string>][] = [
  ...[
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Prefix",
    "Forwarded",
    "Via",
    "X-Real-IP",
    "CF-Connecting-IP",
    "CF-Ray",
    "CF-IPCountry",
    "True-Client-IP",
    "X-Client-IP",
    "X-Original-Host",
    "CDN-Loop",
    "Fastly-Client-IP",
    "Fly-Client-IP",
    "X-Azure-ClientIP",
    "X-Amzn-Trace-Id",
    "X-Envoy-External-Address",
  ].map((name): [string, Record<string, string>] => [name, { [name]: "127.0.0.1" }]),
  ...["evil.example", "icons.example:3000", "192.168.1.5", "localhost.evil.example", "x@localhost"].map(
    (host): [string, Record<string, string>] => [`Host: ${host}`, { host }],
  ),
];

test.each(foreign)("%s disables test sign-in, test clock and test checkout", async (_name, headers) => {
  for (const url of testDoors) {
    expect((await site.app.inject({ url, headers })).statusCode, url).toBe(404);
    expect((await site.app.inject({ url, headers, method: "POST", payload: {} })).statusCode, url).toBe(404);
  }
  const letter = { url: "/api/auth/v1/login/email", method: "POST", payload: { email: "a@example.com" } } as const;
  expect((await site.app.inject({ ...letter, headers })).statusCode).toBe(404);
  expect(await site.services.outbox!.list()).toEqual([]);
  expect((await site.app.inject({ url: "/api/iconsets/v7/search?term=cat", headers })).statusCode).toBe(200);
});

test("another spelling of the path is refused, too", async () => {
  for (const url of ["/%74est/clock", "/test%2Fclock", "//test/clock", "/TEST/clock", "/test/clock/"])
    expect((await site.app.inject({ url, headers: { via: "1.1 proxy" } })).statusCode, url).toBe(404);
});

test("the machine itself has access to all of it", async () => {
  for (const host of ["localhost", "de.localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect((await site.app.inject({ url: "/test/clock", headers: { host } })).statusCode, host).toBe(200);
});

test("the log reports each kind once, however many requests there are", async () => {
  const app = fastify();
  const lines: unknown[] = [];
  const log = Object.assign(createLog("silent"), { error: (line: unknown) => void lines.push(line) });
  registerTestModeGuard(app, log);
  registerErrors(app, createLog("silent"));
  app.get("/test/clock", () => "clock");
  for (let time = 0; time < 20; time += 1) {
    for (const headers of [{ via: "1.1 a" }, { host: `evil-${time}.example` }, { [`cf-made-up-${time}`]: "1" }])
      expect((await app.inject({ url: "/test/clock", headers })).statusCode).toBe(404);
  }
  expect(lines).toMatchObject([{ sign: "via" }, { sign: "host" }, { sign: "cf-*" }]);
});
