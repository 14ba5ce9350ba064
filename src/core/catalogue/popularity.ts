/** How much one family tells about demand, by the popularity tier (1 to 5) of its best style. */
const tierWeights = [0.15, 0.35, 0.6, 0.85, 1] as const;
const simplicity = [1, 0.8, 0.55, 0.3] as const;

/** The icons of one root, as far as popularity goes. */
export interface RootUse {
  /** Popularity tier of each family that draws it. */
  familyTiers: readonly number[];
  iconCount: number;
  /** Words in the root. */
  wordCount: number;
}

/**
 * How likely people look for something, 0 to about 1, told from how many families draw it and how simple its name is:
 * `0.65·log1p(Σ family weight)/log1p(60) + 0.20·log1p(icons)/log1p(700) + 0.15·simplicity`.
 */
export function estimatePopularity({ familyTiers, iconCount, wordCount }: RootUse): number {
  const families = familyTiers.reduce((sum, tier) => sum + tierWeights[Math.min(5, Math.max(1, tier)) - 1]!, 0);
  return (
    (0.65 * Math.log1p(families)) / Math.log1p(60) +
    (0.2 * Math.log1p(iconCount)) / Math.log1p(700) +
    0.15 * simplicity[Math.min(4, Math.max(1, wordCount)) - 1]!
  );
}
