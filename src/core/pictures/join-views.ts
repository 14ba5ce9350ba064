import { pictureDimensions } from "./describe-picture.ts";

/** Views as they are kept: one after another, a byte for each number. */
export function joinViews(views: readonly Int8Array[]): Uint8Array {
  const joined = new Int8Array(views.length * pictureDimensions);
  for (const [place, view] of views.entries()) joined.set(view, place * pictureDimensions);
  return new Uint8Array(joined.buffer);
}

export function splitViews({ buffer, byteOffset, length }: Uint8Array): Int8Array[] {
  const count = Math.floor(length / pictureDimensions);
  return Array.from(
    { length: count },
    (_, view) => new Int8Array(buffer, byteOffset + view * pictureDimensions, pictureDimensions),
  );
}
