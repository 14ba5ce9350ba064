/** What a tier of a deal at AppSumo is here. */
export interface AppsumoTier {
  productCode: string;
  /** Seats. */
  quantity: number;
}

/**
 * Reads `1=pro-year,2=team-year:5`: product and seats of each tier.
 *
 * @returns undefined for what is not written so
 */
export function readAppsumoTiers(text: string): ReadonlyMap<number, AppsumoTier> | undefined {
  const tiers = new Map<number, AppsumoTier>();
  for (const pair of text.split(",")) {
    const [, tier, productCode, seats = "1"] = /^\s*(\d{1,3})=([\w-]{1,60})(?::(\d{1,5}))?\s*$/.exec(pair) ?? [];
    if (tier === undefined || productCode === undefined || tiers.has(Number(tier)) || Number(seats) === 0)
      return undefined;
    tiers.set(Number(tier), { productCode, quantity: Number(seats) });
  }
  return tiers;
}
