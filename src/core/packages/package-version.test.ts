import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  changeLevels,
  compareVersions,
  formatVersion,
  nextVersion,
  parseVersion,
  type Version,
} from "./package-version.ts";

const number = fc.integer({ min: 0, max: 999 });
const version: fc.Arbitrary<Version> = fc.tuple(number, number, number);
const level = fc.constantFrom(...changeLevels);

test("a version is read from how it is written", () => {
  fc.assert(
    fc.property(version, (one) => {
      expect(parseVersion(formatVersion(one))).toEqual(one);
    }),
  );
});

test("authors write versions in many ways", () => {
  expect(["v5.2", "3.48.0-beta.2", " 7 ", "2024.05.1"].map(parseVersion)).toEqual([
    [5, 2, 0],
    [3, 48, 0],
    [7, 0, 0],
    [2024, 5, 1],
  ]);
  expect(parseVersion("master")).toBeUndefined();
});

test("the next version is newer, and as much so as the change asks for", () => {
  fc.assert(
    fc.property(version, level, fc.option(version, { nil: undefined }), (last, change, upstream) => {
      const next = nextVersion({ last, level: change, upstream });
      expect(compareVersions(next, last)).toBeGreaterThan(0);
      if (change === "major") expect(next[0]).toBeGreaterThan(last[0]);
      if (change === "minor") expect(next[0] > last[0] || next[1] > last[1]).toBe(true);
    }),
  );
});

test("the version of the set is taken over where it goes further", () => {
  expect(nextVersion({ last: undefined, level: "patch", upstream: [3, 48, 0] })).toEqual([3, 48, 0]);
  expect(nextVersion({ last: undefined, level: "patch", upstream: [0, 9, 0] })).toEqual([1, 0, 0]);
  expect(nextVersion({ last: [3, 48, 0], level: "minor", upstream: [3, 49, 2] })).toEqual([3, 49, 2]);
  expect(nextVersion({ last: [3, 48, 0], level: "major", upstream: [3, 49, 2] })).toEqual([4, 0, 0]);
});
