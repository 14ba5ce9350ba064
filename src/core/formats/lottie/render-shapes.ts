import { CannotExport } from "../cannot-export.ts";
import { identity, type Matrix } from "../native/matrix.ts";
import { fitTransform, opaque, standingTransform, type LottieTransform } from "./fit-transform.ts";
import type { PathTrack } from "./join-scenes.ts";
import { liftStretching, measureReach } from "./lift-stretching.ts";
import { placeGradients, undoMatrix } from "./place-gradients.ts";
import type { Precision } from "./precision.ts";
import { listPaintTracks, formatOpacity, renderPaint } from "./render-paints.ts";
import { formatPaths } from "./render-paths.ts";

/** Things that are drawn in one system of coordinates, and transformed as one. */
export interface ShapeGroup {
  ty: "gr";
  it: readonly object[];
}

/** A path with the groups around it, outermost first. */
export interface PlacedPath {
  chain: readonly (readonly Matrix[])[];
  track: PathTrack;
}

/** Paths in order, the lowest first, as the shapes of one layer, the highest first. Those of one group stay together. */
export function renderShapes(paths: readonly PlacedPath[], precision: Precision, depth = 0): ShapeGroup[] {
  const shapes: ShapeGroup[] = [];
  for (let index = 0; index < paths.length;) {
    const { chain, track } = paths[index]!;
    const matrices = chain[depth];
    if (!matrices) {
      shapes.push(formatPath(track, precision));
      index++;
      continue;
    }
    let end = index + 1;
    while (end < paths.length && paths[end]!.chain[depth] === matrices) end++;
    const inside = renderShapes(paths.slice(index, end), precision, depth + 1);
    if (isIdentity(matrices)) shapes.push(...inside.toReversed());
    else shapes.push({ ty: "gr", it: [...inside, { ty: "tr", ...fitTransform(matrices, precision) }] });
    index = end;
  }
  return shapes.toReversed();
}

export const isIdentity = (matrices: readonly Matrix[]) =>
  matrices.every((matrix) => matrix.every((value, index) => Math.abs(value - identity[index]!) < 1e-7));

function formatPath(drawn: PathTrack, precision: Precision): ShapeGroup {
  const track = liftStretching(drawn);
  const commands = track.paths.map((path) => path.commands);
  const { rule } = track.paths[0]!;
  const paints = listPaintTracks(track);
  const placed = paints.map((paint) => placeGradients(paint));
  const it = placed.some(Boolean)
    ? paints.map((paint, index) => {
        const ellipse = placed[index];
        if (!ellipse) return renderGroup([...formatPaths(commands, precision), renderPaint(paint, rule, precision)]);
        if (paint.strokes) throw new CannotExport(["stretchedStroke"]);
        const undone = commands.map((each, frame) => undoMatrix(each, ellipse.matrices[frame]!));
        const inside = [...formatPaths(undone, precision), renderPaint(ellipse.paint, rule, precision)];
        return renderGroup(inside, fitTransform(ellipse.matrices, precision));
      })
    : [...formatPaths(commands, precision), ...paints.map((paint) => renderPaint(paint, rule, precision))];
  const transform = isIdentity(track.matrices)
    ? standingTransform
    : fitTransform(track.matrices, precision, Math.max(...track.paths.map(measureReach)));
  const isOpaque = track.opacities.every((opacity) => opacity === 1);
  return renderGroup(it, { ...transform, o: isOpaque ? opaque : formatOpacity(track.opacities) });
}

function renderGroup(it: readonly object[], transform: LottieTransform = standingTransform): ShapeGroup {
  return { ty: "gr", it: [...it, { ty: "tr", ...transform }] };
}
