import { findDrawnThing } from "../../../core/pictures/find-drawn-thing.ts";
import { readPictureType, telltaleBytes, type PictureType } from "../../../core/pictures/picture-type.ts";
import type { Box } from "../../../core/pictures/raster.ts";
import { wholePicture } from "./crop-box.ts";
import { largestPictureBytes } from "../contract.ts";
import type { Problem } from "./picture-steps.ts";

/** A picture as the browser holds it. */
export interface ReadPicture {
  file: File;
  /** Where the browser finds it, until `forgetPicture`. */
  url: string;
  /** Left out where the browser cannot read the file: perhaps the server can. */
  view?: PictureView;
}

export interface PictureView {
  /** In px, upright. */
  width: number;
  height: number;
  /** The picture, or a smaller copy of a large one. */
  pixels: ImageBitmap | HTMLImageElement;
}

/** The server looks at no more. */
export const mostPicturePixels = 50_000_000;
/** Of larger pictures a copy of this size is kept. */
const longestViewPx = 2048;
/** Anything bigger is sent as the part that counts. */
const lightBytes = 200_000;
const lightPixels = 1_000_000;
const longestSentPx = 1024;
const guessPixels = 384 * 384;
const drawingType: PictureType = "image/svg+xml";
const sentType = "image/webp";
const sentQuality = 0.92;

/** Reads a file, or tells why it can be no picture to search by. */
export async function readPicture(file: File): Promise<ReadPicture | Problem> {
  const { name } = file;
  if (file.size > largestPictureBytes) return { reason: "tooBig", name };
  const start = await file
    .slice(0, telltaleBytes)
    .arrayBuffer()
    .catch(() => undefined);
  // Folders are dropped like files, and files may be gone by now.
  if (!start) return { reason: "broken", name };
  const type = readPictureType(new Uint8Array(start));
  if (type === undefined) return { reason: "wrongType", name };
  const picture = { file: file.type === type ? file : new File([file], name, { type }) };
  const url = URL.createObjectURL(picture.file);
  const image = await loadImage(url);
  if (!image) return { ...picture, url };
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > mostPicturePixels) {
    URL.revokeObjectURL(url);
    return { reason: "tooManyPixels", name };
  }
  // Some browsers give drawings without a size none.
  const pixels = width * height > 0 ? await readPixels(picture.file, image) : undefined;
  return { ...picture, url, ...(pixels && { view: { width, height, pixels } }) };
}

/** Gives back what the browser keeps for a picture. */
export function forgetPicture({ url, view }: ReadPicture): void {
  URL.revokeObjectURL(url);
  if (view && "close" in view.pixels) view.pixels.close();
}

/** A sensible part of the picture to search by, in fractions: the drawn thing in it, or all where nothing stands out. */
export function guessBox({ width, height, pixels }: PictureView): Box {
  const scale = Math.min(1, Math.sqrt(guessPixels / (width * height)));
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const context = new OffscreenCanvas(columns, rows).getContext("2d", { willReadFrequently: true });
  if (!context) return wholePicture;
  context.imageSmoothingQuality = "high";
  context.drawImage(pixels, 0, 0, columns, rows);
  try {
    const found = findDrawnThing(context.getImageData(0, 0, columns, rows));
    if (!found) return wholePicture;
    return {
      left: found.left / columns,
      top: found.top / rows,
      width: found.width / columns,
      height: found.height / rows,
    };
  } catch {
    // Browsers do not tell what drawings with HTML in them look like.
    return wholePicture;
  }
}

/** What is sent of a picture: the file itself, or of a large one the part that counts, which then is all of the picture. */
export async function packPicture(
  { file, view }: ReadPicture,
  box: Box | undefined,
): Promise<{ file: Blob; box?: Box }> {
  if (!view) return { file };
  const part = box ?? wholePicture;
  const isLight = file.size <= lightBytes && view.width * view.height <= lightPixels;
  if (isLight || file.type === drawingType) return { file, box: part };
  const { pixels } = view;
  const sharpness = pixels.width / view.width;
  const [width, height] = [part.width * view.width, part.height * view.height];
  const scale = Math.min(sharpness, longestSentPx / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext("2d");
  if (!context) return { file, box: part };
  context.imageSmoothingQuality = "high";
  context.drawImage(
    pixels,
    part.left * pixels.width,
    part.top * pixels.height,
    part.width * pixels.width,
    part.height * pixels.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return { file: await canvas.convertToBlob({ type: sentType, quality: sentQuality }), box: wholePicture };
}

function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => resolve(undefined));
    image.src = url;
  });
}

/** Decoded beside everything else the page does; drawings of lines stay what they are. */
async function readPixels(file: File, image: HTMLImageElement): Promise<PictureView["pixels"] | undefined> {
  if (file.type === drawingType) return image;
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = longestViewPx / Math.max(width, height);
  const smaller = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) };
  try {
    return await createImageBitmap(file, scale < 1 ? { ...smaller, resizeQuality: "medium" } : {});
  } catch {
    return undefined;
  }
}
