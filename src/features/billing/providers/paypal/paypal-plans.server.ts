import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "../../../../core/errors.ts";
import { formatAmount } from "../../../../core/billing/money.ts";
import type { BillingPeriod, Product } from "../../../../core/billing/product.ts";
import { planListSchema, planSchema, withIdSchema } from "./paypal-answers.ts";
import type { PaypalApi } from "./paypal-api.server.ts";

/** What a plan at PayPal is of ours; it never changes. */
export interface PaypalPlan {
  productCode: string;
  period: BillingPeriod;
  currency: string;
  unitAmount: number;
  trialDays: number;
}

export interface PaypalPlans {
  /** The id of such a plan, which is made when there is none. */
  require(plan: PaypalPlan): Promise<string>;
  get(planId: string): Promise<PaypalPlan>;
}

/** PayPal lets a subscription change between plans of one product only, so all are of this one. */
const productId = "ICONARIUM";
const mostPages = 50;
const plansOfPage = 20;
const failuresBeforeSuspension = 3;

/** Stands in the description of a plan and says all of it. */
const renderPlan = ({ productCode, period, currency, unitAmount, trialDays }: PaypalPlan) =>
  `${productCode} ${period} ${currency} ${unitAmount} trial ${trialDays}`;

function readPlan(description: string): PaypalPlan | undefined {
  const [, productCode, period, currency, unitAmount, trialDays] =
    /^([\w-]+) (month|year) ([A-Z]{3}) (\d{1,12}) trial (\d{1,3})$/.exec(description) ?? [];
  if (productCode === undefined || currency === undefined) return undefined;
  return {
    productCode,
    period: period === "year" ? "year" : "month",
    currency,
    unitAmount: Number(unitAmount),
    trialDays: Number(trialDays),
  };
}

/** @throws AppError `invalid_input` for what is bought once, or has no price in that currency */
export function describePlan(product: Product, currency: string, trialDays: number): PaypalPlan {
  const unitAmount = product.prices[currency];
  if (product.period === undefined || unitAmount === undefined) {
    throw new AppError("invalid_input", `PayPal can’t sell ${product.code} in ${currency}.`);
  }
  return { productCode: product.code, period: product.period, currency, unitAmount, trialDays };
}

export function createPaypalPlans(api: PaypalApi): PaypalPlans {
  const ids = new LRUCache<string, Promise<string>>({ max: 500 });
  const plans = new LRUCache<string, PaypalPlan>({ max: 500 });

  async function find(description: string): Promise<string | undefined> {
    for (let page = 1; page <= mostPages; page++) {
      const query = `product_id=${productId}&page_size=${plansOfPage}&page=${page}`;
      const list = await api.read(planListSchema, { path: `/v1/billing/plans?${query}` });
      const found = list.plans.find((plan) => plan.description === description && plan.status === "ACTIVE");
      if (found) return found.id;
      if (list.plans.length < plansOfPage) return undefined;
    }
    return undefined;
  }

  async function requireProduct(): Promise<void> {
    try {
      await api.read(withIdSchema, { path: `/v1/catalogs/products/${productId}` });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "not_found") throw error;
      await api.read(withIdSchema, {
        method: "POST",
        path: "/v1/catalogs/products",
        key: `product-${productId}`,
        body: { id: productId, name: "Iconarium", type: "SERVICE", category: "SOFTWARE" },
      });
    }
  }

  async function findOrMake(plan: PaypalPlan): Promise<string> {
    const description = renderPlan(plan);
    await requireProduct();
    const known = await find(description);
    if (known !== undefined) return known;
    const trial = {
      tenure_type: "TRIAL",
      sequence: 1,
      total_cycles: 1,
      frequency: { interval_unit: "DAY", interval_count: plan.trialDays },
    };
    const price = {
      value: formatAmount({ amount: plan.unitAmount, currency: plan.currency }),
      currency_code: plan.currency,
    };
    const regular = {
      tenure_type: "REGULAR",
      sequence: plan.trialDays > 0 ? 2 : 1,
      total_cycles: 0,
      frequency: { interval_unit: plan.period.toUpperCase(), interval_count: 1 },
      pricing_scheme: { fixed_price: price },
    };
    const made = await api.read(withIdSchema, {
      method: "POST",
      path: "/v1/billing/plans",
      // Two servers that make the same at once make one.
      key: createHash("sha256").update(description).digest("hex").slice(0, 38),
      body: {
        product_id: productId,
        name: `Iconarium ${plan.productCode}`,
        description,
        status: "ACTIVE",
        quantity_supported: true,
        billing_cycles: plan.trialDays > 0 ? [trial, regular] : [regular],
        payment_preferences: {
          auto_bill_outstanding: true,
          setup_fee_failure_action: "CANCEL",
          payment_failure_threshold: failuresBeforeSuspension,
        },
      },
    });
    return made.id;
  }

  return {
    async require(plan) {
      const description = renderPlan(plan);
      let id = ids.get(description);
      if (!id) {
        id = findOrMake(plan);
        ids.set(description, id);
        id.catch(() => ids.delete(description));
      }
      return id;
    },
    async get(planId) {
      const known = plans.get(planId);
      if (known) return known;
      const answer = await api.read(planSchema, { path: `/v1/billing/plans/${encodeURIComponent(planId)}` });
      const plan = readPlan(answer.description);
      if (!plan) throw new AppError("not_found", "This PayPal plan wasn’t created by this site.");
      plans.set(planId, plan);
      return plan;
    },
  };
}
