import * as fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { countDecimals, formatAmount, formatPrice, prorate, readAmount } from "./money.ts";

const currency = fc.constantFrom("USD", "EUR", "RUB", "JPY", "KRW", "KWD");
const amount = fc.integer({ min: -100_000_000, max: 100_000_000 });

const format = (cents: number, locale = "en") => formatPrice({ amount: cents, currency: "USD" }, locale);

test("prices have the sign of their currency, and decimals when they aren't whole", () => {
  expect([900, 950, 999, 129_900, 0, -450].map((cents) => format(cents))).toEqual([
    "$9",
    "$9.50",
    "$9.99",
    "$1,299",
    "$0",
    "-$4.50",
  ]);
  expect(format(129_900, "es")).toBe("1.299\u00A0$");
  expect(format(950, "de")).toBe("9,50\u00A0$");
  for (const locale of locales) expect(format(950, locale), locale).toMatch(/\$/);
});

test("each currency has its own decimals", () => {
  expect(["USD", "EUR", "RUB", "JPY", "KRW", "KWD"].map(countDecimals)).toEqual([2, 2, 2, 0, 0, 3]);
  expect(formatPrice({ amount: 1500, currency: "JPY" }, "ja")).toBe("￥1,500");
  expect(formatPrice({ amount: 149_050, currency: "RUB" }, "ru")).toBe("1\u00A0490,50\u00A0₽");
  expect(formatPrice({ amount: 1900, currency: "EUR" }, "fr")).toBe("19\u00A0€");
});

test("an amount serialized for a provider is parsed to the same amount", () => {
  fc.assert(
    fc.property(amount, currency, (minor, code) => {
      expect(readAmount(formatAmount({ amount: minor, currency: code }), code)).toBe(minor);
    }),
  );
  expect(readAmount("19", "USD")).toBe(1900);
  expect(readAmount("19.5", "USD")).toBe(1950);
  expect(readAmount("1500.00", "JPY")).toBe(1500);
});

test("an invalid amount of a currency is rejected", () => {
  for (const text of ["", "19,00", "1e3", "19.001", " 19", "NaN", "--1", "1.", "9".repeat(13)])
    expect(readAmount(text, "USD"), text).toBeUndefined();
  expect(readAmount("1500.5", "JPY")).toBeUndefined();
});

test("proration loses and adds no cent: the parts of a period cost as much as the whole", () => {
  const whole = fc.integer({ min: 1, max: 366 * 86_400_000 });
  fc.assert(
    fc.property(
      amount,
      whole,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (cost, of, at) => {
        const cuts = [0, ...at.map((share) => Math.floor(share * of)).toSorted((a, b) => a - b), of];
        const pieces = cuts.slice(1).map((cut, index) => prorate(cost, cut, of) - prorate(cost, cuts[index]!, of));
        expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(cost);
        for (const piece of pieces) expect(piece * Math.sign(cost)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("a part costs its share to the nearest cent, and never less than nothing or more than the whole", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: -5, max: 10_005 }),
      (cost, of, part) => {
        const share = (cost * Math.min(Math.max(part, 0), of)) / of;
        expect(Math.abs(prorate(cost, part, of) - share)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(Number.isInteger(prorate(cost, part, of))).toBe(true);
      },
    ),
  );
  expect(prorate(999, 1, 2)).toBe(500);
});
