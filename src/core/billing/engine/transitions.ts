import type { EngineEventType } from "./engine-event.ts";
import type { EngineState } from "./engine-state.ts";

/** A status, told apart further where the same event means something else. */
export const phases = ["incomplete", "trial", "active", "unsubscribed", "pastDue", "disputed", "ended"] as const;
export type Phase = (typeof phases)[number];

export function readPhase({ status, disputedSince, cancelsAtPeriodEnd }: EngineState): Phase {
  if (status === "incomplete" || status === "ended") return status;
  if (disputedSince) return "disputed";
  return cancelsAtPeriodEnd && status !== "pastDue" ? "unsubscribed" : status;
}

/** `does` may still be refused for what the event says, such as an invoice that is paid already. */
export type Reaction = "does" | "nothing" | "refused";

const row = (...reactions: ("+" | "0" | "-")[]) =>
  Object.fromEntries(
    phases.map((phase, index) => [
      phase,
      ({ "+": "does", "0": "nothing", "-": "refused" } as const)[reactions[index]!],
    ]),
  ) as Record<Phase, Reaction>;

/** What each event is in each phase: `+` does something, `0` is so already, `-` cannot be. */
// prettier-ignore
export const transitions: Record<EngineEventType, Record<Phase, Reaction>> = {
  //                  incomplete trial active unsubscribed pastDue disputed ended
  timePassed:     row("+",       "+",  "+",   "+",         "+",    "+",     "0"),
  methodChanged:  row("+",       "+",  "+",   "+",         "+",    "+",     "-"),
  payAsked:       row("+",       "-",  "+",   "-",         "+",    "-",     "-"),
  payPageOpened:  row("+",       "-",  "+",   "-",         "+",    "-",     "-"),
  chargeAnswered: row("+",       "+",  "+",   "+",         "+",    "+",     "+"),
  invoicePaid:    row("+",       "+",  "+",   "+",         "+",    "+",     "+"),
  cancelled:      row("+",       "+",  "+",   "0",         "+",    "+",     "-"),
  resumed:        row("-",       "0",  "0",   "+",         "+",    "+",     "-"),
  changedNow:     row("-",       "+",  "+",   "-",         "-",    "-",     "-"),
  changePlanned:  row("-",       "+",  "+",   "-",         "-",    "-",     "-"),
  refundAsked:    row("-",       "-",  "+",   "+",         "+",    "+",     "+"),
  undone:         row("+",       "+",  "+",   "+",         "+",    "+",     "+"),
  refunded:       row("-",       "-",  "+",   "+",         "+",    "+",     "+"),
  refundFailed:   row("-",       "-",  "+",   "+",         "+",    "+",     "+"),
  disputed:       row("-",       "-",  "+",   "+",         "+",    "0",     "+"),
  disputeWon:     row("-",       "-",  "0",   "0",         "0",    "+",     "+"),
  disputeLost:    row("-",       "-",  "-",   "-",         "-",    "+",     "+"),
};
