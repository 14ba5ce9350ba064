import { AppError } from "../../core/errors.ts";
import { CannotExport } from "../../core/formats/cannot-export.ts";
import type { ExportFormat, IconToExport } from "../../core/formats/export-format.ts";
import { exportFormats } from "../../core/formats/export-formats.ts";
import { simplifyDrawing } from "../../core/formats/native/simplify-drawing.ts";
import { pictureFormats, type PictureFormat, type PictureFormatId } from "../../core/formats/picture-formats.ts";
import { conversionLimits } from "../../core/svg-sanitizer/drawing-limits.ts";
import { renderForeign, readForeign } from "../../core/svg-sanitizer/read-foreign.ts";
import { RejectedSvg } from "../../core/svg-sanitizer/rejected-svg.ts";
import { customize } from "../../core/svg/customize.ts";
import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import type { IconCustomization } from "../../core/svg/icon-customization.ts";
import { readMotion } from "../../core/svg/motion/read-motion.ts";
import { runTasks } from "../../platform/workers/run-task.server.ts";
import type { FileFormatId } from "./contract.ts";
import { makeDrawable } from "./make-drawable.ts";
import { resolveDocument } from "./resolve-drawing.server.ts";
import type { PictureJob } from "./picture-job.ts";
import { pictureWriters } from "./picture-writers.server.ts";

/** A drawing to be made a file of; what the parent sends to a converter process. */
export interface Conversion extends Omit<PictureJob, "svg"> {
  /** Complete SVG document as drawn. */
  svg: string;
  /** It was sent by somebody and may hold anything. */
  isForeign: boolean;
  customization: IconCustomization;
  format: FileFormatId;
  iconifyName?: string;
}

export interface ConvertedFile {
  bytes: Uint8Array;
  /** Of the customized document that it was made from. */
  drawingBytes: number;
}

/** Still for pictures that stand still, so that all formats have it. */
const small =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"><path fill="none" stroke="#000" d="M1 1h6v6"/></svg>';
const smallMoving = small.replace(
  "/></svg>",
  '><set attributeName="fill" to="#00f" begin=".1s" dur=".1s"/></path></svg>',
);

/** Libraries open parts of themselves with the first file only: of each format, a small one is made before there is work. */
runTasks(
  convert,
  [...pictureFormats, exportFormats.find(({ needsSimplified }) => needsSimplified)!].map(
    (format) => () =>
      convert({
        svg: "needsMotion" in format && format.needsMotion ? smallMoving : small,
        isForeign: false,
        avoidsResvg: false,
        customization: {},
        format: format.id,
        sizePx: 8,
        name: "small",
        ground: "#ffffff",
      }),
  ),
);

/** @throws AppError `invalid_input` for what the format cannot hold, and for a foreign document that is no drawing */
async function convert(conversion: Conversion): Promise<ConvertedFile> {
  const { format, isForeign } = conversion;
  const source = isForeign ? cleanDocument(conversion.svg) : conversion.svg;
  const picture = pictureFormats.find(({ id }) => id === format);
  const code = exportFormats.find(({ id }) => id === format);
  const svg = picture
    ? prepareDrawing(source, picture, conversion)
    : prepareCode(source, code!, conversion.customization);
  const drawingBytes = Buffer.byteLength(svg);
  if (!picture) return { bytes: Buffer.from(await renderCode(code!, { ...conversion, svg })), drawingBytes };
  const write = await pictureWriters[picture.id]();
  return { bytes: await write({ ...conversion, svg }), drawingBytes };
}

/** The document that a picture shows; CSS variables are for browsers, and only some formats show movement. */
function prepareDrawing(
  source: string,
  { id, group, needsMotion }: PictureFormat<PictureFormatId>,
  { customization, sizePx }: Conversion,
): string {
  if (needsMotion && !readMotion(source).isAnimated) {
    throw new AppError("invalid_input", "format: this icon isn’t animated", { field: "format" });
  }
  if (id === "svg") return customize(source, { ...customization, size: sizePx });
  return customize(group === "motion" ? source : freezeMotion(source), {
    ...makeDrawable(customization),
    size: sizePx,
  });
}

const prepareCode = (source: string, { needsSimplified }: ExportFormat, customization: IconCustomization) =>
  customize(source, needsSimplified ? makeDrawable(customization) : customization);

async function renderCode(format: ExportFormat, icon: IconToExport & { avoidsResvg: boolean }): Promise<string> {
  try {
    if (!format.needsSimplified) return format.render(icon);
    if (icon.avoidsResvg) throw new AppError("unavailable", "This icon can’t be simplified.");
    return format.render(await simplifyDrawing(icon.svg, resolveDocument), icon);
  } catch (error) {
    if (!(error instanceof CannotExport)) throw error;
    throw new AppError("invalid_input", `format: ${format.label} ${error.message}`, { field: "format", cause: error });
  }
}

/** @throws AppError `invalid_input` that says why it is not taken */
function cleanDocument(text: string): string {
  try {
    return renderForeign(readForeign(text, conversionLimits));
  } catch (cause) {
    if (!(cause instanceof RejectedSvg)) throw cause;
    throw new AppError("invalid_input", `svg: ${cause.message}`, { field: "svg", cause });
  }
}
