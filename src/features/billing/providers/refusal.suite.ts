import { stdSerializers } from "pino";
import { describe, expect, test } from "vitest";
import { sampleProducts, type Ability } from "../../../../tests/harness/payments/payment-driver.ts";
import { makeChange, returnUrl, type ProviderPlay } from "../../../../tests/harness/payments/provider-play.ts";
import { readFailure, readFailureCode } from "../../../../tests/harness/calls/read-failure.ts";

/** What providers promise of what they cannot do. */
export function describeRefusals({ driver, has, order, subscribe }: ProviderPlay, lacks: readonly Ability[]): void {
  describe("a caller", () => {
    test("gets an error for an object that the provider doesn't know", async () => {
      const { provider } = driver();
      const unknown = [
        ...(has("checkout") ? [provider.readOrder("nothing-like-it")] : []),
        provider.readSubscription("nothing-like-it"),
        provider.listInvoices({ invoiceRef: "nothing-like-it" }),
        ...(has("checkout") ? [provider.undo("nothing-like-it")] : []),
        ...(has("cancelling") ? [provider.cancelAtPeriodEnd("nothing-like-it")] : []),
      ];
      expect(await Promise.all(unknown.map(readFailureCode))).toEqual(unknown.map(() => "not_found"));
    });

    test("gets an error for an unsupported feature of the provider", async () => {
      const { provider } = driver();
      const ref = await subscribe();
      const refused: Partial<Record<Ability, () => Promise<unknown>>> = {
        checkout: () => provider.startCheckout(order()),
        purchases: () => provider.startCheckout(order({ product: sampleProducts.calls })),
        trials: () => provider.startCheckout(order({ trialDays: 14 })),
        cancelling: () => Promise.all([provider.cancelAtPeriodEnd(ref), provider.undo(ref)]),
        changesNow: () => provider.changeNow(ref, makeChange(sampleProducts.team, 3)),
        changesAtPeriodEnd: () => provider.changeAtPeriodEnd(ref, makeChange(sampleProducts.team, 3)),
        paymentMethods: () => provider.changePaymentMethod(ref, { returnUrl }),
      };
      expect(driver().provider.hasCheckout).toBe(has("checkout"));
      const asked = lacks.flatMap((ability) => refused[ability] ?? []);
      expect(await Promise.all(asked.map((ask) => readFailureCode(ask())))).toEqual(asked.map(() => "invalid_input"));
    });

    test("gets an error without secrets while the provider is unreachable", async () => {
      const { provider, unreachable, secrets } = driver();
      const subscriptionRef = await subscribe();
      const ordered = has("checkout") ? await provider.startCheckout(order()) : undefined;
      const asked = [
        ...(ordered ? [unreachable.startCheckout(order()), unreachable.readOrder(ordered.ref)] : []),
        unreachable.readSubscription(subscriptionRef),
        unreachable.listInvoices({ subscriptionRef }),
      ];
      for (const error of await Promise.all(asked.map(readFailure))) {
        expect(error.code).toBe("unavailable");
        const serialized = JSON.stringify(stdSerializers.err(error));
        for (const secret of secrets) expect(serialized).not.toContain(secret);
      }
    });
  });
}
