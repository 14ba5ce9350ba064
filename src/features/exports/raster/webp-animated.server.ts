import type { WritePicture } from "../picture-job.ts";
import { encodeFrames, type EncodedFrame } from "./encode-frames.server.ts";
import { openFrames } from "./render-frames.server.ts";

/** A WebP whose frames replace the part of the picture that changes, each encoded on its own, so that no more are in memory. */
export const writeWebpAnimated: WritePicture = async (job) => {
  const reel = await openFrames(job, { stepMs: 1 });
  const frames: Buffer[] = [];
  for await (const frame of encodeFrames(reel, (picture) => picture.webp({ lossless: true, effort: 1 }).toBuffer())) {
    frames.push(renderFrame(frame));
  }
  const size = [formatSvgNumber(reel.width - 1, 3), formatSvgNumber(reel.height - 1, 3)];
  const features = hasAlpha | isAnimation;
  const loops = reel.isEndless ? 0 : 1;
  const body = Buffer.concat([
    Buffer.from("WEBP", "latin1"),
    renderChunk("VP8X", Buffer.concat([formatSvgNumber(features, 4), ...size])),
    renderChunk("ANIM", Buffer.concat([formatSvgNumber(0, 4), formatSvgNumber(loops, 2)])),
    ...frames,
  ]);
  return renderChunk("RIFF", body);
};

const [hasAlpha, isAnimation] = [0x10, 0x02];
const longestDelayMs = 0xff_ff_ff;
/** The frame is not mixed with what was there. */
const replaces = 0x02;

function formatSvgNumber(value: number, bytes: number): Buffer {
  const chunk = Buffer.alloc(bytes);
  chunk.writeUIntLE(value, 0, bytes);
  return chunk;
}

function renderChunk(type: string, data: Buffer): Buffer {
  const chunk = [Buffer.from(type, "latin1"), formatSvgNumber(data.length, 4), data];
  return Buffer.concat(data.length % 2 === 0 ? chunk : [...chunk, Buffer.alloc(1)]);
}

function renderFrame({ area, delayMs, bytes }: EncodedFrame): Buffer {
  const { left, top, width, height } = area;
  const place = [left / 2, top / 2, width - 1, height - 1, Math.min(longestDelayMs, Math.round(delayMs))].map((value) =>
    formatSvgNumber(value, 3),
  );
  return renderChunk("ANMF", Buffer.concat([...place, formatSvgNumber(replaces, 1), ...listBitstreams(bytes)]));
}

/** What a WebP of one picture has but for its frame: pixels, and transparency where that is kept apart. */
function listBitstreams(webp: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let place = 12; place < webp.length;) {
    const type = webp.toString("latin1", place, place + 4);
    const length = webp.readUInt32LE(place + 4);
    const end = place + 8 + length + (length % 2);
    if (["VP8 ", "VP8L", "ALPH"].includes(type)) found.push(webp.subarray(place, end));
    place = end;
  }
  return found;
}
