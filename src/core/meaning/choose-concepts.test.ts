import { expect, test } from "vitest";
import { chooseConcepts } from "./choose-concepts.ts";

const names = ["laptop", "laptop-off", "laptop-plus", "notebook", "cat"];
const near = [0.8, 0.79, 0.78, 0.75, 0.4].map((nearness, concept) => ({ concept, nearness }));
const choose = (options: Partial<Parameters<typeof chooseConcepts>[0]> = {}) =>
  chooseConcepts({ near, nameOf: (concept) => names[concept]!, least: 0, different: 5, ...options }).near.map(
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

test("only so many are chosen for their differences; the others follow as near as they are", () => {
  expect(choose({ different: 1 })).toEqual(["laptop", "laptop-off", "laptop-plus", "notebook"]);
  expect(choose({ different: 0 })).toEqual(["laptop", "laptop-off", "laptop-plus", "notebook"]);
});

const listFurther = (nearness: number) =>
  chooseConcepts({
    near: [...near.slice(0, 4), { concept: 4, nearness }],
    nameOf: (concept) => names[concept]!,
    least: 0,
    different: 5,
  }).further;

test("what is farther away follows by itself, unless it has nothing to do with the nearest", () => {
  expect(listFurther(0.4)).toEqual([4]);
  expect(listFurther(0.1)).toEqual([]);
});
