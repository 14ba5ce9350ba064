import { describe, expect, test } from "vitest";
import { card, otherCard, plans, SubscriptionPlay } from "../../../../tests/harness/subscriptions/play-subscription.ts";
import type { EngineEventType } from "./engine-event.ts";
import { step } from "./step.ts";
import { phases, readPhase, transitions, type Phase } from "./transitions.ts";

const method = { type: "methodChanged", method: card } as const;
const paid = () => new SubscriptionPlay().do(method);
const firstInvoice = "abcdef12-0000-1";
const firstPayment = `payment-${firstInvoice}-1`;

/** One subscription of each phase. */
const plays: Record<Phase, () => SubscriptionPlay> = {
  incomplete: () => new SubscriptionPlay(),
  trial: () => new SubscriptionPlay({ trialDays: 14 }).do(method),
  active: paid,
  unsubscribed: () => paid().do({ type: "cancelled" }),
  pastDue: () => Object.assign(paid(), { answer: "failed" }).passTo("2026-03-01T00:00:00Z"),
  disputed: () => paid().do({ type: "disputed", invoiceRef: firstInvoice }),
  ended: () => paid().do({ type: "cancelled" }).passTo("2026-03-01T00:00:00Z"),
};

/** One event of each kind that has something to do wherever there can be something. */
const events: Record<EngineEventType, (play: SubscriptionPlay) => Parameters<SubscriptionPlay["dispatch"]>[0]> = {
  timePassed: () => ({ type: "timePassed" }),
  methodChanged: () => ({ type: "methodChanged", method: otherCard }),
  payAsked: ({ state }) => ({ type: "payAsked", invoiceRef: state.invoices.at(-1)?.ref ?? "none" }),
  payPageOpened: ({ state }) => ({
    type: "payPageOpened",
    invoiceRef: state.invoices.at(-1)?.ref ?? "none",
    key: "page",
    url: "https://pay.test",
    paymentRef: "p",
  }),
  chargeAnswered: () => ({ type: "chargeAnswered", key: "unknown", answer: { status: "failed" } }),
  invoicePaid: ({ state }) => ({
    type: "invoicePaid",
    invoiceRef: state.invoices[0]?.ref ?? "none",
    paymentRef: "other",
    method: undefined,
  }),
  cancelled: () => ({ type: "cancelled" }),
  resumed: () => ({ type: "resumed" }),
  changedNow: () => ({ type: "changedNow", key: "change", plan: plans.team, quantity: 2 }),
  changePlanned: () => ({ type: "changePlanned", plan: plans.team, quantity: 2 }),
  refundAsked: () => ({ type: "refundAsked", key: "back", invoiceRef: firstInvoice, amount: 1 }),
  undone: () => ({ type: "undone" }),
  refunded: () => ({
    type: "refunded",
    key: undefined,
    refundRef: "back",
    invoiceRef: firstInvoice,
    paymentRef: firstPayment,
    amount: 1,
  }),
  refundFailed: () => ({ type: "refundFailed", key: "unknown" }),
  disputed: () => ({ type: "disputed", invoiceRef: firstInvoice }),
  disputeWon: () => ({ type: "disputeWon" }),
  disputeLost: () => ({ type: "disputeLost" }),
};

/** Where an event may find nothing to do, or be refused for what it names. */
const isOfTheMoment = new Set<EngineEventType>([
  "timePassed",
  "payAsked",
  "payPageOpened",
  "resumed",
  "disputeWon",
  "disputeLost",
]);

const cases = phases.flatMap((phase) =>
  Object.entries(transitions).map(([type, row]) => ({ phase, type: type as EngineEventType, reaction: row[phase] })),
);

describe("each event in each phase", () => {
  test.each(phases)("%s matches its scenario", (phase) => {
    expect(readPhase(plays[phase]().state)).toBe(phase);
  });

  test.each(cases)("$type when $phase: $reaction", ({ phase, type, reaction }) => {
    const play = plays[phase]();
    const before = structuredClone(play.state);
    const event = { ...events[type](play), at: play.now };
    let after: unknown;
    let code: unknown;
    try {
      after = step(play.state, event);
    } catch (error) {
      code = (error as { code?: unknown }).code;
    }
    expect(play.state).toEqual(before);
    if (reaction === "refused") expect(code).toBe("conflict");
    if (reaction === "nothing") expect(after).toEqual(before);
    if (reaction !== "does" || isOfTheMoment.has(type)) return;
    const isUnknown =
      type === "chargeAnswered" || type === "refundFailed" || (type === "invoicePaid" && before.invoices.length === 0);
    if (isUnknown) expect(code).toBe("not_found");
    else expect(after).not.toEqual(before);
  });
});
