import type { EngineState } from "../../../core/billing/engine/engine-state.ts";
import { listUnsettled } from "../../../core/billing/engine/step.ts";
import type { ChargeGateway, EventWithoutTime } from "./contract.ts";

/** Something that a gateway is asked for, again and again until it has answered. */
export interface Question {
  key: string;
  /** It was not asked for yet, as far as is known; the others wait for the person. */
  isWanted: boolean;
  /** @returns undefined when there is no answer yet */
  ask(gateway: ChargeGateway): Promise<EventWithoutTime | undefined>;
}

export function listQuestions(state: EngineState): Question[] {
  const { charges, refunds } = listUnsettled(state);
  const { currency } = state;
  return [
    ...charges.flatMap(({ invoice, charge: { key, status, methodRef, paymentRef, amount, askedAt } }): Question[] => {
      const isWanted = status === "asked" && methodRef !== undefined;
      if (!isWanted && paymentRef === undefined) return [];
      return [
        {
          key,
          isWanted,
          async ask(gateway) {
            const money = { amount, currency };
            const description = `${state.plan.name} · ${invoice.number}`;
            const answer = isWanted
              ? await gateway.charge({ key, methodRef, money, description, askedAt })
              : await gateway.readPayment(paymentRef!);
            return answer.status === "pending" ? undefined : { type: "chargeAnswered", key, answer };
          },
        },
      ];
    }),
    ...refunds.map(({ invoice, refund: { key, paymentRef, amount, askedAt } }): Question => ({
      key,
      isWanted: true,
      async ask(gateway) {
        const answer = await gateway.refund({ key, paymentRef, money: { amount, currency }, askedAt });
        if (answer.status === "pending") return undefined;
        if (answer.status === "failed") return { type: "refundFailed", key };
        const { refundRef } = answer;
        return { type: "refunded", key, refundRef, invoiceRef: invoice.ref, paymentRef, amount };
      },
    })),
  ];
}
