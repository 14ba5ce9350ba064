import type { BundleContents, BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { AppError } from "../../../core/errors.ts";
import type { DrawingWork } from "./draw-bundle-pieces.server.ts";
import type { BundlePlan, PlannedIcon } from "./plan-bundle.server.ts";
import type { ZipFile } from "../write-zip.server.ts";

/** How a kind of bundle is made. */
export interface BundleRecipe {
  /** Files that are made of icons, at most. */
  fileCount: number;
  /** Ids of icons that are counted, as they are in it larger than everybody may have them. */
  charged?: readonly string[];
  /** See `BundleContents`. */
  conversion?: string;
  /** The first is there once something has been made of an icon. @throws AppError as `refuseEmpty` */
  makeFiles(report: BundleReport, signal: AbortSignal): AsyncGenerator<ZipFile>;
  /** How the bundle is used, in Markdown; called when all files are made. */
  explain(contents: BundleContents): string;
}

/** What happens to icons while a bundle is made. */
export interface BundleReport {
  /** Icons of which there is something in the bundle, with what the manifest tells of them. */
  made: Map<BundleIcon, Record<string, unknown>>;
  missing: { icon: BundleIcon; reason: string }[];
  remarks: { icon: BundleIcon; remark: string }[];
  /** What kept an icon from being made and may not do so again, such as too much work at once. */
  passing?: AppError;
}

export const createBundleReport = (): BundleReport => ({ made: new Map(), missing: [], remarks: [] });

const mostReasonsListed = 12;
const mostNamesListed = 20;

/**
 * To be called when all icons have been tried.
 * @throws AppError `invalid_input` that says why, where nothing could be made of any of them; what may pass, where it was that
 */
export function refuseEmpty({ made, missing, passing }: BundleReport, field: "formats" | "icons"): void {
  if (made.size > 0) return;
  if (passing) throw passing;
  const iconsByReason = [...Map.groupBy(missing, ({ reason }) => reason)];
  const reasons = iconsByReason
    .slice(0, mostReasonsListed)
    .map(([reason, icons]) => `${reason} (${listNames(icons.map(({ icon }) => icon.name).toSorted())})`);
  throw new AppError("invalid_input", `${field}: none of these icons can be exported: ${reasons.join("; ")}`, {
    field,
  });
}

function listNames(names: readonly string[]): string {
  const more = names.length - mostNamesListed;
  return names.slice(0, mostNamesListed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

const megabyte = 1_048_576;
const heaviestBytes = 12 * megabyte;

/** @throws AppError `too_large` for drawings that nobody wants in one file, and that memory is not for */
export function refuseHeavy({ icons }: BundlePlan): void {
  const bytes = icons.reduce((sum, icon) => sum + icon.bytes, 0);
  if (bytes <= heaviestBytes) return;
  const size = Math.ceil(bytes / megabyte);
  const message = `icons: these icons have ${size} MB; a single file can have ${heaviestBytes / megabyte} MB. Choose fewer icons, or a ZIP.`;
  throw new AppError("too_large", message, { field: "icons" });
}

/** Drawings with their customizations, each read when its turn comes. */
export function* readWorks(icons: readonly PlannedIcon[], readSvg: (id: string) => string): Generator<DrawingWork> {
  for (const { icon, customization, upload } of icons)
    yield { icon, customization, svg: upload ? upload.svg : readSvg(icon.id) };
}
