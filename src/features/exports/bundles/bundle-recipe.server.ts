import type { BundleContents, BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { AppError } from "../../../core/errors.ts";
import type { DrawingWork } from "./perform-work.server.ts";
import type { BundlePlan, PlannedIcon } from "./plan-bundle.server.ts";
import type { ZipFile } from "../print-zip.server.ts";

/** How a kind of bundle is made. */
export interface BundleRecipe {
  /** Files that are made of icons, at most. */
  fileCount: number;
  /** Ids of icons that are counted, as they are in it larger than everybody may have them. */
  charged?: readonly string[];
  /** See `BundleContents`. */
  conversion?: string;
  makeFiles(ledger: BundleLedger, signal: AbortSignal): AsyncGenerator<ZipFile>;
  /** How the bundle is used, in Markdown; called when all files are made. */
  explain(contents: BundleContents): string;
}

/** What happens to icons while a bundle is made. */
export interface BundleLedger {
  /** Icons of which there is something in the bundle, with what the manifest tells of them. */
  made: Map<BundleIcon, Record<string, unknown>>;
  missing: { icon: BundleIcon; reason: string }[];
  remarks: { icon: BundleIcon; remark: string }[];
}

const megabyte = 1_048_576;
const heaviestBytes = 12 * megabyte;

/** @throws AppError `too_large` for drawings that nobody wants in one file, and that memory is not for */
export function refuseHeavy({ icons }: BundlePlan): void {
  const bytes = icons.reduce((sum, icon) => sum + icon.bytes, 0);
  if (bytes <= heaviestBytes) return;
  const size = Math.ceil(bytes / megabyte);
  const message = `icons: these drawings have ${size} MB; all in one may have ${heaviestBytes / megabyte} MB. Take fewer, or a ZIP.`;
  throw new AppError("too_large", message, { field: "icons" });
}

/** Drawings with their wishes, each read when its turn comes. */
export function* readWorks(icons: readonly PlannedIcon[], readSvg: (id: string) => string): Generator<DrawingWork> {
  for (const { icon, look, upload } of icons) yield { icon, look, svg: upload ? upload.svg : readSvg(icon.id) };
}
