import type { Viewer } from "../../context.ts";
import { AppError } from "../../core/errors.ts";
import type { PictureFormat } from "../../core/formats/picture-formats.ts";
import { lookLimits } from "../../core/svg/icon-look.ts";

/** Largest edges in px of pictures that count: without a licence, and with one. */
export interface PngSizes {
  free: number;
  paid: number;
}

/** The largest picture in an ICO file. */
const largestIcoPx = 256;

/**
 * The edge of a picture in px. What has no size of its own gets as much as the viewer may have; sizes beyond the largest of
 * all are made smaller.
 * @throws AppError `not_allowed` (field `size`) for more than this viewer may have of this icon
 */
export function chooseSize(
  picture: PictureFormat,
  {
    wanted,
    nativePx,
    largest,
    sizes,
  }: { wanted: number | undefined; nativePx: number; largest: number; sizes: PngSizes },
): number {
  if (!picture.takesSize && !picture.isLimited) return Math.min(largestIcoPx, largest);
  if (!picture.isLimited) return Math.min(wanted ?? nativePx, lookLimits.size.max);
  const px = picture.fixedPx ?? wanted;
  if (px === undefined) return Math.min(nativePx, largest);
  if (px > largest && largest < sizes.paid) {
    const message = `size: pictures of this icon are at most ${largest} px without a licence; the SVG has no limit.`;
    throw new AppError("not_allowed", message, { field: "size" });
  }
  return Math.min(px, largest);
}

/** Small pictures are for everybody; large ones for who has a licence, for programs with calls that were paid for, of free icons, and of icons taken before. */
export function findLargest(
  icon: { id: string; isFree: boolean } | undefined,
  viewer: Viewer,
  sizes: PngSizes,
): number {
  const isTheirs = icon !== undefined && (icon.isFree || viewer.paidDownloadIds.has(icon.id));
  if (isTheirs) return sizes.paid;
  return viewer.isPaid || viewer.paysByCall ? Math.min(viewer.pngSizePx ?? sizes.paid, sizes.paid) : sizes.free;
}
