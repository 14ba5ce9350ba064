import type { Page } from "playwright-core";
import sharp from "sharp";

const widestPx = 2560;

/** Many pictures in one screenshot, so that hundreds take seconds. */
export interface DrawingSheet {
  /** Three bytes each. */
  pixels: Buffer;
  /** Edge of the square in which each picture is drawn. */
  sizePx: number;
}

/**
 * Draws elements as the browser does, each in a square.
 *
 * @param elements markup of one `svg` or `img` each
 * @param arrange runs in the page before the photograph
 */
export async function photographSheet(
  page: Page,
  { elements, sizePx, ground = "white" }: { elements: readonly string[]; sizePx: number; ground?: string },
  arrange?: () => Promise<void>,
): Promise<DrawingSheet> {
  const columns = countColumns(sizePx);
  await page.setViewportSize({ width: columns * sizePx, height: Math.ceil(elements.length / columns) * sizePx });
  await page.setContent(
    `<style>
      body { margin: 0; background: ${ground}; display: grid; grid-template-columns: repeat(${columns}, ${sizePx}px) }
      svg, img { display: block; width: ${sizePx}px; height: ${sizePx}px; object-fit: contain; object-position: 0 0 }
    </style>${elements.join("")}`,
  );
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  await arrange?.();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, sizePx };
}

/** How much a picture differs on two sheets, on the mean of all pixels and channels, of 1. */
export function measureDifference(one: DrawingSheet, other: DrawingSheet, index: number): number {
  const { sizePx } = one;
  const columns = countColumns(sizePx);
  const left = (index % columns) * sizePx;
  const top = Math.floor(index / columns) * sizePx;
  let sum = 0;
  for (let y = top; y < top + sizePx; y++) {
    const start = (y * columns * sizePx + left) * 3;
    for (let place = start; place < start + sizePx * 3; place++)
      sum += Math.abs(one.pixels[place]! - other.pixels[place]!);
  }
  return sum / (sizePx * sizePx * 3 * 255);
}

const countColumns = (sizePx: number) => Math.floor(widestPx / sizePx);
