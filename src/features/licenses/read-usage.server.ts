import type { Product } from "../../core/billing/product.ts";
import { describeUsage } from "../../core/quotas/usage.ts";
import type { ReadUsage } from "../accounts/contract.ts";
import type { Licenses } from "./contract.ts";

export function createReadUsage(deps: {
  licenses: Pick<Licenses, "listUsage">;
  products: { listAll(): Promise<Product[]> };
}): ReadUsage {
  return async (personId) => {
    const [{ given, used }, products] = await Promise.all([deps.licenses.listUsage(personId), deps.products.listAll()]);
    return describeUsage(given, products, used);
  };
}
