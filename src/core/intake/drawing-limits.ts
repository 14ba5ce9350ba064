/** What a drawing that somebody sends may be at most; all icons of the catalogue of this size are well below. */
export const drawingLimits = {
  bytes: 102_400,
  elements: 4_000,
  /** Of elements in elements, with those that are only skipped. */
  depth: 100,
  /** The same where what is referred to stands in the place of the reference. */
  expandedDepth: 150,
  /** What is drawn when all references are followed, with more for what takes longer: see `measureEffort`. */
  effort: 25_000,
  /** Any number, in any direction. */
  magnitude: 1_000_000,
  /** Declarations that style sheets put on elements. */
  styled: 100_000,
} as const;
