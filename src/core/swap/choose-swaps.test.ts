import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chooseSwaps, type SwapSubject } from "./choose-swaps.ts";
import { matchKinds } from "./find-likely-concepts.ts";

const concept = fc.constantFrom("home", "house", "trash", "bin", "star");
const subject: fc.Arbitrary<SwapSubject> = fc.record({
  icon: fc.nat(1000),
  concept,
  candidates: fc
    .uniqueArray(fc.record({ icon: fc.nat(8), kind: fc.constantFrom(...matchKinds) }), {
      selector: ({ icon }) => icon,
      maxLength: 5,
    })
    .map((list) => list.toSorted((left, right) => matchKinds.indexOf(left.kind) - matchKinds.indexOf(right.kind))),
});
const subjects = fc.array(subject, { maxLength: 12 });

test("every icon keeps its place, and is swapped to one of its candidates of the best kind, if it has any", () => {
  fc.assert(
    fc.property(subjects, (given) => {
      const swaps = chooseSwaps(given);
      expect(swaps.map(({ icon }) => icon)).toEqual(given.map(({ icon }) => icon));
      for (const [place, { to }] of swaps.entries()) {
        const { candidates } = given[place]!;
        if (candidates.length === 0) expect(to).toBeUndefined();
        else {
          expect(candidates).toContain(to);
          expect(to!.kind).toBe(candidates[0]!.kind);
        }
      }
    }),
  );
});

test("one icon replaces two concepts exactly where the result says so", () => {
  fc.assert(
    fc.property(subjects, (given) => {
      const swaps = chooseSwaps(given);
      for (const { to, isShared } of swaps) {
        const concepts = new Set(
          swaps.flatMap((other, place) => (to && other.to?.icon === to.icon ? given[place]!.concept : [])),
        );
        expect(isShared).toBe(concepts.size > 1);
      }
    }),
  );
});

test("the icon of a concept isn't used for another one that has a choice", () => {
  const [house, home, hut] = [1, 2, 3];
  const swaps = chooseSwaps([
    { icon: 10, concept: "cottage", candidates: [house, hut].map((icon) => ({ icon, kind: "near" as const })) },
    { icon: 11, concept: "house", candidates: [{ icon: house, kind: "same" }] },
    { icon: 12, concept: "home", candidates: [{ icon: home, kind: "same" }] },
  ]);
  expect(swaps.map(({ to }) => to?.icon)).toEqual([hut, house, home]);
  expect(swaps.some(({ isShared }) => isShared)).toBe(false);
});

test("icons of one concept may share a replacement without being reported as shared", () => {
  const swaps = chooseSwaps(
    [10, 11].map((icon) => ({ icon, concept: "star", candidates: [{ icon: 1, kind: "same" as const }] })),
  );
  expect(swaps).toEqual([10, 11].map((icon) => ({ icon, to: { icon: 1, kind: "same" }, isShared: false })));
});
