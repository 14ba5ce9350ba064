import type { Product } from "../../../core/billing/product.ts";
import { AppError } from "../../../core/errors.ts";
import type { PaymentProvider, ProviderCode } from "./contract.ts";

/** The payment providers that are set up. */
export interface ProviderRegistry {
  readonly all: readonly PaymentProvider[];
  has(code: ProviderCode): boolean;
  /** @throws AppError `unavailable` for one that is not set up, or not any more */
  get(code: ProviderCode): PaymentProvider;
  /** The first that takes a currency for such a product. */
  choose(product: Pick<Product, "period">, currency: string): PaymentProvider | undefined;
}

export function createProviderRegistry(all: readonly PaymentProvider[]): ProviderRegistry {
  const find = (code: ProviderCode) => all.find((provider) => provider.code === code);
  return {
    all,
    has: (code) => find(code) !== undefined,
    get(code) {
      const found = find(code);
      if (!found) throw new AppError("unavailable", `${code} payments aren’t set up.`);
      return found;
    },
    choose: (product, currency) =>
      all.find((provider) => sells(provider, product) && (provider.currencies?.includes(currency) ?? true)),
  };
}

/** Whether somebody can begin to buy a product at a provider. */
export const sells = (
  { hasCheckout, hasPlansOnly = false }: Pick<PaymentProvider, "hasCheckout" | "hasPlansOnly">,
  { period }: Pick<Product, "period">,
) => hasCheckout && !(hasPlansOnly && period === undefined);
