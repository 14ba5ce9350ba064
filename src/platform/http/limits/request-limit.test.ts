import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { createMemoryRateLimits } from "./rate-limit.server.ts";
import { createRequestLimit, tellPackage } from "./request-limit.server.ts";

test("an answer tells what is left of each limit, and a refusal when to come back", async () => {
  const app = Fastify();
  app.decorate("rateLimits", createMemoryRateLimits());
  const few = createRequestLimit({ name: "few", most: 2, windowMs: 60_000 });
  const many = createRequestLimit({ name: "many", most: 100, windowMs: 3_600_000 });
  app.get("/", async (_request, reply) => {
    await many.demand(reply, "somebody", 10);
    tellPackage(reply, 7);
    await few.demand(reply, "somebody");
    return "";
  });
  const ask = async () => (await app.inject("/")).headers;
  expect(await ask()).toMatchObject({
    "ratelimit-policy": '"many";q=100;w=3600, "few";q=2;w=60',
    ratelimit: '"many";r=90;t=3600, "package";r=7, "few";r=1;t=60',
  });
  expect((await ask())["ratelimit"]).toBe('"many";r=80;t=3600, "package";r=7, "few";r=0;t=60');
  expect((await ask())["ratelimit"]).toBe('"many";r=70;t=3600, "package";r=7, "few";r=0;t=60');
  const reply = { server: app, getHeader: vi.fn(), header: vi.fn() };
  await expect(few.demand(reply as never, "somebody")).rejects.toMatchObject({
    code: "limit_reached",
    retryAfterSeconds: 60,
  });
  await app.close();
});
