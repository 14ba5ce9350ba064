import { describeInvoices, describeSubscription } from "../../../../core/billing/engine/engine-state.ts";
import { AppError } from "../../../../core/errors.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import type { NextPage, PaymentProvider } from "../contract.ts";
import { describePlan, readUnitAmount } from "./describe-plan.ts";
import { describePurchase } from "./describe-purchase.ts";
import type { TestCharges } from "./test-charges.server.ts";
import { readTestWebhook } from "./read-test-webhook.server.ts";
import type { TestCheckout, TestCheckouts } from "./test-checkouts.server.ts";

/** Where its pages are on the site. */
export const checkoutPath = "/test/checkout";

/**
 * A payment provider of one's own, for machines without keys of the real ones. Nobody pays money, all else is as it is
 * elsewhere: pages of its own, subscriptions that are renewed and can fail, webhooks.
 */
export function createTestProvider(deps: {
  subscriptions: ManagedSubscriptions;
  checkouts: TestCheckouts;
  charges: TestCharges;
  /** Webhooks are signed with it. */
  key: Uint8Array;
}): PaymentProvider {
  const { subscriptions, checkouts, charges, key } = deps;
  const findPurchase = async (invoiceRef: string) => {
    const checkout = await checkouts.find(invoiceRef);
    return checkout && describePurchase(checkout);
  };

  return {
    code: "test",
    currencies: undefined,
    hasCheckout: true,
    async startCheckout(order) {
      readUnitAmount(order.product, order.currency);
      const checkout = await checkouts.openForOrder(order);
      return { ref: checkout.id, url: hrefOf(checkout, order.returnUrl) };
    },
    async readOrder(ref) {
      const checkout = await checkouts.get(ref);
      const { status, task } = checkout;
      const nothing = { subscriptionRef: undefined, invoiceRef: undefined };
      if (task.kind !== "order") throw new AppError("not_found", "Order not found.");
      if (status !== "complete") return { ...nothing, status };
      await charges.finish(checkout);
      if (task.order.product.period === undefined) return { ...nothing, status, invoiceRef: checkout.id };
      const subscription = await subscriptions.find(task.order.id);
      return { ...nothing, status, subscriptionRef: subscription?.ref };
    },
    async findOrder(orderId) {
      const checkout = await checkouts.findForOrder(orderId);
      if (checkout?.task.kind !== "order") return undefined;
      return { ref: checkout.id, url: hrefOf(checkout, checkout.task.order.returnUrl) };
    },
    closeCheckout: (ref) => checkouts.expire(ref),
    readSubscription: async (ref) => describeSubscription(await subscriptions.read(ref)),
    async listInvoices(of) {
      if ("subscriptionRef" in of)
        return describeInvoices(await subscriptions.read(of.subscriptionRef)).slice(0, mostInvoices);
      const purchase = await findPurchase(of.invoiceRef);
      if (purchase) return [purchase];
      const state = await subscriptions.read(of.invoiceRef);
      return describeInvoices(state).filter(({ ref }) => ref === of.invoiceRef);
    },
    readInvoicePdf: () => Promise.resolve(undefined),
    async cancelAtPeriodEnd(ref) {
      await subscriptions.apply(ref, { type: "cancelled" });
    },
    async undo(ref) {
      await subscriptions.apply(ref, { type: "undone" });
    },
    async resume(ref) {
      await subscriptions.apply(ref, { type: "resumed" });
      return undefined;
    },
    async changeNow(ref, change) {
      const { currency } = await subscriptions.read(ref);
      const { key: changeKey, quantity } = change;
      const plan = describePlan(change, currency);
      const { invoices } = await subscriptions.apply(ref, { type: "changedNow", key: changeKey, plan, quantity });
      const isRefused = invoices.findLast((invoice) => invoice.changeKey === changeKey)?.status === "void";
      if (isRefused) throw new AppError("conflict", "The bank declined the card. Change the card and try again.");
      return undefined;
    },
    async changeAtPeriodEnd(ref, change) {
      const { currency } = await subscriptions.read(ref);
      const plan = describePlan(change, currency);
      await subscriptions.apply(ref, { type: "changePlanned", plan, quantity: change.quantity });
      return undefined;
    },
    async changePaymentMethod(ref, { returnUrl }): Promise<NextPage> {
      await subscriptions.read(ref);
      return { url: hrefOf(await checkouts.open({ kind: "card", subscriptionRef: ref, returnUrl }), returnUrl) };
    },
    async payInvoice(invoiceRef, { returnUrl }): Promise<NextPage> {
      const { invoices } = await subscriptions.read(invoiceRef);
      if (invoices.find(({ ref }) => ref === invoiceRef)?.status !== "open")
        throw new AppError("conflict", "This invoice isn’t open.");
      return { url: hrefOf(await checkouts.open({ kind: "invoice", invoiceRef, returnUrl }), returnUrl) };
    },
    readWebhook: async (request) => readTestWebhook(request, { key, nowSeconds: Date.now() / 1000 }),
  };
}

const mostInvoices = 100;

const hrefOf = (checkout: TestCheckout, site: string) => new URL(`${checkoutPath}/${checkout.id}`, site).href;
