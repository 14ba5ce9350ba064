import { formatAmount } from "../../../../core/billing/money.ts";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import type { Order, OrderState } from "../contract.ts";
import { orderSchema, type PaypalOrder } from "./paypal-answers.ts";
import type { PaypalApi } from "./paypal-api.server.ts";
import { paypalLanguages } from "./paypal-languages.ts";
import { renderOrderInvoice } from "./paypal-invoices.ts";

/** What is bought once is an order of PayPal, which is paid when we take the money of somebody who has agreed. */
export interface PaypalPurchases {
  start(order: Order): Promise<{ ref: string; url: string }>;
  read(ref: string): Promise<OrderState>;
  listInvoices(ref: string): Promise<ProviderInvoice[]>;
}

const path = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

export function createPaypalPurchases(api: PaypalApi): PaypalPurchases {
  const get = (id: string) => api.read(orderSchema, { path: path(id) });

  /** Nothing is taken before: the money is taken when the site learns that somebody has agreed. */
  async function capture(ref: string): Promise<PaypalOrder> {
    await api.demand({ method: "POST", path: `${path(ref)}/capture`, key: `capture-${ref}`, body: {} }, [
      "INSTRUMENT_DECLINED",
      "PAYER_ACTION_REQUIRED",
      "ORDER_ALREADY_CAPTURED",
      "ORDER_NOT_APPROVED",
    ]);
    return get(ref);
  }

  return {
    async start({ id, product, productName, currency, quantity, buyer, returnUrl, cancelUrl }) {
      const unitAmount = product.prices[currency];
      if (unitAmount === undefined)
        throw new AppError("invalid_input", `PayPal can’t sell ${product.code} in ${currency}.`);
      const money = (amount: number) => ({ currency_code: currency, value: formatAmount({ amount, currency }) });
      const total = money(unitAmount * quantity);
      const made = await api.read(orderSchema, {
        method: "POST",
        path: "/v2/checkout/orders",
        key: id,
        body: {
          intent: "CAPTURE",
          purchase_units: [
            {
              custom_id: id,
              amount: { ...total, breakdown: { item_total: total } },
              items: [
                {
                  name: productName.slice(0, 127),
                  quantity: String(quantity),
                  unit_amount: money(unitAmount),
                  category: "DIGITAL_GOODS",
                },
              ],
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: "Iconarium",
                locale: paypalLanguages[buyer.locale],
                shipping_preference: "NO_SHIPPING",
                user_action: "PAY_NOW",
                payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
                return_url: returnUrl,
                cancel_url: cancelUrl,
              },
            },
          },
        },
      });
      const page = made.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!page) throw new AppError("unavailable", "PayPal returned no checkout page. Try again in a minute.");
      return { ref: made.id, url: page.href };
    },
    async read(ref) {
      const known = await get(ref);
      const order = known.status === "APPROVED" ? await capture(ref) : known;
      const none = { subscriptionRef: undefined, invoiceRef: undefined };
      if (order.status === "VOIDED") return { ...none, status: "expired" };
      const isPaid = renderOrderInvoice(order) !== undefined;
      return isPaid ? { ...none, status: "complete", invoiceRef: order.id } : { ...none, status: "open" };
    },
    listInvoices: async (ref) => [renderOrderInvoice(await get(ref))].filter((invoice) => invoice !== undefined),
  };
}
