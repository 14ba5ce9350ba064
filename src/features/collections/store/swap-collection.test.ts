import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyChange, type CollectionsState, type StoredCollection, type StoredIcon } from "./collections-state.ts";
import { collectionLimits } from "../contract.ts";
import { describeSwap } from "./swap-collection.ts";

const toIcon = (number: number): StoredIcon => ({ id: `i${number}`, name: String(number) });
const icons = fc.uniqueArray(fc.nat(30), { maxLength: 20 }).map((numbers) => numbers.map(toIcon));
const at = "2026-01-01T00:00:00.000Z";

function storeList(list: readonly StoredIcon[]): CollectionsState {
  const collection = { id: "c", name: "C", isDownloaded: false, totalIcons: list.length, preview: [] };
  return { list: [collection as unknown as StoredCollection], icons: { c: list } };
}

const apply = (state: CollectionsState, before: readonly StoredIcon[], after: readonly StoredIcon[]) =>
  describeSwap("c", { before, after: [...after], at }).reduce(applyChange, state);

test("a swapped collection contains exactly the chosen icons, in order, and undo restores it", () => {
  fc.assert(
    fc.property(icons, icons, (before, after) => {
      const swapped = apply(storeList(before), before, after);
      expect(swapped.icons["c"]!.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
      const undone = apply(swapped, after, before);
      expect(undone.icons["c"]!.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    }),
  );
});

test("a full collection can be swapped too", () => {
  const before = Array.from({ length: collectionLimits.icons }, (_, number) => toIcon(number));
  const after = before.map((_, number) => toIcon(number + collectionLimits.icons));
  expect(apply(storeList(before), before, after).icons["c"]).toHaveLength(collectionLimits.icons);
});
