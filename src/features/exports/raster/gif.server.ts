import { createRequire } from "node:module";
import type * as Gifenc from "gifenc";
import type { Raster } from "../../../core/pictures/raster.ts";
import type { WritePicture } from "../picture-job.ts";
import { openFrames, type FrameReel, type ShownFrame } from "./render-frames.server.ts";

/** Named exports of it are seen by some loaders only. */
const { GIFEncoder, applyPalette, quantize } = createRequire(import.meta.url)("gifenc") as typeof Gifenc;

/** Frames that the colors are chosen from. */
const sampledFrames = 8;
const mostColors = 255;
const leastSeenAlpha = 128;
const longestDelayMs = 655_350;
const keepFrame = 1;
const clear = 2;

/**
 * One palette for all frames. A pixel is seen or not: what is less than half opaque is not, the rest keeps its color, so that
 * edges show no seam of a ground that nobody knows. With a ground all is seen and edges are smooth.
 */
export const writeGif: WritePicture = async (job) => {
  const reel = await openFrames(job, { stepMs: 10 });
  const palette = quantize(await samplePixels(reel), mostColors, { format: "rgb565" });
  const transparentIndex = palette.length;
  const encoder = GIFEncoder();
  const repeat = reel.isEndless ? 0 : -1;
  let shown: Uint8Array | undefined;
  const write = (indexes: Uint8Array, { delayMs, isCleared }: { delayMs: number; isCleared: boolean }) => {
    const changes = shown ? skipUnchanged(indexes, shown, transparentIndex) : indexes;
    const isFirst = encoder.bytesView().length === 0;
    encoder.writeFrame(changes, reel.width, reel.height, {
      ...(isFirst && { palette: [...palette, [0, 0, 0]], repeat }),
      transparent: true,
      transparentIndex,
      delay: Math.min(longestDelayMs, delayMs),
      dispose: isCleared ? clear : keepFrame,
    });
    shown = isCleared ? undefined : indexes;
  };
  let waiting: { indexes: Uint8Array; delayMs: number } | undefined;
  for await (const frame of reel.frames()) {
    const indexes = indexFrame(frame, palette, transparentIndex);
    if (waiting)
      write(waiting.indexes, { ...waiting, isCleared: hasHoles(waiting.indexes, indexes, transparentIndex) });
    waiting = { indexes, delayMs: frame.delayMs };
  }
  if (waiting) write(waiting.indexes, { ...waiting, isCleared: false });
  encoder.finish();
  return encoder.bytes();
};

/** Pixels of some frames that are seen, made opaque. */
async function samplePixels({ timesMs, renderAt }: FrameReel): Promise<Uint8Array> {
  const step = Math.max(1, timesMs.length / sampledFrames);
  const parts: Uint8Array[] = [];
  for (let place = 0; place < timesMs.length; place += step) {
    parts.push(pickSeen(await renderAt(timesMs[Math.floor(place)]!)));
  }
  const pixels = Buffer.concat(parts);
  return pixels.length > 0 ? pixels : new Uint8Array([0, 0, 0, 255]);
}

function pickSeen({ data }: Raster): Uint8Array {
  const seen = new Uint8Array(data.length);
  let length = 0;
  for (let place = 0; place < data.length; place += 4) {
    if (data[place + 3]! < leastSeenAlpha) continue;
    seen.set(data.subarray(place, place + 3), length);
    seen[length + 3] = 255;
    length += 4;
  }
  return seen.slice(0, length);
}

function indexFrame({ picture }: ShownFrame, palette: number[][], transparentIndex: number): Uint8Array {
  const indexes = applyPalette(picture.data, palette, "rgb565");
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    if (picture.data[pixel * 4 + 3]! < leastSeenAlpha) indexes[pixel] = transparentIndex;
  }
  return indexes;
}

/** Whether something that is seen is to be seen no more. */
function hasHoles(before: Uint8Array, after: Uint8Array, transparentIndex: number): boolean {
  return after.some((index, pixel) => index === transparentIndex && before[pixel] !== transparentIndex);
}

/** What is shown already need not be said again. */
function skipUnchanged(indexes: Uint8Array, shown: Uint8Array, transparentIndex: number): Uint8Array {
  return indexes.map((index, pixel) => (index === shown[pixel] ? transparentIndex : index));
}
