import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpVisitor } from "../../../../../tests/harness/people/http-visitor.ts";
import { signIn, type Member } from "../../../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../../../tests/harness/site/test-app.ts";

let site: TestApp;
let origin: string;
let member: Member;
beforeAll(async () => {
  site = await startTestApp();
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://localhost:${(site.app.server.address() as AddressInfo).port}`;
  member = await signIn(site, "buyer@example.com");
});
afterAll(() => site.close());

const visitor = createHttpVisitor();

/** Writes a card on a page of the test checkout. */
const writeCard = (url: string, number: string) => visitor.ask(url, { form: { number, expiry: "12/34", cvc: "123" } });

const call = async (url: string, payload?: object) => {
  const headers = { ...member.headers, ...(payload && (await proveWork(site.app))) };
  const answered = await site.app.inject({
    method: payload ? "POST" : "GET",
    url,
    headers,
    ...(payload && { payload }),
  });
  return { status: answered.statusCode, ...answered.json<Record<string, never>>() } as Record<string, unknown>;
};

async function readPurchases() {
  const { subscriptions, invoices } = (await call("/billing/v2/purchases")) as {
    subscriptions?: { licenseId: string; status: string }[];
    invoices?: { status: string; total: number }[];
  };
  const { isPaid } = (await call("/user/v2"))["user"] as { isPaid: boolean };
  return { isPaid, standing: subscriptions?.[0]?.status, invoices: invoices?.map(({ status }) => status) };
}

const later = async (step: string) => (await visitor.ask(`${origin}/test/clock`, { json: { step } })).status;

/** Webhooks go out, and what they hint at is read. */
async function receiveEvents() {
  await site.services.testPayments!.outbox.send();
  await site.services.reconciliation.run();
}

test("a customer buys a plan with a card whose bank requires authentication, renews it, misses a payment and pays it", async () => {
  const { url } = await call("/billing/v2/subscriptions", { addProducts: ["pro-month"] });
  const page = origin + new URL(String(url)).pathname;
  expect((await visitor.ask(page)).text).toContain("Test checkout");
  const declined = await writeCard(page, "4000 0000 0000 0002");
  expect([declined.status, declined.text.includes("declined this card")]).toEqual([422, true]);
  expect((await writeCard(page, "4242 4242 4242 4241")).text).toContain("This isn’t a valid card number");
  expect((await writeCard(page, "4000 0000 0000 9995")).text).toContain("insufficient funds");
  expect(await readPurchases()).toMatchObject({ isPaid: false });

  const asked = await writeCard(page, "4000 0027 6000 3184");
  expect(asked.status).toBe(303);
  const challenge = origin + asked.headers.location;
  expect((await visitor.ask(challenge)).text).toContain("Confirm it’s you");
  expect((await visitor.ask(challenge, { form: { answer: "refuse" } })).status).toBe(422);
  await writeCard(page, "4000 0027 6000 3184");
  const paid = await visitor.ask(challenge, { form: { answer: "approve" } });
  expect([paid.status, paid.headers.location]).toEqual([303, expect.stringContaining("http://localhost")]);
  await receiveEvents();
  const begun = await readPurchases();
  expect(begun.isPaid).toBe(true);

  expect(await later("year")).toBe(200);
  const renewed = await readPurchases();
  expect(renewed.isPaid).toBe(true);
  expect(renewed.invoices?.length).toBeGreaterThanOrEqual(12);
  expect(new Set(renewed.invoices)).toEqual(new Set(["paid"]));

  const [stored] = await site.services.billing.listSubscriptions(member.id);
  const returnUrl = `${origin}/icons/account`;
  const { licenseId } = stored!;
  const bad = await site.services.billing.changePaymentMethod(member.id, licenseId, { returnUrl });
  await writeCard(bad!.url, "4000 0000 0000 0341");
  await later("month");
  expect(await site.services.billing.listSubscriptions(member.id)).toMatchObject([{ standing: "grace" }]);
  expect(await readPurchases()).toMatchObject({ isPaid: true });
  const good = await site.services.billing.changePaymentMethod(member.id, licenseId, { returnUrl });
  await writeCard(good!.url, "5555 5555 5555 4444");
  await receiveEvents();
  expect(await site.services.billing.listSubscriptions(member.id)).toMatchObject([
    { standing: "active", paymentMethod: "Mastercard ···· 4444" },
  ]);
});

test("expired and unknown pages say so", async () => {
  const { testPayments } = site.services;
  const [subscription] = await site.services.billing.listSubscriptions(member.id);
  const returnUrl = `${origin}/icons/account`;
  const page = await site.services.billing.changePaymentMethod(member.id, subscription!.licenseId, { returnUrl });
  await testPayments!.checkouts.expire(new URL(page!.url).pathname.split("/").at(-1)!);
  const gone = await visitor.ask(page!.url);
  expect([gone.status, gone.text.includes("has expired")]).toEqual([410, true]);
  expect((await writeCard(page!.url, "4242 4242 4242 4242")).status).toBe(410);
  expect((await visitor.ask(`${origin}/test/checkout/nothing`)).status).toBe(404);
});

test("the clock moves forward by known steps, and not back", async () => {
  const before = site.services.testPayments!.clock.now();
  expect((await visitor.ask(`${origin}/test/clock`)).text).toContain("A week later");
  expect((await visitor.ask(`${origin}/test/clock`, { form: { step: "decade" } })).status).toBe(400);
  expect((await visitor.ask(`${origin}/test/clock`, { form: { step: "week" } })).status).toBe(303);
  const passedMs = site.services.testPayments!.clock.now().getTime() - before.getTime();
  expect(Math.floor(passedMs / 86_400_000)).toBe(7);
});

const countAllowances = async () => ((await call("/user/v2"))["user"] as { allowances: unknown[] }).allowances.length;

test("the customer portal refunds a purchase, and a payment is disputed, won, disputed again and lost", async () => {
  const portal = `${origin}/test/portal`;
  member = await signIn(site, "refunded@example.com");
  const buy = async (product: string) => {
    const { url } = await call("/billing/v2/subscriptions", { addProducts: [product] });
    await writeCard(origin + new URL(String(url)).pathname, "4242 4242 4242 4242");
    await receiveEvents();
  };
  const act = async (action: string) => {
    const { text } = await visitor.ask(portal);
    const row = text.split("<li>").find((one) => one.includes(`value="${action}"`)) ?? "";
    const ref = /name="ref" value="([^"]+)"/.exec(row)?.[1] ?? "";
    expect((await visitor.ask(portal, { form: { ref, action } })).status).toBe(303);
    await receiveEvents();
  };
  await buy("api-10k");
  expect(await countAllowances()).toBeGreaterThan(0);
  await act("refund");
  expect(await countAllowances()).toBe(0);
  await buy("pro-month");
  expect(await readPurchases()).toMatchObject({ isPaid: true });
  await act("dispute");
  expect(await readPurchases()).toMatchObject({ isPaid: false, standing: "lapsed" });
  await act("win");
  expect(await readPurchases()).toMatchObject({ isPaid: true });
  await act("dispute");
  await act("lose");
  expect(await readPurchases()).toMatchObject({ isPaid: false, standing: "ended" });
  const wrong = await visitor.ask(portal, { form: { ref: "nothing", action: "refund" } });
  expect(wrong.status).toBe(404);
});
