import type { Allowance } from "../billing/license.ts";
import type { Product } from "../billing/product.ts";
import { isMetered, type AllowanceResource } from "./quota.ts";

/** What is left of what one license gives of a resource. */
export interface GivenUsage extends Pick<Allowance, "accountingType" | "usagesLeft" | "isUnlimited"> {
  /** Nothing where it was given by itself. */
  licenseId: string | null;
  /** What its product gives; undefined where no product does, or it gives less by now than is left. */
  total: number | undefined;
}

/** What somebody has left of a resource and has used of it. */
export interface ResourceUsage {
  resource: AllowanceResource;
  /** Of each license, in the order in which they pay. */
  given: readonly GivenUsage[];
  /** In this calendar month (UTC). */
  usedThisMonth: number;
}

/** What one license gives, and of which product it is. */
export interface LicensedAllowance extends Allowance {
  licenseId: string | null;
  productCode: string | undefined;
}

/**
 * @param allowances of each license by itself
 * @param used how much of each resource, in this month
 */
export function describeUsage(
  allowances: readonly LicensedAllowance[],
  products: readonly Pick<Product, "code" | "allowances">[],
  used: ReadonlyMap<AllowanceResource, number>,
): ResourceUsage[] {
  const totalOf = ({ productCode, resource, accountingType, usagesLeft }: LicensedAllowance) => {
    const product = products.find(({ code }) => code === productCode);
    const isIt = (one: Allowance | Product["allowances"][number]) =>
      one.resource === resource && one.accountingType === accountingType;
    const total = product?.allowances.find(isIt)?.usages ?? 0;
    return total > 0 && total >= usagesLeft ? total : undefined;
  };
  return [...Map.groupBy(allowances, ({ resource }) => resource)]
    .filter(([resource]) => isMetered(resource))
    .map(([resource, given]) => ({
      resource,
      given: given.map((one) => ({
        accountingType: one.accountingType,
        usagesLeft: one.usagesLeft,
        isUnlimited: one.isUnlimited,
        licenseId: one.licenseId,
        total: totalOf(one),
      })),
      usedThisMonth: used.get(resource) ?? 0,
    }));
}
