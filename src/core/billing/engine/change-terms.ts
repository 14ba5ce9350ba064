import { AppError } from "../../errors.ts";
import { prorate } from "../money.ts";
import type { EventOf } from "./engine-event.ts";
import type { EngineState, Terms } from "./engine-state.ts";
import { addInvoice, askCharge, closeInvoices, findOpenInvoice, isAnswerAwaited } from "./invoice-book.ts";
import { beginPeriod, settleInvoice } from "./receive-payment.ts";

/**
 * Another plan or number of seats at once: what was paid for and not used is counted against what the rest of the period
 * costs then, on one invoice. A period of another length begins at once. Nothing changes until that is paid.
 */
export function changeNow(state: EngineState, { key, plan, quantity, at }: EventOf<"changedNow">): EngineState {
  const known = state.invoices.find(({ changeKey, status }) => changeKey === key && status !== "void");
  if (known || isAsNow(state, { plan, quantity })) return state;
  refuseWhilePaying(state);
  if (state.status === "trial") return { ...state, plan, quantity, planned: undefined };
  if (!state.method) throw new AppError("conflict", "No card is on file. Add one first.");
  const left = state.periodEnd.getTime() - at.getTime();
  const whole = state.periodEnd.getTime() - state.periodStart.getTime();
  const isSamePeriod = plan.period === state.plan.period;
  const gives: Terms = isSamePeriod ? { ...state, plan, quantity } : beginPeriod({ plan, quantity }, at);
  const credit = prorate(state.plan.unitAmount * state.quantity, left, whole);
  const price = plan.unitAmount * quantity;
  const cost = isSamePeriod ? prorate(price, left, whole) : price;
  if (cost < credit) throw new AppError("conflict", "A cheaper plan can only start at the end of the period.");
  const lines = [
    { description: state.plan.name, quantity: state.quantity, amount: 0 - credit, from: at, to: state.periodEnd },
    { description: plan.name, quantity, amount: cost, from: at, to: gives.periodEnd },
  ];
  const { anchor, periodStart, periodEnd } = gives;
  const asked = addInvoice(
    closeInvoices(state, "void", ({ purpose }) => purpose === "change"),
    {
      purpose: "change",
      gives: { plan, quantity, anchor, periodStart, periodEnd },
      changeKey: key,
      lines,
      at,
    },
  );
  const invoice = asked.invoices.at(-1)!;
  return invoice.total === 0 ? settleInvoice(asked, invoice.ref, at) : askCharge(asked, invoice.ref, at);
}

/** Another plan or number of seats when the period ends. */
export function planChange(state: EngineState, { plan, quantity }: EventOf<"changePlanned">): EngineState {
  refuseWhilePaying(state);
  return { ...state, planned: isAsNow(state, { plan, quantity }) ? undefined : { plan, quantity } };
}

const isAsNow = (state: EngineState, { plan, quantity }: Pick<Terms, "plan" | "quantity">) =>
  plan.productCode === state.plan.productCode && quantity === state.quantity;

function refuseWhilePaying(state: EngineState): void {
  const isPaying =
    findOpenInvoice(state, "renewal") ?? state.invoices.find((one) => one.status === "open" && isAnswerAwaited(one));
  if (isPaying) throw new AppError("conflict", "A payment is in progress. Try again in a minute.");
}
