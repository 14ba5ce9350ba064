import { formatAmount, type Money } from "../../../../core/billing/money.ts";
import type { ChargeAnswer } from "../../../../core/billing/engine/engine-event.ts";
import { AppError } from "../../../../core/errors.ts";
import type { ChargeGateway, Pending } from "../../managed/contract.ts";
import type { YookassaApi, YookassaPayment } from "./yookassa-api.server.ts";

/** YooKassa keeps keys for a day; after that it would take the money again. */
const keyLifeMs = 23 * 3_600_000;

export const formatMoney = ({ amount, currency }: Money) => ({ value: formatAmount({ amount, currency }), currency });

/** A saved card under the name that the engine keeps it by: its id, and who gets the receipts. */
export const formatMethodRef = (id: string, email: string) => `${id} ${email}`;

/** The receipt that 54-FZ asks for, where a VAT code is configured. */
export function renderReceipt(vatCode: number | undefined, of: { email: string; description: string; money: Money }) {
  if (vatCode === undefined) return {};
  const { email, description, money } = of;
  const item = {
    description: description.slice(0, 128),
    quantity: 1,
    amount: formatMoney(money),
    vat_code: vatCode,
    payment_mode: "full_payment",
    payment_subject: "service",
  };
  return { receipt: { customer: { email }, items: [item] } };
}

export function answerOf({ id, status, confirmation }: YookassaPayment): ChargeAnswer | Pending {
  if (status === "succeeded") return { status: "succeeded", paymentRef: id };
  if (status === "canceled") return { status: "failed" };
  const url = confirmation?.confirmation_url;
  return url === undefined ? { status: "pending" } : { status: "needsPerson", url, paymentRef: id };
}

/** What the engine asks for: money by a card that was saved, and money back. */
export function createYookassaGateway(
  api: YookassaApi,
  options: { vatCode: number | undefined; now: () => Date },
): ChargeGateway {
  const { vatCode, now } = options;
  return {
    async charge({ key, methodRef, money, description, askedAt }) {
      const [methodId = "", email = ""] = methodRef.split(" ");
      if (now().getTime() - askedAt.getTime() > keyLifeMs) {
        const known = (await api.list(askedAt)).find(({ metadata }) => metadata["key"] === key);
        if (known) return answerOf(known);
      }
      return answerOf(
        await api.pay(key, {
          amount: formatMoney(money),
          capture: true,
          payment_method_id: methodId,
          description: description.slice(0, 128),
          metadata: { key },
          ...renderReceipt(vatCode, { email, description, money }),
        }),
      );
    },
    readPayment: async (paymentRef) => answerOf(await api.get(paymentRef)),
    async refund({ key, paymentRef, money, askedAt }) {
      if (now().getTime() - askedAt.getTime() > keyLifeMs) {
        throw new AppError(
          "unavailable",
          "YooKassa no longer reports whether this was refunded. Check it at YooKassa.",
        );
      }
      const { id, status } = await api.refund(key, { payment_id: paymentRef, amount: formatMoney(money) });
      if (status === "pending") return { status };
      return status === "succeeded" ? { status: "made", refundRef: id } : { status: "failed" };
    },
  };
}
