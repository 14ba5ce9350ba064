import { expect, test } from "vitest";
import { describeUsage } from "./usage.ts";

const calls = {
  resource: "api-call-icon",
  accountingType: "usage",
  allowOverusage: false,
  isUnlimited: false,
} as const;
const small = { code: "small", allowances: [{ ...calls, usages: 100 }] };
const large = { code: "large", allowances: [{ ...calls, usages: 5_000 }] };

test("each package has its own meter, from what its product gives, and the month is told once", () => {
  const given = [
    { ...calls, usagesLeft: 0, productCode: "small", licenseId: "1" },
    { ...calls, usagesLeft: 4_999, productCode: "large", licenseId: "2" },
  ];
  const [usage, ...others] = describeUsage(given, [small, large], new Map([["api-call-icon", 101]]));
  expect(others).toEqual([]);
  expect(usage).toMatchObject({ resource: "api-call-icon", usedThisMonth: 101 });
  expect(usage!.given.map(({ usagesLeft, total }) => [usagesLeft, total])).toEqual([
    [0, 100],
    [4_999, 5_000],
  ]);
});

test("there is no total where no product gives it, or it gives less by now than is left", () => {
  for (const productCode of [undefined, "gone", "small"]) {
    const [usage] = describeUsage([{ ...calls, usagesLeft: 101, productCode, licenseId: "1" }], [small], new Map());
    expect(usage).toMatchObject({ usedThisMonth: 0, given: [{ usagesLeft: 101, total: undefined }] });
  }
});

test("what this site doesn’t have isn’t told", () => {
  const music = { ...calls, resource: "music", usagesLeft: 3, productCode: undefined, licenseId: null } as const;
  expect(describeUsage([music], [], new Map())).toEqual([]);
});
