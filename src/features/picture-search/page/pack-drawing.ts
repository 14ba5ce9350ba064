import type { Box } from "../../../core/pictures/raster.ts";
import { paintStroke, type Stroke } from "./strokes.ts";

const sheetPx = 512;

/** A drawing as it is sent: black on white, whatever the page looks like. */
export async function packDrawing(
  strokes: readonly Stroke[],
  box: Box | undefined,
): Promise<{ file: Blob; box?: Box }> {
  const canvas = new OffscreenCanvas(sheetPx, sheetPx);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sheetPx, sheetPx);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const stroke of strokes) paintStroke(context, stroke, sheetPx);
  return { file: await canvas.convertToBlob({ type: "image/png" }), ...(box && { box }) };
}
