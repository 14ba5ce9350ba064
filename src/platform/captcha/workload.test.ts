import { expect, test } from "vitest";
import { createMemoryRateLimits } from "../http/limits/rate-limit.server.ts";
import { createWorkload, mostWork } from "./workload.server.ts";

test("the work of a network grows with its proofs, up to a limit, independently of other networks", async () => {
  const workload = createWorkload(createMemoryRateLimits());
  const factors: number[] = [];
  for (let proof = 0; proof < 500; proof++) {
    factors.push(await workload.factorOf("10.1.0.1"));
    await workload.note("10.1.0.1");
  }
  expect(factors.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 1));
  expect([factors[60], factors[79], factors[80], factors[100]]).toEqual([2, 2, 4, 8]);
  for (const [place, factor] of factors.entries()) {
    expect(factor).toBeGreaterThanOrEqual(factors[place - 1] ?? 1);
    expect(factor).toBeLessThanOrEqual(mostWork);
  }
  expect(factors.at(-1)).toBe(mostWork);
  expect(await workload.factorOf("10.2.0.1")).toBe(1);
});
