import type { Differences } from "./subtract-ground.ts";

/** Edge of the canvas that drawings are fitted into, px. */
export const canvasPx = 48;
const marginPx = 2;
/** How much a drawing is blurred in all, by the pixels of its source and by the filter, px squared of the canvas. */
const blurVariance = 0.5;

/** A drawing cut out tightly and brought to one size. */
export interface FittedDrawing {
  /** How colors differ from the ground, -1…1, the largest being 1: planes of `canvasPx` squared, red, green and blue or one for grays. */
  planes: readonly Float32Array[];
  /** What -1…1 stands for, in color steps of 0…255. */
  contrast: number;
}

/** The sides of a rectangle, px and parts of them. */
interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Less of a difference than this part of the largest is not looked at when the drawing is cut out. */
const visiblePart = 0.18;
/** Pictures whose colors differ by less than this (of 255) are blank. */
const leastContrast = 12;

/** How a drawing is cut out. */
interface FitOptions {
  /** Leaves room for what seems to be missing where the picture ends in the middle of the drawing. */
  isCompleted?: boolean;
}

/**
 * Cuts out what is drawn and fits it into the canvas, keeping proportions.
 * @returns undefined for a blank picture, and where a drawing is to be completed that is whole
 */
export function fitDrawing(
  differences: Differences,
  { isCompleted = false }: FitOptions = {},
): FittedDrawing | undefined {
  const found = findBox(differences);
  const box = found && isCompleted ? completeBox(found, differences) : found;
  if (!box) return undefined;
  const scale = (canvasPx - 2 * marginPx) / Math.max(1, box.right - box.left, box.bottom - box.top);
  const columns = weighPixels((box.left + box.right) / 2, scale, differences.width);
  const rows = weighPixels((box.top + box.bottom) / 2, scale, differences.height);
  const planes = differences.planes.map((plane) => resample(plane, differences.width, { columns, rows }));
  const contrast = Math.max(...planes.map(measureLargest));
  if (contrast < leastContrast) return undefined;
  for (const plane of planes) for (let place = 0; place < plane.length; place++) plane[place]! /= contrast;
  return { planes, contrast };
}

/** The smallest rectangle around what is visible, after a slight blur that specks do not survive. */
function findBox({ width, height, planes }: Differences): Edges | undefined {
  const ink = new Float32Array(width * height);
  for (const plane of planes) {
    for (let place = 0; place < ink.length; place++) ink[place] = Math.max(ink[place]!, Math.abs(plane[place]!));
  }
  const blurred = blur(blur(ink, { lines: height, length: width, step: 1, stride: width }), {
    lines: width,
    length: height,
    step: width,
    stride: 1,
  });
  const largest = measureLargest(blurred);
  if (largest < leastContrast / 2) return undefined;
  const least = largest * visiblePart;
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = blurred[y * width + x]!;
      if (value > columns[x]!) columns[x] = value;
      if (value > rows[y]!) rows[y] = value;
    }
  }
  return {
    left: findEdge(columns, least) + widening,
    right: width - widening - findEdge(columns.toReversed(), least),
    top: findEdge(rows, least) + widening,
    bottom: height - widening - findEdge(rows.toReversed(), least),
  };
}

/** How much of what is left a cut usually takes away. */
const cutPart = 1 / 9;

/** The box with room at the sides where the picture ends; undefined where it ends nowhere, or all around as in a picture without margins. */
function completeBox(box: Edges, { width, height }: Differences): Edges | undefined {
  const isCut = {
    left: box.left < 0.5 + widening,
    right: box.right > width - 0.5 - widening,
    top: box.top < 0.5 + widening,
    bottom: box.bottom > height - 0.5 - widening,
  };
  if (isCut.left === isCut.right && isCut.top === isCut.bottom) return undefined;
  if ((isCut.left && isCut.right) || (isCut.top && isCut.bottom)) return undefined;
  const missingX = (box.right - box.left) * cutPart;
  const missingY = (box.bottom - box.top) * cutPart;
  return {
    left: box.left - (isCut.left ? missingX : 0),
    right: box.right + (isCut.right ? missingX : 0),
    top: box.top - (isCut.top ? missingY : 0),
    bottom: box.bottom + (isCut.bottom ? missingY : 0),
  };
}

/** How much the blur before moves sharp edges out, px. */
const widening = 0.5;

/** Where along a line its values reach a level, between the middles of pixels. */
function findEdge(values: Float32Array, level: number): number {
  const place = values.findIndex((value) => value >= level);
  const before = place === 0 ? 0 : values[place - 1]!;
  return place + 0.5 - (values[place]! - level) / (values[place]! - before);
}

function measureLargest(values: Float32Array): number {
  let largest = 0;
  for (let place = 0; place < values.length; place++) largest = Math.max(largest, Math.abs(values[place]!));
  return largest;
}

/** Weighs neighbors 1 : 2 : 1 along lines; beyond the ends nothing is drawn. */
function blur(values: Float32Array, along: { lines: number; length: number; step: number; stride: number }) {
  const { lines, length, step, stride } = along;
  const blurred = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    let before = 0;
    let place = line * stride;
    for (let index = 0; index < length; index++, place += step) {
      const value = values[place]!;
      const after = index + 1 < length ? values[place + step]! : 0;
      blurred[place] = (before + 2 * value + after) / 4;
      before = value;
    }
  }
  return blurred;
}

/** For each pixel along one axis of the canvas: where it begins in the source, and the weights of what it is made of. */
interface PixelWeights {
  first: number;
  weights: Float32Array;
}

/**
 * A triangle filter that blurs as much whatever the size of the source, so that a drawing looks the same from any; beyond the
 * ends nothing is drawn.
 */
function weighPixels(center: number, scale: number, length: number): PixelWeights[] {
  const reach = Math.max(1, Math.sqrt(6 * Math.max(0, blurVariance - scale ** 2 / 12)) / scale);
  return Array.from({ length: canvasPx }, (_, place) => {
    const middle = center + (place + 0.5 - canvasPx / 2) / scale - 0.5;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(length - 1, Math.floor(middle + reach));
    const weights = new Float32Array(Math.max(0, last - first + 1));
    const all = sumOfTriangle(middle - Math.ceil(middle - reach), reach);
    for (let index = 0; index < weights.length; index++) {
      weights[index] = (1 - Math.abs(first + index - middle) / reach) / all;
    }
    return { first, weights };
  });
}

/** The sum of all weights, in the picture and beyond its ends, so that what is flat stays flat. */
function sumOfTriangle(toFirst: number, reach: number): number {
  let sum = 0;
  for (let distance = toFirst; distance > -reach; distance--) sum += 1 - Math.abs(distance) / reach;
  return sum;
}

function resample(
  plane: Float32Array,
  width: number,
  { columns, rows }: { columns: PixelWeights[]; rows: PixelWeights[] },
): Float32Array {
  const fitted = new Float32Array(canvasPx * canvasPx);
  const line = new Float32Array(width);
  for (const [y, row] of rows.entries()) {
    line.fill(0);
    for (let index = 0; index < row.weights.length; index++) {
      const weight = row.weights[index]!;
      const start = (row.first + index) * width;
      for (let x = 0; x < width; x++) line[x]! += plane[start + x]! * weight;
    }
    for (let x = 0; x < canvasPx; x++) {
      const { first, weights } = columns[x]!;
      let sum = 0;
      for (let index = 0; index < weights.length; index++) sum += line[first + index]! * weights[index]!;
      fitted[y * canvasPx + x] = sum;
    }
  }
  return fitted;
}
