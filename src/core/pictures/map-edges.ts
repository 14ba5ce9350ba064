import { canvasPx, type FittedDrawing } from "./fit-drawing.ts";

/** Cells along one edge of a map. */
export const mapCells = 12;
/** Values of each cell: strength of edges in eight directions, and ink. */
export const mapChannels = 9;

const directions = mapChannels - 1;
const cellPx = canvasPx / mapCells;
/** How alike two directions must be for an edge to count for both: cosine of twice the angle between them. */
const tolerance = 0.6;
const angles = Array.from({ length: directions / 2 }, (_, index) => (2 * Math.PI * index) / directions);
const cosines = Float64Array.from(angles, Math.cos);
const sines = Float64Array.from(angles, Math.sin);
/** Each cell also sees half of its neighbors. */
const cellWeights = Float32Array.from({ length: 2 * cellPx }, (_, index) => {
  const distance = Math.abs(index + 0.5 - cellPx) / cellPx;
  return (1 - distance) / cellPx;
});

/** For each column of pixels: the second of the two cells that see it; the first is the one before. */
const secondCell = Uint8Array.from({ length: canvasPx }, (_, x) => Math.floor(x / cellPx + 0.5));

/**
 * Maps where a drawing has edges of which direction, whatever their polarity, and where it has ink.
 * @returns cells by rows, `mapChannels` values each, square roots of 0…1
 */
export function mapEdges({ planes }: FittedDrawing): Float32Array {
  const rows = new Float32Array(canvasPx * mapCells * mapChannels);
  const pixel = new Float32Array(mapChannels);
  for (let y = 0; y < canvasPx; y++) {
    const above = Math.max(0, y - 1) * canvasPx;
    const here = y * canvasPx;
    const below = Math.min(canvasPx - 1, y + 1) * canvasPx;
    for (let x = 0; x < canvasPx; x++) {
      const left = here + Math.max(0, x - 1);
      const right = here + Math.min(canvasPx - 1, x + 1);
      let ink = 0;
      let squared = 0;
      let across = 0;
      let down = 0;
      for (let index = 0; index < planes.length; index++) {
        const plane = planes[index]!;
        ink = Math.max(ink, Math.abs(plane[here + x]!));
        const dx = plane[right]! - plane[left]!;
        const dy = plane[below + x]! - plane[above + x]!;
        const steeper = dx * dx + dy * dy;
        if (steeper <= squared) continue;
        squared = steeper;
        across = dx;
        down = dy;
      }
      if (ink === 0 && squared < 1e-9) continue;
      readDirections(pixel, across, down);
      pixel[directions] = ink;
      const second = secondCell[x]!;
      const place = x - second * cellPx + cellPx / 2;
      if (second > 0) addPixel(rows, (y * mapCells + second - 1) * mapChannels, pixel, cellWeights[place + cellPx]!);
      if (second < mapCells) addPixel(rows, (y * mapCells + second) * mapChannels, pixel, cellWeights[place]!);
    }
  }
  return gather(rows);
}

/** Shares the strength of an edge between the directions that it nearly has. */
function readDirections(pixel: Float32Array, across: number, down: number) {
  pixel.fill(0);
  const strength = Math.sqrt(across * across + down * down);
  if (strength < 1e-4) return;
  const twice = (across * across - down * down) / strength;
  const crossed = (2 * across * down) / strength;
  const least = tolerance * strength;
  for (let direction = 0; direction < directions / 2; direction++) {
    const response = twice * cosines[direction]! + crossed * sines[direction]!;
    if (response > least) pixel[direction] = response - least;
    else if (-response > least) pixel[direction + directions / 2] = -response - least;
  }
}

function addPixel(rows: Float32Array, start: number, pixel: Float32Array, weight: number) {
  for (let channel = 0; channel < mapChannels; channel++) rows[start + channel]! += pixel[channel]! * weight;
}

function gather(rows: Float32Array): Float32Array {
  const line = mapCells * mapChannels;
  const map = new Float32Array(mapCells * line);
  for (let cell = 0; cell < mapCells; cell++) {
    const start = cell * cellPx - cellPx / 2;
    for (let index = 0; index < cellWeights.length; index++) {
      const weight = cellWeights[index]!;
      const y = start + index;
      if (y < 0 || y >= canvasPx) continue;
      for (let place = 0; place < line; place++) map[cell * line + place]! += rows[y * line + place]! * weight;
    }
  }
  for (let place = 0; place < map.length; place++) map[place] = Math.sqrt(map[place]!);
  return map;
}
