/** A file that shows an icon. */
export interface PictureFormat<Id extends string = string> {
  id: Id;
  /** A name, the same in all languages. */
  label: string;
  extension: string;
  mediaType: string;
  group: "vector" | "raster" | "motion" | "set";
  /** Whether it is made in a size in px that a person chooses. */
  isSizable: boolean;
  /** The edge of its largest picture, where nobody chooses it and viewers who may not have that cannot have the whole. */
  fixedPx?: number;
  /** Whether it has no transparency, so that there is a color behind the drawing. */
  needsGround: boolean;
  /** Whether its size counts against the viewer's limit of PNG files. */
  isLimited: boolean;
  /** Whether only icons that move have it. */
  needsMotion: boolean;
}

const vector = { group: "vector", isSizable: true, needsGround: false, isLimited: false, needsMotion: false } as const;
const raster = { group: "raster", isSizable: true, needsGround: false, isLimited: true, needsMotion: false } as const;
const motion = { group: "motion", isSizable: true, needsGround: false, isLimited: true, needsMotion: true } as const;
const set = { group: "set", isSizable: false, needsGround: false, isLimited: false, needsMotion: false } as const;

const formats = [
  { id: "svg", label: "SVG", extension: "svg", mediaType: "image/svg+xml", ...vector },
  { id: "svg-simplified", label: "SVG, simplified", extension: "svg", mediaType: "image/svg+xml", ...vector },
  { id: "png", label: "PNG", extension: "png", mediaType: "image/png", ...raster },
  { id: "webp", label: "WebP", extension: "webp", mediaType: "image/webp", ...raster },
  { id: "avif", label: "AVIF", extension: "avif", mediaType: "image/avif", ...raster },
  { id: "jpeg", label: "JPEG", extension: "jpg", mediaType: "image/jpeg", ...raster, needsGround: true },
  { id: "pdf", label: "PDF", extension: "pdf", mediaType: "application/pdf", ...vector },
  { id: "eps", label: "EPS", extension: "eps", mediaType: "application/postscript", ...vector },
  { id: "ico", label: "ICO", extension: "ico", mediaType: "image/vnd.microsoft.icon", ...set },
  {
    id: "favicons",
    label: "Favicons",
    extension: "zip",
    mediaType: "application/zip",
    ...set,
    fixedPx: 512,
    needsGround: true,
    isLimited: true,
  },
  { id: "gif", label: "GIF", extension: "gif", mediaType: "image/gif", ...motion },
  { id: "apng", label: "APNG", extension: "apng", mediaType: "image/apng", ...motion },
  { id: "webp-animated", label: "WebP (animated)", extension: "webp", mediaType: "image/webp", ...motion },
  {
    id: "lottie",
    label: "Lottie",
    extension: "json",
    mediaType: "application/json",
    ...motion,
    isLimited: false,
    needsMotion: false,
  },
] as const;

export type PictureFormatId = (typeof formats)[number]["id"];

/** All formats of pictures, in the order people see them. Menus, parameters and documents derive from this list. */
export const pictureFormats: readonly PictureFormat<PictureFormatId>[] = formats;

/** Those for everybody, whatever is drawn: Lottie cannot say everything, and favicons are large. */
const certain = pictureFormats.filter(({ id, fixedPx }) => id !== "lottie" && fixedPx === undefined);
const moving = certain.map(({ id }) => id);
const still = certain.filter(({ needsMotion }) => !needsMotion).map(({ id }) => id);

/** What can be had of an icon for certain. The list is shared. */
export const listFormats = ({ isAnimated }: { isAnimated: boolean }): PictureFormatId[] =>
  isAnimated ? moving : still;
