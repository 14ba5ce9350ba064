import type { AllowanceResource } from "../../../core/quotas/quota.ts";
import { formatAmount, readAmount } from "../../../core/billing/money.ts";
import type { BillingPeriod, Product } from "../../../core/billing/product.ts";

/** What happens when an allowance is used up. */
export const limits = ["hard", "soft", "none"] as const;
export const accountingTypes = ["usage", "unique"] as const;

export interface AllowanceDraft {
  resource: AllowanceResource;
  accountingType: (typeof accountingTypes)[number];
  usages: number;
  limit: (typeof limits)[number];
}

/** A product as a form has it: amounts as somebody writes them. */
export interface ProductDraft {
  code: string;
  plan: string;
  period: BillingPeriod | "once";
  prices: readonly { currency: string; amount: string }[];
  seats: { min: number; max: number };
  trialDays: number;
  pngSizePx: number;
  order: number;
  isObsolete: boolean;
  allowances: readonly AllowanceDraft[];
}

export const blankProduct: ProductDraft = {
  code: "",
  plan: "",
  period: "month",
  prices: [{ currency: "USD", amount: "" }],
  seats: { min: 1, max: 1 },
  trialDays: 0,
  pngSizePx: 1600,
  order: 0,
  isObsolete: false,
  allowances: [{ resource: "icon", accountingType: "usage", usages: 0, limit: "none" }],
};

export function draftProduct({ period, prices, limits: given, allowances, ...same }: Product): ProductDraft {
  return {
    ...same,
    period: period ?? "once",
    pngSizePx: given.pngSizePx,
    prices: Object.entries(prices).map(([currency, amount]) => ({
      currency,
      amount: formatAmount({ amount, currency }),
    })),
    allowances: allowances.map(({ resource, accountingType, usages, allowOverusage, isUnlimited }) => {
      const soft = allowOverusage ? ("soft" as const) : ("hard" as const);
      return { resource, accountingType, usages, limit: isUnlimited ? ("none" as const) : soft };
    }),
  };
}

const isCurrency = (currency: string) => Intl.supportedValuesOf("currency").includes(currency);

/** What is wrong with a price: its currency, its amount, or nothing. */
export function findPriceFault({
  currency,
  amount,
}: ProductDraft["prices"][number]): "currency" | "amount" | undefined {
  if (!isCurrency(currency)) return "currency";
  const read = readAmount(amount.trim().replace(",", "."), currency);
  return read === undefined || read <= 0 ? "amount" : undefined;
}

/** As calls take it. The prices have no faults. */
export function serializeProductDraft({ period, prices, pngSizePx, allowances, ...same }: ProductDraft): object {
  return {
    ...same,
    ...(period !== "once" && { period }),
    prices: Object.fromEntries(
      prices.map(({ currency, amount }) => [currency, readAmount(amount.trim().replace(",", "."), currency)]),
    ),
    limits: { pngSizePx },
    allowances: allowances.map(({ limit, resource, accountingType, usages }) => ({
      resource,
      accountingType,
      usages: limit === "none" ? 0 : usages,
      allowOverusage: limit === "soft",
      isUnlimited: limit === "none",
    })),
  };
}
