import { array, assert, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { takeFirst } from "./take-first.ts";

const byRank = (left: { rank: number }, right: { rank: number }) => left.rank - right.rank;

test("gives what sorting all and cutting gives, equal ones in the order they came in", () => {
  const items = array(record({ rank: nat(5), name: nat() }));
  assert(
    property(items, nat(8), (all, count) => {
      expect(takeFirst(all, count, byRank)).toEqual(all.toSorted(byRank).slice(0, count));
    }),
  );
});
