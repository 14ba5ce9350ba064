import { drawingSizePx, pictureDimensions, type Describer } from "../../../core/pictures/describe-picture.ts";
import { freezeMotion } from "../../../core/svg/freeze-motion.ts";
import { rasterizePixels, type RenderEngine } from "../../../platform/workers/rasterize.server.ts";
import { openDescriber } from "./open-describer.server.ts";

/** Drawings of a snapshot to describe. */
export interface DescribeTask {
  /** Folder of the snapshot. */
  folder: string;
  ordinals: readonly number[];
  engine: RenderEngine;
}

/** What the drawings of a task look like, in its order. */
export interface DescribedTask {
  /** Number of vectors of each drawing, `undrawable` where the engine refuses it. */
  counts: Int8Array;
  /** All vectors, one after another. */
  vectors: Int8Array;
}

export const undrawable = -1;

/** Gives the SVG document of the icon at an ordinal. */
type RenderDrawing = (ordinal: number) => string;

/**
 * What a process does that describes drawings; it keeps the snapshot that it read last.
 *
 * @param openDrawings opens the drawings of the snapshot in a folder
 */
export function createDrawingDescriber(
  openDrawings: (folder: string) => RenderDrawing,
): (task: DescribeTask) => Promise<DescribedTask> {
  let describer: Describer | undefined;
  let opened: { folder: string; render: RenderDrawing } | undefined;

  return async ({ folder, ordinals, engine }) => {
    describer ??= openDescriber();
    if (opened?.folder !== folder) opened = { folder, render: openDrawings(folder) };
    const { render } = opened;
    return describeDrawings(describer, { drawings: ordinals.map(render), engine });
  };
}

/** Describes SVG documents by one engine. */
export async function describeDrawings(
  describer: Describer,
  { drawings, engine }: { drawings: readonly string[]; engine: RenderEngine },
): Promise<DescribedTask> {
  const counts = new Int8Array(drawings.length);
  const vectors: Int8Array[] = [];
  for (const [index, drawing] of drawings.entries()) {
    const svg = freezeMotion(drawing);
    const raster = await rasterizePixels({ svg, sizePx: drawingSizePx }, engine).catch(() => undefined);
    const views = raster && describer.describeDrawing(raster);
    counts[index] = views?.length ?? undrawable;
    vectors.push(...(views ?? []));
  }
  return { counts, vectors: join(vectors) };
}

function join(vectors: readonly Int8Array[]): Int8Array {
  const joined = new Int8Array(vectors.length * pictureDimensions);
  for (const [index, vector] of vectors.entries()) joined.set(vector, index * pictureDimensions);
  return joined;
}
