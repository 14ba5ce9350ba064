import type { Viewer } from "../../context.ts";
import type { AccountingType, AllowanceResource } from "../../core/allowances/allowance.ts";

export type LicenceStatus = "active" | "unsubscribed";
export type OrderProvider = "paypal" | "stripe" | "recurly" | "appsumo" | "yookassa";

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
export interface Licence {
  id: string;
  status: LicenceStatus;
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
}

/** What people may have. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface Licences {
  /** Those that have not ended, the one that counts first. */
  list(personId: string): Promise<Licence[]>;
  listAllowances(personId: string): Promise<Allowance[]>;
  /** Whether a licence is active, and what was taken with one; the last taken first, at most 50,000. */
  readStanding(personId: string): Promise<{ isPaid: boolean; paidDownloadIds: string[] }>;
  /**
   * Counts what somebody takes that is not for everybody, all of it or nothing, and keeps that they have taken it. What takes
   * place at the same time is counted one after the other.
   *
   * @throws AppError `limit_reached` where what they may take is not enough; then nothing is counted
   */
  spend(personId: string, resource: AllowanceResource, ids: readonly string[]): Promise<void>;
  /** Gives a licence that nobody paid for. */
  give(personId: string, licence: { source: "manual" | "github"; endsAt?: Date }): Promise<Licence>;
}

/**
 * Counts icons that somebody takes with a licence, larger than everybody may have them; from then on they may always have
 * them so. Whoever has them without a licence had them before: that is not counted, and what was taken once is never refused.
 *
 * @throws AppError `limit_reached` where what their licence allows is not enough; `unavailable`
 */
export type Charge = (viewer: Viewer, iconIds: readonly string[]) => Promise<void>;
