import sharp from "sharp";
import upng from "upng-js";
import { describe, expect, it } from "vitest";
import { playLottie } from "../../../tests/harness/files/play-lottie.ts";
import { readMovingIcons, type MovingIcon } from "../../../tests/harness/files/moving-icons.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { readMotion } from "../../core/svg/motion/read-motion.ts";
import type { PictureJob } from "./picture-job.ts";
import { pictureWriters } from "./picture-writers.server.ts";
import { openFrames } from "./raster/render-frames.server.ts";

/** A file of frames as a decoder that shares nothing with its writer sees it. */
interface ReadFile {
  width: number;
  height: number;
  /** How often it is played; 0 for ever. */
  plays: number;
  frames: { pixels: Uint8Array; delayMs: number }[];
}

async function readBySharp(bytes: Uint8Array): Promise<ReadFile> {
  const {
    width,
    pageHeight: height,
    pages = 1,
    delay = [],
    loop = 0,
  } = await sharp(bytes, { animated: true }).metadata();
  const pixels = await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer();
  const frames = Array.from({ length: pages }, (_, index) => ({
    pixels: pixels.subarray(index * width * height! * 4, (index + 1) * width * height! * 4),
    delayMs: delay[index]!,
  }));
  return { width, height: height!, plays: loop, frames };
}

function readByUpng(bytes: Uint8Array): ReadFile {
  const png = upng.decode(Uint8Array.from(bytes).buffer);
  const frames = upng.toRGBA8(png).map((pixels, index) => ({
    pixels: new Uint8Array(pixels),
    delayMs: png.frames[index]!.delay,
  }));
  return { width: png.width, height: png.height, plays: png.tabs.acTL!.num_plays, frames };
}

const readers = { gif: readBySharp, apng: readByUpng, "webp-animated": readBySharp } as const;
type Format = keyof typeof readers;

const icons = [
  ...readMovingIcons("line-md", amount(400, 60)),
  ...readMovingIcons("svg-spinners", amount(24, 4)),
  ...readMovingIcons("meteocons", amount(260, 40)),
];
const jobOf = (svg: string): PictureJob => ({ svg, sizePx: 64, name: "icon", avoidsResvg: false });
const opaque = 128;

async function write(format: Format, job: PictureJob): Promise<ReadFile> {
  const writer = await pictureWriters[format]();
  return readers[format](await writer(job));
}

/** Each file is written once for all that is asked of it. */
const written = new Map<string, Promise<ReadFile>>();
function writeIcon(format: Format, { name, svg }: MovingIcon): Promise<ReadFile> {
  const key = `${format} ${name}`;
  const file = written.get(key) ?? write(format, jobOf(svg));
  written.set(key, file);
  return file;
}

/** The largest mean difference of pixels on white between what is shown at a moment and the drawing at it, of 1. */
async function compare(file: ReadFile, job: PictureJob, { isHard }: { isHard: boolean }): Promise<number> {
  const { timesMs, delaysMs, renderAt } = await openFrames(job, { stepMs: 10 });
  const ends = file.frames.map((_, index) =>
    file.frames.slice(0, index + 1).reduce((sum, { delayMs }) => sum + delayMs, 0),
  );
  let [elapsed, most] = [0, 0];
  for (const [index, timeMs] of timesMs.entries()) {
    const shown = file.frames[ends.findIndex((end) => end > elapsed + 5)] ?? file.frames.at(-1)!;
    const drawn = (await renderAt(timeMs)).data;
    most = Math.max(most, difference(shown.pixels, isHard ? harden(drawn) : drawn));
    elapsed += delaysMs[index]!;
  }
  return most;
}

const harden = (pixels: Uint8Array | Uint8ClampedArray) =>
  pixels.map((value, index) => (index % 4 === 3 ? (value < opaque ? 0 : 255) : value));

function difference(a: Uint8Array, b: Uint8Array | Uint8ClampedArray): number {
  let sum = 0;
  for (let place = 0; place < b.length; place += 4) {
    for (let channel = 0; channel < 3; channel++) {
      sum += Math.abs(onWhite(a, place, channel) - onWhite(b, place, channel));
    }
  }
  return sum / ((b.length / 4) * 3 * 255);
}

function onWhite(pixels: Uint8Array | Uint8ClampedArray, place: number, channel: number): number {
  const alpha = pixels[place + 3]! / 255;
  return pixels[place + channel]! * alpha + 255 * (1 - alpha);
}

describe.each<[Format, number]>([
  ["gif", 0.01],
  ["apng", 0.001],
  ["webp-animated", 0.001],
])("%s", (format, allowed) => {
  it("matches every frame of the SVG", { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    for (const icon of icons) {
      const most = await compare(await writeIcon(format, icon), jobOf(icon.svg), { isHard: format === "gif" });
      if (most > allowed) wrong.push(`${icon.name} ${most.toFixed(4)}`);
    }
    expect(icons.length).toBeGreaterThan(amount(6, 30));
    expect(wrong).toEqual([]);
  });

  it("loops an endless animation over its whole cycle, and plays a finite one once", async () => {
    for (const icon of icons) {
      const { isEndless, durationMs } = readMotion(icon.svg);
      const { plays, frames } = await writeIcon(format, icon);
      expect(plays).toBe(isEndless ? 0 : 1);
      const lastsMs = frames.reduce((sum, { delayMs }) => sum + delayMs, 0);
      if (isEndless) expect(Math.abs(lastsMs - durationMs)).toBeLessThan(20);
      else expect(lastsMs).toBeGreaterThan(durationMs);
    }
  });

  it("has the requested background color, with smooth edges", async () => {
    const job: PictureJob = { ...jobOf(icons[0]!.svg), ground: "#ffee00" };
    const file = await write(format, job);
    expect([...file.frames[0]!.pixels.subarray(0, 4)]).toEqual([255, 238, 0, 255]);
    expect(file.frames.every(({ pixels }) => pixels.every((value, place) => place % 4 < 3 || value === 255))).toBe(
      true,
    );
    expect(await compare(file, job, { isHard: false })).toBeLessThan(0.01);
  });

  it("preserves the aspect ratio of a non-square SVG", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" viewBox="0 0 48 24"><path d="M0 0h9v24"><animateTransform attributeName="transform" type="translate" values="0;30" dur="1s" repeatCount="indefinite"/></path></svg>';
    const { width, height } = await write(format, jobOf(svg));
    expect([width, height]).toEqual([64, 32]);
  });

  it("rejects a static SVG", async () => {
    const still = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>';
    await expect(write(format, jobOf(still))).rejects.toMatchObject({ code: "invalid_input", field: "format" });
  });
});

it("large images have fewer frames, so that the work per file is limited", async () => {
  const { svg } = readMovingIcons("meteocons", 130).at(-1)!;
  const small = await openFrames({ ...jobOf(svg), sizePx: 64 }, { stepMs: 10 });
  const large = await openFrames({ ...jobOf(svg), sizePx: 1600 }, { stepMs: 10 });
  expect(small.timesMs).toHaveLength(150);
  expect(large.timesMs.length * large.width * large.height).toBeLessThan(61_000_000);
});

it("a Lottie has the requested size, and a single frame for a static SVG", async () => {
  const writeLottie = await pictureWriters.lottie();
  const still = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>';
  const json = Buffer.from(await writeLottie(jobOf(still))).toString();
  expect(JSON.parse(json)).toMatchObject({ w: 64, h: 64, nm: "icon" });
  const played = await playLottie(json, { width: 64, height: 64 });
  const [first, last] = [Uint8Array.from(played.draw(0)), played.draw(played.frameCount - 1)];
  played.close();
  expect(first.some((value) => value === 0)).toBe(true);
  expect(difference(first, last)).toBe(0);
});
