import { assert, property, tuple, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { dropCutParts } from "./drop-cut-parts.ts";

const width = 40;

interface Block {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Blocks of one color on nothing, cut off where the picture ends. */
function draw(...blocks: readonly Block[]) {
  const plane = new Float32Array(width * width);
  for (const block of blocks) {
    for (let y = Math.max(0, block.top); y < Math.min(width, block.top + block.height); y++) {
      for (let x = Math.max(0, block.left); x < Math.min(width, block.left + block.width); x++)
        plane[y * width + x] = 100;
    }
  }
  return { width, height: width, planes: [plane] };
}

const icon: Block = { left: 12, top: 10, width: 14, height: 16 };

describe("a picture with parts of neighbors", () => {
  it.each([
    ["left", { left: -8, top: 12, width: 12, height: 12 }],
    ["right", { left: 35, top: 12, width: 12, height: 12 }],
    ["top", { left: 14, top: -9, width: 12, height: 12 }],
    ["bottom", { left: 14, top: 36, width: 12, height: 12 }],
  ])("loses what is cut off at the %s", (_, neighbor) => {
    expect(dropCutParts(draw(icon, neighbor))).toEqual(draw(icon));
  });

  it("loses a handful of them, and what stands in the same strip", () => {
    const dots = [
      { left: 36, top: 8, width: 2, height: 2 },
      { left: 36, top: 30, width: 2, height: 2 },
    ];
    const neighbors = [
      { left: 34, top: 14, width: 12, height: 4 },
      { left: 34, top: 22, width: 12, height: 4 },
      { left: -6, top: 12, width: 9, height: 9 },
    ];
    expect(dropCutParts(draw(icon, ...dots, ...neighbors))).toEqual(draw(icon));
  });

  it("keeps all parts of the icon that are not beside a neighbor", () => {
    const dot = { left: 18, top: 4, width: 3, height: 3 };
    const neighbor = { left: 35, top: 12, width: 12, height: 12 };
    expect(dropCutParts(draw(icon, dot, neighbor))).toEqual(draw(icon, dot));
  });

  it("is left alone where nothing is cut off, or what is cut off is the larger part", () => {
    expect(dropCutParts(draw(icon))).toBeUndefined();
    const cutIcon = { left: -2, top: 5, width: 24, height: 30 };
    expect(dropCutParts(draw(cutIcon, { left: 28, top: 18, width: 4, height: 4 }))).toBeUndefined();
    expect(dropCutParts(draw(cutIcon))).toBeUndefined();
  });
});

it("dropping parts never adds anything, nor takes the last of it", () => {
  const block = tuple(
    integer({ min: -10, max: 39 }),
    integer({ min: -10, max: 39 }),
    integer({ min: 1, max: 20 }),
    integer({ min: 1, max: 20 }),
  ).map(([left, top, blockWidth, height]): Block => ({ left, top, width: blockWidth, height }));
  assert(
    property(tuple(block, block, block, block), (blocks) => {
      const drawn = draw(...blocks);
      const left = dropCutParts(drawn);
      if (!left) return;
      expect(left.planes[0]!.some(Boolean)).toBe(true);
      expect(left.planes[0]!.every((value, place) => value === 0 || value === drawn.planes[0]![place])).toBe(true);
    }),
  );
});
