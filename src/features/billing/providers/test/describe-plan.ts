import type { Plan } from "../../../../core/billing/engine/engine-state.ts";
import type { Product } from "../../../../core/billing/product.ts";
import { AppError } from "../../../../core/errors.ts";
import type { SubscriptionChange } from "../contract.ts";

export function readUnitAmount(product: Product, currency: string): number {
  const amount = product.prices[currency];
  if (amount === undefined) throw new AppError("invalid_input", `${product.code} has no price in ${currency}.`);
  return amount;
}

export function describePlan(
  { product, productName }: Pick<SubscriptionChange, "product" | "productName">,
  currency: string,
): Plan {
  const { code: productCode, period } = product;
  if (period === undefined) throw new AppError("invalid_input", `${productCode} is a one-time purchase.`);
  return { productCode, name: productName, period, unitAmount: readUnitAmount(product, currency) };
}
