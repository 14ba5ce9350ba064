import type { Box, Raster } from "./raster.ts";

/** Edges of a picture that hang together: the outline of a shape, a stroke, a letter. */
export interface EdgePart extends Box {
  /** Its outline is a rectangle, round corners or not, as that of a button. */
  isFrame: boolean;
}

/** Edges below this difference of neighboring pixels are paper, noise and uneven light. */
const leastContrast = 18;
/** Edges that are much fainter than the strongest ones belong to the ground. */
const contrastShare = 0.22;
/** So many of a thousand pixels are stronger than what counts as the strongest; a speck is none. */
const strongestPerMille = 4;
const leastPartPixels = 4;
const mostParts = 240;

/** The edges of a picture, the largest first, at most 240; none for a blank one. Light may be uneven, ground and ink of any color. */
export function listEdgeParts(raster: Raster): EdgePart[] {
  const { width, height } = raster;
  if (width < 3 || height < 3) return [];
  const edges = measureEdges(raster);
  const threshold = chooseThreshold(edges);
  if (threshold === undefined) return [];
  const parts = connect(edges, { width, height, threshold });
  return parts.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostParts);
}

/** How much each pixel's neighbors differ, 0…255, in the channel that tells them apart best; transparency counts as one. */
function measureEdges({ width, height, data }: Raster): Uint8Array {
  const channels = isOpaque(data) ? 3 : 4;
  const shade = channels === 3 ? data : shadeOf(data);
  const edges = new Uint8Array(width * height);
  const row = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * row + 4; x < width - 1; x++, at += 4) {
      let most = 0;
      for (let channel = at; channel < at + channels; channel++) {
        const across = Math.abs(shade[channel + 4]! - shade[channel - 4]!);
        const down = Math.abs(shade[channel + row]! - shade[channel - row]!);
        if (across > most) most = across;
        if (down > most) most = down;
      }
      edges[y * width + x] = most;
    }
  }
  return edges;
}

function isOpaque(data: Raster["data"]): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Colors as far as they can be seen: what is transparent has none. */
function shadeOf(data: Raster["data"]): Raster["data"] {
  const shade = data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3]! / 255;
    for (let channel = at; channel < at + 3; channel++) shade[channel] = data[channel]! * opacity;
  }
  return shade;
}

function chooseThreshold(edges: Uint8Array): number | undefined {
  const histogram = new Uint32Array(256);
  for (const edge of edges) histogram[edge]!++;
  let left = Math.max(leastPartPixels, Math.floor((edges.length * strongestPerMille) / 1000));
  let strongest = 255;
  while (strongest > 0 && left > histogram[strongest]!) left -= histogram[strongest--]!;
  // What is drawn may be tiny in a large picture: then the strongest of all edges say how strong edges are.
  if (strongest < leastContrast) strongest = edges.reduce((most, edge) => Math.max(most, edge), 0) / 2;
  return strongest < leastContrast ? undefined : Math.max(leastContrast, strongest * contrastShare);
}

function connect(
  edges: Uint8Array,
  { width, height, threshold }: { width: number; height: number; threshold: number },
): EdgePart[] {
  const parts: EdgePart[] = [];
  const members = new Int32Array(edges.length);
  for (let start = 0; start < edges.length; start++) {
    if (edges[start]! < threshold) continue;
    let count = 1;
    let [left, top, right, bottom] = [width, height, 0, 0];
    members[0] = start;
    edges[start] = 0;
    for (let next = 0; next < count; next++) {
      const pixel = members[next]!;
      const x = pixel % width;
      const y = (pixel - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      // The outermost pixels are no edges, so all neighbors exist.
      for (let above = pixel - width - 1; above <= pixel + width - 1; above += width) {
        for (let neighbor = above; neighbor < above + 3; neighbor++) {
          if (edges[neighbor]! < threshold) continue;
          edges[neighbor] = 0;
          members[count++] = neighbor;
        }
      }
    }
    if (count < leastPartPixels) continue;
    const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
    parts.push({ ...box, isFrame: isRectangle(members.subarray(0, count), box, width) });
  }
  return parts;
}

/** Whether there is an edge along the middle of each side. */
function isRectangle(pixels: Int32Array, { left, top, width, height }: Box, rowPixels: number): boolean {
  const band = Math.max(2, Math.min(width, height) * 0.06);
  const sides = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(height), new Uint8Array(height)] as const;
  for (const pixel of pixels) {
    const x = (pixel % rowPixels) - left;
    const y = Math.floor(pixel / rowPixels) - top;
    if (y < band) sides[0][x] = 1;
    if (y >= height - band) sides[1][x] = 1;
    if (x < band) sides[2][y] = 1;
    if (x >= width - band) sides[3][y] = 1;
  }
  return sides.every((side) =>
    side.subarray(Math.floor(side.length * 0.25), Math.ceil(side.length * 0.75)).every(Boolean),
  );
}

const sizeOf = ({ width, height }: Box) => Math.max(width, height);
