import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isApiKey, keyPrefix, makeApiKey, readApiKey } from "./api-key.server.ts";

const random = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));

test("every key has the prefix, 53 letters and digits, and a valid checksum", () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const key = makeApiKey(bytes);
      expect(key).toMatch(/^icn_[0-9A-Za-z]{49}$/);
      expect(isApiKey(key)).toBe(true);
    }),
  );
});

test("no two random numbers give the same key", () => {
  fc.assert(
    fc.property(random, random, (one, other) => {
      expect(makeApiKey(one) === makeApiKey(other)).toBe(one.equals(other));
    }),
  );
});

test("a key with one wrong character is none", () => {
  fc.assert(
    fc.property(
      random,
      fc.integer({ min: 0, max: 52 }),
      fc.constantFrom("a", "Z", "0", "9", "_", "-"),
      (bytes, place, other) => {
        const key = makeApiKey(bytes);
        const wrong = key.slice(0, place) + other + key.slice(place + 1);
        expect(isApiKey(wrong)).toBe(wrong === key);
      },
    ),
  );
});

const read = (authorization: string) => readApiKey({ headers: { authorization } });

test("only bearers with the prefix are read as keys", () => {
  const key = makeApiKey();
  expect([read(`Bearer ${key}`), read(`bearer ${key}`), read(`Bearer ${keyPrefix}x`)]).toEqual([key, key, "icn_x"]);
  expect([read(`Basic ${key}`), read(`Bearer ${"a".repeat(43)}`), read("")]).toEqual([undefined, undefined, undefined]);
});
