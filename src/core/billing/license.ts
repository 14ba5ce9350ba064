import type { AccountingType, AllowanceResource } from "../quotas/quota.ts";

export type LicenseStatus = "active" | "unsubscribed";

/** `test` is the provider of this very server, in test mode. */
export type OrderProvider = "paypal" | "stripe" | "recurly" | "appsumo" | "yookassa" | "test";

/** What somebody may still take of something. */
export interface Allowance {
  resource: AllowanceResource;
  accountingType: AccountingType;
  /** Never below zero. */
  usagesLeft: number;
  /** Whether it may be used beyond what is left. */
  allowOverusage: boolean;
  isUnlimited: boolean;
}

/** What somebody has paid for or was given. */
export interface License {
  id: string;
  status: LicenseStatus;
  /** `month` or `year`; empty for what has no end. */
  period: string;
  isObsolete: boolean;
  isGroup: boolean;
  isGroupOwner: boolean;
  /** Where it comes from when nobody paid, such as `manual` or `github`. */
  source: string | undefined;
  orderProvider: OrderProvider | undefined;
  allowUpdateProducts: boolean;
  allowUpdateMembersLimit: boolean;
  isSiteDefault: boolean;
  isSetupFinished: boolean;
  endsAt: Date | undefined;
  /** What was bought; undefined where a license was given. */
  productCode: string | undefined;
  /** Whether it is for programs. */
  isApi: boolean;
  /** Whether it makes its owner somebody who pays for the site; a package of calls alone does not. */
  opensSite: boolean;
  /** How many people it is for, its owner counted. */
  seats: number;
  /** The owner's license, of a member of a group. */
  groupId: string | undefined;
}

/** What somebody may have now. */
export interface Standing {
  isPaid: boolean;
  /** Whether programs of theirs have calls for icons that were paid for, used up or not. */
  hasIconCalls: boolean;
  /** Largest PNG edge in px that a license gives; undefined where it gives as much as the site has. */
  pngSizePx: number | undefined;
}
