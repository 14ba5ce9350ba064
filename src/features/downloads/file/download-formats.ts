import type { ExportFormat } from "../../../core/formats/export-format.ts";
import type { ExportFormatId } from "../../../core/formats/export-formats.ts";
import { pictureFormats, type PictureFormat, type PictureFormatId } from "../../../core/formats/picture-formats.ts";

export type DownloadFormatId = PictureFormatId | ExportFormatId;

/** Everything an icon can be taken away as: a picture, or code. */
export type DownloadFormat = PictureFormat<PictureFormatId> | ExportFormat<ExportFormatId>;

/** A format of code has a way to print it. */
export function isPicture(format: DownloadFormat): format is PictureFormat<PictureFormatId> {
  return "isSizable" in format;
}

let codeFormats: readonly ExportFormat<ExportFormatId>[] | undefined;

/** Fetches the formats of code: what prints them is large, and few need it. */
export async function loadCodeFormats(): Promise<readonly ExportFormat<ExportFormatId>[]> {
  codeFormats ??= (await import("../../../core/formats/export-formats.ts")).exportFormats;
  return codeFormats;
}

/** Undefined where there is no such format, and for one of code until those are loaded. */
export function findDownloadFormat(id: string): DownloadFormat | undefined {
  return pictureFormats.find((format) => format.id === id) ?? codeFormats?.find((format) => format.id === id);
}
