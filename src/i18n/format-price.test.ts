import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";
import { formatPrice } from "./format-price.ts";
import { locales } from "./locales.ts";

test("prices have a dollar sign, and two decimals when they are not whole", () => {
  expect([9, 9.5, 9.99, 1299, 0].map((price) => formatPrice(price, "en"))).toEqual([
    "$9",
    "$9.50",
    "$9.99",
    "$1,299",
    "$0",
  ]);
  expect(formatPrice(1299, "es")).toBe("1.299\u00A0$");
  expect(formatPrice(9.5, "de")).toBe("9,50\u00A0$");
  expect(formatPrice(9.999, "en")).toBe("$10");
  for (const locale of locales) expect(formatPrice(9.5, locale), locale).toMatch(/\$/);
});

test("dates are those of the language, whatever the time zone of the machine", () => {
  const lateEvening = new Date("2026-01-13T23:30:00Z");
  expect(formatDate(lateEvening, "en")).toBe("January 13, 2026");
  expect(formatDate(lateEvening, "de")).toBe("13. Januar 2026");
  expect(formatDate(lateEvening, "ja")).toBe("2026年1月13日");
});
