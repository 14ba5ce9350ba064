import { expect, test } from "vitest";
import { chooseConcepts } from "./choose-concepts.ts";

const names = ["laptop", "laptop-off", "laptop-plus", "notebook", "cat"];
const near = [0.8, 0.79, 0.78, 0.75, 0.4].map((nearness, concept) => ({ concept, nearness }));
const choose = (options: Partial<Parameters<typeof chooseConcepts>[0]> = {}) =>
  chooseConcepts({ near, nameOf: (concept) => names[concept]!, least: 0, amount: 5, ...options }).map(
    (concept) => names[concept],
  );

test("other concepts come before further ones of the same words", () => {
  expect(choose()).toEqual(["laptop", "notebook", "laptop-off", "laptop-plus"]);
});

test("a concept much farther away than the nearest is left out", () => {
  expect(choose()).not.toContain("cat");
  expect(choose({ near: near.slice(4) })).toEqual(["cat"]);
});

test("no concept is chosen where none is near enough", () => {
  expect(choose({ least: 0.9 })).toEqual([]);
  expect(choose({ near: [] })).toEqual([]);
});

test("the number of chosen concepts is within the limit", () => {
  expect(choose({ amount: 2 })).toEqual(["laptop", "notebook"]);
});
