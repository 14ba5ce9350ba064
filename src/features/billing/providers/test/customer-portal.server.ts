import { randomUUID } from "node:crypto";
import { AppError } from "../../../../core/errors.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import { describePurchase } from "./describe-purchase.ts";
import type { PortalAction, PortalPayment } from "./render-customer-portal.server.ts";
import type { TestCheckouts } from "./test-checkouts.server.ts";

/** The desk of the test provider: what was paid, what goes back, and what banks dispute. */
export interface CustomerPortal {
  /** The last first, at most 50 subscriptions and 50 purchases. */
  list(): Promise<PortalPayment[]>;
  /** @throws AppError `not_found`; `conflict` for what cannot be as things stand */
  act(ref: string, action: PortalAction): Promise<void>;
}

const mostListed = 50;

export function createCustomerPortal(deps: {
  subscriptions: ManagedSubscriptions;
  checkouts: TestCheckouts;
}): CustomerPortal {
  const { subscriptions, checkouts } = deps;
  return {
    async list() {
      const states = await subscriptions.listLatest(mostListed);
      const renewed = states.flatMap(({ invoices, disputedInvoiceRef, disputedSince, currency }) =>
        invoices.toReversed().flatMap(({ ref, number, status, lines, amountPaid, amountRefunded }) => {
          const amount = amountPaid - amountRefunded;
          if (amountPaid === 0) return [];
          const isDisputed = disputedSince !== undefined && disputedInvoiceRef === ref;
          const open: readonly PortalAction[] = disputedSince ? ["refund"] : ["refund", "dispute"];
          const actions: readonly PortalAction[] = isDisputed ? ["win", "lose"] : amount > 0 ? open : [];
          const item = lines[0]?.description ?? number;
          return [{ ref, number, item, amount, currency, status: isDisputed ? "disputed" : status, actions }];
        }),
      );
      const bought = (await checkouts.listPurchases(mostListed)).flatMap((checkout): PortalPayment[] => {
        const invoice = describePurchase(checkout);
        if (!invoice) return [];
        const { ref, number, lines, total, amountRefunded, currency, status } = invoice;
        const actions: readonly PortalAction[] = status === "paid" ? ["refund"] : [];
        return [
          { ref, number, item: lines[0]!.description, amount: total - amountRefunded, currency, status, actions },
        ];
      });
      return [...bought, ...renewed];
    },
    async act(ref, action) {
      const checkout = await checkouts.find(ref);
      if (checkout) {
        if (action !== "refund") throw new AppError("conflict", "A one-time purchase can only be refunded.");
        return checkouts.refund(ref);
      }
      const { ref: subscription, invoices } = await subscriptions.read(ref);
      const invoice = invoices.find((one) => one.ref === ref);
      if (!invoice) throw new AppError("not_found", "Payment not found.");
      const amount = invoice.amountPaid - invoice.amountRefunded;
      const events = {
        refund: { type: "refundAsked", key: `portal-${randomUUID()}`, invoiceRef: ref, amount },
        dispute: { type: "disputed", invoiceRef: ref },
        win: { type: "disputeWon" },
        lose: { type: "disputeLost" },
      } as const;
      await subscriptions.apply(subscription, events[action]);
      return undefined;
    },
  };
}
