import { afterAll, beforeAll, describe } from "vitest";
import type { Ability, PaymentDriver } from "../../../../tests/harness/payments/payment-driver.ts";
import { createProviderPlay } from "../../../../tests/harness/payments/provider-play.ts";
import { describeOrders } from "./order.suite.ts";
import { describeRefusals } from "./refusal.suite.ts";
import { describeSubscriptions } from "./subscription.suite.ts";
import { describeWebhooks } from "./webhook.suite.ts";

/**
 * What every payment provider promises. An adapter's test calls this with a driver that plays the rest of the world.
 *
 * @param lacks what this provider does not do; calls for it must be refused
 */
export function describePaymentProvider(
  name: string,
  { start, lacks = [] }: { start: () => Promise<PaymentDriver>; lacks?: readonly Ability[] },
): void {
  describe(lacks.length === 0 ? name : `${name} (without ${lacks.join(", ")})`, () => {
    let driver: PaymentDriver;
    beforeAll(async () => {
      driver = await start();
    });
    afterAll(() => driver.close());
    const play = createProviderPlay(() => driver, lacks);
    if (play.has("checkout")) {
      describeOrders(play);
      describeSubscriptions(play);
    }
    describeWebhooks(play);
    describeRefusals(play, lacks);
  });
}
