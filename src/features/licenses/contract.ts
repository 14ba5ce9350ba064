import type { Groups } from "./license-members.server.ts";
import type { LicenseStatus, OrderProvider, Allowance, License, Standing } from "../../core/billing/license.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { Product } from "../../core/billing/product.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { AllowanceResource } from "../../core/quotas/quota.ts";
import type { LicensedAllowance } from "../../core/quotas/usage.ts";

/** What a paid license gives from now on. */
export interface LicenseGrant {
  status: LicenseStatus;
  product: Product;
  orderProvider: OrderProvider | undefined;
  seats: number;
  isSetupFinished: boolean;
  /** The past, where nothing is given any more. */
  endsAt: Date | undefined;
  /** Begin of what is paid for: allowances are filled up once for each. */
  periodStart: Date;
}

/** Who shares a license. */
export interface Group {
  isOwner: boolean;
  /** Told to its owner. */
  seats: number | undefined;
  members: readonly { id: string; personId: string; name: string; email: string | null; isOwner: boolean }[];
  invitations: readonly { id: string; email: string; invitedAt: Date }[];
}

export interface Invitation {
  /** Name or address of whoever asks. */
  owner: string;
  productCode: string | undefined;
}

export type DatabaseStep = Parameters<Parameters<Parameters<Parameters<Database["run"]>[0]>[0]["transaction"]>[0]>[0];

/** What people may have. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface Licenses {
  /** Those that have not ended, the one that counts first. */
  list(personId: string): Promise<License[]>;
  listAllowances(personId: string): Promise<Allowance[]>;
  /** What each license gives by itself, in the order in which they pay, and how much of each resource was used this month. */
  listUsage(personId: string): Promise<{
    given: readonly LicensedAllowance[];
    used: ReadonlyMap<AllowanceResource, number>;
  }>;
  /** Whether a license for the site is active, and what it gives. */
  readStanding(personId: string): Promise<Standing>;
  /**
   * Counts what somebody takes that is not for everybody, all of it or nothing, and keeps that they have taken it. What takes
   * place at the same time is counted one after the other.
   *
   * @throws AppError `limit_reached` where what they may take is not enough, with when it is renewed if it is, and
   *   `isUsedUp`; then nothing is counted
   * @returns how many are left; undefined where there is no limit
   */
  spend(personId: string, resource: AllowanceResource, ids: readonly string[]): Promise<number | undefined>;
  /** Which of these ids somebody has taken with a license before; without `ids` all of them. The last taken comes first. */
  listPurchased(personId: string, resource: AllowanceResource, ids?: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many licenses each product gives now, by its code, and the most seats of one; members of groups are not counted. */
  countOwners(): Promise<ReadonlyMap<string, { owners: number; seats: number }>>;
  /** Gives a license that nobody paid for. */
  give(personId: string, license: { source: "manual" | "github"; endsAt?: Date }): Promise<License>;
  /** What happens to a license at the same time, happens one after the other, until the step has ended. */
  lock(step: DatabaseStep, licenseId: string): Promise<void>;
  /** Makes the license of an order that is not paid yet: nothing is given. */
  prepare(step: DatabaseStep, personId: string, order: { product: Product; seats: number }): Promise<string>;
  /** Takes back what was never paid. */
  drop(step: DatabaseStep, licenseId: string): Promise<void>;
  /**
   * Gives what was paid for to the owner of a license and to as many members of their group as it has seats for, and nothing
   * else; repeating it changes nothing. Returns whose licenses it touched.
   */
  settle(step: DatabaseStep, licenseId: string, grant: LicenseGrant): Promise<string[]>;
  /**
   * Gives those who share a license what its owner has, as far as it has seats; whoever came later waits for one. Returns whose
   * licenses it touched.
   */
  seat(step: DatabaseStep, groupId: string, product: Product): Promise<string[]>;
  /** Gives somebody a seat, with all that it has. The caller has counted the seats. */
  join(step: DatabaseStep, groupId: string, personId: string, product: Product): Promise<void>;
}

/**
 * Counts what somebody takes with a license, icons or another resource, larger than everybody may have it; from then on they may
 * always have it so. A program whose owner has calls of the API only takes icons by these. Whoever has icons without a license had them before: that is not counted, and what was taken once is never
 * refused.
 *
 * @returns how many calls are left of packages, where these pay
 * @throws AppError `limit_reached` where what their license allows is not enough; `unavailable`
 */
export type Charge = (
  viewer: Viewer,
  ids: readonly string[],
  resource?: AllowanceResource,
) => Promise<number | undefined>;

declare module "../../context.ts" {
  interface Services {
    licenses: Licenses;
    groups: Groups;
  }
}
