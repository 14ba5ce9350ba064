import { AppError } from "../../errors.ts";
import { changeNow, planChange } from "./change-terms.ts";
import type { EngineEvent, EngineEventType, EventOf } from "./engine-event.ts";
import {
  type EngineCharge,
  type EngineInvoice,
  type EngineRefund,
  type EngineRules,
  type EngineState,
  type Plan,
  usualRules,
} from "./engine-state.ts";
import { endSubscription } from "./end-subscription.ts";
import {
  abandonCharges,
  addInvoice,
  askCharge,
  closeInvoices,
  findCharge,
  findOpenInvoice,
  getInvoice,
  isAnswerAwaited,
  formatPeriod,
  putCharge,
} from "./invoice-book.ts";
import { passTime } from "./pass-time.ts";
import { beginPeriod, notePaymentFailure, receivePayment, settleInvoice } from "./receive-payment.ts";
import { askRefund, beginDispute, failRefund, loseDispute, noteRefund, undo } from "./return-money.ts";
import { readPhase, transitions } from "./transitions.ts";

export interface Beginning {
  /** Unique among all subscriptions, at most 36 characters; invoices and charges are named after it. */
  ref: string;
  orderId: string;
  plan: Plan;
  quantity: number;
  currency: string;
  /** 0 for none: then an invoice is to be paid at once. A trial begins as soon as there is a card. */
  trialDays: number;
  at: Date;
}

/** A subscription that is not paid for yet. */
export function begin({ ref, orderId, plan, quantity, currency, trialDays, at }: Beginning): EngineState {
  const gives = beginPeriod({ plan, quantity }, at);
  const state: EngineState = {
    ref,
    orderId,
    currency,
    trialDays,
    startedAt: at,
    ...gives,
    status: "incomplete",
    endReason: undefined,
    trialEndsAt: undefined,
    pastDueSince: undefined,
    disputedSince: undefined,
    cancelsAtPeriodEnd: false,
    planned: undefined,
    method: undefined,
    disputedInvoiceRef: undefined,
    invoices: [],
  };
  if (trialDays > 0) return state;
  const lines = [formatPeriod(gives)];
  const asked = addInvoice(state, { purpose: "start", gives, changeKey: undefined, lines, at });
  const [invoice] = asked.invoices;
  return invoice!.total === 0 ? settleInvoice(asked, invoice!.ref, at) : asked;
}

/**
 * What a subscription becomes by what happens to it. Charges and refunds that are wanted are part of the new state; keep it before
 * they are asked for.
 *
 * @throws AppError `conflict` for what cannot be as things stand, `not_found` for invoices and charges that are not of this
 *   subscription; then nothing has changed
 */
export function step(state: EngineState, event: EngineEvent, rules: EngineRules = usualRules): EngineState {
  const now = commands.has(event.type) ? passTime(state, event.at, rules) : state;
  const reaction = transitions[event.type][readPhase(now)];
  if (reaction === "refused")
    throw new AppError("conflict", "This isn’t possible in the subscription’s current state.");
  return reaction === "nothing" ? now : (reactions[event.type] as React<EngineEventType>)(now, event, rules);
}

/** Payments that may still become something else, and money that has not gone back yet. */
export function listUnsettled(state: EngineState): {
  charges: { invoice: EngineInvoice; charge: EngineCharge }[];
  refunds: { invoice: EngineInvoice; refund: EngineRefund }[];
} {
  return {
    charges: state.invoices.flatMap((invoice) =>
      invoice.charges
        .filter(({ status }) => status !== "succeeded" && status !== "failed")
        .map((charge) => ({ invoice, charge })),
    ),
    refunds: state.invoices.flatMap((invoice) =>
      invoice.refunds.filter(({ status }) => status === "asked").map((refund) => ({ invoice, refund })),
    ),
  };
}

/** What people ask for is judged by what is so at that moment, even if nobody has passed the time yet. */
const commands = new Set<EngineEventType>([
  "methodChanged",
  "payAsked",
  "payPageOpened",
  "cancelled",
  "resumed",
  "changedNow",
  "changePlanned",
]);

type React<Type extends EngineEventType> = (
  state: EngineState,
  event: EventOf<Type>,
  rules: EngineRules,
) => EngineState;

const reactions: { [Type in EngineEventType]: React<Type> } = {
  timePassed: (state, { at }, rules) => passTime(state, at, rules),
  methodChanged: changeMethod,
  payAsked: askPayment,
  payPageOpened: openPayPage,
  chargeAnswered: readAnswer,
  invoicePaid: readPayment,
  cancelled: cancel,
  resumed: (state) => ({ ...state, cancelsAtPeriodEnd: false }),
  changedNow: changeNow,
  changePlanned: planChange,
  refundAsked: askRefund,
  undone: undo,
  refunded: noteRefund,
  refundFailed: failRefund,
  disputed: beginDispute,
  disputeWon: (state) => ({ ...state, disputedSince: undefined, disputedInvoiceRef: undefined }),
  disputeLost: loseDispute,
};

function changeMethod(state: EngineState, { method, at }: EventOf<"methodChanged">): EngineState {
  const known = { ...state, method };
  if (state.status === "incomplete" && state.trialDays > 0) {
    const trialEndsAt = new Date(at.getTime() + state.trialDays * 86_400_000);
    return {
      ...known,
      status: "trial",
      startedAt: at,
      trialEndsAt,
      anchor: trialEndsAt,
      periodStart: at,
      periodEnd: trialEndsAt,
    };
  }
  const waiting = findOpenInvoice(state, "start") ?? findOpenInvoice(state, "renewal");
  return waiting && !state.disputedSince ? askCharge(known, waiting.ref, at) : known;
}

function askPayment(state: EngineState, { invoiceRef, at }: EventOf<"payAsked">): EngineState {
  getOpenInvoice(state, invoiceRef);
  if (!state.method) throw new AppError("conflict", "No card is on file. Add one first.");
  return askCharge(state, invoiceRef, at);
}

function openPayPage(state: EngineState, event: EventOf<"payPageOpened">): EngineState {
  const { invoiceRef, key, url, paymentRef, at } = event;
  const invoice = getOpenInvoice(state, invoiceRef);
  if (invoice.charges.some((charge) => charge.key === key)) return state;
  if (isAnswerAwaited(invoice)) throw new AppError("conflict", "A payment is in progress. Try again in a minute.");
  return putCharge(abandonCharges(state, invoice), invoiceRef, {
    key,
    status: "needsPerson",
    amount: invoice.total,
    methodRef: undefined,
    askedAt: at,
    url,
    paymentRef,
  });
}

function getOpenInvoice(state: EngineState, ref: string): EngineInvoice {
  const invoice = getInvoice(state, ref);
  if (invoice.status !== "open") throw new AppError("conflict", "This invoice isn’t open.");
  return invoice;
}

function readAnswer(state: EngineState, { key, answer, at }: EventOf<"chargeAnswered">): EngineState {
  const found = findCharge(state, (charge) => charge.key === key);
  if (!found) throw new AppError("not_found", "Payment not found.");
  const { invoice, charge } = found;
  if (charge.status === "succeeded") return state;
  if (answer.status === "succeeded")
    return receivePayment(state, invoice.ref, { ...charge, paymentRef: answer.paymentRef }, at);
  if (charge.status === "failed") return state;
  const isMissed = charge.status === "abandoned" || invoice.status !== "open";
  const noted = putCharge(
    state,
    invoice.ref,
    answer.status === "failed"
      ? { ...charge, status: "failed", url: undefined }
      : {
          ...charge,
          // Even what nobody waits for may be paid: it is asked about.
          paymentRef: answer.paymentRef,
          ...(isMissed ? { status: "abandoned" } : { status: "needsPerson", url: answer.url }),
        },
  );
  if (isMissed || isAnswerAwaited(getInvoice(noted, invoice.ref))) return noted;
  if (answer.status === "needsPerson" || invoice.purpose !== "change") return notePaymentFailure(noted, invoice.ref);
  return closeInvoices(noted, "void", ({ ref }) => ref === invoice.ref);
}

function readPayment(state: EngineState, event: EventOf<"invoicePaid">): EngineState {
  const { invoiceRef, paymentRef, method, at } = event;
  const { total } = getInvoice(state, invoiceRef);
  const known = method ? { ...state, method } : state;
  const found = findCharge(state, (charge) => charge.paymentRef === paymentRef);
  if (found?.charge.status === "succeeded") return known;
  if (found) return receivePayment(known, found.invoice.ref, { ...found.charge, paymentRef }, at);
  const charge = {
    key: paymentRef,
    status: "succeeded" as const,
    amount: total,
    methodRef: undefined,
    askedAt: at,
    url: undefined,
    paymentRef,
  };
  return receivePayment(known, invoiceRef, charge, at);
}

function cancel(state: EngineState, { at }: EventOf<"cancelled">): EngineState {
  if (state.status === "incomplete") return endSubscription(state, "cancelled");
  const flagged = closeInvoices(
    { ...state, cancelsAtPeriodEnd: true },
    "void",
    (invoice) => invoice.purpose === "change" && !isAnswerAwaited(invoice),
  );
  const isOver =
    at >= state.periodEnd && !flagged.invoices.some((one) => one.status === "open" && isAnswerAwaited(one));
  return isOver ? endSubscription(flagged, "cancelled") : flagged;
}
