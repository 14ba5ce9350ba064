import { Resvg } from "@resvg/resvg-js";
import { RefusedDrawing } from "../../../core/intake/refused-drawing.ts";
import { sanitiseDrawing } from "../../../core/intake/sanitise-drawing.ts";
import { freezeMotion } from "../../../core/svg/freeze-motion.ts";
import { printDocument, type ViewBox } from "../../../core/svg/print-document.ts";
import { parseBox } from "../../../core/svg/read-document.ts";
import { rasterisePixels, type RenderEngine } from "../../../platform/workers/rasterise.server.ts";
import { decodeDrawing } from "./decode-drawing.ts";
import type { UploadReading } from "./upload-reader.server.ts";

export interface UploadTask {
  /** The file in Base64. */
  file: string;
  engine: RenderEngine;
}

/** Enough to see whether anything is drawn, and to feel what it costs. */
const provenPx = 256;

/** Makes a file harmless and draws it once. Runs where a process may die or be ended. */
export async function readUpload({ file, engine }: UploadTask): Promise<UploadReading> {
  try {
    const drawing = sanitiseDrawing(decodeDrawing(Buffer.from(file, "base64")));
    if ("refusal" in drawing) return drawing;
    const box = drawing.box ?? measureBox(drawing.body);
    await proveDrawable(printDocument(drawing.body, box), engine);
    return { body: drawing.body, box, leftOut: drawing.leftOut };
  } catch (error) {
    if (error instanceof RefusedDrawing) return { refusal: error.reason };
    throw error;
  }
}

/** The box around all that is drawn, for documents that say nothing about their size. */
function measureBox(body: string): ViewBox {
  const drawn = new Resvg(printDocument(body, [0, 0, 100, 100]), { font: { loadSystemFonts: false } }).getBBox();
  const box = drawn && parseBox(`${drawn.x} ${drawn.y} ${drawn.width} ${drawn.height}`);
  if (!box) throw new RefusedDrawing("empty");
  return box;
}

async function proveDrawable(svg: string, engine: RenderEngine): Promise<void> {
  const job = { svg: freezeMotion(svg), sizePx: provenPx };
  const { data } = await rasterisePixels(job, engine).catch(() => {
    throw new RefusedDrawing("notDrawable");
  });
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! > 0) return;
  throw new RefusedDrawing("empty");
}
