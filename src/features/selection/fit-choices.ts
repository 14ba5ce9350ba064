import { pictureFormats, type PictureFormat } from "../../core/formats/picture-formats.ts";
import type { BundleChoices } from "./bundle-choices.ts";
import type { PickedFacts } from "./picked-details.ts";

/** What the picked icons allow a ZIP to hold. */
export interface FileLimits {
  /** Largest edge in px of pictures that the viewer may have of all of them. */
  largestPx: number;
  /** Formats of pictures that at least one of them has. */
  formats: PictureFormat[];
}

/** Without limits as long as nothing is known: the server knows them in any case. */
export function findLimits({ icons }: PickedFacts): FileLimits {
  const moves = icons.some((icon) => icon.moves);
  return {
    largestPx: Math.min(...icons.map(({ largestPx }) => largestPx)),
    formats: pictureFormats.filter(({ needsMotion }) => moves || !needsMotion),
  };
}

/** The choices without what these icons do not allow: they may be remembered from others. */
export function fitChoices(choices: BundleChoices, { largestPx, formats }: FileLimits): BundleChoices {
  const isOffered = (id: string) =>
    !pictureFormats.some((format) => format.id === id) ||
    formats.some((format) => format.id === id && (format.fixedPx ?? 0) <= largestPx);
  return {
    ...choices,
    formats: choices.formats.filter(isOffered),
    sizes: choices.sizes.filter((size) => size <= largestPx),
  };
}
