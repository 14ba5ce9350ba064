import { expect, test } from "vitest";
import type { SwapPlan } from "./contract.ts";
import { decide, decideAll, type SwapChoices } from "./decide-swaps.ts";

const nothing: SwapChoices = { unswapped: new Set(), instead: new Map() };
const pair = { isExact: false, isShared: false, others: ["other"] };
const plan: SwapPlan = {
  style: { apiCode: "lucide", title: "Lucide", family: "Lucide", isColor: false, license: "ISC", exact: 1, near: 1 },
  pairs: [
    { ...pair, from: "a", to: "A", kind: "same", isExact: true },
    { ...pair, from: "b", to: "A", kind: "near", isShared: true },
    { ...pair, from: "c", to: "C", kind: "look" },
    { ...pair, from: "d" },
    { ...pair, from: "e", to: "e", kind: "same", isExact: true },
  ],
  icons: ["A", "C", "other", "e"].map((id) => ({ id, name: id, isMono: id !== "C" })),
};
const icons = ["a", "b", "c", "d", "e"].map((id) => ({ id, name: id }));
const listIds = (choices: SwapChoices) => decideAll(plan, icons, choices).icons.map(({ id }) => id);

test("a replacement takes the place of its icon, once; merely similar ones, and gaps, aren't swapped", () => {
  expect(listIds(nothing)).toEqual(["A", "c", "d", "e"]);
  expect(decideAll(plan, icons, nothing).swapped).toEqual([
    { from: { id: "a", name: "a" }, to: { id: "A", name: "A", isMono: true } },
    { from: { id: "b", name: "b" }, to: { id: "A", name: "A", isMono: true } },
  ]);
});

test("an icon marked to stay isn't swapped, and a merely similar replacement is used when chosen", () => {
  expect(listIds({ ...nothing, unswapped: new Set(["a", "c"]) })).toEqual(["a", "A", "C", "d", "e"]);
});

test("another icon can be chosen instead, also for a gap, and can be excluded again", () => {
  const instead = new Map([
    ["d", "other"],
    ["c", "other"],
  ]);
  expect(listIds({ ...nothing, instead })).toEqual(["A", "other", "e"]);
  expect(decide(plan.pairs[3]!, { instead, unswapped: new Set(["d"]) })).toBeUndefined();
});
