import { pictureFormats, type PictureFormat } from "../../../core/formats/picture-formats.ts";
import type { PngLimit } from "../../../core/icons/png-limit.ts";
import type { BundleChoices } from "./bundle-choices.ts";
import type { PickedFacts } from "./picked-details.ts";

/** What the picked icons allow a ZIP to hold. */
export interface FileLimits {
  /** How large images of all of them the viewer may have. */
  limit: PngLimit;
  /** Formats of pictures that at least one of them has. */
  formats: PictureFormat[];
}

const unlimited: PngLimit = { px: Infinity, reason: "site" };

/** Without limits as long as nothing is known: the server knows them in any case. */
export function findLimits({ icons }: PickedFacts): FileLimits {
  const moves = icons.some((icon) => icon.moves);
  return {
    limit: icons.reduce((least, { limit }) => (limit.px < least.px ? limit : least), unlimited),
    formats: pictureFormats.filter(({ needsMotion }) => moves || !needsMotion),
  };
}

/** The choices without what these icons do not allow: they may be remembered from others. */
export function fitChoices(choices: BundleChoices, { limit, formats }: FileLimits): BundleChoices {
  const isOffered = (id: string) =>
    !pictureFormats.some((format) => format.id === id) ||
    formats.some((format) => format.id === id && (format.fixedPx ?? 0) <= limit.px);
  return {
    ...choices,
    formats: choices.formats.filter(isOffered),
    sizes: choices.sizes.filter((size) => size <= limit.px),
  };
}
