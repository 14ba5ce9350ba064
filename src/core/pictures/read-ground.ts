import type { Raster } from "./raster.ts";

/** What a thing is drawn on: an opaque color (0…255 each), or nothing, which is looked at as if it were that color. */
export interface Ground {
  red: number;
  green: number;
  blue: number;
  /** The picture is transparent around the thing. */
  isClear: boolean;
}

/** Colors of a frame within this distance of the commonest one belong to the ground. */
const groundSpread = 24;

/** The ground by the outermost pixels. */
export function readGround(raster: Raster): Ground {
  const frame = listFrame(raster);
  const { data } = raster;
  const clearCount = frame.reduce((count, place) => count + Number(data[place + 3]! < 128), 0);
  if (clearCount * 2 >= frame.length) return chooseClear(raster);

  const counts = new Map<number, number>();
  for (const place of frame) {
    const bin = ((data[place]! >> 4) << 8) | ((data[place + 1]! >> 4) << 4) | (data[place + 2]! >> 4);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const [common] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  const center = [((common >> 8) << 4) + 8, (((common >> 4) & 15) << 4) + 8, ((common & 15) << 4) + 8] as const;
  const near = frame.filter((place) =>
    center.every((value, channel) => Math.abs(data[place + channel]! - value) <= groundSpread),
  );
  const mean = (channel: number) => near.reduce((sum, place) => sum + data[place + channel]!, 0) / near.length;
  return { red: mean(0), green: mean(1), blue: mean(2), isClear: false };
}

/** A transparent ground, looked at on a gray of 0…255. */
export const clearOn = (gray: number): Ground => ({ red: gray, green: gray, blue: gray, isClear: true });

/** A transparent ground that the drawing can be seen on: white, or black where the drawing itself is all but white. */
export const chooseClear = (raster: Raster): Ground => clearOn(isNearlyWhite(raster) ? 0 : 255);

/** Places in `data` of the outermost pixels. */
function listFrame({ width, height }: Raster): number[] {
  const places: number[] = [];
  for (let x = 0; x < width; x++) places.push(x * 4, ((height - 1) * width + x) * 4);
  for (let y = 1; y < height - 1; y++) places.push(y * width * 4, (y * width + width - 1) * 4);
  return places;
}

function isNearlyWhite({ data }: Raster): boolean {
  let difference = 0;
  let weight = 0;
  for (let place = 0; place < data.length; place += 4) {
    const alpha = data[place + 3]!;
    difference += alpha * (255 - Math.min(data[place]!, data[place + 1]!, data[place + 2]!));
    weight += alpha;
  }
  return difference < weight * 16;
}
