import { listEdgeParts, type EdgePart } from "./edge-parts.ts";
import type { Box, Raster } from "./raster.ts";

/** Larger pictures are looked at smaller. */
const mostPixels = 512 * 512;
/** Share of its size that is left around the thing. */
const margin = 0.08;
/** A picture of so few parts, none of them far from the others, shows nothing but the thing. */
const fewParts = 5;
const looseFrom = 0.6;
/** Gaps between things are told apart as finely as this. */
const gapGrowth = 1.12;

/**
 * The thing in a picture that somebody most likely means: the icon in a screenshot, on a button, on a sheet of paper, with a
 * small margin around it. Of several things the one that is large, central, about as wide as high and stands apart from others;
 * lines of text are none. Undefined for a blank picture.
 *
 * @returns a box in px of the raster, inside it
 */
export function findDrawnThing(raster: Raster): Box | undefined {
  const step = Math.ceil(Math.sqrt((raster.width * raster.height) / mostPixels));
  const view = step > 1 ? shrink(raster, step) : raster;
  const things = listThings(view);
  const groups = listGroups(things);
  const all = groups.at(-1);
  if (all && things.length <= fewParts && all.looseness < looseFrom) return enlarge(all, step, raster);
  const best = groups.reduce<{ group: Group; score: number } | undefined>((known, group) => {
    const score = rate(group, view);
    return known && known.score >= score ? known : { group, score };
  }, undefined);
  return best && enlarge(best.group, step, raster);
}

/** Averages squares of `step` px. */
function shrink({ width, height, data }: Raster, step: number): Raster {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      const first = (y * step * width + x * step) * 4;
      for (let line = 0, start = first; line < step; line++, start += width * 4) {
        for (let column = 0, at = start; column < step; column++, at += 4) {
          const opacity = data[at + 3]!;
          red += data[at]! * opacity;
          green += data[at + 1]! * opacity;
          blue += data[at + 2]! * opacity;
          alpha += opacity;
        }
      }
      const at = (y * columns + x) * 4;
      const share = alpha === 0 ? 0 : 1 / alpha;
      small[at] = red * share;
      small[at + 1] = green * share;
      small[at + 2] = blue * share;
      small[at + 3] = alpha / (step * step);
    }
  }
  return { width: columns, height: rows, data: small };
}

/** The parts without the buttons, cards and fields that other parts stand in, and without the lines between them. */
function listThings(raster: Raster): EdgePart[] {
  const parts = listEdgeParts(raster);
  const candidates = parts.filter((part) => !isDivider(part, raster) && !isHolder(part, parts, raster));
  return candidates.length > 0 ? candidates : parts;
}

/** A line across the picture, such as the foot of an app bar. */
function isDivider({ width, height }: Box, raster: Raster): boolean {
  const isAcross = width > 0.6 * raster.width || height > 0.6 * raster.height;
  return isAcross && Math.min(width, height) < 0.03 * Math.max(width, height);
}

/** Whether a part is the outline of a plain rectangle that holds the things meant, and not one of them. */
function isHolder(part: EdgePart, parts: readonly EdgePart[], raster: Raster): boolean {
  if (!part.isFrame) return false;
  const inside = parts.filter((other) => other !== part && contains(part, other));
  if (inside.length === 0) return false;
  const content = inside.reduce<Box>(join, inside[0]!);
  const isWide = aspectOf(part) < 0.62;
  const isAlone = parts.length === inside.length + 1;
  const isRoomy = Math.max(content.width / part.width, content.height / part.height) < 0.42;
  if (isFilled(part, raster)) return isWide || !isAlone || inside.length > 12;
  return isWide || isRoomy || inside.length > 12;
}

/** Whether the ground inside a box differs from that around it. */
function isFilled({ left, top, width, height }: Box, { width: columns, height: rows, data }: Raster): boolean {
  const reach = 3;
  let [votes, samples] = [0, 0];
  for (let share = 0.3; share < 0.75; share += 0.1) {
    const [x, y] = [Math.round(left + width * share), Math.round(top + height * share)];
    const pairs = [
      [x, top + reach, x, top - reach],
      [x, top + height - 1 - reach, x, top + height - 1 + reach],
      [left + reach, y, left - reach, y],
      [left + width - 1 - reach, y, left + width - 1 + reach, y],
    ] as const;
    for (const [insideX, insideY, outsideX, outsideY] of pairs) {
      if (outsideX < 0 || outsideY < 0 || outsideX >= columns || outsideY >= rows) continue;
      const inside = (insideY * columns + insideX) * 4;
      const outside = (outsideY * columns + outsideX) * 4;
      samples++;
      if ([0, 1, 2, 3].some((channel) => Math.abs(data[inside + channel]! - data[outside + channel]!) > 24)) votes++;
    }
  }
  return votes > samples / 2;
}

/** Parts that are nearer to each other than to anything else. */
interface Group extends Box {
  /** Size of the largest part. */
  largest: number;
  /** The widest gap inside, as a share of the larger side of what it parts. */
  looseness: number;
  /** Distance to the nearest other thing in px; Infinity for the group of all. */
  distance: number;
}

/** All groups that come of joining what is nearest to each other, at wider and wider gaps. */
function listGroups(parts: readonly Box[]): Group[] {
  let open = parts.map(({ left, top, width, height }): Group => ({
    left,
    top,
    width,
    height,
    largest: Math.max(width, height),
    looseness: 0,
    distance: Infinity,
  }));
  const closed: Group[] = [];
  // Parts inside or across each other are one thing, whatever is near.
  for (let gap = 0; open.length > 1; gap = Math.max(gap + 1, gap * gapGrowth)) {
    const merged: Group[] = [];
    for (const group of open) {
      let whole = group;
      for (let at = 0; at < merged.length; at++) {
        if (gapBetween(merged[at]!, whole) > gap) continue;
        const [other] = merged.splice(at, 1);
        closed.push({ ...other!, distance: gap }, { ...whole, distance: gap });
        whole = unite(other!, whole, gap);
        at = -1;
      }
      merged.push(whole);
    }
    open = merged;
  }
  return [...closed, ...open];
}

function unite(one: Group, other: Group, gap: number): Group {
  return {
    ...join(one, other),
    largest: Math.max(one.largest, other.largest),
    looseness: Math.max(one.looseness, other.looseness, gap / Math.max(sizeOf(one), sizeOf(other))),
    distance: Infinity,
  };
}

/** How likely a group is what somebody means; compared only. */
function rate(group: Group, { width, height }: Raster): number {
  const size = sizeOf(group);
  const offCenter = Math.hypot(
    (group.left + group.width / 2) / width - 0.5,
    (group.top + group.height / 2) / height - 0.5,
  );
  const isCut =
    group.left <= 1 ||
    group.top <= 1 ||
    group.left + group.width >= width - 1 ||
    group.top + group.height >= height - 1;
  return (
    Math.sqrt(size) *
    Math.min(1, 1.7 * aspectOf(group)) ** 2 *
    (1 - 0.6 * offCenter) *
    Math.min(1, group.distance / size / 0.35) *
    Math.min(1, group.largest / size / 0.5) ** 2 *
    Math.min(1, 0.3 / group.looseness) ** 1.5 *
    (isCut ? 0.5 : 1)
  );
}

function enlarge(box: Box, step: number, raster: Raster): Box {
  const edge = sizeOf(box) * margin + 1;
  const left = Math.max(0, Math.floor((box.left - edge) * step));
  const top = Math.max(0, Math.floor((box.top - edge) * step));
  const right = Math.min(raster.width, Math.ceil((box.left + box.width + edge) * step));
  const bottom = Math.min(raster.height, Math.ceil((box.top + box.height + edge) * step));
  return { left, top, width: right - left, height: bottom - top };
}

const sizeOf = ({ width, height }: Box) => Math.max(width, height);
const aspectOf = ({ width, height }: Box) => Math.min(width, height) / Math.max(width, height);

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

/** Empty pixels between two boxes along the wider way; 0 where they touch or overlap. */
function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  const down = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height);
  return Math.max(0, across, down);
}

function join(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
