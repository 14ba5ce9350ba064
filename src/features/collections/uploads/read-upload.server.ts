import { Resvg } from "@resvg/resvg-js";
import type { DrawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { RejectedSvg } from "../../../core/svg-sanitizer/rejected-svg.ts";
import { sanitizeSvg } from "../../../core/svg-sanitizer/sanitize-svg.ts";
import { analyzeDrawing } from "../../../core/svg/analyze-drawing.ts";
import { customize } from "../../../core/svg/customize.ts";
import { freezeMotion } from "../../../core/svg/freeze-motion.ts";
import { listPaints } from "../../../core/svg/colors/list-paints.ts";
import { parseColor } from "../../../core/svg/colors/parse-color.ts";
import { renderDocument, type ViewBox } from "../../../core/svg/document/render-document.ts";
import { parseBox } from "../../../core/svg/document/read-document.ts";
import { makeIdsUnique } from "../../../core/svg/document/unique-ids.ts";
import { rasterizePixels, type RenderEngine } from "../../../platform/workers/rasterize.server.ts";
import { decodeDrawing } from "./decode-drawing.ts";
import type { UploadReading } from "./upload-reader.server.ts";

export interface UploadTask {
  /** The file in Base64. */
  file: string;
  /** What ids in the drawing begin with. */
  idPrefix: string;
  limits: DrawingLimits;
  engine: RenderEngine;
}

/** Enough to see whether anything is drawn, and to feel what it costs. */
const provenPx = 256;

/** Makes a file harmless and draws it once. Runs where a process may die or be ended. */
export async function readUpload({ file, idPrefix, limits, engine }: UploadTask): Promise<UploadReading> {
  try {
    const drawing = sanitizeSvg(decodeDrawing(Buffer.from(file, "base64"), limits), limits);
    if ("refusal" in drawing) return drawing;
    const { body, box = measureBox(body), leftOut } = drawing;
    const svg = replaceTextColor(renderDocument(makeIdsUnique(body, idPrefix), box));
    await proveDrawable(svg, engine);
    const { isColor, isAnimated } = analyzeDrawing(svg);
    return { svg, isColor, isAnimated, leftOut };
  } catch (error) {
    if (error instanceof RejectedSvg) return { refusal: error.reason };
    throw error;
  }
}

const darkest = 0x33;

/** A drawing in nothing but one dark gray is drawn in the color of the text around it, as icons are. */
function replaceTextColor(svg: string): string {
  const paints = listPaints(svg).map(({ paint }) => paint);
  const [only] = paints;
  const color = paints.length === 1 && only !== "currentColor" ? parseColor(only!) : undefined;
  const isDark = color !== undefined && Math.max(...color) <= darkest && Math.max(...color) - Math.min(...color) <= 8;
  return isDark ? customize(svg, { colors: { [only!]: "currentColor" } }) : svg;
}

/** The box around all that is drawn, for documents that say nothing about their size. */
function measureBox(body: string): ViewBox {
  const drawn = new Resvg(renderDocument(body, [0, 0, 100, 100]), { font: { loadSystemFonts: false } }).getBBox();
  const box = drawn && parseBox(`${drawn.x} ${drawn.y} ${drawn.width} ${drawn.height}`);
  if (!box) throw new RejectedSvg("empty");
  return box;
}

async function proveDrawable(svg: string, engine: RenderEngine): Promise<void> {
  const job = { svg: freezeMotion(svg), sizePx: provenPx };
  const { data } = await rasterizePixels(job, engine).catch(() => {
    throw new RejectedSvg("notDrawable");
  });
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! > 0) return;
  throw new RejectedSvg("empty");
}
