import { expect, test } from "vitest";
import { createWorkload, mostWork } from "./workload.server.ts";

test("the work of a network grows with its proofs, up to an end, and that of no other network", () => {
  const workload = createWorkload();
  const factors = Array.from({ length: 500 }, () => {
    const factor = workload.factorOf("10.1.0.1");
    workload.note("10.1.0.1");
    return factor;
  });
  expect(factors.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 1));
  expect([factors[30], factors[39], factors[40], factors[50]]).toEqual([2, 2, 4, 8]);
  for (const [place, factor] of factors.entries()) {
    expect(factor).toBeGreaterThanOrEqual(factors[place - 1] ?? 1);
    expect(factor).toBeLessThanOrEqual(mostWork);
  }
  expect(factors.at(-1)).toBe(mostWork);
  expect(workload.factorOf("10.2.0.1")).toBe(1);
});
