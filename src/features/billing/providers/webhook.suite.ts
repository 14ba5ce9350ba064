import { describe, expect, test } from "vitest";
import type { ProviderPlay } from "../../../../tests/harness/payments/provider-play.ts";
import { readFailureCode } from "../../../../tests/harness/calls/read-failure.ts";

/** What providers promise of what they tell unasked. */
export function describeWebhooks(play: ProviderPlay): void {
  const { driver, has } = play;
  describe("a webhook", () => {
    test("names the changed subscription", async () => {
      const { subscriptionRef, requests } = await receiveWebhooks(play);
      const events = (await Promise.all(requests.map((request) => driver().provider.readWebhook(request)))).flat();
      expect(events.map((event) => event.subscriptionRef)).toContain(subscriptionRef);
    });

    test("that is repeated is the same event, and another webhook is another event", async () => {
      const { requests } = await receiveWebhooks(play);
      const idsOf = async (request: (typeof requests)[number]) =>
        (await driver().provider.readWebhook(request)).map(({ id }) => id);
      const ids = await Promise.all(requests.map(idsOf));
      expect(await Promise.all(requests.map(idsOf))).toEqual(ids);
      const later = await Promise.all((await receiveWebhooks(play)).requests.map(idsOf));
      expect(later.flat().filter((id) => ids.flat().includes(id))).toEqual([]);
    });

    test("from anyone else is rejected, and so is an altered or old one", async () => {
      const { requests } = await receiveWebhooks(play);
      for (const how of ["altered", "stranger", ...(has("signedTime") ? (["old"] as const) : [])] as const) {
        const forged = await driver().forge(requests[0]!, how);
        expect([how, await readFailureCode(driver().provider.readWebhook(forged))]).toEqual([how, "not_allowed"]);
      }
      const bare = { ...requests[0]!, headers: {}, rawBody: Buffer.from("{"), network: "203.0.113.9" };
      expect(await readFailureCode(driver().provider.readWebhook(bare))).toBe("not_allowed");
    });
  });
}

/** What came because somebody subscribed. */
async function receiveWebhooks({ driver, subscribe }: ProviderPlay) {
  await driver().receiveWebhooks();
  const subscriptionRef = await subscribe();
  const requests = await driver().receiveWebhooks();
  expect(requests.length).toBeGreaterThan(0);
  return { subscriptionRef, requests };
}
