import type { Tag } from "../document/scan-tags.ts";
import { measureLength } from "./movement.ts";
import { readBase } from "./write-attributes.ts";

/** What attributes of tags are at a moment. */
export type SampledValues = ReadonlyMap<Tag, ReadonlyMap<string, string>>;

interface Span {
  isEndless: boolean;
  startMs: number;
  durationMs: number;
}

const sized =
  /^(?:transform|d|opacity|(?:fill|stroke|stop)-opacity|r|rx|ry|width|height|stroke-(?:width|dasharray|dashoffset))$/;
const phases = 12;
/** Neither where rounds begin, often with nothing, nor half way. */
const firstPhase = 4;
/** So much more has to be seen than at the first moment. */
const leastGain = 1.02;

/**
 * A moment (ms) that stands for the whole movement: where it comes to rest; of endless movement the moment of its cycle at
 * which the most is seen.
 */
export function findStill(
  { isEndless, startMs, durationMs }: Span,
  sampleValues: (timeMs: number) => SampledValues,
): number {
  if (!isEndless) return durationMs;
  const times = Array.from({ length: phases }, (_, index) => {
    return startMs + (durationMs * ((index + firstPhase) % phases)) / phases;
  });
  const shown = measureShown(times.map(sampleValues));
  const most = Math.max(...shown);
  return times[most > shown[0]! * leastGain ? shown.indexOf(most) : 0]!;
}

/**
 * How much is seen at each moment of what is animated, as far as that can be told without rendering: how opaque each part
 * is, how large beside its largest and how completely drawn.
 */
function measureShown(moments: readonly SampledValues[]): number[] {
  const shown = moments.map(() => 0);
  for (const [tag, attributes] of listParts(moments)) {
    const shares = moments.map(() => 1);
    for (const attribute of attributes) {
      const base = readBase({ tag, parents: new Map(), values: new Map() }, attribute);
      const amounts = moments.map((values) => measureAmount(attribute, values.get(tag)?.get(attribute) ?? base));
      const largest = Math.max(...amounts);
      for (const [index, amount] of amounts.entries()) shares[index]! *= toShare(attribute, amount, largest);
    }
    for (const [index, share] of shares.entries()) shown[index]! += share;
  }
  return shown;
}

function listParts(moments: readonly SampledValues[]): Map<Tag, Set<string>> {
  const parts = new Map<Tag, Set<string>>();
  for (const values of moments) {
    for (const [tag, attributes] of values) {
      for (const attribute of attributes.keys()) {
        if (sized.test(attribute)) parts.set(tag, (parts.get(tag) ?? new Set()).add(attribute));
      }
    }
  }
  return parts;
}

function measureAmount(attribute: string, value: string): number {
  if (attribute === "transform") return measureScale(value);
  return attribute === "d" ? measureLength(value) : Math.abs(Number.parseFloat(value)) || 0;
}

function toShare(attribute: string, amount: number, largest: number): number {
  if (attribute.endsWith("opacity")) return Math.min(1, amount);
  if (attribute === "stroke-dashoffset") return largest > 0 ? 1 - amount / largest : 1;
  return largest > 0 ? amount / largest : 0;
}

/** By how much a list of transforms makes areas larger. */
function measureScale(transform: string): number {
  let scale = 1;
  for (const [, type, list] of transform.matchAll(/(scale|matrix)\(([^)]*)\)/g)) {
    const [a = 1, b = a, c = 0, d = 0] = list!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    scale *= Math.abs(type === "scale" ? a * b : a * d - b * c) || 0;
  }
  return scale;
}
