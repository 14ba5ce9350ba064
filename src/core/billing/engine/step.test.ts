import { describe, expect, test } from "vitest";
import { card, otherCard, SubscriptionPlay } from "../../../../tests/harness/play-subscription.ts";

const method = { type: "methodChanged", method: card } as const;
const paid = (options?: ConstructorParameters<typeof SubscriptionPlay>[0]) => new SubscriptionPlay(options).do(method);

describe("beginning", () => {
  test("nothing is given before the first invoice is paid; then a whole period is", () => {
    const play = new SubscriptionPlay();
    expect(play.state.status).toBe("incomplete");
    expect(play.invoice).toMatchObject({ status: "open", total: 1000, number: "ABCDEF12-0001" });
    play.passTo("2026-01-31T18:00:00Z").do(method);
    expect(play.state).toMatchObject({
      status: "active",
      periodStart: new Date("2026-01-31T18:00:00Z"),
      periodEnd: new Date("2026-02-28T18:00:00Z"),
    });
    expect(play.invoice).toMatchObject({ status: "paid", amountPaid: 1000, paidAt: play.now });
    expect(play.invoice.lines).toMatchObject([{ amount: 1000, from: play.now, to: play.state.periodEnd }]);
  });

  test("a refused card leaves it open for another one", () => {
    const play = new SubscriptionPlay();
    play.answer = "failed";
    play.do(method);
    expect([play.state.status, play.invoice.status]).toEqual(["incomplete", "open"]);
    play.answer = "succeeded";
    play.do({ type: "methodChanged", method: otherCard });
    expect([play.state.status, play.invoice.amountPaid]).toEqual(["active", 1000]);
  });

  test("what nobody pays for ends after a day", () => {
    const play = new SubscriptionPlay().passTo("2026-02-01T12:00:00Z");
    expect(play.state).toMatchObject({ status: "ended", endReason: "unpaid" });
    expect(play.invoice.status).toBe("uncollectible");
  });

  test("a trial begins with a card, costs nothing, and is paid for when it is over", () => {
    const play = paid({ trialDays: 14 });
    expect(play.state).toMatchObject({ status: "trial", trialEndsAt: new Date("2026-02-14T12:00:00Z"), invoices: [] });
    play.passTo("2026-02-14T12:00:00Z");
    expect(play.state).toMatchObject({ status: "active", periodEnd: new Date("2026-03-14T12:00:00Z") });
    expect(play.state.invoices).toHaveLength(1);
  });
});
