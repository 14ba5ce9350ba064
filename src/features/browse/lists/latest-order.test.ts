import { expect, test } from "vitest";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Style } from "../../../core/icons/style.ts";
import { orderLatest } from "./latest-order.ts";

/** Sets by name with their date and the number of icons; ordinals run through the sets in turn. */
function describeSets(sets: Record<string, { timestamp: number; icons: number }>) {
  const names = Object.keys(sets);
  const owners = names.flatMap((name) => Array.from({ length: sets[name]!.icons }, () => name));
  return {
    owners,
    catalogue: {
      isListed: () => true,
      distinctCount: owners.length,
      styles: names.map((set) => ({ set }) as Style),
      styleOrdinal: (ordinal: number) => names.indexOf(owners[ordinal]!),
      icon: (ordinal: number) => ({ timestamp: sets[owners[ordinal]!]!.timestamp }) as Icon,
    },
  };
}

test("sets alternate, the newest first, and the others continue when one runs out", () => {
  const { owners, catalogue } = describeSets({
    old: { timestamp: 1, icons: 2 },
    newest: { timestamp: 3, icons: 4 },
    newer: { timestamp: 2, icons: 1 },
  });
  const order = [...orderLatest(catalogue)];
  expect(order.map((ordinal) => owners[ordinal])).toEqual([
    "newest",
    "newer",
    "old",
    "newest",
    "old",
    "newest",
    "newest",
  ]);
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("sets that changed long ago come after the recent ones", () => {
  const sets = Object.fromEntries(
    Array.from({ length: 25 }, (_, age) => [`s${age}`, { timestamp: 100 - age, icons: 3 }]),
  );
  const { owners, catalogue } = describeSets(sets);
  const names = [...orderLatest(catalogue)].map((ordinal) => owners[ordinal]);
  expect(names.indexOf("s20")).toBe(60);
});
