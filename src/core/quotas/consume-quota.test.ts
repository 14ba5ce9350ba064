import * as fc from "fast-check";
import { expect, test } from "vitest";
import { consumeQuota, type SpendableAllowance } from "./consume-quota.ts";

const row: fc.Arbitrary<SpendableAllowance> = fc.record({
  accountingType: fc.constantFrom("unique", "usage"),
  usagesLeft: fc.nat(20),
  allowOverusage: fc.boolean(),
  isUnlimited: fc.boolean(),
});
const rows = fc.array(row, { maxLength: 3 });
const spending = fc
  .tuple(fc.nat(30), fc.nat(30))
  .map(([one, other]) => ({ all: Math.max(one, other), fresh: Math.min(one, other) }));

test("no quota falls below zero, and none is overdrawn unless that is allowed", () => {
  fc.assert(
    fc.property(rows, spending, (given, spent) => {
      const payment = consumeQuota(given, spent);
      if (!payment.isAllowed || !payment.by) return;
      const { row: payer, left, overused } = payment.by;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(overused).toBeGreaterThanOrEqual(0);
      if (overused > 0) expect([payer.allowOverusage, left]).toEqual([true, 0]);
    }),
  );
});

test("the charge covers the exact cost: all new downloads, or everything", () => {
  fc.assert(
    fc.property(rows, spending, (given, spent) => {
      const payment = consumeQuota(given, spent);
      if (!payment.isAllowed || !payment.by) return;
      const { row: payer, left, overused } = payment.by;
      const cost = payer.accountingType === "unique" ? spent.fresh : spent.all;
      expect(payer.usagesLeft - left + overused).toBe(cost);
    }),
  );
});

test("a refusal means that no quota covers the whole request", () => {
  fc.assert(
    fc.property(rows, spending, (given, spent) => {
      const isEnough = (one: SpendableAllowance) =>
        one.isUnlimited ||
        one.allowOverusage ||
        one.usagesLeft >= (one.accountingType === "unique" ? spent.fresh : spent.all);
      expect(consumeQuota(given, spent).isAllowed).toBe(given.length === 0 || given.some(isEnough));
    }),
  );
});

test("nothing is counted without a quota, or with an unlimited one", () => {
  const limited = { accountingType: "usage", usagesLeft: 0, allowOverusage: false, isUnlimited: false } as const;
  const spent = { all: 3, fresh: 3 };
  expect(consumeQuota([], spent)).toEqual({ isAllowed: true });
  expect(consumeQuota([limited, { ...limited, isUnlimited: true }], spent)).toEqual({ isAllowed: true });
  expect(consumeQuota([limited], spent)).toEqual({ isAllowed: false });
});
