import { createHash } from "node:crypto";
import { Stripe } from "stripe";
import type { Product } from "../../../../core/billing/product.ts";
import { AppError } from "../../../../core/errors.ts";

/** Stripe counts them with more places than everybody else. */
const oddCurrencies = new Set(["ISK", "UGX"]);

export interface PriceQuery {
  product: Product;
  /** As the person reads it; each name is a product of its own at Stripe, whose invoices show it. */
  productName: string;
  currency: string;
}

/** Finds what Stripe knows a price by, or tells Stripe of the price: nothing has to be set up there. */
export async function ensurePrice(stripe: Stripe, { product, productName, currency }: PriceQuery): Promise<string> {
  const amount = product.prices[currency];
  if (amount === undefined || oddCurrencies.has(currency)) {
    throw new AppError("invalid_input", `There is no price in ${currency}. Choose another currency.`, {
      field: "currency",
    });
  }
  const name = createHash("sha256").update(productName).digest("hex").slice(0, 8);
  const lookupKey = `iconarium-${product.code}-${name}-${product.period ?? "once"}-${currency}-${amount}`;
  const known = await findPrice(stripe, lookupKey);
  if (known !== undefined) return known;
  const productRef = await ensureProduct(stripe, `iconarium-${product.code}-${name}`, productName);
  try {
    const price = await stripe.prices.create({
      product: productRef,
      currency: currency.toLowerCase(),
      unit_amount: amount,
      tax_behavior: "exclusive",
      lookup_key: lookupKey,
      metadata: { product_code: product.code },
      ...(product.period && { recurring: { interval: product.period } }),
    });
    return price.id;
  } catch (error) {
    // Somebody else was first.
    const made = error instanceof Stripe.errors.StripeInvalidRequestError && (await findPrice(stripe, lookupKey));
    if (made) return made;
    throw error;
  }
}

async function findPrice(stripe: Stripe, lookupKey: string): Promise<string | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0]?.id;
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  try {
    await stripe.products.create({ id, name });
  } catch (error) {
    const isKnown =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_already_exists";
    if (!isKnown) throw error;
  }
  return id;
}
