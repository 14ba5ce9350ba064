import phash from "sharp-phash";
import type { Raster } from "../../src/core/pictures/raster.ts";
import { draw, put } from "./disturb.ts";
import type { Find } from "./recall.ts";

const white = [255, 255, 255] as const;
const usualSidePx = 96;
const marginPx = 4;
const amount = 10;

/** What most programs do that find similar pictures: a hash of 64 bits of each, and the least number of bits that differ. */
export async function findByHashes(ordinals: readonly number[], print: (ordinal: number) => string): Promise<Find> {
  const hashes = new BigUint64Array(ordinals.length);
  for (const [place, ordinal] of ordinals.entries()) {
    hashes[place] = await hash(put(await draw(print(ordinal), usualSidePx), white, marginPx));
  }
  return async (picture) => {
    const wanted = await hash(picture);
    return Array.from(hashes, (one, place) => ({ ordinal: ordinals[place]!, distance: countBits(one ^ wanted) }))
      .toSorted((left, right) => left.distance - right.distance)
      .slice(0, amount)
      .map(({ ordinal }) => ordinal);
  };
}

async function hash({ width, height, data }: Raster): Promise<bigint> {
  return BigInt(`0b${await phash(data, { raw: { width, height, channels: 4 } })}`);
}

function countBits(value: bigint): number {
  let count = 0;
  for (let rest = value; rest > 0n; rest >>= 8n) count += bitsOf[Number(rest & 0xffn)]!;
  return count;
}

const bitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);
