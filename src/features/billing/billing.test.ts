import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createRememberingProvider,
  signEvents,
  type RememberingProvider,
} from "../../../tests/harness/payments/remembering-provider.ts";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { ProviderEvent } from "./providers/contract.ts";

let site: TestApp;
let far: RememberingProvider;
let member: Member;
let count = 0;

beforeAll(async () => {
  far = createRememberingProvider();
  site = await startTestApp({}, undefined, { paymentProviders: [far] });
});
beforeEach(async () => {
  far.setReachable(true);
  member = await signIn(site, `buyer-${count++}@example.com`);
});
afterAll(() => site.close());

interface Call {
  url: string;
  body?: object;
  by?: Member | undefined;
  method?: "GET" | "POST" | "DELETE";
}

async function call({ url, body, by = member, method = body ? "POST" : "GET" }: Call) {
  const answered = await site.app.inject({ method, url, headers: by.headers, ...(body && { payload: body }) });
  return { status: answered.statusCode, body: answered.json<Record<string, never>>() as Record<string, unknown> };
}

async function order(productCode: string, more: object = {}, by = member) {
  const headers = { ...by.headers, ...(await proveWork(site.app)) };
  const payload = { addProducts: [productCode], ...more };
  const answered = await site.app.inject({ method: "POST", url: "/billing/v2/subscriptions", headers, payload });
  return { status: answered.statusCode, ...answered.json<{ orderId: string; url: string; code: string }>() };
}

const send = async (...events: ProviderEvent[]) => {
  const response = await site.app.inject({ method: "POST", url: "/billing/webhooks/stripe", ...signEvents(events) });
  await site.services.reconciliation.run();
  return response.statusCode;
};

const hourMs = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

interface ApiLicense {
  id: string;
  status: string;
  isSetupFinished: boolean;
  endsAt: string | null;
  orderProvider: string | null;
}
const listLicenses = async (by = member) =>
  (await call({ url: "/user/v2/subscriptions", by })).body["subscriptions"] as ApiLicense[];
const readUser = async (by = member) =>
  (await call({ url: "/user/v2", by })).body["user"] as {
    isPaid: boolean;
    allowances: { resource: string; usagesLeft: number; isUnlimited: boolean }[];
  };
const readPurchases = async (by = member) =>
  (await call({ url: "/billing/v2/purchases", by })).body as unknown as {
    subscriptions: {
      licenseId: string;
      status: string;
      productCode: string;
      quantity: number;
      plannedChange: object | null;
    }[];
    invoices: { id: string; total: number; status: string; number: string }[];
  };

/** Somebody who has paid. */
async function subscribe(productCode = "pro-month", more: object = {}, by = member) {
  const { orderId } = await order(productCode, more, by);
  await send(far.pay(orderId));
  const [license] = await listLicenses(by);
  return { orderId, ref: `sub-${orderId}`, licenseId: license!.id };
}

describe("an order", () => {
  test("leads to the provider's page, and a repeated request to the same one", async () => {
    const first = await order("pro-month");
    expect([first.status, first.url]).toEqual([200, `https://pay.example/${first.orderId}`]);
    expect(await order("pro-month")).toMatchObject({ orderId: first.orderId, url: first.url });
    expect(await listLicenses()).toMatchObject([{ isSetupFinished: false }]);
    expect((await readUser()).isPaid).toBe(false);
  });

  test("requested ten times simultaneously is created once", async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => order("pro-month")));
    const made = new Set(orders.filter(({ status }) => status === 200).map(({ orderId }) => orderId));
    expect(made.size).toBe(1);
  });

  test("for another product closes the previous one, so that no one pays for both", async () => {
    const first = await order("pro-month");
    const second = await order("pro-year");
    expect(second.orderId).not.toBe(first.orderId);
    expect(far.orders.get(first.orderId)?.status).toBe("expired");
    const elsewhere = await order("pro-year", { successUrl: "/icons/new" });
    expect(far.orders.get(elsewhere.orderId)?.order.returnUrl).toContain("/icons/new");
    expect(await listLicenses()).toHaveLength(1);
  });

  test("that was replaced but is paid nevertheless grants nothing, and is refunded", async () => {
    const left = await order("pro-month");
    const ordered = await order("pro-year");
    await send(far.pay(ordered.orderId));
    await send(far.pay(left.orderId));
    const { subscriptions, invoices } = await readPurchases();
    expect(subscriptions).toMatchObject([{ productCode: "pro-year", status: "trial" }]);
    expect(invoices.map(({ total, status }) => `${total} ${status}`).toSorted()).toEqual(["900 refunded", "9000 paid"]);
    expect(await listLicenses()).toHaveLength(1);
    expect(await site.services.billing.findLastOrder(member.id)).toBe("complete");
    await send({ id: randomUUID(), type: "again", orderRef: `checkout-${left.orderId}`, subscriptionRef: undefined });
    const letters = (await site.services.outbox!.list()).filter(({ to }) => to === `buyer-${count - 1}@example.com`);
    expect(letters).toMatchObject([{ subject: "Your second payment is being refunded" }]);
    expect(letters[0]!.text).toContain("/icons/account/billing");
  });

  test("whose response was lost is found and not created twice", async () => {
    far.loseAnswer("startCheckout");
    expect((await order("pro-month")).status).toBe(503);
    const mine = [...far.orders.values()].filter(({ order: { buyer } }) => buyer.id === member.id);
    expect(mine).toHaveLength(1);
    await send(far.pay(mine[0]!.order.id));
    expect((await readUser()).isPaid).toBe(true);
  });

  test("needs a proof of work, a person, a product on sale, seats and a supported currency", async () => {
    const bare = await call({ url: "/billing/v2/subscriptions", body: { addProducts: ["pro-month"] } });
    expect([bare.status, bare.body["code"]]).toEqual([403, "INVALID_RECAPTCHA"]);
    for (const [product, more, status] of [
      ["nothing", {}, 404],
      ["free", {}, 400],
      ["pro-month", { quantity: 2 }, 400],
      ["team-month", { quantity: 1 }, 400],
      ["pro-month", { currency: "XAU" }, 400],
      ["pro-month", { provider: "paypal" }, 400],
    ] as const)
      expect([product, more, (await order(product, more)).status]).toEqual([product, more, status]);
    expect(await listLicenses()).toEqual([]);
  });

  test("never redirects to another site when it is complete", async () => {
    const { orderId } = await order("pro-month", { successUrl: "https://evil.example/x", cancelUrl: "//evil.example" });
    const { returnUrl, cancelUrl } = far.orders.get(orderId)!.order;
    expect([returnUrl, cancelUrl]).toEqual(["http://localhost/icons/pricing/thanks", "http://localhost/icons/pricing"]);
  });
});

test("a provider of plans only isn't offered for packages, and reports that it has no trials", async () => {
  const { billing } = site.services;
  const offer = (product?: { period: "month" | undefined }) =>
    billing.listProviders(product).map(({ code, hasTrials }) => ({ code, hasTrials }));
  expect(offer({ period: undefined })).toEqual([{ code: "stripe", hasTrials: true }]);
  Object.assign(far, { hasPlansOnly: true, hasNoTrials: true });
  expect(offer({ period: undefined })).toEqual([]);
  expect(offer({ period: "month" })).toEqual([{ code: "stripe", hasTrials: false }]);
  expect((await order("api-10k")).status).toBe(400);
  Object.assign(far, { hasPlansOnly: false, hasNoTrials: false });
});

test("the outcome of the last order is available next to existing licenses", async () => {
  const { billing } = site.services;
  expect(await billing.findLastOrder(member.id)).toBeUndefined();
  await subscribe();
  expect(await billing.findLastOrder(member.id)).toBe("complete");
  const { orderId } = await order("api-10k");
  expect(await billing.findLastOrder(member.id)).toBe("open");
  far.orders.get(orderId)!.status = "expired";
  await send({ id: randomUUID(), type: "expired", orderRef: `checkout-${orderId}`, subscriptionRef: undefined });
  expect(await billing.findLastOrder(member.id)).toBe("expired");
  expect((await listLicenses()).every(({ isSetupFinished }) => isSetupFinished)).toBe(true);
});

describe("a payment", () => {
  test("grants the license immediately, with invoice and quotas, however often it is reported", async () => {
    const { orderId } = await order("pro-month");
    const event = far.pay(orderId);
    await send(event, event);
    await send(event);
    expect(await readUser()).toMatchObject({ isPaid: true });
    expect((await readUser()).allowances.find(({ resource }) => resource === "icon")?.isUnlimited).toBe(true);
    expect(await readPurchases()).toMatchObject({
      subscriptions: [{ status: "active", productCode: "pro-month" }],
      invoices: [{ total: 900, status: "paid" }],
    });
    expect(await listLicenses()).toMatchObject([{ isSetupFinished: true, orderProvider: "stripe" }]);
  });

  test("is found without a webhook when the person returns", async () => {
    const { orderId } = await order("pro-month");
    far.pay(orderId);
    await expect.poll(async () => (await listLicenses())[0]?.isSetupFinished, { timeout: 10_000 }).toBe(true);
  });

  test("isn't collected twice while the license is valid", async () => {
    await subscribe();
    expect((await order("pro-year")).code).toBe("conflict");
  });

  test("includes a trial only once", async () => {
    const { ref } = await subscribe("pro-year");
    expect(await readPurchases()).toMatchObject({ subscriptions: [{ status: "trial" }] });
    await send(far.change(ref, { status: "ended", endReason: "cancelled" }));
    expect((await readUser()).isPaid).toBe(false);
    const again = await order("pro-year");
    expect(far.orders.get(again.orderId)?.order.trialDays).toBe(0);
  });

  test("covers the grace period when a renewal fails, lapses after it, and is restored when paid", async () => {
    const { ref } = await subscribe();
    await send(far.change(ref, { status: "pastDue", pastDueSince: ago(hourMs), periodEnd: ago(hourMs) }));
    expect(await readPurchases()).toMatchObject({ subscriptions: [{ status: "grace" }] });
    expect((await readUser()).isPaid).toBe(true);
    await send(far.change(ref, { pastDueSince: ago(8 * 24 * hourMs), periodEnd: ago(8 * 24 * hourMs) }));
    expect(await readPurchases()).toMatchObject({ subscriptions: [{ status: "lapsed" }] });
    expect(await readUser()).toMatchObject({ isPaid: false, allowances: [] });
    await send(
      far.change(ref, {
        status: "active",
        pastDueSince: undefined,
        periodEnd: new Date(Date.now() + 30 * 24 * hourMs),
      }),
    );
    expect((await readUser()).isPaid).toBe(true);
  });

  test("is suspended while it is disputed", async () => {
    const { ref } = await subscribe();
    await send(far.change(ref, { disputedSince: new Date() }));
    expect((await readUser()).isPaid).toBe(false);
    await send(far.change(ref, { disputedSince: undefined }));
    expect((await readUser()).isPaid).toBe(true);
  });
});

describe("a package", () => {
  test("is bought once, adds its contents to a plan, and is revoked by a refund", async () => {
    await subscribe();
    const { orderId } = await order("api-10k");
    await send(far.pay(orderId));
    const left = async () =>
      (await readUser()).allowances.find(({ resource }) => resource === "api-call-icon")?.usagesLeft;
    expect(await left()).toBe(10_000);
    await send(far.refundPurchase(orderId));
    expect(await left()).toBeUndefined();
    expect((await readUser()).isPaid).toBe(true);
  });
});

describe("a subscription", () => {
  test("is canceled, remains valid, and is resumed", async () => {
    const { licenseId } = await subscribe();
    expect((await call({ url: `/billing/v2/subscriptions/${licenseId}/cancel`, method: "POST" })).status).toBe(200);
    expect(await listLicenses()).toMatchObject([{ status: "unsubscribed" }]);
    expect((await readUser()).isPaid).toBe(true);
    expect((await call({ url: `/billing/v2/subscriptions/${licenseId}/resume`, body: {} })).status).toBe(200);
    expect(await listLicenses()).toMatchObject([{ status: "active" }]);
  });

  test("changes now or at the end of the period, to products on sale only", async () => {
    const { licenseId } = await subscribe();
    const change = (kind: string, body: object) =>
      call({ url: `/billing/v2/subscriptions/${licenseId}/${kind}`, body });
    expect((await change("upgrade", { addProducts: ["team-month"], quantity: 3 })).status).toBe(200);
    expect(await readPurchases()).toMatchObject({ subscriptions: [{ productCode: "team-month", quantity: 3 }] });
    expect((await change("downgrade", { addProducts: ["pro-month"], quantity: 1 })).status).toBe(200);
    expect(await readPurchases()).toMatchObject({
      subscriptions: [{ productCode: "team-month", plannedChange: { productCode: "pro-month", quantity: 1 } }],
    });
    for (const [requested, status] of [
      [{ addProducts: ["free"] }, 400],
      [{ addProducts: ["api-10k"] }, 400],
      [{ addProducts: ["nothing"] }, 404],
      [{ addProducts: ["team-month"], quantity: 999 }, 400],
    ] as const)
      expect([requested, (await change("upgrade", requested)).status]).toEqual([requested, status]);
  });

  test("paid for on the provider's page is found when the person returns, without a webhook", async () => {
    const { licenseId, ref } = await subscribe();
    await send(far.change(ref, { status: "pastDue", pastDueSince: new Date(), periodEnd: new Date() }));
    expect(await readPurchases()).toMatchObject({ subscriptions: [{ status: "grace" }] });
    const { body } = await call({ url: `/billing/v2/subscriptions/${licenseId}/paymentMethod`, body: {} });
    expect(body["url"]).toBe("https://pay.example/card");
    await site.services.reconciliation.run();
    far.change(ref, { status: "active", pastDueSince: undefined, periodEnd: new Date(Date.now() + 720 * hourMs) });
    await expect
      .poll(() => listLicenses().then(() => readPurchases()), { timeout: 10_000 })
      .toMatchObject({ subscriptions: [{ status: "active" }] });
  });

  test("that can't be read while the provider is unavailable doesn't block its owner's account", async () => {
    await subscribe();
    await order("api-10k");
    far.setReachable(false);
    expect((await call({ url: "/user/v2/subscriptions" })).status).toBe(200);
  });

  test("changed at the provider is read again when the response was lost", async () => {
    const { licenseId } = await subscribe();
    far.loseAnswer("cancelAtPeriodEnd");
    expect((await call({ url: `/billing/v2/subscriptions/${licenseId}/cancel`, method: "POST" })).status).toBe(503);
    await site.services.reconciliation.run();
    expect(await listLicenses()).toMatchObject([{ status: "unsubscribed" }]);
  });

  test("is visible to its owner only", async () => {
    const { licenseId } = await subscribe();
    const invoice = (await readPurchases()).invoices[0]!.id;
    const stranger = await signIn(site, "stranger@example.com");
    const before = far.asked.length;
    for (const kind of ["cancel", "resume", "upgrade", "downgrade", "paymentMethod"]) {
      const body = kind.endsWith("grade") ? { addProducts: ["pro-year"] } : {};
      const asked = { url: `/billing/v2/subscriptions/${licenseId}/${kind}`, body };
      expect([kind, (await call({ ...asked, by: stranger })).status]).toEqual([kind, 404]);
      const guest = await site.app.inject({ method: "POST", url: asked.url, payload: body });
      expect([kind, guest.statusCode]).toEqual([kind, 401]);
    }
    expect((await call({ url: `/billing/v2/invoices/${invoice}/pdf`, by: stranger })).status).toBe(404);
    expect(await readPurchases(stranger)).toMatchObject({ subscriptions: [], invoices: [] });
    expect(far.asked.slice(before)).toEqual([]);
  });

  test("without its license's ID is rejected with the documented message", async () => {
    const refused = await call({ url: "/billing/v2/paymentMethod", body: {} });
    expect([refused.status, refused.body["message"]]).toEqual([400, "licenseId is missing"]);
  });

  test("ends when an account is deleted, and if that fails the account stays", async () => {
    const { ref } = await subscribe();
    far.setReachable(false);
    const confirm = member.headers;
    const deleteAccount = () =>
      site.app.inject({
        method: "DELETE",
        url: "/api/user/v2",
        headers: confirm,
        payload: { confirm: `buyer-${count - 1}@example.com` },
      });
    expect((await deleteAccount()).statusCode).toBe(503);
    expect((await readUser()).isPaid).toBe(true);
    far.setReachable(true);
    expect((await deleteAccount()).statusCode).toBe(200);
    expect(far.subscriptions.get(ref)?.cancelsAtPeriodEnd).toBe(true);
  });
});

test("only a customer of a marketplace gets what they bought there", async () => {
  const seller = await signIn(site, `seller-${count}@example.com`);
  const { orderId } = await order("pro-month", {}, seller);
  far.pay(orderId);
  const code = `sub-${orderId}`;
  const { billing } = site.services;
  await Promise.all([billing.welcome(member.id, "stripe", code), billing.welcome(member.id, "stripe", code)]);
  expect([await readUser(), (await listLicenses()).length]).toMatchObject([{ isPaid: true }, 1]);
  const thief = await signIn(site, `thief-${count}@example.com`);
  await expect(billing.welcome(thief.id, "stripe", code)).rejects.toMatchObject({ code: "conflict" });
  await expect(billing.welcome(thief.id, "stripe", "guess")).rejects.toMatchObject({ code: "not_allowed" });
});

test("a browser gets its experiment groups, and an ID for them", async () => {
  const answered = await site.app.inject("/billing/v2/abGroupInfo");
  expect([answered.statusCode, answered.json()]).toEqual([200, { success: true, groups: [] }]);
  expect(answered.cookies.map(({ name }) => name)).toEqual(["cid"]);
});

describe("a webhook", () => {
  test("without a valid signature changes nothing", async () => {
    const { orderId } = await order("pro-month");
    const { payload, headers } = signEvents([far.pay(orderId)]);
    const forged = await site.app.inject({
      method: "POST",
      url: "/billing/webhooks/stripe",
      payload,
      headers: { ...headers, "x-signature": "0".repeat(64) },
    });
    expect(forged.statusCode).toBe(403);
    const unknown = await site.app.inject({ method: "POST", url: "/billing/webhooks/nobody", payload, headers });
    expect(unknown.statusCode).toBe(404);
  });

  test("about an unknown object is accepted and ignored", async () => {
    expect(await send({ id: "far-away", type: "x", subscriptionRef: "sub-unknown", orderRef: undefined })).toBe(200);
  });
});
