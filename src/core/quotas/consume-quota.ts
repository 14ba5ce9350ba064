/** What of an allowance decides about spending. */
export interface SpendableAllowance {
  /** `unique` counts what was never taken before, `usage` everything every time. */
  accountingType: "unique" | "usage";
  usagesLeft: number;
  allowOverusage: boolean;
  isUnlimited: boolean;
}

/** What is to be taken. */
export interface Spending {
  /** Everything, each as often as it is taken. */
  all: number;
  /** Of those, what was never taken before, each once. */
  fresh: number;
}

/** Which allowance pays: what it has left then, and what was used beyond it. Without one nothing is counted. */
export type Payment<Row> =
  | { isAllowed: false }
  | { isAllowed: true; by?: { row: Row; left: number; overused: number } };

/** How much of an allowance a spending is. */
export const countCost = ({ accountingType }: Pick<SpendableAllowance, "accountingType">, spending: Spending): number =>
  accountingType === "unique" ? spending.fresh : spending.all;

/**
 * Decides what pays for all of a spending. What is not counted is not limited, and neither is what one allowance has no limit
 * for; then the first allowance that has enough left pays, then one that may be used beyond. Nothing pays for a part of it.
 */
export function consumeQuota<Row extends SpendableAllowance>(rows: readonly Row[], spending: Spending): Payment<Row> {
  if (rows.length === 0 || rows.some(({ isUnlimited }) => isUnlimited)) return { isAllowed: true };
  const costOf = (row: Row) => countCost(row, spending);
  const row = rows.find((one) => one.usagesLeft >= costOf(one)) ?? rows.find(({ allowOverusage }) => allowOverusage);
  if (!row) return { isAllowed: false };
  const beyond = Math.max(0, costOf(row) - row.usagesLeft);
  return { isAllowed: true, by: { row, left: row.usagesLeft - costOf(row) + beyond, overused: beyond } };
}
