import { AppError } from "../../../core/errors.ts";
import { CannotExport } from "../../../core/formats/cannot-export.ts";
import { renderLottie } from "../../../core/formats/lottie/lottie.ts";
import { resolveDocument } from "../resolve-drawing.server.ts";
import type { WritePicture } from "../picture-job.ts";

export const writeLottie: WritePicture = async ({ svg, sizePx, name, avoidsResvg }) => {
  if (avoidsResvg) throw new AppError("unavailable", "This icon can’t be simplified.");
  try {
    return Buffer.from(await renderLottie(svg, { resolve: resolveDocument, sizePx, name }));
  } catch (cause) {
    if (!(cause instanceof CannotExport)) throw cause;
    throw new AppError("invalid_input", `format: Lottie ${cause.message}`, { field: "format", cause });
  }
};
