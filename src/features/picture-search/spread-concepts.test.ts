import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sameLikeness } from "../../core/pictures/describe-picture.ts";
import { spreadConcepts } from "./spread-concepts.ts";

const concepts = ["house", "barn", "tent", "arrow", "key", "lock", "a", "b", "c"];
const spread = (drawn: readonly string[], isAccepted: (drawing: number) => boolean = () => true) => {
  const likest = drawn.map((_, drawing) => {
    const likeness = sameLikeness * (1 - drawing / 100);
    return { drawing, score: likeness, kinship: likeness };
  });
  const read = (drawing: number) => {
    const [concept = "", family = ""] = drawn[drawing]!.split(" ");
    return { concept: concepts.indexOf(concept), family };
  };
  const matches = likest.filter(({ drawing }) => isAccepted(drawing));
  return spreadConcepts({ matches, likest }, read).map(({ drawing }) => drawing);
};

test("another family's icon for the concept of the most similar icons comes sixth", () => {
  const drawn = [
    "house a",
    "house a",
    "house a",
    "barn b",
    "house a",
    "tent c",
    "arrow d",
    "key e",
    "house f",
    "house g",
  ];
  expect(spread(drawn).slice(0, 6)).toEqual([0, 1, 2, 3, 4, 8]);
});

test("a concept that two families show already keeps its rank", () => {
  expect(spread(["key a", "key b", "key c", "key d", "key e", "lock a", "key f"])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("filtered icons still determine the concept of the image", () => {
  const drawn = ["house a", "house b", "barn c", "tent c", "arrow c", "key c", "lock c", "barn d", "tent d", "house c"];
  expect(spread(drawn, (drawing) => drawing > 1).slice(0, 6)).toEqual([2, 3, 4, 5, 6, 9]);
});

test("nothing is lost or added, and the top five and all from the eleventh on stay in order", () => {
  const drawing = fc
    .tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("x", "y", "z"))
    .map((names) => names.join(" "));
  fc.assert(
    fc.property(fc.array(drawing, { maxLength: 40 }), (drawn) => {
      const order = spread(drawn);
      const places = drawn.map((_, place) => place);
      expect(order.toSorted((left, right) => left - right)).toEqual(places);
      expect(order.slice(0, 5)).toEqual(places.slice(0, 5));
      expect(order.slice(10)).toEqual(order.slice(10).toSorted((left, right) => left - right));
    }),
  );
});
