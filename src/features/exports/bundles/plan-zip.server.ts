import { formatOrigin } from "../../../core/bundles/render-symbol.ts";
import { bundleLimits } from "../../../core/bundles/bundle-calls.ts";
import { AppError, type ErrorCode } from "../../../core/errors.ts";
import { exportFormats } from "../../../core/formats/export-formats.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import type { Viewer } from "../../../core/people/viewer.ts";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import type { ExportService, FileRequest } from "../contract.ts";
import { refuseEmpty, type BundleReport, type BundleRecipe } from "./bundle-recipe.server.ts";
import type { ZipRequest } from "./contract.ts";
import { mapInOrder } from "./map-in-order.ts";
import type { BundlePlan, PlannedIcon } from "./plan-bundle.server.ts";
import type { ZipFile } from "../write-zip.server.ts";

type RequestedFormat = ZipRequest["formats"][number];

/** One more than are made at the same time, so that nobody waits for the ZIP; others have their turn between. */
const filesAhead = 3;

/** Pixels of a picture that moves are made for each of its frames. */
const framesOfMotion = 40;

/**
 * A ZIP of files, with a folder for each format and size.
 * @throws AppError `not_allowed` for pictures larger than the viewer may have; `too_large` for too many of them
 */
export async function planZip(
  plan: BundlePlan,
  request: ZipRequest,
  { exports, viewer }: { exports: ExportService; viewer: Viewer },
): Promise<BundleRecipe> {
  const formats = [...new Map(request.formats.map((format) => [nameFolder(format), format])).values()];
  const ask = ({ icon, customization, upload }: PlannedIcon, { format, size }: RequestedFormat): FileRequest => ({
    ...(upload ? { upload } : { id: icon.id }),
    name: icon.name,
    format,
    look: customization,
    ...(size !== undefined && { sizePx: size }),
    ...(request.ground !== undefined && { ground: request.ground }),
  });
  refuseUnfit(plan.icons, formats);
  refuseTooMuch(plan.icons, formats);
  const requests = plan.icons.flatMap((planned) => formats.map((format) => ask(planned, format)));
  const purchased = await exports.listPurchased(requests, viewer);
  const isCharged = (planned: PlannedIcon) =>
    formats
      .map((format) => exports.checkFile(ask(planned, format), { viewer, purchased }))
      .some(({ isPublic }) => !isPublic);
  const charged = await mapInSlices(plan.icons, (planned) =>
    isCharged(planned) && !planned.upload ? [planned.icon.id] : [],
  );

  async function make(
    planned: PlannedIcon,
    format: RequestedFormat,
    { report, signal }: { report: BundleReport; signal: AbortSignal },
  ) {
    const { icon } = planned;
    try {
      const { bytes } = await exports.exportFile(ask(planned, format), { viewer, signal, purchased, isCharged: true });
      const path = `${nameFolder(format)}/${nameFile(icon.name, format)}`;
      const made = report.made.get(icon) ?? { files: [] as string[] };
      (made["files"] as string[]).push(path);
      report.made.set(icon, made);
      return {
        path,
        bytes: format.format === "svg" ? `${formatOrigin(icon)}\n${String(bytes)}` : bytes,
        isPacked: isPacked(format),
      };
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof AppError && mayPass.has(error.code)) report.passing ??= error;
      report.missing.push({ icon, reason: `${nameFolder(format)}: ${explainFault(error)}` });
      return undefined;
    }
  }

  return {
    charged: charged.flat(),
    fileCount: plan.icons.length * formats.length,
    async *makeFiles(report, signal): AsyncGenerator<ZipFile> {
      const requested = formats.flatMap((format) => plan.icons.map((planned) => ({ planned, format })));
      const files = mapInOrder(requested, filesAhead, ({ planned, format }) =>
        make(planned, format, { report, signal }),
      );
      for await (const file of files) if (file) yield file;
      refuseEmpty(report, "formats");
    },
    explain: ({ icons }) =>
      `${icons.length} icons, in a folder for each format and size: ${formats.map((format) => `\`${nameFolder(format)}\``).join(", ")}.`,
  };
}

/** A ZIP would have no file: moving images are for icons that move. */
function refuseUnfit(icons: readonly PlannedIcon[], formats: readonly RequestedFormat[]): void {
  const needsMotion = ({ format }: RequestedFormat) =>
    pictureFormats.find(({ id }) => id === format)?.needsMotion === true;
  if (icons.some(({ isAnimated }) => isAnimated) || !formats.every(needsMotion)) return;
  const names = formats.map(({ format }) => format).join(", ");
  const message = `formats: none of these icons is animated, so they can’t be exported as ${names}`;
  throw new AppError("invalid_input", message, { field: "formats" });
}

function refuseTooMuch(icons: readonly PlannedIcon[], formats: readonly RequestedFormat[]): void {
  const files = icons.length * formats.length;
  const { files: mostFiles, pixels: mostPixels } = bundleLimits;
  if (files > mostFiles) {
    const message = `formats: ${files} files are too many for one ZIP; the limit is ${mostFiles}`;
    throw new AppError("too_large", message, { field: "formats" });
  }
  const pixels = icons.reduce(
    (sum, icon) => sum + formats.reduce((all, format) => all + countPixels(icon, format), 0),
    0,
  );
  if (pixels > mostPixels) {
    const message = `formats: ${Math.ceil(pixels / 1e6)} million pixels are too many for one ZIP; the limit is ${mostPixels / 1e6}. Choose smaller images or fewer icons.`;
    throw new AppError("too_large", message, { field: "formats" });
  }
}

function countPixels({ customization, nativePx, isAnimated }: PlannedIcon, { format, size }: RequestedFormat): number {
  const picture = pictureFormats.find(({ id }) => id === format);
  if (!picture || picture.group === "vector" || (picture.needsMotion && !isAnimated)) return 0;
  const edge = picture.isSizable ? (size ?? customization.size ?? nativePx) : bundleLimits.setEdge;
  return edge ** 2 * (picture.group === "motion" ? framesOfMotion : 1);
}

/** `png-48`, `react-tsx`. */
const nameFolder = ({ format, size }: RequestedFormat) => (size === undefined ? format : `${format}-${size}`);

function nameFile(name: string, { format }: RequestedFormat): string {
  const picture = pictureFormats.find(({ id }) => id === format);
  return picture ? `${name}.${picture.extension}` : exportFormats.find(({ id }) => id === format)!.fileName(name);
}

/** Whether a file is as small as it gets already. */
const isPacked = ({ format }: RequestedFormat) =>
  ["raster", "motion", "set"].includes(pictureFormats.find(({ id }) => id === format)?.group ?? "") &&
  format !== "lottie";

const mayPass: ReadonlySet<ErrorCode> = new Set(["limit_reached", "unavailable"]);

/** Without the parameter that a single call would name. */
const explainFault = (error: unknown) =>
  error instanceof AppError ? error.message.replace(/^(?:format|svg|size): /, "") : "it couldn’t be rendered";
