import { describe, expect, test } from "vitest";
import type { Raster } from "../../src/core/pictures/raster.ts";
import { type Disturbance, disturb, disturbances, findInk, pickSeveral } from "./disturb.ts";

const house = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="currentColor" d="M4 12 12 4l8 8v8H4z"/></svg>',
  isColor: false,
};
const apple = { svg: house.svg.replace("currentColor", "#d02020"), isColor: true };

const only = async (kind?: Disturbance, original = house, seed = 7): Promise<Raster> =>
  (await disturb(original, { kinds: new Set(kind && [kind]), seed }))!;
const colorAt = ({ width, height, data }: Raster, x: number, y: number) =>
  Array.from(data.subarray((Math.floor(y * height) * width + Math.floor(x * width)) * 4).subarray(0, 3));
const middle = (picture: Raster) => colorAt(picture, 0.5, 0.5);
const corner = (picture: Raster) => colorAt(picture, 0.01, 0.01);

describe("a disturbed image", () => {
  test("is the same for the same seed, and different for another one", async () => {
    for (const kinds of [...disturbances.map((kind) => new Set([kind])), pickSeveral(3)]) {
      const first = await disturb(house, { kinds, seed: 5 });
      expect(await disturb(house, { kinds, seed: 5 })).toEqual(first);
      if (!kinds.has("white on black") && !kinds.has("JPEG"))
        expect(await disturb(house, { kinds, seed: 6 })).not.toEqual(first);
    }
  });

  test.each([...disturbances, "no room"] as const)("differs from the undisturbed one by %s", async (kind) => {
    expect(await only(kind)).not.toEqual(await only());
  });

  test("is black on white, or in its colors", async () => {
    expect([middle(await only()), corner(await only())]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
    expect(middle(await only(undefined, apple))).toEqual([0xd0, 0x20, 0x20]);
  });

  test("is white on black, or in its colors on black", async () => {
    const [plain, colored] = [await only("white on black"), await only("white on black", apple)];
    expect([middle(plain), corner(plain)]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ]);
    expect([middle(colored), corner(colored)]).toEqual([
      [0xd0, 0x20, 0x20],
      [0, 0, 0],
    ]);
  });

  test("has a background and a foreground of other distinguishable colors", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const picture = await only("other colors", house, seed);
      const distance = Math.max(
        ...middle(picture).map((value, channel) => Math.abs(value - corner(picture)[channel]!)),
      );
      expect(distance).toBeGreaterThan(80);
      expect(middle(await only("other colors", apple, seed))).not.toEqual([0xd0, 0x20, 0x20]);
    }
  });

  test("has a margin of 5 to 25 % of the image on each side", async () => {
    const { width } = await only("no room");
    for (let seed = 0; seed < 20; seed++) {
      const padded = await only("padding", house, seed);
      const margin = (padded.width - width) / 2 / padded.width;
      expect(margin).toBeGreaterThan(0.04);
      expect(margin).toBeLessThan(0.26);
    }
  });

  test("has lost a tenth of its content at one side", async () => {
    const white = [255, 255, 255] as const;
    const whole = findInk(await only(), white);
    for (let seed = 0; seed < 20; seed++) {
      const left = findInk(await only("crop", house, seed), white);
      expect((left.width * left.height) / (whole.width * whole.height)).toBeCloseTo(0.9, 1);
    }
  });

  test("is skipped where it would be invisible", async () => {
    const chalk = { svg: house.svg.replace("currentColor", "#fff"), isColor: true };
    expect(await disturb(chalk, { kinds: new Set(), seed: 1 })).toBeUndefined();
    expect(await disturb(chalk, { kinds: new Set(["white on black"]), seed: 1 })).toBeDefined();
  });
});

test("several disturbances never contradict each other", () => {
  const seen = new Set<Disturbance>();
  for (let seed = 0; seed < 100; seed++) {
    const kinds = pickSeveral(seed);
    expect(kinds.has("other colors") && kinds.has("white on black")).toBe(false);
    for (const kind of kinds) seen.add(kind);
  }
  expect([...seen].toSorted()).toEqual(disturbances.toSorted());
});
