import { AppError } from "../../core/errors.ts";
import type { PictureFormat } from "../../core/formats/picture-formats.ts";
import type { PngLimit } from "../../core/icons/png-limit.ts";
import { customizationLimits } from "../../core/svg/icon-customization.ts";

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
    limit: { px: largest, reason },
  }: { wanted: number | undefined; nativePx: number; limit: PngLimit },
): number {
  if (!picture.isSizable && !picture.isLimited) return Math.min(largestIcoPx, largest);
  if (!picture.isLimited) return Math.min(wanted ?? nativePx, customizationLimits.size.max);
  const px = picture.fixedPx ?? wanted;
  if (px === undefined) return Math.min(nativePx, largest);
  if (px > largest && reason !== "site") {
    const why = reason === "plan" ? "with your plan" : "without a license";
    const message = `size: images of this icon are limited to ${largest} px ${why}. The SVG has no limit.`;
    throw new AppError("not_allowed", message, { field: "size" });
  }
  return Math.min(px, largest);
}
