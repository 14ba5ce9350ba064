import type { AccountingType, AllowanceResource } from "../quotas/quota.ts";

export type BillingPeriod = "month" | "year";

/** How much of something a license gives in each period; of a package once. */
export interface ProductAllowance {
  resource: AllowanceResource;
  accountingType: AccountingType;
  usages: number;
  allowOverusage: boolean;
  isUnlimited: boolean;
}

/** Something that can be bought; money is in minor units of its currency (cents, yen). */
export interface Product {
  /** `pro-month`; never given to another product. */
  code: string;
  /** What is offered for a month or a year is the same plan: `pro`. */
  plan: string;
  /** A package without a period is bought once. */
  period: BillingPeriod | undefined;
  /** For one seat and period, by currency (ISO 4217), without tax. */
  prices: Readonly<Record<string, number>>;
  /** How many people a license is for; a plan for one has 1 and 1. */
  seats: { min: number; max: number };
  trialDays: number;
  allowances: readonly ProductAllowance[];
  limits: { pngSizePx: number };
  /** Offered to nobody any more; who has it keeps it. */
  isObsolete: boolean;
  /** Place among the others. */
  order: number;
}
