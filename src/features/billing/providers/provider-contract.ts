import { afterAll, beforeAll, describe } from "vitest";
import type { Ability, PaymentDriver } from "../../../../tests/harness/payment-driver.ts";
import { createProviderPlay } from "../../../../tests/harness/provider-play.ts";
import { describeOrders } from "./order-contract.ts";
import { describeRefusals } from "./refusal-contract.ts";
import { describeSubscriptions } from "./subscription-contract.ts";
import { describeWebhooks } from "./webhook-contract.ts";

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
