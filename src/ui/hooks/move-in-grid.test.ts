import { describe, expect, it } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

// 0 1 2 3
// 4 5 6 7
// 8 9
const from = (index: number, key: string) => moveInGrid(key, { index, columns: 4, count: 10 });

describe("moving in a grid", () => {
  it.each([
    ["ArrowRight", 5, 6],
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 1, 5],
    ["ArrowUp", 9, 5],
    ["Home", 6, 4],
    ["End", 4, 7],
    ["End", 8, 9],
    ["PageDown", 2, 9],
    ["PageUp", 9, 1],
  ])("%s goes from %i to %i", (key, index, target) => {
    expect(from(index, key)).toBe(target);
  });

  it("goes to the last icon from above a gap in the last row", () => {
    expect(from(6, "ArrowDown")).toBe(9);
  });

  it.each([
    ["ArrowLeft", 0],
    ["ArrowUp", 2],
    ["ArrowRight", 9],
    ["ArrowDown", 8],
  ])("%s stays at the edge", (key, index) => {
    expect(from(index, key)).toBe(index);
  });

  it("ignores other keys", () => {
    expect(from(0, "Enter")).toBeUndefined();
    expect(from(0, "constructor")).toBeUndefined();
  });
});
