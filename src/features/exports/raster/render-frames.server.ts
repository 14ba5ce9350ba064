import { AppError } from "../../../core/errors.ts";
import type { Raster } from "../../../core/pictures/raster.ts";
import { planFrames, type FramePlan } from "../../../core/svg/motion/plan-frames.ts";
import { readMotion } from "../../../core/svg/motion/read-motion.ts";
import { preferEngine, rasterizePixels } from "../../../platform/workers/rasterize.server.ts";
import type { PictureJob } from "../picture-job.ts";

/** The pictures of a moving drawing, to be encoded one after another. */
export interface FrameReel extends FramePlan {
  /** Size of all frames in px. */
  width: number;
  height: number;
  /** Renders them in order; frames that look the same are one, shown longer. */
  frames: () => AsyncGenerator<ShownFrame>;
  renderAt: (timeMs: number) => Promise<Raster>;
}

export interface ShownFrame {
  picture: Raster;
  delayMs: number;
}

const mostFramesPerSecond = 25;
const mostFrames = 250;
/** So many are rendered and encoded in some seconds. */
const mostPixels = 60_000_000;
const fewestFrames = 2;

/** @throws AppError `invalid_input` for a drawing that does not move */
export async function openFrames(job: PictureJob, { stepMs }: { stepMs: number }): Promise<FrameReel> {
  const motion = readMotion(job.svg);
  if (!motion.isAnimated) throw new AppError("invalid_input", "format: this icon isn’t animated", { field: "format" });
  const engine = job.avoidsResvg ? "librsvg" : preferEngine(job.sizePx);
  const renderAt = async (timeMs: number) =>
    layOnGround(await rasterizePixels({ svg: motion.sampleAt(timeMs), sizePx: job.sizePx }, engine), job.ground);
  const { width, height } = await renderAt(motion.startMs);
  const affordable = Math.max(fewestFrames, Math.floor(mostPixels / (width * height)));
  const limits = { framesPerSecond: mostFramesPerSecond, mostFrames: Math.min(mostFrames, affordable), stepMs };
  const plan = planFrames(motion, limits);

  async function* frames(): AsyncGenerator<ShownFrame> {
    let last: ShownFrame | undefined;
    for (const [index, timeMs] of plan.timesMs.entries()) {
      const picture = fit(await renderAt(timeMs), { width, height });
      const delayMs = plan.delaysMs[index]!;
      if (last && isSame(last.picture, picture)) last.delayMs += delayMs;
      else {
        if (last) yield last;
        last = { picture, delayMs };
      }
    }
    if (last) yield last;
  }

  return { ...plan, width, height, frames, renderAt };
}

const asBuffer = ({ data }: Raster) => Buffer.from(data.buffer, data.byteOffset, data.length);

const isSame = (a: Raster, b: Raster) => asBuffer(a).equals(asBuffer(b));

/** The same place of a picture whose size changes with what it shows. */
function fit(picture: Raster, { width, height }: { width: number; height: number }): Raster {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < Math.min(height, picture.height); y++) {
    const start = y * picture.width * 4;
    data.set(picture.data.subarray(start, start + Math.min(width, picture.width) * 4), y * width * 4);
  }
  return { width, height, data };
}

/** Without transparency, where there is a color behind the drawing. */
function layOnGround(picture: Raster, ground: PictureJob["ground"]): Raster {
  if (ground === undefined) return picture;
  const color = [1, 3, 5].map((place) => Number.parseInt(ground.slice(place, place + 2), 16));
  const data = Uint8Array.from(picture.data);
  for (let place = 0; place < data.length; place += 4) {
    const alpha = data[place + 3]! / 255;
    for (let channel = 0; channel < 3; channel++) {
      data[place + channel] = Math.round(data[place + channel]! * alpha + color[channel]! * (1 - alpha));
    }
    data[place + 3] = 255;
  }
  return { ...picture, data };
}
