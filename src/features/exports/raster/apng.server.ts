import { crc32 } from "node:zlib";
import { encodeFrames, type EncodedFrame } from "./encode-frames.server.ts";
import type { WritePicture } from "../picture-job.ts";
import { openFrames } from "./render-frames.server.ts";

/**
 * A PNG whose frames replace the part of the picture that changes. Libraries for it keep all frames in memory as pixels; here
 * each is an ordinary PNG whose data goes into the file.
 */
export const writeApng: WritePicture = async (job) => {
  const reel = await openFrames(job, { stepMs: 10 });
  const data: Buffer[] = [];
  let sequence = 0;
  let frameCount = 0;
  for await (const frame of encodeFrames(reel, (picture) => picture.png({ compressionLevel: 8 }).toBuffer())) {
    data.push(renderControl(frame, sequence++));
    for (const bytes of listData(frame.bytes)) {
      if (frameCount === 0) data.push(renderChunk("IDAT", bytes));
      else data.push(renderChunk("fdAT", Buffer.concat([formatSvgNumber(sequence++), bytes])));
    }
    frameCount++;
  }
  const header = Buffer.concat([
    formatSvgNumber(reel.width),
    formatSvgNumber(reel.height),
    Buffer.from([8, 6, 0, 0, 0]),
  ]);
  const plays = reel.isEndless ? 0 : 1;
  return Buffer.concat([
    signature,
    renderChunk("IHDR", header),
    renderChunk("acTL", Buffer.concat([formatSvgNumber(frameCount), formatSvgNumber(plays)])),
    ...data,
    renderChunk("IEND", Buffer.alloc(0)),
  ]);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** In hundredths of a second. */
const longestDelay = 0xff_ff;

function formatSvgNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Where a frame goes, how long it is shown, and that it stays and replaces what was there. */
function renderControl({ area, delayMs }: EncodedFrame, sequence: number): Buffer {
  const numbers = [sequence, area.width, area.height, area.left, area.top].map(formatSvgNumber);
  const timing = Buffer.alloc(6);
  timing.writeUInt16BE(Math.min(longestDelay, Math.round(delayMs / 10)), 0);
  timing.writeUInt16BE(100, 2);
  return renderChunk("fcTL", Buffer.concat([...numbers, timing]));
}

function renderChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([formatSvgNumber(data.length), named, formatSvgNumber(crc32(named))]);
}

/** The compressed pixels in a PNG. */
function listData(png: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let place = signature.length; place < png.length;) {
    const length = png.readUInt32BE(place);
    const type = png.toString("latin1", place + 4, place + 8);
    if (type === "IDAT") found.push(png.subarray(place + 8, place + 8 + length));
    place += 12 + length;
  }
  return found;
}
