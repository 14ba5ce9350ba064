import type { PaymentMethod, Plan } from "./engine-state.ts";

/** What a gateway answers to a charge. */
export type ChargeAnswer =
  | { status: "succeeded"; paymentRef: string }
  | { status: "failed" }
  | { status: "needsPerson"; url: string; paymentRef: string };

/** What happens to a subscription; `at` is when we learn of it. */
export type EngineEvent = { at: Date } & (
  | { type: "timePassed" }
  /** A card was given: what waits for one is paid with it. */
  | { type: "methodChanged"; method: PaymentMethod }
  /** The person wants an open invoice to be paid with the card that is known. */
  | { type: "payAsked"; invoiceRef: string }
  /** The person goes to a page of the provider to pay an open invoice; what becomes of it is a `chargeAnswered`. */
  | { type: "payPageOpened"; invoiceRef: string; key: string; url: string; paymentRef: string }
  | { type: "chargeAnswered"; key: string; answer: ChargeAnswer }
  /** The provider tells of a payment, whether it was asked for by a charge or not. */
  | { type: "invoicePaid"; invoiceRef: string; paymentRef: string; method: PaymentMethod | undefined }
  /** No further payment is asked for. */
  | { type: "cancelled" }
  | { type: "resumed" }
  /** Another plan or number of seats at once. */
  | { type: "changedNow"; key: string; plan: Plan; quantity: number }
  /** The same at the end of the period; what is so now drops what was planned. */
  | { type: "changePlanned"; plan: Plan; quantity: number }
  | { type: "refundAsked"; key: string; invoiceRef: string; amount: number }
  /** It should never have been begun: it ends at once, and all that was paid for it goes back. */
  | { type: "undone" }
  /** Money went back; `key` is known for what was asked for here. */
  | {
      type: "refunded";
      key: string | undefined;
      refundRef: string;
      invoiceRef: string;
      paymentRef: string;
      amount: number;
    }
  | { type: "refundFailed"; key: string }
  | { type: "disputed"; invoiceRef: string }
  | { type: "disputeWon" }
  | { type: "disputeLost" }
);

export type EngineEventType = EngineEvent["type"];
export type EventOf<Type extends EngineEventType> = Extract<EngineEvent, { type: Type }>;
