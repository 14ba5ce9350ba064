import { expect, test } from "vitest";
import { listSet } from "./list-set.ts";

const body = "<path/>";

test("another name is no icon, but a mirrored one is, and so is one that is shown where its parent is hidden", () => {
  const { listing, aliases } = listSet({
    prefix: "test",
    icons: { left: { body }, old: { body, hidden: true } },
    aliases: {
      back: { parent: "left" },
      right: { parent: "left", hFlip: true },
      forward: { parent: "right" },
      new: { parent: "old", hidden: false },
      lost: { parent: "nothing" },
      one: { parent: "other" },
      other: { parent: "one" },
    },
  });
  expect(listing).toEqual({
    prefix: "test",
    total: 3,
    uncategorized: ["left", "new", "right"],
    aliases: { back: "left", forward: "right" },
    hidden: ["old"],
  });
  expect(Object.keys(aliases)).toEqual(["back", "right", "forward", "new"]);
});

test("an alias is in the categories of its parent unless it has its own", () => {
  const { listing } = listSet({
    prefix: "test",
    icons: { a: { body }, z: { body } },
    aliases: { b: { parent: "a", vFlip: true }, c: { parent: "a", vFlip: true } },
    categories: { First: ["z", "a", "gone"], Second: ["c"], Empty: ["gone"] },
  });
  expect(listing.categories).toEqual({ First: ["a", "b", "z"], Second: ["c"] });
});

test("code points lead to icons, unless an icon is called so", () => {
  const { listing } = listSet({
    prefix: "test",
    icons: { a: { body }, f001: { body } },
    aliases: { b: { parent: "a" } },
    chars: { f000: "b", f001: "a", f002: "gone" },
  });
  expect(listing.chars).toEqual({ f000: "a" });
});

test("keywords are the parts of names that are shown", () => {
  const { keywords } = listSet({
    prefix: "test",
    icons: { "arrow-up": { body }, "arrow-old": { body, hidden: true } },
  });
  expect([...keywords]).toEqual(["arrow", "up"]);
});
