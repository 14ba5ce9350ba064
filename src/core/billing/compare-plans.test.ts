import { expect, test } from "vitest";
import { estimateChange, isUpgrade } from "./compare-plans.ts";

const pro = { plan: "pro", order: 10 };
const team = { plan: "team", order: 20 };
const choose = (plan: typeof pro, period: "month" | "year", quantity = 1) => ({
  product: { ...plan, period },
  quantity,
});

test.each([
  ["a plan further up", choose(pro, "year"), choose(team, "month", 2), true],
  ["a plan further down", choose(team, "month", 2), choose(pro, "year"), false],
  ["a year instead of a month", choose(pro, "month"), choose(pro, "year"), true],
  ["a month instead of a year", choose(team, "year", 2), choose(team, "month", 9), false],
  ["more seats", choose(team, "month", 2), choose(team, "month", 3), true],
  ["fewer seats", choose(team, "month", 3), choose(team, "month", 2), false],
])("%s", (_name, from, to, expected) => {
  expect(isUpgrade(from, to)).toBe(expected);
});

const periodEnd = new Date("2027-05-01T00:00:00Z");
const estimate = (from: [number, "month" | "year"], to: [number, "month" | "year"], now: string) =>
  estimateChange({
    from: { amount: from[0], period: from[1] },
    to: { amount: to[0], period: to[1] },
    periodEnd,
    now: new Date(now),
  });

test("within a period the customer pays the difference for the remaining time", () => {
  expect(estimate([900, "month"], [2400, "month"], "2027-04-16T00:00:00Z")).toBe(750);
  expect(estimate([900, "month"], [2400, "month"], "2027-04-01T00:00:00Z")).toBe(1500);
  expect(estimate([900, "month"], [2400, "month"], "2027-05-01T00:00:00Z")).toBe(0);
});

test("a year is paid in full, minus the rest of the month", () => {
  expect(estimate([900, "month"], [9000, "year"], "2027-04-16T00:00:00Z")).toBe(8550);
});

test("a change causes no immediate refund", () => {
  expect(estimate([9000, "year"], [900, "month"], "2026-05-02T00:00:00Z")).toBe(0);
});
