import { addPeriods } from "../add-periods.ts";
import type { EngineCharge, EngineState, Terms } from "./engine-state.ts";
import { endSubscription } from "./end-subscription.ts";
import { abandonCharges, getInvoice, formatPeriod, putCharge, putRefund, updateInvoice } from "./invoice-book.ts";

/** Money has arrived: it pays the invoice, or goes back when that is not open any more. */
export function receivePayment(
  state: EngineState,
  invoiceRef: string,
  charge: EngineCharge & { paymentRef: string },
  at: Date,
): EngineState {
  const paid = putCharge(state, invoiceRef, { ...charge, status: "succeeded", url: undefined });
  const invoice = getInvoice(paid, invoiceRef);
  const counted = updateInvoice(paid, invoiceRef, { amountPaid: invoice.amountPaid + charge.amount });
  if (invoice.status === "open") return settleInvoice(counted, invoiceRef, at);
  const { key, paymentRef, amount } = charge;
  return putRefund(counted, invoiceRef, {
    key: `${key}-back`,
    status: "asked",
    paymentRef,
    amount,
    askedAt: at,
    refundRef: undefined,
  });
}

/** Gives what an invoice was for. */
export function settleInvoice(state: EngineState, invoiceRef: string, at: Date): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  const closed = abandonCharges(updateInvoice(state, invoiceRef, { status: "paid", paidAt: at }), invoice);
  if (invoice.purpose === "start") {
    const gives = beginPeriod(invoice.gives, at);
    const begun = updateInvoice(closed, invoiceRef, { gives, lines: [formatPeriod(gives)] });
    return { ...begun, ...gives, status: "active", startedAt: at };
  }
  return { ...closed, ...invoice.gives, status: "active", pastDueSince: undefined, planned: undefined };
}

/** What is begun lasts a whole period from then on, and counts its periods from there. */
export function beginPeriod({ plan, quantity }: Pick<Terms, "plan" | "quantity">, at: Date): Terms {
  return { plan, quantity, anchor: at, periodStart: at, periodEnd: addPeriods(at, plan.period, 1) };
}

/** A payment was refused, or waits for the person. */
export function notePaymentFailure(state: EngineState, invoiceRef: string): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  if (invoice.status !== "open" || invoice.purpose !== "renewal") return state;
  const late = {
    ...state,
    status: "pastDue" as const,
    pastDueSince: state.pastDueSince ?? invoice.gives.periodStart,
  };
  return late.cancelsAtPeriodEnd ? endSubscription(late, "cancelled") : late;
}
