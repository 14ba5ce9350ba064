/** How exact a Lottie is. */
export interface Precision {
  /** By how much any point may be off, in units of the drawing. */
  tolerance: number;
  /** Longer edge of what is seen. */
  extent: number;
  round: (value: number) => number;
}

/** Off by at most a 2,000th of the longer edge; rounding is ten times finer. */
export function choosePrecision(extent: number): Precision {
  const scale = 10 ** Math.max(0, 5 - Math.ceil(Math.log10(extent)));
  return { tolerance: extent / 2_000, extent, round: (value) => Math.round(value * scale) / scale || 0 };
}
