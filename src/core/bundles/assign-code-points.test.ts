import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assignCodePoints } from "./assign-code-points.ts";

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 60 });

test("every name has its own code point in the private use area", () => {
  fc.assert(
    fc.property(names, (listed) => {
      const points = [...assignCodePoints(listed).values()];
      expect(new Set(points).size).toBe(listed.length);
      for (const point of points) expect(point >= 0xe000 && point <= 0xf8ff).toBe(true);
    }),
  );
});

test("added icons don't change the code points of the others, stored or not", () => {
  fc.assert(
    fc.property(names, names, (listed, more) => {
      const earlier = assignCodePoints(listed);
      const all = [...new Set([...listed, ...more])];
      const reordered = all.toReversed();
      const remembered = assignCodePoints(reordered, Object.fromEntries(earlier));
      const forgotten = assignCodePoints(all);
      for (const name of listed) {
        expect(remembered.get(name)).toBe(earlier.get(name));
        expect(forgotten.get(name)).toBe(earlier.get(name));
      }
      expect(new Set(remembered.values()).size).toBe(all.length);
    }),
  );
});

test("the code point of a removed name is never reused", () => {
  const [assigned] = assignCodePoints(["house"]).values();
  expect(assignCodePoints(["house-2", "house"], { gone: assigned! }).get("house")).not.toBe(assigned);
});
