import { AppError } from "../../errors.ts";
import type { InvoiceLine } from "../provider-subscription.ts";
import type { EngineCharge, EngineInvoice, EngineRefund, EngineState, Terms } from "./engine-state.ts";

/** The invoices of a subscription: writing them, and the payments that are wanted for them. Nothing here decides. */

export function addInvoice(
  state: EngineState,
  wanted: Pick<EngineInvoice, "purpose" | "gives" | "changeKey"> & { lines: readonly InvoiceLine[]; at: Date },
): EngineState {
  const { at, lines, ...rest } = wanted;
  const place = state.invoices.length + 1;
  const invoice: EngineInvoice = {
    ...rest,
    ref: `${state.ref}-${place}`,
    subscriptionRef: state.ref,
    orderId: state.orderId,
    number: `${state.ref.slice(0, 8).toUpperCase()}-${String(place).padStart(4, "0")}`,
    status: "open",
    currency: state.currency,
    lines,
    tax: 0,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    amountPaid: 0,
    amountRefunded: 0,
    issuedAt: at,
    paidAt: undefined,
    payUrl: undefined,
    charges: [],
    refunds: [],
  };
  return { ...state, invoices: [...state.invoices, invoice] };
}

/** One line for a whole period. */
export function formatPeriod({ plan, quantity, periodStart, periodEnd }: Terms): InvoiceLine {
  return { description: plan.name, quantity, amount: plan.unitAmount * quantity, from: periodStart, to: periodEnd };
}

export function getInvoice(state: EngineState, ref: string): EngineInvoice {
  const found = state.invoices.find((invoice) => invoice.ref === ref);
  if (!found) throw new AppError("not_found", "Invoice not found.");
  return found;
}

export const findOpenInvoice = (state: EngineState, purpose: EngineInvoice["purpose"]): EngineInvoice | undefined =>
  state.invoices.find((invoice) => invoice.status === "open" && invoice.purpose === purpose);

export function updateInvoice(state: EngineState, ref: string, changes: Partial<EngineInvoice>): EngineState {
  return {
    ...state,
    invoices: state.invoices.map((invoice) => (invoice.ref === ref ? { ...invoice, ...changes } : invoice)),
  };
}

export function findCharge(
  state: EngineState,
  matches: (charge: EngineCharge) => boolean,
): { invoice: EngineInvoice; charge: EngineCharge } | undefined {
  for (const invoice of state.invoices) {
    const charge = invoice.charges.find(matches);
    if (charge) return { invoice, charge };
  }
  return undefined;
}

/** Keeps a charge, in the place of the one with its key. */
export function putCharge(state: EngineState, invoiceRef: string, charge: EngineCharge): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  const isKnown = invoice.charges.some(({ key }) => key === charge.key);
  return setCharges(
    state,
    invoice,
    isKnown
      ? invoice.charges.map((known) => (known.key === charge.key ? charge : known))
      : [...invoice.charges, charge],
  );
}

function setCharges(state: EngineState, { ref }: EngineInvoice, charges: readonly EngineCharge[]): EngineState {
  return updateInvoice(state, ref, { charges, payUrl: charges.find(({ status }) => status === "needsPerson")?.url });
}

/** Likewise a refund. */
export function putRefund(state: EngineState, invoiceRef: string, refund: EngineRefund): EngineState {
  const { refunds } = getInvoice(state, invoiceRef);
  const isKnown = refunds.some(({ key }) => key === refund.key);
  return updateInvoice(state, invoiceRef, {
    refunds: isKnown ? refunds.map((known) => (known.key === refund.key ? refund : known)) : [...refunds, refund],
  });
}

/** Whether a charge has no answer yet: then no other one is asked for. */
export const isAnswerAwaited = (invoice: EngineInvoice): boolean =>
  invoice.charges.some(({ status }) => status === "asked");

/** Nobody waits for the person any more. */
export function abandonCharges(state: EngineState, invoice: EngineInvoice, before?: Date): EngineState {
  const charges = invoice.charges.map((charge) =>
    charge.status === "needsPerson" && (before === undefined || charge.askedAt <= before)
      ? { ...charge, status: "abandoned" as const, url: undefined }
      : charge,
  );
  return setCharges(state, invoice, charges);
}

/** Wants an open invoice to be paid with the card that is known, unless that is wanted already. */
export function askCharge(state: EngineState, invoiceRef: string, at: Date): EngineState {
  const invoice = getInvoice(state, invoiceRef);
  if (!state.method || isAnswerAwaited(invoice)) return state;
  return putCharge(abandonCharges(state, invoice), invoiceRef, {
    key: `${invoiceRef}-${invoice.charges.length + 1}`,
    status: "asked",
    amount: invoice.total,
    methodRef: state.method.ref,
    askedAt: at,
    url: undefined,
    paymentRef: undefined,
  });
}

/** Nobody has to pay these any more; what is paid nonetheless is given back. */
export function closeInvoices(
  state: EngineState,
  as: "void" | "uncollectible",
  matches: (invoice: EngineInvoice) => boolean = () => true,
): EngineState {
  return state.invoices
    .filter((invoice) => invoice.status === "open" && matches(invoice))
    .reduce((now, invoice) => updateInvoice(abandonCharges(now, invoice), invoice.ref, { status: as }), state);
}
