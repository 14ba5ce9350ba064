/** Largest edges in px of images that count: without a license, and with one. */
export interface PngSizes {
  free: number;
  paid: number;
}

/** What decides about somebody’s images. */
export interface PngViewer {
  isGuest: boolean;
  isPaid: boolean;
  /** Whether this is a program whose owner has calls of the API for icons. */
  paysByCall?: boolean;
  /** What their licenses give; undefined where that is as much as the site has, or there is none. */
  pngSizePx?: number | undefined;
}

/** An icon of the catalog, which its viewer may have downloaded with a license before, an uploaded one, or any other drawing. */
export type PngSubject = { isFree: boolean; isPurchased: boolean } | "upload" | "drawing";

/** Why it is not more: nobody is signed in, there is no license, the plan has no more, or the site itself. */
export type PngLimitReason = "guest" | "account" | "plan" | "site";

export interface PngLimit {
  /** Largest edge. */
  px: number;
  reason: PngLimitReason;
}

/**
 * How large the images of something may be for somebody. Every way to a file asks here, and so does every page that tells it:
 * small ones are for everybody; large ones come with a license or paid calls, of free icons, of icons downloaded before with a
 * license, and of uploads.
 */
export function findPngLimit(subject: PngSubject, viewer: PngViewer, sizes: PngSizes): PngLimit {
  const most: PngLimit = { px: sizes.paid, reason: "site" };
  if (subject === "upload") return most;
  if (subject !== "drawing" && (subject.isFree || subject.isPurchased)) return most;
  if (!viewer.isPaid && !viewer.paysByCall) return { px: sizes.free, reason: viewer.isGuest ? "guest" : "account" };
  const px = Math.max(viewer.pngSizePx ?? sizes.paid, sizes.free);
  return px < sizes.paid ? { px, reason: "plan" } : most;
}
