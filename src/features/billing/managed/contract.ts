import type { ChargeAnswer, EngineEvent } from "../../../core/billing/engine/engine-event.ts";
import type { EngineState } from "../../../core/billing/engine/engine-state.ts";
import type { Beginning } from "../../../core/billing/engine/step.ts";
import type { Money } from "../../../core/billing/money.ts";

/** No answer yet; it is asked for again. */
export interface Pending {
  status: "pending";
}

/**
 * A company that takes single payments and knows nothing of subscriptions. All calls may be repeated; they throw AppError
 * `unavailable` while it cannot be reached. Whoever keeps keys for a while only has to look for older ones by itself: `askedAt`
 * tells when it was asked first.
 */
export interface ChargeGateway {
  /** Takes money by a card that is known; the same key takes it once, and answers what has become of it. */
  charge(wanted: {
    key: string;
    methodRef: string;
    money: Money;
    description: string;
    askedAt: Date;
  }): Promise<ChargeAnswer | Pending>;
  /** What has become of a payment that waits for the person. */
  readPayment(paymentRef: string): Promise<ChargeAnswer | Pending>;
  /** Gives money back; the same key gives it once. `failed` when it can never be given. */
  refund(wanted: {
    key: string;
    paymentRef: string;
    money: Money;
    askedAt: Date;
  }): Promise<{ status: "made"; refundRef: string } | { status: "failed" } | Pending>;
}

/** An event; when it happens is told by the clock of whoever keeps it. */
export type EventWithoutTime = WithoutTime<EngineEvent>;
type WithoutTime<Event> = Event extends unknown ? Omit<Event, "at"> : never;

/**
 * Subscriptions that are run here, for providers that have none. All of them throw AppError `not_found` for what is not
 * theirs, `conflict` for what cannot be as things stand, `unavailable`.
 */
export interface ManagedSubscriptions {
  /** The same order begins one subscription. */
  begin(order: Omit<Beginning, "at" | "ref">): Promise<EngineState>;
  find(orderId: string): Promise<EngineState | undefined>;
  /** Those of the latest orders first. */
  listLatest(limit: number): Promise<EngineState[]>;
  /** @param ref of a subscription or of one of its invoices */
  read(ref: string): Promise<EngineState>;
  /** Keeps what an event does, asks the gateway for what that wants, and keeps what it answers. */
  apply(ref: string, event: EventWithoutTime): Promise<EngineState>;
  /** Asks the gateway anew for what it has not answered and for what waits for the person. */
  refresh(ref: string): Promise<EngineState>;
  /** Does what is due, at most 100 of them; returns how many there were. */
  runDue(): Promise<number>;
  /** When something is due next; whoever has a clock that can be put forward stops there. */
  findNextStepAt(): Promise<Date | undefined>;
}
