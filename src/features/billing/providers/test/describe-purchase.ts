import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import type { TestCheckout } from "./test-checkouts.server.ts";

/** The invoice of what was bought once at the test checkout; undefined where nothing was. */
export function describePurchase({ id, task, paidAt }: TestCheckout): ProviderInvoice | undefined {
  if (task.kind !== "order" || paidAt === null || task.order.product.period !== undefined) return undefined;
  const { id: orderId, product, productName, quantity, currency } = task.order;
  const isRefunded = task.isRefunded === true;
  const amount = (product.prices[currency] ?? 0) * quantity;
  return {
    ref: id,
    subscriptionRef: undefined,
    orderId,
    number: `T-${orderId.slice(0, 8).toUpperCase()}`,
    status: isRefunded ? "refunded" : "paid",
    currency,
    lines: [{ description: productName, quantity, amount, from: undefined, to: undefined }],
    tax: 0,
    total: amount,
    amountPaid: amount,
    amountRefunded: isRefunded ? amount : 0,
    issuedAt: paidAt,
    paidAt,
    payUrl: undefined,
  };
}
