import type { EndReason } from "../provider-subscription.ts";
import type { EngineState } from "./engine-state.ts";
import { closeInvoices } from "./invoice-book.ts";

/** For good: nothing is asked for any more, and what arrives nonetheless goes back. */
export function endSubscription(state: EngineState, endReason: EndReason): EngineState {
  const closed = closeInvoices(state, endReason === "unpaid" ? "uncollectible" : "void");
  return { ...closed, status: "ended", endReason, pastDueSince: undefined, planned: undefined };
}
