import { describe, expect, test } from "vitest";
import { createJudge, Judge, summarize } from "./judge.ts";
import type { JudgedQuery } from "./judged-queries.ts";

const cart: JudgedQuery = {
  term: "cart",
  language: "en",
  kind: "head",
  split: "tune",
  concepts: [
    { words: ["shopping", "cart"], grade: 3 },
    { words: ["cart"], grade: 2 },
    { words: ["bag"], grade: 1 },
  ],
};
const drawings = new Map(
  ["shopping-cart", "cart", "carts", "shopping-cart-2", "shopping-cart-plus", "bag", "house", "gone-bag"].map(
    (name) => [name, name === "gone-bag" ? 0 : 1],
  ),
);
const judge = new Judge(drawings);

/** Gain of the only result; the ideal list is that of `drawings`. */
const ideal = [7, 7, 3, 3, 2 ** 1.5 - 1, 1].reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
const gainOf = (name: string) => judge.score(cart, [name]).ndcg * ideal;

describe("the gain of an icon", () => {
  test.each([
    ["is 2^grade − 1 of the best concept", "shopping-cart", 7],
    ["knows singular and plural", "carts", 3],
    ["does not mind words that only tell drawings apart", "shopping-cart-2", 7],
    [
      "is that of half the grade where the name says more, unless a lower grade gives more",
      "shopping-cart-plus",
      2 ** 1.5 - 1,
    ],
    ["is small for what is related", "bag", 1],
    ["is nothing for anything else", "house", 0],
    ["is nothing for an unknown name", "zebra", 0],
  ])("%s", (_, name, gain) => {
    expect(gainOf(name)).toBeCloseTo(gain, 10);
  });
});

describe("a list of results", () => {
  test("in the best order has the highest possible score", () => {
    const names = ["shopping-cart", "shopping-cart-2", "cart", "carts", "shopping-cart-plus", "bag"];
    expect(judge.score(cart, names)).toEqual({ first: true, firstTen: true, ndcg: 1, isEmpty: false });
    expect(judge.score(cart, names.toReversed()).ndcg).toBeLessThan(1);
  });

  test("is right if it contains an icon of grade 2 or 3, also under a longer name", () => {
    expect(judge.score(cart, ["bag", "shopping-cart-plus"])).toMatchObject({ first: false, firstTen: true });
    expect(judge.score(cart, ["bag", "house"])).toMatchObject({ first: false, firstTen: false });
  });

  test("is judged by its first ten results only", () => {
    const others = Array.from({ length: 10 }, () => "house");
    expect(judge.score(cart, [...others, "cart"])).toEqual({ first: false, firstTen: false, ndcg: 0, isEmpty: false });
  });

  test("is never better than the ideal, even if it repeats the best SVG", () => {
    expect(
      judge.score(
        cart,
        Array.from({ length: 10 }, () => "shopping-cart"),
      ).ndcg,
    ).toBe(1);
  });

  test("may be empty", () => {
    expect(judge.score(cart, [])).toEqual({ first: false, firstTen: false, ndcg: 0, isEmpty: true });
  });
});

test("a query is answerable if a right icon exists", () => {
  const asking = (word: string, grade: number) => ({ ...cart, concepts: [{ words: [word], grade }] });
  expect(judge.isAnswerable(cart)).toBe(true);
  expect(judge.isAnswerable(asking("bag", 1))).toBe(false);
  expect(judge.isAnswerable(asking("gone", 3))).toBe(false);
  expect(judge.isAnswerable(asking("zebra", 3))).toBe(false);
});

test("the ideal contains the distinct SVGs of a catalogue, not their duplicates", () => {
  const names = ["cart", "cart", "cart"];
  const icon = (ordinal: number) =>
    ({ commonName: names[ordinal]! }) as ReturnType<Parameters<typeof createJudge>[0]["icon"]>;
  const half = createJudge({ count: 3, distinctCount: 2, icon }).score(cart, ["cart"]).ndcg;
  expect(half).toBeCloseTo(1 / (1 + 1 / Math.log2(3)), 10);
});

test("where a look is asked for, the ideal has only icons that have it", () => {
  const names = ["cart", "shopping-cart", "cart"];
  const icon = (ordinal: number) =>
    ({ commonName: names[ordinal]! }) as ReturnType<Parameters<typeof createJudge>[0]["icon"]>;
  const blue = createJudge({ count: 3, distinctCount: 3, icon }, (ordinal) => ordinal === 0);
  expect(blue.score(cart, ["cart"]).ndcg).toBe(1);
  expect(blue.score(cart, ["shopping-cart", ""])).toMatchObject({ first: false, firstTen: false, ndcg: 0 });
  expect(createJudge({ count: 3, distinctCount: 3, icon }, () => false).isAnswerable(cart)).toBe(false);
});

test("scores are averaged", () => {
  const good = { first: true, firstTen: true, ndcg: 1, isEmpty: false };
  const bad = { first: false, firstTen: false, ndcg: 0, isEmpty: true };
  const middling = { first: false, firstTen: true, ndcg: 0.5, isEmpty: false };
  expect(summarize([good, bad, middling, middling])).toEqual({
    count: 4,
    first: 0.25,
    firstTen: 0.75,
    ndcg: 0.5,
    empty: 0.25,
  });
});
