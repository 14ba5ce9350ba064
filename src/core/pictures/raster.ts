/** Pixels in RGBA with straight alpha, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A part of a picture; in px unless told otherwise. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
