import { AppError } from "../../../../core/errors.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import type { Order } from "../contract.ts";
import { describePlan } from "./describe-plan.ts";
import { findTestCard, nameCard, type TestCard } from "./test-cards.ts";
import type { Till, TestCheckouts } from "./test-checkouts.server.ts";

/** What becomes of a card at the till. */
export type Payment = "paid" | "challenged" | "declined" | "insufficientFunds";

/** Whoever stands at the till with a card: asks its bank, and gives what is paid for. */
export interface TestCharges {
  /** @throws AppError `conflict` where nobody can pay any more */
  pay(till: Till, card: TestCard): Promise<Payment>;
  /** The person has answered the bank. */
  answerChallenge(till: Till, isApproved: boolean): Promise<Payment>;
  /** Gives what is paid for. Whatever dies meanwhile, it is done again, and once. */
  finish(till: Till): Promise<void>;
  /** Finishes what a dead process has left. */
  finishAll(): Promise<void>;
}

export function createTestCharges(deps: { subscriptions: ManagedSubscriptions; tills: TestCheckouts }): TestCharges {
  const { subscriptions, tills } = deps;

  async function give({ id, task, cardNumber }: Till): Promise<void> {
    const card = findTestCard(cardNumber ?? "");
    if (!card) throw new Error(`Checkout ${id} was paid without a card`);
    const method = { ref: card.number, description: nameCard(card) };
    const paymentRef = `pay_${id}`;
    if (task.kind === "card") {
      await subscriptions.apply(task.subscriptionRef, { type: "methodChanged", method });
    } else if (task.kind === "invoice") {
      const { invoiceRef } = task;
      const { ref } = await subscriptions.read(invoiceRef);
      await subscriptions.apply(ref, { type: "invoicePaid", invoiceRef, paymentRef, method });
    } else if (task.order.product.period !== undefined) {
      const { ref, trialDays, invoices } = await subscriptions.begin(describeBeginning(task.order));
      const [first] = invoices;
      if (trialDays > 0) await subscriptions.apply(ref, { type: "methodChanged", method });
      else await subscriptions.apply(ref, { type: "invoicePaid", invoiceRef: first!.ref, paymentRef, method });
    }
  }

  async function finish(till: Till): Promise<void> {
    if (till.isDone) return;
    await give(till).catch((error: unknown) => {
      // What it was for is over meanwhile, or whoever ordered it has left: nothing was taken, and nothing is given.
      const isOver = error instanceof AppError && (error.code === "not_found" || error.code === "conflict");
      if (!isOver) throw error;
    });
    await tills.noteDone(till.id);
  }

  async function accept(till: Till, card: TestCard): Promise<Payment> {
    await finish(await tills.accept(till.id, card));
    return "paid";
  }

  return {
    async pay(till, card) {
      if (card.behavior === "declines") return "declined";
      if (card.behavior === "insufficientFunds") return "insufficientFunds";
      if (card.behavior !== "challenges") return accept(till, card);
      await tills.holdCard(till.id, card);
      return "challenged";
    },
    async answerChallenge(till, isApproved) {
      const card = findTestCard(till.cardNumber ?? "");
      return isApproved && card ? accept(till, card) : "declined";
    },
    finish,
    async finishAll() {
      for (const till of await tills.listWaiting()) await finish(till);
    },
  };
}

function describeBeginning({ id, product, productName, quantity, currency, trialDays }: Order) {
  const plan = describePlan({ product, productName }, currency);
  return { orderId: id, plan, quantity, currency, trialDays };
}
