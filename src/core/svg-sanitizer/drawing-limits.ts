/** What a drawing that somebody sends may be at most. */
export interface DrawingLimits {
  bytes: number;
  elements: number;
  /** Of elements in elements, with those that are only skipped. */
  depth: number;
  /** The same where what is referred to stands in the place of the reference. */
  expandedDepth: number;
  /** What is drawn when all references are followed, with more for what takes longer, besides one for each element that is written. */
  effort: number;
  /** Declarations that style sheets put on elements. */
  styled: number;
}

/** Of drawings that become icons; all icons of the catalogue of this size are well below. */
export const drawingLimits = {
  bytes: 102_400,
  elements: 4_000,
  depth: 100,
  expandedDepth: 150,
  effort: 25_000,
  styled: 100_000,
} as const satisfies DrawingLimits;

/** Of drawings that are looked at one by one, and that nothing is made of. */
export const sketchLimits = {
  ...drawingLimits,
  bytes: 5_242_880,
  elements: 40_000,
  effort: 60_000,
  styled: 1_000_000,
} as const satisfies DrawingLimits;

/** Of drawings of which nothing but the pixels is kept. */
export const pixelsLimits = { ...sketchLimits, elements: 200_000 } as const satisfies DrawingLimits;

/** Of documents that somebody sends to get a file of them. */
export const conversionLimits = {
  ...drawingLimits,
  bytes: 1_000_000,
  elements: 10_000,
} as const satisfies DrawingLimits;

/** Any number in a drawing, in any direction. */
export const largestMagnitude = 1_000_000;
