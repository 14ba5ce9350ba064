import { array, assert, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { takeFirst } from "./take-first.ts";

const byRank = (left: { rank: number }, right: { rank: number }) => left.rank - right.rank;

test("equals sorting and truncating, with equal items in their original order", () => {
  const items = array(record({ rank: nat(5), name: nat() }));
  assert(
    property(items, nat(8), (all, count) => {
      expect(takeFirst(all, count, byRank)).toEqual(all.toSorted(byRank).slice(0, count));
    }),
  );
});
