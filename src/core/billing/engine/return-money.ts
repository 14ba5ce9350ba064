import { AppError } from "../../errors.ts";
import type { EventOf } from "./engine-event.ts";
import type { EngineCharge, EngineInvoice, EngineRefund, EngineState } from "./engine-state.ts";
import { endSubscription } from "./end-subscription.ts";
import { getInvoice, putRefund, updateInvoice } from "./invoice-book.ts";

/** Somebody who may wants money to go back. */
export function askRefund(state: EngineState, { key, invoiceRef, amount, at }: EventOf<"refundAsked">): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  if (state.invoices.some(({ refunds }) => refunds.some((refund) => refund.key === key))) return state;
  const paid = invoice.charges.find(
    (charge) => charge.status === "succeeded" && countLeft(invoice, charge.paymentRef, charge.amount) >= amount,
  );
  if (!paid?.paymentRef || amount <= 0 || amount > countUnasked(invoice))
    throw new AppError("conflict", "The refund exceeds the amount paid.");
  const { paymentRef } = paid;
  return putRefund(state, invoiceRef, {
    key,
    status: "asked",
    paymentRef,
    amount,
    askedAt: at,
    refundRef: undefined,
  });
}

/** Whatever was paid goes back, and what did not go back is asked for anew. */
export function undo(state: EngineState, { at }: EventOf<"undone">): EngineState {
  const ended = state.status === "ended" ? state : endSubscription(state, "refunded");
  return ended.invoices
    .flatMap((invoice) => invoice.charges.map((charge) => ({ invoiceRef: invoice.ref, charge })))
    .reduce((now, { invoiceRef, charge }) => returnCharge(now, { invoiceRef, charge, at }), ended);
}

function returnCharge(
  state: EngineState,
  { invoiceRef, charge, at }: { invoiceRef: string; charge: EngineCharge; at: Date },
): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  const { key, status, paymentRef } = charge;
  const amount = Math.min(countLeft(invoice, paymentRef, charge.amount), countUnasked(invoice));
  if (status !== "succeeded" || paymentRef === undefined || amount <= 0) return state;
  const tries = invoice.refunds.filter((refund) => refund.paymentRef === paymentRef && refund.status === "failed");
  return putRefund(state, invoiceRef, {
    key: tries.length === 0 ? `${key}-back` : `${key}-${tries.length + 1}-back`,
    status: "asked",
    paymentRef,
    amount,
    askedAt: at,
    refundRef: undefined,
  });
}

/** What was paid and neither went back nor is to. */
const countUnasked = ({ refunds, amountPaid, amountRefunded }: EngineInvoice): number =>
  refunds
    .filter(({ status }) => status === "asked")
    .reduce((left, { amount }) => left - amount, amountPaid - amountRefunded);

const countLeft = ({ refunds }: EngineInvoice, paymentRef: string | undefined, amount: number): number =>
  refunds
    .filter((refund) => refund.paymentRef === paymentRef && refund.status !== "failed")
    .reduce((left, refund) => left - refund.amount, amount);

/** Money went back; whoever gets all of what pays for now has nothing from then on. */
export function noteRefund(state: EngineState, event: EventOf<"refunded">): EngineState {
  const { invoiceRef, refundRef, paymentRef, amount, at } = event;
  const invoice = getInvoice(state, invoiceRef);
  const known = findRefund(invoice, event);
  if (known?.status === "made") return state;
  const made: EngineRefund = {
    ...(known ?? { key: refundRef, paymentRef, amount, askedAt: at }),
    status: "made",
    refundRef,
  };
  // A bank that has taken the money back gives nothing back a second time.
  const amountRefunded = Math.min(invoice.amountPaid, invoice.amountRefunded + made.amount);
  const isAll = invoice.status === "paid" && amountRefunded >= invoice.amountPaid;
  const noted = updateInvoice(putRefund(state, invoiceRef, made), invoiceRef, {
    amountRefunded,
    status: isAll ? "refunded" : invoice.status,
  });
  const isOfNow = invoice.gives.periodEnd > at && state.status !== "ended";
  return isAll && isOfNow ? endSubscription(noted, "refunded") : noted;
}

/** A refund of ours may be told by its own name before it is answered. */
function findRefund(
  { refunds }: EngineInvoice,
  { key, refundRef, paymentRef, amount }: EventOf<"refunded">,
): EngineRefund | undefined {
  return (
    refunds.find((refund) => refund.key === key || refund.refundRef === refundRef) ??
    refunds.find((refund) => refund.status === "asked" && refund.paymentRef === paymentRef && refund.amount === amount)
  );
}

export function failRefund(state: EngineState, { key }: EventOf<"refundFailed">): EngineState {
  const invoice = state.invoices.find(({ refunds }) => refunds.some((refund) => refund.key === key));
  const refund = invoice?.refunds.find((known) => known.key === key);
  if (!invoice || !refund) throw new AppError("not_found", "Refund not found.");
  return refund.status === "asked" ? putRefund(state, invoice.ref, { ...refund, status: "failed" }) : state;
}

/** Somebody tells their bank that they do not want to have paid. */
export function beginDispute(state: EngineState, { invoiceRef, at }: EventOf<"disputed">): EngineState {
  const { amountPaid, amountRefunded } = getInvoice(state, invoiceRef);
  if (amountPaid <= amountRefunded) throw new AppError("conflict", "This invoice hasn’t been paid.");
  return { ...state, disputedSince: at, disputedInvoiceRef: invoiceRef };
}

/** The bank has taken the money back. */
export function loseDispute(state: EngineState): EngineState {
  const decided = { ...state, disputedSince: undefined, disputedInvoiceRef: undefined };
  if (state.disputedInvoiceRef === undefined) return state;
  const { ref, amountPaid, refunds } = getInvoice(state, state.disputedInvoiceRef);
  const returned = updateInvoice(decided, ref, {
    status: "refunded",
    amountRefunded: amountPaid,
    refunds: refunds.map(giveUpRefund),
  });
  return state.status === "ended" ? returned : endSubscription(returned, "disputed");
}

const giveUpRefund = (refund: EngineRefund): EngineRefund =>
  refund.status === "asked" ? { ...refund, status: "failed" } : refund;
