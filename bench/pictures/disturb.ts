import sharp, { type Sharp } from "sharp";
import type { Box, Raster } from "../../src/core/pictures/raster.ts";
import { rasterize } from "../../src/platform/workers/rasterize.server.ts";
import { createRandom } from "../measure/random.ts";

/** What happens to an icon on its way to a search by picture. */
export const disturbances = [
  "other size",
  "padding",
  "rotation",
  "other colors",
  "white on black",
  "JPEG",
  "blur",
  "noise",
  "crop",
] as const;
/** `no room`: the picture ends where the drawing does, as in a file that was downloaded. */
export type Disturbance = (typeof disturbances)[number] | "no room" | Neighborhood;

/** What somebody who cuts an icon out of a page of icons gets along with it: up to a tenth of the next one, or a quarter. */
export const neighborhoods = ["a neighbor's sliver", "a quarter of a neighbor"] as const;
type Neighborhood = (typeof neighborhoods)[number];

/** A drawing to disturb. */
export interface Original {
  /** Complete SVG document. */
  svg: string;
  /** Otherwise it takes any color. */
  isColor: boolean;
  /** The drawing that stands beside it on a page. */
  neighbor?: Original;
}

type Color = readonly [red: number, green: number, blue: number];

const usualSidePx = 96;
/** Room that people leave on each side of what they cut out. */
const usualPadding = 0.04;
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
/** Ink that differs less from its ground is not seen (mean of its pixels, 0…255). */
const leastContrast = 32;

/**
 * Draws an icon again from its SVG, black (or in its colors) on white, and disturbs it; the same for the same seed. Undefined
 * where it cannot be seen on that ground.
 */
export async function disturb(
  { svg, isColor, neighbor }: Original,
  options: { kinds: ReadonlySet<Disturbance>; seed: number },
): Promise<Raster | undefined> {
  const { kinds, seed } = options;
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  // Everything is drawn by lot whether it is needed or not, so that one kind does not change another.
  const sidePx = Math.round(28 * (320 / 28) ** random());
  const padding = between(0.05, 0.25);
  const angle = between(2, 8) * (random() < 0.5 ? -1 : 1);
  const colors = pickColors(random);
  const turn = between(60, 300);
  const blur = between(0.8, 1.6) / usualSidePx;
  const grain = between(10, 25);
  const cutSide = Math.floor(random() * 4);
  const neighborSide = Math.floor(random() * 4);
  const gap = between(0.1, 0.35);
  const sliver = between(0.03, 0.1);

  const drawing = await draw(svg, kinds.has("other size") ? sidePx : usualSidePx);
  let ground = white;
  if (kinds.has("white on black")) {
    ground = black;
    if (!isColor) paint(drawing, () => white);
  } else if (kinds.has("other colors")) {
    ground = colors.ground;
    paint(drawing, isColor ? (color) => turnHue(color, turn) : () => colors.ink);
  } else if (!isColor) paint(drawing, () => black);
  if (measureContrast(drawing, ground) < leastContrast) return undefined;

  const longer = Math.max(drawing.width, drawing.height);
  const share = kinds.has("no room") ? 0 : kinds.has("padding") ? padding : usualPadding;
  const margin = Math.round((share * longer) / (1 - 2 * share));
  let picture = put(drawing, ground, margin);
  const shownPart = kinds.has("a neighbor's sliver") ? sliver : kinds.has("a quarter of a neighbor") ? 0.25 : 0;
  if (neighbor && shownPart > 0) {
    const other = await draw(neighbor.svg, usualSidePx);
    if (!neighbor.isColor) paint(other, () => black);
    const part = takeInk(put(other, ground, 0), { ground, side: neighborSide, share: shownPart });
    picture = putBeside(picture, part, { ground, side: neighborSide, gap: Math.round(gap * longer) - margin });
  }
  if (kinds.has("rotation")) {
    const [r, g, b] = ground;
    picture = await edit(picture, (image) => image.rotate(angle, { background: { r, g, b } }));
  }
  if (kinds.has("crop")) picture = cut(picture, findInk(picture, ground), cutSide);
  if (kinds.has("blur")) picture = await edit(picture, (image) => image.blur(Math.max(0.3, blur * longer)));
  if (kinds.has("noise")) addNoise(picture, grain, random);
  if (kinds.has("JPEG")) picture = await toRaster(sharp(await toSharp(picture).jpeg({ quality: 40 }).toBuffer()));
  return picture;
}

/** Several disturbances at once, as they come together: a photograph or a screenshot of a page in other colors. */
export function pickSeveral(seed: number): ReadonlySet<Disturbance> {
  const random = createRandom(seed);
  const pick = (...choice: Disturbance[]) => choice[Math.floor(random() * choice.length)]!;
  return new Set([
    "other size",
    "padding",
    "rotation",
    pick("other colors", "white on black"),
    pick("JPEG", "blur", "noise", "crop"),
  ]);
}

/** Draws a document to fit a square, on transparency. */
export async function draw(svg: string, sizePx: number): Promise<Raster> {
  return toRaster(sharp(await rasterize({ svg, sizePx }, "librsvg")));
}

/** The smallest box around everything that is not the ground. */
export function findInk({ width, height, data }: Raster, ground: Color): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (ground.every((value, channel) => Math.abs(data[at + channel]! - value) < leastContrast)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** An ink and a ground that can be told from each other. */
function pickColors(random: () => number): { ink: Color; ground: Color } {
  const pick = (): Color => [Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)];
  for (;;) {
    const [ink, ground] = [pick(), pick()];
    if (Math.abs(readLuma(ink) - readLuma(ground)) > 80) return { ink, ground };
  }
}

const toByte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const readLuma = ([red, green, blue]: Color) => 0.299 * red + 0.587 * green + 0.114 * blue;

function paint({ data }: Raster, choose: (color: Color) => Color): void {
  for (let at = 0; at < data.length; at += 4) data.set(choose([data[at]!, data[at + 1]!, data[at + 2]!]), at);
}

/** The color with its hue turned by so many degrees; it keeps its brightness. */
function turnHue([red, green, blue]: Color, degrees: number): Color {
  const luma = readLuma([red, green, blue]);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [u, v] = [0.492 * (blue - luma), 0.877 * (red - luma)];
  const [turnedU, turnedV] = [u * cosine - v * sine, u * sine + v * cosine];
  return [
    toByte(luma + turnedV / 0.877),
    toByte(luma - 0.395 * turnedU - 0.581 * turnedV),
    toByte(luma + turnedU / 0.492),
  ];
}

/** How much the ink differs from the ground, in the mean of its pixels. */
function measureContrast({ data }: Raster, ground: Color): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    sum += alpha * Math.max(...ground.map((value, channel) => Math.abs(data[at + channel]! - value)));
    weight += alpha;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** The drawing on an opaque ground with a margin around it. */
export function put({ width, height, data }: Raster, ground: Color, margin: number): Raster {
  const picture = fill(width + 2 * margin, height + 2 * margin, ground);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y + margin) * picture.width + x + margin) * 4;
      const alpha = data[from + 3]! / 255;
      for (let channel = 0; channel < 3; channel++) {
        picture.data[to + channel] = Math.round(ground[channel]! + (data[from + channel]! - ground[channel]!) * alpha);
      }
    }
  }
  return picture;
}

function fill(width: number, height: number, [red, green, blue]: Color): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  return { width, height, data };
}

const cropShare = 0.1;

/** Cuts a tenth of the drawn thing off at one side, and whatever lies beyond. */
function cut(picture: Raster, ink: Box, side: number): Raster {
  const { width, height } = picture;
  const lostX = Math.round(ink.width * cropShare);
  const lostY = Math.round(ink.height * cropShare);
  const left = side === 0 ? ink.left + lostX : 0;
  const top = side === 1 ? ink.top + lostY : 0;
  const right = side === 2 ? ink.left + ink.width - lostX : width;
  const bottom = side === 3 ? ink.top + ink.height - lostY : height;
  return extract(picture, { left, top, width: right - left, height: bottom - top });
}

/** Sides in turn: left, top, right, bottom. */
const isAcross = (side: number) => side % 2 === 0;

/** The part of a neighbor on one side that reaches into a picture: so much of its ink, of the end that is turned to it. */
function takeInk(picture: Raster, { ground, side, share }: { ground: Color; side: number; share: number }): Raster {
  const ink = findInk(picture, ground);
  const width = isAcross(side) ? Math.max(1, Math.round(ink.width * share)) : ink.width;
  const height = isAcross(side) ? ink.height : Math.max(1, Math.round(ink.height * share));
  const left = side === 0 ? ink.left + ink.width - width : ink.left;
  const top = side === 1 ? ink.top + ink.height - height : ink.top;
  return extract(picture, { left, top, width, height });
}

/** A picture that goes on to one side, by a gap and the part of a neighbor, in the middle of that side. */
function putBeside(
  picture: Raster,
  part: Raster,
  { ground, side, gap }: { ground: Color; side: number; gap: number },
): Raster {
  const more = Math.max(0, gap) + (isAcross(side) ? part.width : part.height);
  const whole = isAcross(side)
    ? fill(picture.width + more, picture.height, ground)
    : fill(picture.width, picture.height + more, ground);
  paste(whole, picture, { left: side === 0 ? more : 0, top: side === 1 ? more : 0 });
  const middle = {
    left: Math.round((whole.width - part.width) / 2),
    top: Math.round((whole.height - part.height) / 2),
  };
  paste(whole, part, {
    left: side === 0 ? 0 : side === 2 ? whole.width - part.width : middle.left,
    top: side === 1 ? 0 : side === 3 ? whole.height - part.height : middle.top,
  });
  return whole;
}

/** Copies a picture into another one; what does not fit is left out. */
function paste(into: Raster, { width, height, data }: Raster, { left, top }: { left: number; top: number }): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [left + x, top + y];
      if (column < 0 || row < 0 || column >= into.width || row >= into.height) continue;
      const from = (y * width + x) * 4;
      into.data.set(data.subarray(from, from + 4), (row * into.width + column) * 4);
    }
  }
}

/** The box with so much more on each side, as far as the picture goes. */
export function widen(box: Box, margin: number, within: { width: number; height: number }): Box {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  return {
    left,
    top,
    width: Math.min(within.width, box.left + box.width + margin) - left,
    height: Math.min(within.height, box.top + box.height + margin) - top,
  };
}

/** A part of a picture. */
export function extract({ width, data }: Raster, box: Box): Raster {
  const part = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    part.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data: part };
}

/** Grain as of a camera in the dark: normally distributed, of each pixel and channel for itself. */
export function addNoise({ data }: Raster, deviation: number, random: () => number): void {
  for (let at = 0; at < data.length; at++) {
    if (at % 4 === 3) continue;
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    data[at] = toByte(data[at]! + normal * deviation);
  }
}

const edit = (picture: Raster, change: (image: Sharp) => Sharp) => toRaster(change(toSharp(picture)));

/** A raster as a picture that can be encoded. */
export const toSharp = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 4 } });

export async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().toColorspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
