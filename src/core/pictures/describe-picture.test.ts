import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assert, constantFrom, integer, property, record, tuple, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createDescriber,
  likenessOf,
  appearanceDimensions,
  pictureDimensions,
  sameLikeness,
  shapeDimensions,
  type Describer,
} from "./describe-picture.ts";
import type { Raster } from "./raster.ts";

const readModel = (name: string) => readFileSync(join(import.meta.dirname, "../../../data/pictures", name));
const describer = createDescriber(readModel("model.bin"), readModel("concepts.bin"));

/** Written by `scripts/pictures/write_samples.py`. */
const samples = JSON.parse(readFileSync(join(import.meta.dirname, "describe-picture.samples.json"), "utf8")) as {
  name: string;
  size: number;
  rgb: string;
  shape: number[];
  concept: number[];
}[];

type Color = readonly [number, number, number, number];
const clear: Color = [0, 0, 0, 0];
const black: Color = [0, 0, 0, 255];
const white: Color = [255, 255, 255, 255];

interface Drawing {
  sizePx: number;
  /** Of the raster, on each side. */
  padding: number;
  color: Color;
  ground: Color;
}

/** A house with a door, its edges smoothed. */
function drawHouse({ sizePx, padding, color, ground }: Drawing): Raster {
  const data = new Uint8Array(sizePx * sizePx * 4);
  const inner = 1 - 2 * padding;
  const isInk = (x: number, y: number) => {
    const [u, v] = [(x / sizePx - padding) / inner, (y / sizePx - padding) / inner];
    const isRoof = v >= 0 && v < 0.5 && Math.abs(u - 0.5) < v;
    const isWall = v >= 0.5 && v < 1 && u > 0.12 && u < 0.88;
    const isDoor = v >= 0.6 && v < 1 && u > 0.4 && u < 0.65;
    return (isRoof || isWall) && !isDoor;
  };
  const steps = [0.125, 0.375, 0.625, 0.875];
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++) {
      const cover =
        steps.flatMap((dy) => steps.filter((dx) => isInk(x + dx, y + dy))).length / (steps.length * steps.length);
      const alpha = cover * color[3] + (1 - cover) * ground[3];
      for (let channel = 0; channel < 3; channel++) {
        const value = ground[3] === 0 ? color[channel]! : cover * color[channel]! + (1 - cover) * ground[channel]!;
        data[(y * sizePx + x) * 4 + channel] = Math.round(value);
      }
      data[(y * sizePx + x) * 4 + 3] = Math.round(alpha);
    }
  }
  return { width: sizePx, height: sizePx, data };
}

/** A picture with an even margin around it. */
function surround({ width, height, data }: Raster, margin: number, color: Color): Raster {
  const wider = width + 2 * margin;
  const surrounded = Uint8Array.from({ length: wider * (height + 2 * margin) * 4 }, (_, place) => color[place % 4]!);
  for (let row = 0; row < height; row++) {
    surrounded.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((row + margin) * wider + margin) * 4);
  }
  return { width: wider, height: height + 2 * margin, data: surrounded };
}

const plain: Drawing = { sizePx: 64, padding: 0.05, color: black, ground: clear };

/** The same on paper that is bright at the upper left and in the shadow at the lower right. */
function lightUnevenly({ width, height, data }: Raster): Raster {
  const lit = data.map((value, place) => {
    const pixel = Math.floor(place / 4);
    const far = Math.hypot((pixel % width) / width, Math.floor(pixel / width) / height);
    return place % 4 === 3 ? value : value * (1 - 0.3 * far);
  });
  return { width, height, data: lit };
}

/** How alike the best views are; 1 for the same shape. */
function compare(one: Raster, other: Raster, by: Describer = describer): number {
  const products = by
    .describeDrawing(one)
    .flatMap((drawn) => by.describeQuery(other).map((asked) => likenessOf(asked, drawn)));
  return Math.max(...products) / sameLikeness;
}

describe("createDescriber", () => {
  it.each([
    ["on white", { ground: white }],
    ["white on black", { color: white, ground: black }],
    ["white on nothing", { color: white }],
    ["red on a blue ground", { color: [220, 40, 30, 255], ground: [20, 60, 200, 255] }],
    ["gray on a pale ground", { color: [120, 120, 120, 255], ground: [240, 235, 200, 255] }],
  ] as const)("matches a single-color shape to the same %s", (_, change) => {
    expect(compare(drawHouse(plain), drawHouse({ ...plain, ...change }))).toBeGreaterThan(0.98);
  });

  it("is almost independent of size and position", () => {
    const small = drawHouse({ ...plain, sizePx: 40, padding: 0.2, ground: white });
    const large = drawHouse({ ...plain, sizePx: 700, padding: 0.25, ground: white });
    expect(compare(drawHouse(plain), small)).toBeGreaterThan(0.9);
    expect(compare(drawHouse(plain), large)).toBeGreaterThan(0.95);
  });

  it.each(samples)("describes $name like the reference implementation", ({ size, rgb, shape, concept }) => {
    const colors = Buffer.from(rgb, "base64");
    const data = new Uint8Array(size * size * 4).fill(255);
    for (let pixel = 0; pixel < size * size; pixel++) data.set(colors.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    const [view] = describer.describeQuery({ width: size, height: size, data });
    for (const [place, value] of shape.entries()) expect(Math.abs(view![place]! - value)).toBeLessThanOrEqual(2);
    for (const [place, value] of concept.entries()) {
      expect(Math.abs(view![appearanceDimensions + place]! - value)).toBeLessThanOrEqual(4);
    }
  });

  it("finds an image with or without padding", () => {
    const sign = drawHouse({ ...plain, padding: 0.2, color: white, ground: [20, 60, 200, 255] });
    expect(compare(sign, sign)).toBeGreaterThan(0.98);
    expect(compare(sign, surround(sign, 20, white))).toBeGreaterThan(0.95);
    expect(compare(sign, surround(sign, 20, black))).toBeGreaterThan(0.95);
  });

  it.each([
    ["white", white],
    ["black", black],
  ] as const)("finds an image in several colors on %s", (_, ground) => {
    const color = [200, 60, 90, 255] as const;
    const [drawn, asked] = [drawHouse({ ...plain, color }), drawHouse({ ...plain, sizePx: 96, color, ground })];
    for (const { width, height, data } of [drawn, asked]) {
      for (let y = Math.floor(height * 0.7); y < height * 0.8; y++) {
        for (let x = Math.floor(width * 0.2); x < width * 0.4; x++) data.set([235, 235, 240, 255], (y * width + x) * 4);
      }
    }
    expect(compare(drawn, asked)).toBeGreaterThan(0.98);
  });

  it("ignores shadows on paper", () => {
    const paper = drawHouse({ sizePx: 400, padding: 0.2, color: [40, 50, 110, 255], ground: [240, 238, 225, 255] });
    expect(compare(drawHouse(plain), lightUnevenly(paper))).toBeGreaterThan(0.95);
  });

  it("has no vector for a blank image", () => {
    const blanks = [clear, black, white].map((color) => drawHouse({ ...plain, color, ground: color }));
    for (const blank of blanks) expect(describer.describeQuery(blank)).toEqual([]);
    expect(describer.describeDrawing(blanks[0]!)).toEqual([]);
  });

  it("describes any raster in vectors of one size, deterministically", () => {
    const rasters = constantFrom<[number, number]>([1, 1], [4096, 1], [1, 4096], [2, 3], [17, 5], [300, 40]).chain(
      ([width, height]) =>
        tuple(uint8Array({ minLength: 1, maxLength: 64 }), integer({ min: 1, max: 7 })).map(([bytes, step]) => ({
          width,
          height,
          data: Uint8Array.from({ length: width * height * 4 }, (_, place) => bytes[(place * step) % bytes.length]!),
        })),
    );
    assert(
      property(record({ raster: rasters }), ({ raster }) => {
        const views = describer.describeQuery(raster);
        expect(views.length).toBeLessThanOrEqual(8);
        for (const view of views) {
          expect(view).toHaveLength(pictureDimensions);
          for (const part of [view.subarray(0, shapeDimensions), view.subarray(appearanceDimensions)]) {
            const length = part.reduce((sum, value) => sum + value * value, 0);
            expect(Math.abs(length / sameLikeness - 1)).toBeLessThan(0.02);
          }
        }
        expect(describer.describeQuery(raster)).toEqual(views);
      }),
      { numRuns: 60 },
    );
  });
});
