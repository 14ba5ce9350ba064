import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test("dates follow the language, whatever the time zone of the machine", () => {
  const lateEvening = new Date("2026-01-13T23:30:00Z");
  expect(formatDate(lateEvening, "en")).toBe("January 13, 2026");
  expect(formatDate(lateEvening, "de")).toBe("13. Januar 2026");
  expect(formatDate(lateEvening, "ja")).toBe("2026年1月13日");
});
