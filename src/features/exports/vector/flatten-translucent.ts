import type { DrawnNode, Ink, Paint, Shape, Stop } from "../../../core/formats/native/simplified-drawing.ts";
import { measurePath, overlap, type Box } from "../../../core/formats/native/path-data.ts";

/** Between two stops of different opacity, which are no straight way from color to color on a ground. */
const steps = 8;

/**
 * The same nodes on white without anything translucent; undefined where something translucent may lie over something else.
 */
export function flattenTranslucent(nodes: readonly DrawnNode[]): DrawnNode[] | undefined {
  const drawn: Box[] = [];

  function flatten(node: DrawnNode): DrawnNode[] | undefined {
    if (node.kind === "layer") {
      if (node.opacity < 1) return undefined;
      const inside = flattenAll(node.nodes);
      return inside && [{ ...node, nodes: inside }];
    }
    const box = measureShape(node);
    const isBeneath = drawn.some((other) => overlap(box, other));
    drawn.push(box);
    const { fill, stroke } = node;
    const isOver = fill !== undefined && stroke !== undefined && isTranslucent(stroke.paint);
    if (isOver || (isBeneath && [fill, stroke?.paint].some((paint) => paint && isTranslucent(paint)))) return undefined;
    return [
      {
        ...node,
        ...(fill && { fill: putOnWhite(fill) }),
        ...(stroke && { stroke: { ...stroke, paint: putOnWhite(stroke.paint) } }),
      },
    ];
  }

  function flattenAll(all: readonly DrawnNode[]): DrawnNode[] | undefined {
    const flat: DrawnNode[] = [];
    for (const node of all) {
      const made = flatten(node);
      if (!made) return undefined;
      flat.push(...made);
    }
    return flat;
  }
  return flattenAll(nodes);
}

function measureShape({ path, stroke }: Shape): Box {
  const [left, top, right, bottom] = measurePath(path);
  const margin = stroke
    ? (stroke.width / 2) * Math.max(Math.SQRT2, stroke.join === "miter" ? stroke.miterLimit : 1)
    : 0;
  return [left - margin, top - margin, right + margin, bottom + margin];
}

const isTranslucent = (paint: Paint) =>
  paint.kind === "solid" ? paint.opacity < 1 : paint.stops.some(({ opacity }) => opacity < 1);

function putOnWhite(paint: Paint): Paint {
  if (paint.kind === "solid") return { ...paint, ink: mixWithWhite(paint.ink, paint.opacity), opacity: 1 };
  const stops = isTranslucent(paint)
    ? paint.stops.flatMap((stop, index) => subdivide(stop, paint.stops[index + 1]))
    : paint.stops;
  const opaque = stops.map(({ offset, ink, opacity }) => ({ offset, ink: mixWithWhite(ink, opacity), opacity: 1 }));
  return { ...paint, stops: opaque };
}

function subdivide(stop: Stop, next: Stop | undefined): Stop[] {
  if (!next || next.opacity === stop.opacity) return [stop];
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    const between = (from: number, to: number) => from + (to - from) * share;
    const [a, b] = [readChannels(stop.ink), readChannels(next.ink)];
    return {
      offset: between(stop.offset, next.offset),
      ink: renderInk(a.map((channel, index) => between(channel, b[index]!))),
      opacity: between(stop.opacity, next.opacity),
    };
  });
}

const mixWithWhite = (ink: Ink, opacity: number): Ink =>
  opacity === 1 ? ink : renderInk(readChannels(ink).map((channel) => channel * opacity + 255 * (1 - opacity)));

function readChannels(ink: Ink): number[] {
  const value = ink === "tint" ? 0 : Number.parseInt(ink.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const renderInk = (channels: readonly number[]): Ink =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
