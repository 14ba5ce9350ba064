import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rankIcons } from "./static-rank.ts";

const icon = fc.record({
  root: fc.integer({ min: 0, max: 5 }),
  family: fc.integer({ min: 0, max: 4 }),
  quality: fc.float({ min: 0, max: 1, noNaN: true }),
});
const icons = fc.array(icon, { maxLength: 60 });
const popularity = Float64Array.of(0.9, 0.7, 0.5, 0.5, 0.3, 0.1);

function rank(input: readonly { root: number; family: number; quality: number }[]) {
  const order = rankIcons({
    count: input.length,
    root: Uint32Array.from(input, ({ root }) => root),
    family: Uint16Array.from(input, ({ family }) => family),
    popularity,
    quality: Float32Array.from(input, ({ quality }) => quality),
  });
  return { order, ranked: [...order].map((index) => input[index]!) };
}

test("every icon has one rank, always the same", () => {
  fc.assert(
    fc.property(icons, (input) => {
      const { order } = rank(input);
      expect([...order].toSorted((a, b) => a - b)).toEqual(input.map((_, index) => index));
      expect(rank(input).order).toEqual(order);
    }),
  );
});

test("within a root no family shows its second icon before every family has shown its first", () => {
  fc.assert(
    fc.property(icons, (input) => {
      const { ranked } = rank(input);
      for (let root = 0; root < popularity.length; root++) {
        const families = ranked.filter((each) => each.root === root).map(({ family }) => family);
        const first = families.slice(0, new Set(families).size);
        expect(new Set(first).size).toBe(first.length);
      }
    }),
  );
});

test("within a root and family the better icon comes first", () => {
  fc.assert(
    fc.property(icons, (input) => {
      const { ranked } = rank(input);
      for (const [place, { root, family, quality }] of ranked.entries()) {
        const later = ranked.slice(place + 1).filter((other) => other.root === root && other.family === family);
        for (const other of later) expect(quality).toBeGreaterThanOrEqual(other.quality);
      }
    }),
  );
});

test("a list doesn't start with one thing repeatedly", () => {
  const many = Array.from({ length: 40 }, (_, family) => ({ root: 0, family, quality: 0.9 }));
  const others = [1, 2, 3, 4].map((root) => ({ root, family: 0, quality: 0.9 }));
  const { ranked } = rank([...many, ...others]);
  expect(new Set(ranked.slice(0, 30).map(({ root }) => root)).size).toBeGreaterThan(2);
});
