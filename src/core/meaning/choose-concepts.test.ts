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

test("what is much farther than the nearest is left out", () => {
  expect(choose()).not.toContain("cat");
  expect(choose({ near: near.slice(4) })).toEqual(["cat"]);
});

test("nothing is chosen where nothing is near enough", () => {
  expect(choose({ least: 0.9 })).toEqual([]);
  expect(choose({ near: [] })).toEqual([]);
});

test("no more are chosen than asked for", () => {
  expect(choose({ amount: 2 })).toEqual(["laptop", "notebook"]);
});
