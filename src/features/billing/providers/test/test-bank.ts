import type { ChargeGateway } from "../../managed/contract.ts";
import { findTestCard } from "./test-cards.ts";

/**
 * The bank of all test cards, for payments at which nobody is present. It keeps nothing: what a card does stands in its number,
 * so that the same payment always has the same answer.
 */
export const testBank: ChargeGateway = {
  async charge({ key, methodRef }) {
    const behavior = findTestCard(methodRef)?.behavior;
    const isPaid = behavior === "accepts" || behavior === "challenges";
    return isPaid ? { status: "succeeded", paymentRef: `pay_${key}` } : { status: "failed" };
  },
  readPayment: async (paymentRef) => ({ status: "succeeded", paymentRef }),
  refund: async ({ key }) => ({ status: "made", refundRef: `refund_${key}` }),
};
