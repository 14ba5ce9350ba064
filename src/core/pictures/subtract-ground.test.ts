import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { clearOn, readGround } from "./read-ground.ts";
import { subtractGround, turnDifferences } from "./subtract-ground.ts";

const fill = (width: number, height: number, color: readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, place) => color[place % 4]!),
});

describe("readGround", () => {
  it("is the most common color at the border, whatever is in the middle or at one side", () => {
    const picture = fill(20, 20, [200, 210, 220, 255]);
    for (let row = 0; row < 20; row++) picture.data.set([10, 20, 30, 255], row * 80);
    picture.data.fill(0, 840, 880);
    expect(readGround(picture)).toEqual({ red: 200, green: 210, blue: 220, isClear: false });
  });

  it("is transparent where the border is; black is assumed below white content", () => {
    const black = fill(9, 9, [0, 0, 0, 0]);
    black.data.set([0, 0, 0, 255], 4 * 40);
    expect(readGround(black)).toEqual(clearOn(255));
    black.data.set([255, 255, 255, 255], 4 * 40);
    expect(readGround(black)).toEqual(clearOn(0));
  });
});

describe("subtractGround", () => {
  it("measures how far a flat image is from a background, at any size", () => {
    for (const [width, height] of [
      [8, 3],
      [160, 160],
      [1280, 640],
      [4096, 1],
    ] as const) {
      const { planes } = subtractGround(fill(width, height, [100, 150, 200, 255]), clearOn(255));
      expect(planes.map((plane) => plane[0])).toEqual([-155, -105, -55].map((value) => expect.closeTo(value, 2)));
    }
  });

  it("has one channel for grays", () => {
    expect(subtractGround(fill(4, 4, [9, 9, 9, 255]), clearOn(255)).planes).toHaveLength(1);
  });
});

describe("turnDifferences", () => {
  it("rotates the content about the center and loses none of it", () => {
    assert(
      property(
        integer({ min: 0, max: 29 }),
        integer({ min: 0, max: 19 }),
        double({ min: -12, max: 12, noNaN: true }),
        (x, y, degrees) => {
          const plane = new Float32Array(30 * 20);
          plane[y * 30 + x] = 100;
          const turned = turnDifferences({ width: 30, height: 20, planes: [plane] }, degrees);
          const [ink] = turned.planes;
          let [sum, right, down] = [0, 0, 0];
          for (const [place, value] of ink!.entries()) {
            sum += value;
            right += value * ((place % turned.width) + 0.5 - turned.width / 2);
            down += value * (Math.floor(place / turned.width) + 0.5 - turned.height / 2);
          }
          const angle = (degrees * Math.PI) / 180;
          const [fromX, fromY] = [x + 0.5 - 15, y + 0.5 - 10];
          expect(sum).toBeGreaterThan(50);
          expect(right / sum).toBeCloseTo(fromX * Math.cos(angle) - fromY * Math.sin(angle), -0.4);
          expect(down / sum).toBeCloseTo(fromX * Math.sin(angle) + fromY * Math.cos(angle), -0.4);
        },
      ),
    );
  });
});
