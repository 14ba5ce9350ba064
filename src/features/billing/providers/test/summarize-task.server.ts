import { formatPrice } from "../../../../core/billing/money.ts";
import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import type { Order } from "../contract.ts";
import { readUnitAmount } from "./describe-plan.ts";
import type { CheckoutSummary } from "./render-test-checkout.server.ts";

const dayMs = 86_400_000;

/** What stands on the test checkout for an order. */
export function summarizeOrder(order: Order, now: Date): CheckoutSummary {
  const { product, productName, quantity, currency, trialDays } = order;
  const unitAmount = readUnitAmount(product, currency);
  const format = (amount: number) => formatPrice({ amount, currency }, "en");
  const price = format(unitAmount * quantity);
  const seats = quantity > 1 ? `${quantity} at ${format(unitAmount)} each` : undefined;
  const renewal = product.period && `${price} every ${product.period} until canceled`;
  const isTrial = trialDays > 0;
  const firstDay = new Date(now.getTime() + trialDays * dayMs).toLocaleDateString("en", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    title: isTrial ? "Free trial" : "Pay by card",
    lines: [{ text: productName, note: seats, price }],
    total: { text: "Due today", price: format(isTrial ? 0 : unitAmount * quantity) },
    note: renewal && (isTrial ? `From ${firstDay}: ${renewal}.` : `Then ${renewal}.`),
    button: isTrial ? "Start trial" : `Pay ${price}`,
  };
}

/** What stands on it for an invoice. */
export function summarizeInvoice({ number, lines, tax, total, currency }: ProviderInvoice): CheckoutSummary {
  const format = (amount: number) => formatPrice({ amount, currency }, "en");
  const taxLine = tax === 0 ? [] : [{ text: "Tax", price: format(tax) }];
  return {
    title: "Pay invoice",
    lines: [...lines.map(({ description, amount }) => ({ text: description, price: format(amount) })), ...taxLine],
    total: { text: "Due today", price: format(total) },
    note: `Invoice ${number}`,
    button: `Pay ${format(total)}`,
  };
}

/** What stands on it when somebody leaves another card. */
export const cardSummary: CheckoutSummary = {
  title: "Change the card",
  lines: [],
  total: undefined,
  note: "This card is used for all future payments. If a payment is due, the card is charged now.",
  button: "Save card",
};
