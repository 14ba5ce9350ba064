import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeOpening, openingSize, type OpeningIcon } from "./arrange-opening.ts";

const icon = fc.record({
  concept: fc.nat(40),
  family: fc.constantFrom("one", "two", "three"),
  look: fc.constantFrom("line" as const, "solid" as const, "two-tone" as const, "color" as const),
  isBrand: fc.boolean(),
});
/** One icon of each look for each concept. */
const plenty = Array.from({ length: 1200 }, (_, place): OpeningIcon => {
  const look = (["line", "solid", "two-tone", "color"] as const)[place % 4]!;
  return { concept: Math.floor(place / 4), family: `family ${place % 7}`, look, isBrand: false };
});

test("nothing is lost, and what is not among the first keeps its order", () => {
  fc.assert(
    fc.property(fc.array(icon, { maxLength: 120 }), (icons) => {
      const places = arrangeOpening(icons);
      expect(places.toSorted((left, right) => left - right)).toEqual([...icons.keys()]);
      const first = new Set(icons.map(({ concept }) => concept)).size;
      const rest = places.slice(first);
      expect(rest).toEqual(rest.toSorted((left, right) => left - right));
    }),
  );
});

test("the first icons show each concept once, in the order in which the list has them", () => {
  const concepts = arrangeOpening(plenty).map((place) => plenty[place]!.concept);
  expect(concepts.slice(0, openingSize)).toEqual(Array.from({ length: openingSize }, (_, concept) => concept));
});

test("looks and families alternate", () => {
  const first = arrangeOpening(plenty)
    .slice(0, openingSize)
    .map((place) => plenty[place]!);
  expect(new Set(first.slice(0, 8).map(({ look }) => look)).size).toBeGreaterThanOrEqual(3);
  const lines = first.filter(({ look }) => look === "line").length;
  expect(Math.abs(lines / openingSize - 0.4)).toBeLessThan(0.02);
  expect(new Set(first.slice(0, 28).map(({ family }) => family)).size).toBe(7);
});

test("brands are few among other things, and all where there is nothing else", () => {
  const mixed = plenty.map((one, place) => ({ ...one, isBrand: place % 8 < 4 }));
  const first = arrangeOpening(mixed).slice(0, 100);
  expect(first.filter((place) => mixed[place]!.isBrand).length).toBeLessThanOrEqual(9);
  const brands = plenty.map((one) => ({ ...one, isBrand: true }));
  expect(arrangeOpening(brands)).toEqual(arrangeOpening(plenty));
});
