import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { findSecretWeakness } from "./secret-strength.ts";

test.each([
  ["", /is empty/],
  ["  \n", /is empty/],
  ["changeme", /at least 32/],
  ["a".repeat(32), /too few different/],
  ["changeme".repeat(5), /too few different/],
  ["0123456789abcdef".repeat(3), /repeats itself/],
  ["hR4-9xQz_Lw2Tk7p".repeat(2), /repeats itself/],
  ["abcdefghijklmnopqrstuvwxyz0123456789", /sequence/],
  ["zyxwvutsrqponmlkjihgfedcba9876543210", /sequence/],
  ["please-change-me-before-going-live-2026", /word/],
  ["MySuperSecretKeyForThisSite-1234567", /word/],
  ["kf93 jd82 lq02 mz71 pw64 xv55 bn31 cy20", /ASCII/],
  ["kf93jd82lq02mz71pw64xv55bn31cy20\0", /ASCII/],
  ["ключ-от-сайта-который-нельзя-угадать", /ASCII/],
])("%j isn't a safe secret", (secret, why) => {
  expect(findSecretWeakness(secret)).toMatch(why);
});

test("a random secret that happens to contain such a word is valid", () => {
  expect(findSecretWeakness("JlzZhAMAMXxxXcpleJXgNqZOeB3UM6cTBq1xzKI8bkk=")).toBeUndefined();
});

test("random secrets in every common encoding are valid", () => {
  for (let time = 0; time < 500; time += 1) {
    const bytes = randomBytes(32);
    for (const encoding of ["hex", "base64", "base64url"] as const)
      expect(findSecretWeakness(bytes.toString(encoding)), bytes.toString(encoding)).toBeUndefined();
  }
});
