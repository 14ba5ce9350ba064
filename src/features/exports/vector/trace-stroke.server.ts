import type { CanvasKit, Path } from "canvaskit-wasm";
import svgPath from "svgpath";
import { countDecimals, measurePath } from "../../../core/formats/native/path-data.ts";
import type { Stroke } from "../../../core/formats/native/simplified-drawing.ts";
import { openCanvasKit } from "./open-canvas-kit.server.ts";

/** A line with everything that its outline depends on. */
export interface StrokedLine extends Omit<Stroke, "paint"> {
  /** Path data of absolute commands. */
  path: string;
}

/** Makes of lines the areas that they cover. */
export interface StrokeTracer {
  /**
   * Path data to be filled by the nonzero rule; empty where nothing is seen, undefined where it cannot be told.
   * @param options.isUnited without parts that lie over each other
   */
  trace(line: StrokedLine, options: { isUnited: boolean }): string | undefined;
}

/** Curves are told to a quarter of a unit, so lines are traced in this size. */
const workingSize = 1000;

let opened: Promise<StrokeTracer> | undefined;

export function openStrokeTracer(): Promise<StrokeTracer> {
  opened ??= openCanvasKit().then((kit) => ({ trace: (line, options) => traceStroke(line, options.isUnited, kit) }));
  return opened;
}

function traceStroke(line: StrokedLine, isUnited: boolean, kit: CanvasKit): string | undefined {
  const [left, top, right, bottom] = measurePath(line.path);
  const extent = Math.max(right - left, bottom - top) + line.width;
  const scale = workingSize / extent;
  const path = kit.Path.MakeFromSVGString(svgPath(line.path).scale(scale).toString());
  if (!path) return undefined;
  const pieces = cutDashes(path, line, scale);
  const outlines = pieces.map((piece) => {
    const stroked = piece.makeStroked({
      width: line.width * scale,
      miter_limit: line.miterLimit,
      cap: { butt: kit.StrokeCap.Butt, round: kit.StrokeCap.Round, square: kit.StrokeCap.Square }[line.cap],
      join: { miter: kit.StrokeJoin.Miter, round: kit.StrokeJoin.Round, bevel: kit.StrokeJoin.Bevel }[line.join],
    });
    const outline = isUnited && stroked ? kit.Path.MakeFromOp(stroked, stroked, kit.PathOp.Union) : stroked;
    const text = outline ? formatPath(outline, kit) : undefined;
    for (const each of new Set([piece, stroked, outline])) each?.delete();
    return text;
  });
  if (!pieces.includes(path)) path.delete();
  if (outlines.some((text) => text === undefined)) return undefined;
  return svgPath(outlines.join(""))
    .scale(1 / scale)
    .round(countDecimals(extent))
    .toString();
}

/** A path for each dash of the pattern, as only one dash and one gap can be told at a time. */
function cutDashes(path: Path, { dashes, dashOffset }: StrokedLine, scale: number): Path[] {
  const lengths = (dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]).map((length) => length * scale);
  const period = lengths.reduce((sum, length) => sum + length, 0);
  if (!(period > 0)) return [path];
  let start = 0;
  return lengths.flatMap((length, index) => {
    const phase = (((dashOffset * scale - start) % period) + period) % period;
    start += length;
    return (index % 2 === 0 && path.makeDashed(length, period - length, phase)) || [];
  });
}

/** Path data of M, L, Q, C and Z; parts of circles and the like are cubic curves. */
function formatPath(path: Path, kit: CanvasKit): string {
  const letters = new Map([
    [kit.MOVE_VERB, "M"],
    [kit.LINE_VERB, "L"],
    [kit.QUAD_VERB, "Q"],
    [kit.CONIC_VERB, "conic"],
    [kit.CUBIC_VERB, "C"],
  ]);
  const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, conic: 5, C: 6 };
  const numbers = path.toCmds();
  let text = "";
  let [x, y] = [0, 0];
  for (let place = 0; place < numbers.length; place++) {
    const letter = letters.get(numbers[place]!) ?? "Z";
    const length = lengths[letter] ?? 0;
    const points = [...numbers.subarray(place + 1, place + 1 + length)];
    place += length;
    const [command, drawn] = letter === "conic" ? ["C", bendConic([x, y], points)] : [letter, points];
    text += command + drawn.join(" ");
    [x = x, y = y] = drawn.slice(-2);
  }
  return text;
}

/** The cubic curve that leaves and arrives as a conic does, and meets it in the middle. */
function bendConic([x, y]: readonly [number, number], conic: readonly number[]): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, weight = 1] = conic;
  const share = (4 * weight) / (3 * (1 + weight));
  return [x + (x1 - x) * share, y + (y1 - y) * share, x2 + (x1 - x2) * share, y2 + (y1 - y2) * share, x2, y2];
}
