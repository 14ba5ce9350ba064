import { combine, type Matrix } from "../native/matrix.ts";
import type { PathCommand } from "../native/path-data.ts";
import type { PathTrack } from "./join-scenes.ts";
import type { ScenePath } from "./scene.ts";

const slack = 1e-4;

/**
 * A path that only grows, shrinks and moves, such as a circle whose radius changes, as one path and a transform: that says in a
 * few numbers what the points would say in many. A path with a stroke or a gradient may only move.
 */
export function liftStretching(track: PathTrack): PathTrack {
  const commands = track.paths.map((path) => path.commands);
  if (commands.every((each) => each === commands[0])) return track;
  const base = track.paths.reduce((widest, path) => (measureReach(path) > measureReach(widest) ? path : widest));
  const mayGrow = track.paths.every(
    ({ fill, stroke }) => !stroke && fill?.kind !== "linear" && fill?.kind !== "radial",
  );
  const mayMove = track.paths.every(({ fill, stroke }) =>
    [fill, stroke?.paint].every((paint) => !paint || paint.kind === "solid"),
  );
  if (!mayMove) return track;
  const from = listPoints(base.commands);
  const stretches: Matrix[] = [];
  for (const each of commands) {
    const [x, y] = [0, 1].map((axis) => findStretch(from[axis]!, listPoints(each)[axis]!)) as [Stretch?, Stretch?];
    if (!x || !y || (!mayGrow && (x.scale !== 1 || y.scale !== 1))) return track;
    stretches.push([x.scale, 0, 0, y.scale, x.shift, y.shift]);
  }
  return {
    ...track,
    matrices: track.matrices.map((matrix, index) => combine(matrix, stretches[index]!)),
    paths: track.paths.map((path) => ({ ...path, commands: base.commands })),
  };
}

interface Stretch {
  scale: number;
  shift: number;
}

/** How wide and high the path is together, with its stroke. */
export function measureReach({ commands, stroke }: ScenePath): number {
  const extents = listPoints(commands).map((values) => Math.max(...values) - Math.min(...values));
  return extents.reduce((sum, extent) => sum + extent, stroke?.width ?? 0);
}

/** All abscissas and all ordinates. */
function listPoints(commands: readonly PathCommand[]): [number[], number[]] {
  const numbers = commands.flatMap(([, ...each]) => each as readonly number[]);
  return [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
}

/** How all numbers of one list become those of the other. */
function findStretch(from: readonly number[], to: readonly number[]): Stretch | undefined {
  const [least, most] = [Math.min(...from), Math.max(...from)];
  const extent = most - least;
  const [start, end] = [to[from.indexOf(least)]!, to[from.indexOf(most)]!];
  const ratio = extent === 0 ? 1 : (end - start) / extent;
  const scale = Math.abs(ratio - 1) < 1e-6 ? 1 : ratio;
  const shift = start - least * scale;
  const margin = Math.max(extent, 1) * slack;
  return from.every((value, index) => Math.abs(value * scale + shift - to[index]!) <= margin)
    ? { scale, shift }
    : undefined;
}
