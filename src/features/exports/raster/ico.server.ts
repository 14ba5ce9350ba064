import { openPixels } from "./open-pixels.server.ts";
import type { PictureJob, WritePicture } from "../picture-job.ts";

const edges = [16, 32, 48, 256];
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const headBytes = 6;
const entryBytes = 16;

/** PNG pictures of 16, 32 and 48 px, and of 256 px where the size allows it; each is square, the drawing in the middle. */
export const writeIco: WritePicture = async (job) =>
  packIco(
    job,
    edges.filter((edge) => edge <= Math.max(48, job.sizePx)),
  );

export async function packIco(job: PictureJob, edgesPx: readonly number[]): Promise<Uint8Array> {
  const pictures = [];
  for (const sizePx of edgesPx) {
    const pixels = await openPixels({ ...job, sizePx });
    pictures.push(await pixels.resize(sizePx, sizePx, { fit: "contain", background: clear }).png().toBuffer());
  }
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headBytes + entryBytes * index;
    const edge = edgesPx[index]!;
    // 256 does not fit in a byte and is written 0.
    head.writeUInt8(edge % 256, entry);
    head.writeUInt8(edge % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
