import sharp, { type Sharp } from "sharp";
import type { Box, Raster } from "../../../core/pictures/raster.ts";
import { findChange } from "./find-change.ts";
import type { FrameReel } from "./render-frames.server.ts";

sharp.cache(false);
sharp.concurrency(1);

/** What has to be drawn over the frame before. */
export interface EncodedFrame {
  area: Box;
  bytes: Buffer;
  delayMs: number;
}

/** Encodes of each frame the part that is another than before; the first one is whole. */
export async function* encodeFrames(
  { width, height, frames }: Pick<FrameReel, "width" | "height" | "frames">,
  encode: (picture: Sharp) => Promise<Buffer>,
): AsyncGenerator<EncodedFrame> {
  let before: Raster | undefined;
  for await (const { picture, delayMs } of frames()) {
    const area = before ? findChange(before, picture) : { left: 0, top: 0, width, height };
    before = picture;
    const raw = { width, height, channels: 4 as const };
    yield { area, delayMs, bytes: await encode(sharp(picture.data, { raw }).extract(area)) };
  }
}
