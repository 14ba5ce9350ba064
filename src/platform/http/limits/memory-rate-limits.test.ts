import { expect, test } from "vitest";
import { createMemoryRateLimits } from "./rate-limit.server.ts";

test("a window begins with the first, and ends for each by itself", async () => {
  let now = 1;
  const limits = createMemoryRateLimits({ now: () => now });
  const count = (who: string, times?: number) => limits.count({ name: "tries", most: 2, windowMs: 10_000 }, who, times);
  expect(await count("one")).toEqual({ isWithin: true, left: 1, resetSeconds: 10 });
  now += 4000;
  expect(await count("other", 3)).toEqual({ isWithin: false, left: 0, resetSeconds: 10 });
  expect(await count("one")).toEqual({ isWithin: true, left: 0, resetSeconds: 6 });
  now += 6001;
  expect(await count("one")).toEqual({ isWithin: true, left: 1, resetSeconds: 10 });
  expect((await count("other")).isWithin).toBe(false);
});
