import type { CanvasKit, Path, PathOp } from "canvaskit-wasm";
import svgPath from "svgpath";
import { AppError } from "../../../core/errors.ts";
import { readSimplified } from "../../../core/formats/native/read-simplified.ts";
import { toQuadratics } from "../../../core/svg/strokes/to-quadratics.ts";
import { windContours } from "../../../core/svg/strokes/wind-contours.ts";
import { openCanvasKit } from "../vector/open-canvas-kit.server.ts";
import { resolveDrawing } from "../resolve-drawing.server.ts";
import { openStrokeTracer } from "../vector/trace-stroke.server.ts";
import { fontUnits } from "./font-units.ts";
import { listAreas, type Area } from "../bundles/list-areas.ts";

/** A drawing as the glyph of a font: its outlines, and what was lost. */
export interface Glyph {
  /** Path data in units of the font; nothing is seen of it but its area. */
  path: string;
  width: number;
  remark?: string;
}

/** In units of the font. */
const tolerance = 0.5;
const mostAreas = 400;
const longestPath = 300_000;

/**
 * Makes one area of all shapes: strokes by their outlines, holes by the direction of theirs. Colors become one; what is
 * white on another color is cut out, and what is faint beside the rest is left out.
 *
 * @throws CannotExport for masks, filters and the like; AppError for what is too much for a glyph
 */
export async function drawGlyph(svg: string): Promise<Glyph> {
  const { document, tint } = await resolveDrawing(svg);
  const drawing = readSimplified(document, { tint });
  const tracer = await openStrokeTracer();
  const { areas, remark } = listAreas(drawing.nodes, (line) => tracer.trace(line, { isUnited: false }));
  const [width, height] = drawing.viewport;
  const scale = fontUnits.em / height;
  const scaled = areas.map((area) => scaleArea(area, scale));
  const length = scaled.reduce((sum, { path }) => sum + path.length, 0);
  if (areas.length > mostAreas || length > longestPath) {
    throw new AppError("invalid_input", "it has too many details for a glyph");
  }
  const path = svgPath(await joinAreas(scaled))
    .scale(1, -1)
    .translate(0, fontUnits.em - fontUnits.descent)
    .round(0)
    .toString();
  return { path, width: Math.round(width * scale), ...(remark !== undefined && { remark }) };
}

const scaleArea = ({ path, clips, ...area }: Area, scale: number): Area => ({
  ...area,
  path: scalePath(path, scale),
  clips: clips.map((clip) => ({ ...clip, path: scalePath(clip.path, scale) })),
});

/** Cubic curves are what joining shapes fails at most, and no glyph has them. */
const scalePath = (path: string, scale: number) => toQuadratics(svgPath(path).scale(scale).toString(), tolerance);

/** All areas as one, to be filled by the nonzero rule. */
async function joinAreas(areas: readonly Area[]): Promise<string> {
  const [first] = areas;
  if (first === undefined) return "";
  if (areas.length === 1 && first.rule === "nonzero" && first.clips.length === 0) return first.path;
  const kit = await openCanvasKit();
  const paths: Path[] = [];
  const own = (path: Path | null): Path => {
    if (!path) throw new AppError("unavailable", "its shapes can’t be merged");
    paths.push(path);
    return path;
  };
  const combine = (one: Path, other: Path, operation: PathOp) => own(kit.Path.MakeFromOp(one, other, operation));
  try {
    let joined: Path | undefined;
    for (const area of areas) {
      const path = area.clips.reduce(
        (cut, clip) => combine(cut, own(readPath(kit, clip)), kit.PathOp.Intersect),
        own(readPath(kit, area)),
      );
      if (joined) joined = combine(joined, path, area.isCutOut ? kit.PathOp.Difference : kit.PathOp.Union);
      else if (!area.isCutOut) joined = combine(path, path, kit.PathOp.Union);
    }
    return joined ? windContours(joined.toSVGString()) : "";
  } finally {
    for (const path of paths) path.delete();
  }
}

function readPath(kit: CanvasKit, { path, rule }: Pick<Area, "path" | "rule">): Path | null {
  const read = kit.Path.MakeFromSVGString(path);
  read?.setFillType(rule === "evenodd" ? kit.FillType.EvenOdd : kit.FillType.Winding);
  return read;
}
