import type { FillRule, LinearGradient, Paint, RadialGradient, Stop, Stroke } from "../native/simplified-drawing.ts";
import { fillGaps, type PathTrack } from "./join-scenes.ts";
import { animate, type LottieProperty } from "./keyframes.ts";
import type { Precision } from "./precision.ts";

/** A fill or stroke at all moments. */
export interface PaintTrack {
  paints: readonly Paint[];
  /** 0 to 1; 0 where something else is painted or nothing. */
  opacities: readonly number[];
  strokes?: readonly Stroke[];
}

/** The fills and strokes that a path has at one moment or another, in the order in which they are seen from above. */
export function listPaintTracks({ paths, presence }: PathTrack): PaintTrack[] {
  const there = paths.map((path, index) => (presence[index] ? path : undefined));
  const fills = splitTracks(
    there.map((path) => path && { paint: path.fill }),
    presence,
  );
  const strokes = splitTracks(
    there.map((path) => path && { paint: path.stroke?.paint, stroke: path.stroke }),
    presence,
  );
  return paths[0]!.isStrokeBelow ? [...fills, ...strokes] : [...strokes, ...fills];
}

interface Painted {
  paint: Paint | undefined;
  stroke?: Stroke | undefined;
}

/** One track for each kind of paint. */
function splitTracks(painted: readonly (Painted | undefined)[], presence: PathTrack["presence"]): PaintTrack[] {
  const kinds = painted.map((each) => (each?.paint ? nameKind(each.paint, each.stroke) : undefined));
  return [...new Set(kinds)].flatMap((kind) => {
    if (kind === undefined) return [];
    const own = painted.map((each, index) => (kinds[index] === kind ? each : undefined));
    const isOther = presence.map((isThere, index) => isThere === true && kinds[index] !== kind);
    const strokes = own.map((each) => each?.stroke);
    return [
      {
        paints: fillGaps(own.map((each) => each?.paint)),
        opacities: fillGaps(own.map((each, index) => (isOther[index] ? 0 : each?.paint && paintOpacity(each.paint)))),
        ...(strokes.some(Boolean) && { strokes: fillGaps(strokes) }),
      },
    ];
  });
}

const paintOpacity = (paint: Paint) => (paint.kind === "solid" ? paint.opacity : 1);

function nameKind(paint: Paint, stroke: Stroke | undefined): string {
  const stops = paint.kind === "solid" ? 0 : paint.stops.length;
  const line = stroke ? [stroke.cap, stroke.join, stroke.dashes.length] : [];
  return [paint.kind, stops, ...line].join(" ");
}

const capCodes = { butt: 1, round: 2, square: 3 } as const;
const joinCodes = { miter: 1, round: 2, bevel: 3 } as const;
const perCent = 0.25;
const perColor = 0.002;

/** The words of Lottie for a fill or stroke. */
export function renderPaint(track: PaintTrack, rule: FillRule, precision: Precision): object {
  const { paints, strokes } = track;
  const [first] = paints;
  const o = formatOpacity(track.opacities);
  const painted = first!.kind === "solid" ? { c: formatColors(paints) } : renderGradients(paints, precision);
  const isGradient = first!.kind !== "solid";
  if (!strokes) return { ty: isGradient ? "gf" : "fl", o, r: rule === "evenodd" ? 2 : 1, ...painted };
  const { cap, join, miterLimit } = strokes[0]!;
  const lengths = (values: readonly number[]) => formatNumbers(values, precision);
  const dashes = strokes[0]!.dashes.map((_, index) => ({
    n: index % 2 === 0 ? "d" : "g",
    v: lengths(strokes.map((stroke) => stroke.dashes[index]!)),
  }));
  const offset = { n: "o", v: lengths(strokes.map(({ dashOffset }) => dashOffset)) };
  return {
    ty: isGradient ? "gs" : "st",
    o,
    w: lengths(strokes.map(({ width }) => width)),
    lc: capCodes[cap],
    lj: joinCodes[join],
    ...(join === "miter" && { ml: miterLimit }),
    ...(dashes.length > 0 && { d: [...dashes, offset] }),
    ...painted,
  };
}

/** Seen as it is or not at all. */
export const isVisibility = (opacities: readonly number[]) => opacities.every((each) => each === 0 || each === 1);

/** Opacities of 0 to 1 as Lottie counts them. */
export function formatOpacity(opacities: readonly number[]): LottieProperty {
  return animate(
    opacities.map((opacity) => [opacity * 100]),
    { tolerance: perCent, serialize: ([value]) => Math.round(value! * 10) / 10, isDiscrete: isVisibility(opacities) },
  );
}

function formatNumbers(values: readonly number[], { tolerance, round }: Precision): LottieProperty {
  return animate(
    values.map((value) => [value]),
    { tolerance, serialize: ([value]) => round(value!) },
  );
}

const fine = (value: number) => Math.round(value * 1e4) / 1e4;

function readColor(ink: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(ink.slice(place, place + 2), 16) / 255);
}

function formatColors(paints: readonly Paint[]): LottieProperty {
  return animate(
    paints.map((paint) => (paint.kind === "solid" ? readColor(paint.ink) : [])),
    { tolerance: perColor, serialize: (value) => [...value.map(fine), 1] },
  );
}

function renderGradients(paints: readonly Paint[], precision: Precision): object {
  const gradients = paints.filter((paint) => paint.kind !== "solid");
  const { tolerance, round } = precision;
  const serialize = (value: readonly number[]) => value.map(round);
  const colors = gradients.map(({ stops }) => listStops(stops));
  const g = {
    p: gradients[0]!.stops.length,
    k: animate(colors, { tolerance: perColor, serialize: (value) => value.map(fine) }),
  };
  const s = animate(gradients.map(findStart), { tolerance, serialize });
  const e = animate(gradients.map(findEnd), { tolerance, serialize });
  if (gradients[0]!.kind === "linear") return { g, s, e, t: 1 };
  const foci = gradients.map((gradient) =>
    gradient.kind === "radial" ? findFocus(gradient) : { length: 0, angle: 0 },
  );
  return {
    g,
    s,
    e,
    t: 2,
    h: formatNumbers(
      foci.map(({ length }) => length * 100),
      precision,
    ),
    a: formatNumbers(
      foci.map((focus) => focus.angle),
      precision,
    ),
  };
}

/** Colors by offset, then opacities by offset, if any is transparent. */
function listStops(stops: readonly Stop[]): number[] {
  const colors = stops.flatMap(({ offset, ink }) => [offset, ...readColor(ink)]);
  return [...colors, ...stops.flatMap(({ offset, opacity }) => [offset, opacity])];
}

function findStart(gradient: LinearGradient | RadialGradient): number[] {
  return [...(gradient.kind === "linear" ? gradient.from : gradient.center)];
}

function findEnd(gradient: LinearGradient | RadialGradient): number[] {
  if (gradient.kind === "linear") return [...gradient.to];
  return [gradient.center[0] + gradient.radii[0], gradient.center[1]];
}

function findFocus({ focus: [x, y] = [0, 0], angle }: RadialGradient): { length: number; angle: number } {
  return { length: Math.hypot(x, y), angle: x === 0 && y === 0 ? 0 : (Math.atan2(y, x) * 180) / Math.PI + angle };
}
