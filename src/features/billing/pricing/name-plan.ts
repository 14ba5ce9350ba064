import type { Product } from "../../../core/billing/product.ts";
import type { Translator } from "../../../i18n/translator.ts";

const knownPlans = ["free", "pro", "team", "api"] as const;

/** What a plan is called; one that a site has added by itself is called by its code. */
export function namePlan(t: Translator, plan: string): string {
  const known = knownPlans.find((each) => each === plan);
  return known ? t(`billing.plan.${known}`) : plan;
}

/** The name of a product among all: `Pro (Yearly)`, `API (10k)`. */
export function nameOffer(t: Translator, { code, plan, period }: Pick<Product, "code" | "plan" | "period">): string {
  const detail = period === undefined ? code.replace(`${plan}-`, "") : t(`billing.${period}`);
  return `${namePlan(t, plan)} (${detail})`;
}
