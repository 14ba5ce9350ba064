import { AppError } from "../../../../core/errors.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import type { Order } from "../contract.ts";
import { describePlan } from "./describe-plan.ts";
import { findTestCard, nameCard, type TestCard } from "./test-cards.ts";
import type { TestCheckout, TestCheckouts } from "./test-checkouts.server.ts";

/** What becomes of a card at the test checkout. */
export type Payment = "paid" | "challenged" | "declined" | "insufficientFunds";

/** Whoever stands at the test checkout with a card: asks its bank, and gives what is paid for. */
export interface TestCharges {
  /** @throws AppError `conflict` where nobody can pay any more */
  pay(checkout: TestCheckout, card: TestCard): Promise<Payment>;
  /** The person has answered the bank. */
  answerChallenge(checkout: TestCheckout, isApproved: boolean): Promise<Payment>;
  /** Gives what is paid for. Whatever dies meanwhile, it is done again, and once. */
  finish(checkout: TestCheckout): Promise<void>;
  /** Finishes what a dead process has left. */
  finishAll(): Promise<void>;
}

export function createTestCharges(deps: {
  subscriptions: ManagedSubscriptions;
  checkouts: TestCheckouts;
}): TestCharges {
  const { subscriptions, checkouts } = deps;

  async function give({ id, task, cardNumber }: TestCheckout): Promise<void> {
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

  async function finish(checkout: TestCheckout): Promise<void> {
    if (checkout.isDone) return;
    await give(checkout).catch((error: unknown) => {
      // What it was for is over meanwhile, or whoever ordered it has left: nothing was taken, and nothing is given.
      const isOver = error instanceof AppError && (error.code === "not_found" || error.code === "conflict");
      if (!isOver) throw error;
    });
    await checkouts.noteDone(checkout.id);
  }

  async function accept(checkout: TestCheckout, card: TestCard): Promise<Payment> {
    await finish(await checkouts.accept(checkout.id, card));
    return "paid";
  }

  return {
    async pay(checkout, card) {
      if (card.behavior === "declines") return "declined";
      if (card.behavior === "insufficientFunds") return "insufficientFunds";
      if (card.behavior !== "challenges") return accept(checkout, card);
      await checkouts.holdCard(checkout.id, card);
      return "challenged";
    },
    async answerChallenge(checkout, isApproved) {
      const card = findTestCard(checkout.cardNumber ?? "");
      return isApproved && card ? accept(checkout, card) : "declined";
    },
    finish,
    async finishAll() {
      for (const checkout of await checkouts.listWaiting()) await finish(checkout);
    },
  };
}

function describeBeginning({ id, product, productName, quantity, currency, trialDays }: Order) {
  const plan = describePlan({ product, productName }, currency);
  return { orderId: id, plan, quantity, currency, trialDays };
}
