import { expect, test } from "vitest";
import { rankStyles } from "./rank-styles.ts";

const exact = { ordinal: 1, isExact: true };
const near = { ordinal: 2, isExact: false };
const styles = ["a", "b", "c", "d"].map((apiCode) => ({ apiCode }));

test("styles that have most of a list come first, then those with more substitutes; those with none are left out", () => {
  const covered = [
    new Map([
      ["a", exact],
      ["b", exact],
      ["c", exact],
    ]),
    new Map([
      ["b", near],
      ["c", exact],
      ["d", near],
    ]),
  ];
  expect(rankStyles(styles, covered).map(({ style, foundCount }) => `${style.apiCode} ${foundCount}`)).toEqual([
    "c 2",
    "b 1",
    "a 1",
  ]);
});

test("icons are in the order of the list, with gaps", () => {
  const [only] = rankStyles(styles, [new Map(), new Map([["a", exact]])]);
  expect(only!.icons).toEqual([undefined, exact]);
});
