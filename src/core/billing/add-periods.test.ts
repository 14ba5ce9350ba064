import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addPeriods, findPeriodEnd } from "./add-periods.ts";

const moment = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
const period = fc.constantFrom("month" as const, "year" as const);

test("periods end on the day they began on, or on the last day of a shorter month", () => {
  const days = [1, 2, 3, 12, 13].map((count) => addPeriods(new Date("2027-01-31T10:30:00Z"), "month", count));
  expect(days.map((day) => day.toISOString().slice(0, 16))).toEqual([
    "2027-02-28T10:30",
    "2027-03-31T10:30",
    "2027-04-30T10:30",
    "2028-01-31T10:30",
    "2028-02-29T10:30",
  ]);
  expect(addPeriods(new Date("2028-02-29"), "year", 1)).toEqual(new Date("2029-02-28"));
  expect(addPeriods(new Date("2028-02-29"), "year", 4)).toEqual(new Date("2032-02-29"));
});

test("each period is a month long, give or take, keeps the time of day, and never drifts off its day", () => {
  fc.assert(
    fc.property(moment, period, fc.integer({ min: 0, max: 600 }), (anchor, length, count) => {
      const [start, end] = [addPeriods(anchor, length, count), addPeriods(anchor, length, count + 1)];
      const days = (end.getTime() - start.getTime()) / 86_400_000;
      const [least, most] = length === "month" ? [28, 31] : [365, 366];
      expect(days).toBeGreaterThanOrEqual(least);
      expect(days).toBeLessThanOrEqual(most);
      const next = new Date(end.getTime() + 86_400_000);
      if (end.getUTCDate() !== anchor.getUTCDate())
        expect([end.getUTCDate() < anchor.getUTCDate(), next.getUTCDate()]).toEqual([true, 1]);
    }),
  );
});

test("the end of a period is found for every moment within it", () => {
  fc.assert(
    fc.property(
      moment,
      period,
      fc.integer({ min: 0, max: 400 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (anchor, length, count, share) => {
        const [start, end] = [addPeriods(anchor, length, count), addPeriods(anchor, length, count + 1)];
        const within = new Date(start.getTime() + Math.floor((end.getTime() - start.getTime()) * share));
        expect(findPeriodEnd(anchor, length, within)).toEqual(end);
      },
    ),
  );
});
