import { Resvg } from "@resvg/resvg-js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDrawnThing } from "./find-drawn-thing.ts";
import type { Box, Raster } from "./raster.ts";

/** Draws an SVG of that size. */
function draw(width: number, height: number, content: string, ground = "#fff"): Raster {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${
    ground && `<rect width="100%" height="100%" fill="${ground}"/>`
  }${content}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, data: pixels };
}

const place = (content: string, { left, top, width }: Box, box = 24) =>
  `<g transform="translate(${left} ${top}) scale(${width / box})">${content}</g>`;

const house = (color: string) =>
  `<path fill="none" stroke="${color}" stroke-width="2" d="M3 10.5 12 3l9 7.5V21H3zM9 21v-8h6v8"/>`;
const wifi = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="2"><path d="M2 8.8a15 15 0 0 1 20 0M5 12.9a10 10 0 0 1 14 0M8.5 16.4a5 5 0 0 1 7 0"/><circle cx="12" cy="20" r=".6"/></g>`;
const camera = (color: string) =>
  `<path fill="${color}" fill-rule="evenodd" d="M9 4h6l2 3h5v13H2V7h5zM12 9a4 4 0 1 0 0 8a4 4 0 1 0 0-8z"/>`;

/** Something like a word: letters with gaps as fonts have them. */
function word(letters: string, { left, top, height }: { left: number; top: number; height: number }, color: string) {
  const width = height * 0.55;
  return Array.from(letters)
    .map((letter, at) => {
      const x = left + at * (width + height * 0.14);
      const shape =
        letter === "l"
          ? `<rect x="${width * 0.4}" width="${height * 0.16}" height="${height}"/>`
          : `<ellipse fill="none" stroke="${color}" stroke-width="${height * 0.16}" cx="${width / 2}" cy="${height * 0.68}" rx="${width * 0.4}" ry="${height * 0.28}"/>`;
      return `<g fill="${color}" transform="translate(${x} ${top})">${shape}</g>`;
    })
    .join("");
}

/** The part of two boxes that they share, of all that they cover: 1 for equal ones. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const shared = Math.max(0, across) * Math.max(0, down);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** What a seed gives is the same on every machine. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296 - 0.5;
  };
}

const square = (left: number, top: number, width: number): Box => ({ left, top, width, height: width });

describe("findDrawnThing", () => {
  it.each([
    ["an outline", house],
    ["loose strokes", wifi],
    ["a solid shape", camera],
  ])("finds %s alone on a canvas, off center", (_what, thing) => {
    const at = square(60, 210, 160);
    expect(overlap(findDrawnThing(draw(512, 512, place(thing("#222"), at)))!, at)).toBeGreaterThan(0.6);
  });

  it("finds the icon in an app bar, not the text beside it", () => {
    const at = square(40, 36, 56);
    const bar = draw(
      512,
      128,
      place(house("#fff"), at) + word("oolol", { left: 124, top: 48, height: 32 }, "#fff"),
      "#3b5bdb",
    );
    expect(overlap(findDrawnThing(bar)!, at)).toBeGreaterThan(0.6);
  });

  it("finds the icon in a screenshot with lines of text", () => {
    const at = square(140, 120, 80);
    const lines = [300, 324, 348, 372, 396].map((top) =>
      word("oololoolloolooloo", { left: 40, top, height: 13 }, "#555"),
    );
    const screen = draw(360, 640, place(camera("#e8590c"), at) + lines.join(""), "#fafafa");
    expect(overlap(findDrawnThing(screen)!, at)).toBeGreaterThan(0.6);
  });

  it("finds the icon between the bar and the button of a screen", () => {
    const at = square(147, 120, 96);
    const bar = `<rect width="390" height="58" fill="#3b5bdb"/>${word("oolol", { left: 16, top: 20, height: 18 }, "#fff")}`;
    const text = [237, 261].map((top) => word("oololoolloolooloollooloolol", { left: 40, top, height: 16 }, "#555"));
    const button = `<rect x="60" y="586" width="270" height="54" rx="12" fill="#2f9e44"/>${word("oolol", { left: 150, top: 604, height: 16 }, "#fff")}`;
    const screen = draw(390, 700, bar + place(camera("#e8590c"), at) + text.join("") + button, "#fafafa");
    expect(overlap(findDrawnThing(screen)!, at)).toBeGreaterThan(0.6);
  });

  it("finds the icon in a colored button with words", () => {
    const at = square(122, 232, 48);
    const button = '<rect x="96" y="216" width="320" height="80" rx="16" fill="#2f9e44"/>';
    const words = word("oolloo", { left: 196, top: 240, height: 28 }, "#fff");
    const screen = draw(512, 512, button + place(camera("#fff"), at) + words);
    expect(overlap(findDrawnThing(screen)!, at)).toBeGreaterThan(0.6);
  });

  it("finds the icon in a square button among other things", () => {
    const at = square(216, 136, 80);
    const button = '<rect x="176" y="96" width="160" height="160" rx="28" fill="#7048e8"/>';
    const screen = draw(
      512,
      400,
      button + place(house("#fff"), at) + word("loolo", { left: 200, top: 276, height: 24 }, "#333"),
    );
    expect(overlap(findDrawnThing(screen)!, at)).toBeGreaterThan(0.6);
  });

  it("chooses the larger of two icons", () => {
    const large = square(60, 120, 220);
    const scene = draw(512, 512, place(house("#111"), large) + place(camera("#111"), square(380, 300, 80)));
    expect(overlap(findDrawnThing(scene)!, large)).toBeGreaterThan(0.6);
  });

  it("chooses one icon of many on a screen", () => {
    const places = Array.from({ length: 12 }, (_, at) =>
      square(60 + (at % 3) * 150, 60 + Math.floor(at / 3) * 130, 64),
    );
    const scene = draw(
      480,
      560,
      places.map((at, number) => place([house, camera, wifi][number % 3]!("#333"), at)).join(""),
    );
    const found = findDrawnThing(scene)!;
    expect(Math.max(...places.map((at) => overlap(found, at)))).toBeGreaterThan(0.6);
  });

  it("finds a pen sketch on grainy paper that is lit from one side", () => {
    const at = square(150, 110, 200);
    const light =
      '<defs><linearGradient id="l" x2="1" y2="0.4"><stop stop-color="#f4efe6"/><stop offset="1" stop-color="#8d867a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)"/>';
    const photo = draw(512, 384, light + place(house("#2b2f5a"), at));
    const noise = createNoise(7);
    for (let pixel = 0; pixel < photo.data.length; pixel++) if (pixel % 4 < 3) photo.data[pixel]! += noise() * 10;
    expect(overlap(findDrawnThing(photo)!, at)).toBeGreaterThan(0.6);
  });

  it("includes all strokes of a sketch", () => {
    const strokes =
      '<g fill="none" stroke="#000" stroke-width="9" stroke-linecap="round"><path d="M110 260q130-130 150-140q120 90 150 150"/><path d="M140 275v150M380 280l-4 150M150 432l220 6"/><path d="M225 430v-90h60v88"/></g>';
    const at: Box = { left: 105, top: 115, width: 310, height: 328 };
    expect(overlap(findDrawnThing(draw(512, 512, strokes))!, at)).toBeGreaterThan(0.7);
  });

  it.each(["#000", "#fff", "#e03131"])("finds an image in %s on transparency", (color) => {
    const at = square(16, 16, 96);
    expect(overlap(findDrawnThing(draw(128, 128, place(camera(color), at), ""))!, at)).toBeGreaterThan(0.6);
  });

  it("includes the frame of a single framed sign", () => {
    const sign =
      '<rect x="3" y="3" width="18" height="18" rx="3" fill="#e03131"/><path stroke="#fff" stroke-width="2" d="M7 12h10M12 7v10"/>';
    const at = square(100, 100, 300);
    expect(overlap(findDrawnThing(draw(512, 512, place(sign, at)))!, square(137, 137, 225))).toBeGreaterThan(0.7);
  });

  it.each([
    ["one color", draw(200, 200, "", "#868e96")],
    ["transparency", draw(64, 64, "", "")],
    ["faint grain", grainOf(128)],
    ["a single pixel", draw(1, 1, "")],
  ])("finds nothing in %s", (_what, raster) => {
    expect(findDrawnThing(raster)).toBeUndefined();
  });

  it("finds the same box in a larger copy", () => {
    const [small, large] = [1, 5].map((scale) => {
      const at = square(90 * scale, 80 * scale, 120 * scale);
      return findDrawnThing(draw(400 * scale, 300 * scale, place(house("#111"), at)))!;
    }) as [Box, Box];
    const shrunk = { left: large.left / 5, top: large.top / 5, width: large.width / 5, height: large.height / 5 };
    expect(overlap(small, shrunk)).toBeGreaterThan(0.8);
  });

  it("includes both of two arrows that belong together", () => {
    const arrows = '<path fill="none" stroke="#222" stroke-width="2" d="m8 9 4-4 4 4m0 6-4 4-4-4"/>';
    const found = findDrawnThing(draw(600, 500, place(arrows, square(150, 100, 300))))!;
    expect(overlap(found, { left: 239, top: 145, width: 122, height: 210 })).toBeGreaterThan(0.6);
  });

  it("returns a box inside the image, for any image", () => {
    const pictures = fc
      .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
          .map((data) => ({ width, height, data })),
      );
    fc.assert(
      fc.property(pictures, (raster) => {
        const found = findDrawnThing(raster);
        if (!found) return;
        const { left, top, width, height } = found;
        expect([left, top, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(left + width).toBeLessThanOrEqual(raster.width);
        expect(top + height).toBeLessThanOrEqual(raster.height);
      }),
    );
  });
});

function grainOf(edge: number): Raster {
  const noise = createNoise(3);
  const data = Uint8ClampedArray.from({ length: edge * edge * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : 200 + noise() * 12,
  );
  return { width: edge, height: edge, data };
}
