import sharp from "sharp";
import { decodePicture, type DecodeTask } from "../../../platform/workers/decode-picture.server.ts";

/** A picture that was read and written anew. */
export interface ReadPicture {
  /** WebP. */
  content: Uint8Array;
  widthPx: number;
  heightPx: number;
}

const quality = 86;

/** Reads a picture and writes its pixels, and nothing else of the file, anew. */
export async function readAttachment(task: DecodeTask): Promise<ReadPicture> {
  const { data, width, height } = await decodePicture(task);
  const content = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality, smartSubsample: true })
    .toBuffer();
  return { content, widthPx: width, heightPx: height };
}
