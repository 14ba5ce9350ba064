import { findPeriodEnd } from "../add-periods.ts";
import type { EngineInvoice, EngineRules, EngineState, Terms } from "./engine-state.ts";
import { endSubscription } from "./end-subscription.ts";
import {
  abandonCharges,
  addInvoice,
  askCharge,
  closeInvoices,
  findOpenInvoice,
  isAnswerAwaited,
  formatPeriod,
} from "./invoice-book.ts";
import { beginPeriod, notePaymentFailure, settleInvoice } from "./receive-payment.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** Does what is due: renewals, further tries, ends. Doing it twice is doing it once. */
export function passTime(state: EngineState, at: Date, rules: EngineRules): EngineState {
  const now = dropStaleCharges(state, at, rules);
  if (now.status === "ended" || now.invoices.some(isOpenAndAwaited)) return now;
  if (now.status === "incomplete") return at < incompleteUntil(now, rules) ? now : endSubscription(now, "unpaid");
  if (at >= now.periodEnd && now.cancelsAtPeriodEnd) return endSubscription(now, "cancelled");
  if (now.disputedSince) return now;
  if (now.status === "pastDue") return tryAgain(now, at, rules);
  return at < now.periodEnd ? now : renew(closeInvoices(now, "void"), at, rules);
}

/** When time has to be passed again; undefined when nothing comes by itself. */
export function findNextStepAt(state: EngineState, rules: EngineRules): Date | undefined {
  const moments = state.invoices.flatMap(({ charges }) =>
    charges.filter(({ status }) => status === "needsPerson").map(({ askedAt }) => later(askedAt, waitMs(rules))),
  );
  if (state.status === "incomplete") moments.push(incompleteUntil(state, rules));
  else if (state.status === "pastDue" && !state.disputedSince) moments.push(...listTries(state, rules));
  else if (state.status !== "ended" && (!state.disputedSince || state.cancelsAtPeriodEnd))
    moments.push(state.periodEnd);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

const waitMs = (rules: EngineRules) => rules.personHours * hourMs;
const incompleteUntil = (state: EngineState, rules: EngineRules) =>
  later(state.startedAt, rules.incompleteHours * hourMs);
const isOpenAndAwaited = (invoice: EngineInvoice) => invoice.status === "open" && isAnswerAwaited(invoice);

/** A change that waits for the person for too long is not made. */
function dropStaleCharges(state: EngineState, at: Date, rules: EngineRules): EngineState {
  const before = later(at, -waitMs(rules));
  const isStale = ({ charges }: EngineInvoice) =>
    charges.some(({ status, askedAt }) => status === "needsPerson" && askedAt <= before);
  return state.invoices.filter(isStale).reduce((now, invoice) => {
    const dropped = abandonCharges(now, invoice, before);
    return invoice.purpose === "change" ? closeInvoices(dropped, "void", ({ ref }) => ref === invoice.ref) : dropped;
  }, state);
}

function renew(state: EngineState, at: Date, rules: EngineRules): EngineState {
  const gives = planRenewal(state, at, rules);
  const lines = [formatPeriod(gives)];
  const asked = addInvoice(state, { purpose: "renewal", gives, changeKey: undefined, lines, at });
  const invoice = asked.invoices.at(-1)!;
  if (invoice.total === 0) return settleInvoice(asked, invoice.ref, at);
  return state.method ? askCharge(asked, invoice.ref, at) : notePaymentFailure(asked, invoice.ref);
}

function planRenewal(state: EngineState, at: Date, rules: EngineRules): Terms {
  const { plan, quantity } = state.planned ?? state;
  if (at > later(state.periodEnd, rules.lateDays * dayMs)) return beginPeriod({ plan, quantity }, at);
  const anchor = plan.period === state.plan.period ? state.anchor : state.periodEnd;
  return {
    plan,
    quantity,
    anchor,
    periodStart: state.periodEnd,
    periodEnd: findPeriodEnd(anchor, plan.period, state.periodEnd),
  };
}

function tryAgain(state: EngineState, at: Date, rules: EngineRules): EngineState {
  const invoice = findOpenInvoice(state, "renewal")!;
  if (at >= later(invoice.issuedAt, rules.giveUpDays * dayMs)) return endSubscription(state, "unpaid");
  if (invoice.charges.some(({ status }) => status === "needsPerson")) return state;
  const [next] = listTries(state, rules);
  return next && next <= at ? askCharge(state, invoice.ref, at) : state;
}

/** When the renewal is asked for again, and at last given up. */
function listTries(state: EngineState, rules: EngineRules): Date[] {
  const invoice = findOpenInvoice(state, "renewal")!;
  const triedAt = invoice.charges.at(-1)?.askedAt ?? invoice.issuedAt;
  const tries = state.method ? rules.retryDays.map((days) => later(invoice.issuedAt, days * dayMs)) : [];
  return [...tries.filter((moment) => moment > triedAt), later(invoice.issuedAt, rules.giveUpDays * dayMs)];
}
