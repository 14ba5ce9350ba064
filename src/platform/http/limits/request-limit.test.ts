import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { createRateCounter } from "./rate-limit.server.ts";
import { createRequestLimit, tellPackage } from "./request-limit.server.ts";

test("an answer tells what is left of each limit, and a refusal when to come back", async () => {
  const app = Fastify();
  const few = createRequestLimit({ name: "few", most: 2, windowMs: 60_000 });
  const many = createRequestLimit({ name: "many", most: 100, windowMs: 3_600_000 });
  app.get("/", (_request, reply) => {
    many.demand(reply, "somebody", 10);
    tellPackage(reply, 7);
    few.demand(reply, "somebody");
    return "";
  });
  const ask = async () => (await app.inject("/")).headers;
  expect(await ask()).toMatchObject({
    "ratelimit-policy": '"many";q=100;w=3600, "few";q=2;w=60',
    ratelimit: '"many";r=90;t=3600, "package";r=7, "few";r=1;t=60',
  });
  expect((await ask())["ratelimit"]).toBe('"many";r=80;t=3600, "package";r=7, "few";r=0;t=60');
  expect((await ask())["ratelimit"]).toBe('"many";r=70;t=3600, "package";r=7, "few";r=0;t=60');
  await expect(async () =>
    few.demand({ getHeader: vi.fn(), header: vi.fn() } as never, "somebody"),
  ).rejects.toMatchObject({
    code: "limit_reached",
    retryAfterSeconds: 60,
  });
  await app.close();
});

test("a window begins with the first, and ends for each by itself", () => {
  let now = 1;
  const count = createRateCounter({ most: 2, windowMs: 10_000, now: () => now });
  expect(count("one")).toEqual({ isWithin: true, left: 1, resetSeconds: 10 });
  now += 4000;
  expect(count("other", 3)).toEqual({ isWithin: false, left: 0, resetSeconds: 10 });
  expect(count("one")).toEqual({ isWithin: true, left: 0, resetSeconds: 6 });
  now += 6001;
  expect(count("one")).toEqual({ isWithin: true, left: 1, resetSeconds: 10 });
  expect(count("other").isWithin).toBe(false);
});
