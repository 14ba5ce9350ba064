import * as fc from "fast-check";
import { expect, test } from "vitest";
import { serializePaypalMemory, readPaypalMemory } from "./paypal-memory.ts";

const time = fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000));
const paypalId = fc.stringMatching(/^I-[A-Z0-9]{12}$/);
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

test("metadata at PayPal is read as written, and fits", () => {
  const memory = fc.record({
    orderId: fc.uuid(),
    root: optional(paypalId),
    next: optional(paypalId),
    credit: optional(fc.nat(99_999)),
    endsAt: optional(time),
    before: fc.constant(undefined),
  });
  const changed = fc.record({
    orderId: fc.uuid(),
    root: optional(paypalId),
    next: fc.constant(undefined),
    credit: fc.constant(undefined),
    endsAt: fc.constant(undefined),
    before: fc.record({
      productCode: fc.constantFrom("pro-month", "team-year"),
      quantity: fc.integer({ min: 1, max: 999 }),
      unitAmount: fc.nat(999_999),
      until: time,
    }),
  });
  fc.assert(
    fc.property(fc.oneof(memory, changed), (facts) => {
      const text = serializePaypalMemory(facts);
      expect(text).toMatch(/^[\x20-\x7E]{1,127}$/);
      expect(readPaypalMemory(text)).toEqual(facts);
    }),
  );
});

test("any metadata at PayPal is read without an error", () => {
  fc.assert(fc.property(fc.string(), (text) => void readPaypalMemory(text)));
  expect(readPaypalMemory("a;e=;b=x*1;c=-5")).toEqual({ orderId: "a" });
});
