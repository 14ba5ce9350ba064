import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createRememberingProvider,
  signEvents,
  type RememberingProvider,
} from "../../../tests/harness/payments/remembering-provider.ts";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { ProviderEvent } from "./providers/contract.ts";

let site: TestApp;
let database: Database;
let far: RememberingProvider;
let member: Member;
let count = 0;

beforeAll(async () => {
  far = createRememberingProvider();
  site = await startTestApp({}, undefined, { paymentProviders: [far] });
  await site.services.people.meetByEmail("first@example.com", { locale: "en" });
  database = site.openDatabase();
});
beforeEach(async () => {
  far.setReachable(true);
  member = await signIn(site, `member-${count++}@example.com`);
});
afterAll(async () => {
  await database.close();
  await site.close();
});

async function call(url: string, body?: object, headers: Record<string, string> = member.headers) {
  const answered = await site.app.inject({
    method: body ? "POST" : "GET",
    url,
    headers,
    ...(body && { payload: body }),
  });
  const { message, ...rest } = answered.json<{
    message?: string;
    code?: string;
    url?: string | null;
    orderId?: string;
  }>();
  return { status: answered.statusCode, message, ...rest };
}

async function buy(url: "subscriptions" | "purchases", body: object, by: Record<string, string> = member.headers) {
  return call(`/billing/v2/${url}`, body, { ...by, ...(await proveWork(site.app)) });
}

async function deliver(event: ProviderEvent) {
  await site.app.inject({ method: "POST", url: "/billing/webhooks/stripe", ...signEvents([event]) });
  await site.services.reconciliation.run();
}

/** Somebody who has paid for a plan. */
async function subscribe() {
  const { orderId } = await buy("subscriptions", { addProducts: ["pro-month"] });
  await deliver(far.pay(orderId!));
  const [subscription] = await site.services.billing.listSubscriptions(member.id);
  const [invoice] = await site.services.billing.listInvoices(member.id);
  return { orderId: orderId!, ref: `sub-${orderId}`, licenseId: subscription!.licenseId, invoiceId: invoice!.id };
}

/** Every call that changes a subscription, with a body that it takes. */
const listChanges = (licenseId: string): [url: string, body: object][] => [
  [`/billing/v2/subscriptions/${licenseId}/cancel`, {}],
  [`/billing/v2/subscriptions/${licenseId}/resume`, {}],
  [`/billing/v2/subscriptions/${licenseId}/upgrade`, { addProducts: ["team-month"], quantity: 3 }],
  [`/billing/v2/subscriptions/${licenseId}/downgrade`, { addProducts: ["pro-year"], quantity: 1 }],
  [`/billing/v2/subscriptions/${licenseId}/paymentMethod`, {}],
  ["/billing/v2/paymentMethod", { licenseId }],
];

describe("an order", () => {
  test("requires an account, even with a proof of work", async () => {
    const guest = { origin: member.headers.origin };
    for (const [url, product] of [
      ["subscriptions", "pro-month"],
      ["purchases", "api-10k"],
    ] as const)
      expect(await buy(url, { addProducts: [product] }, guest)).toMatchObject({ status: 401, code: "signed_out" });
  });

  test("of a package leads to the provider's page, and names the product", async () => {
    const { orderId, ...bought } = await buy("purchases", { addProducts: ["api-10k"] });
    expect(bought).toMatchObject({ status: 200, url: `https://pay.example/${orderId}` });
    expect(await buy("purchases", { addProducts: ["nothing"] })).toMatchObject({ status: 404, code: "not_found" });
    expect(await buy("purchases", { addProducts: ["api-10k"], quantity: 2 })).toMatchObject({
      status: 400,
      message: "quantity: must be 1",
    });
  });

  test("of a plan is rejected by either call while the person has one", async () => {
    await subscribe();
    for (const url of ["subscriptions", "purchases"] as const)
      expect(await buy(url, { addProducts: ["pro-year"] })).toMatchObject({ status: 409, code: "conflict" });
  });

  test("with text that no database stores is rejected, and nothing of it is stored", async () => {
    for (const odd of ["a\u0000b", "half \ud800 a pair"])
      for (const body of [
        { source: "a\u0000b" },
        { referralCode: "\u0000" },
        { metadata: { [odd]: "" } },
        { metadata: { a: odd } },
      ])
        expect(await buy("subscriptions", { addProducts: ["pro-month"], ...body })).toMatchObject({
          status: 400,
          code: "invalid_input",
        });
    expect(await site.services.licenses.list(member.id)).toEqual([]);
    const { status } = await buy("subscriptions", { addProducts: ["pro-month"], metadata: { "🙂": "ÿ" } });
    expect(status).toBe(200);
  });

  test("for two things simultaneously creates one", async () => {
    const orders = await Promise.all(["api-10k", "api-100k"].map((code) => buy("purchases", { addProducts: [code] })));
    for (const { status } of orders) expect([200, 409]).toContain(status);
    const open = [...far.orders.values()].filter(
      ({ order, status }) => order.buyer.id === member.id && status === "open",
    );
    expect(open).toHaveLength(1);
  });

  test("of a person whose account was deleted meanwhile is rejected", async () => {
    await call("/billing/v2/purchases");
    // By another process: this one still knows them for a moment.
    await database.run((db) => db.execute(sql`delete from people where id = ${member.id}`));
    expect(await buy("subscriptions", { addProducts: ["pro-month"] })).toMatchObject({
      status: 401,
      code: "signed_out",
    });
  });
});

test("a purchase belongs to the signed-in person, by either name of the call", async () => {
  const { licenseId } = await subscribe();
  for (const url of ["/api/user/v2/subscriptions", "/user/v2/subscriptions"]) {
    const answered = await site.app.inject({ url, headers: member.headers });
    expect([answered.statusCode, answered.json()]).toMatchObject([200, { subscriptions: [{ id: licenseId }] }]);
  }
});

describe("while the provider is unreachable", () => {
  test("no order or change is made, and a retry succeeds afterwards", async () => {
    const { licenseId } = await subscribe();
    const before = await site.services.billing.listSubscriptions(member.id);
    for (const [url, body] of listChanges(licenseId)) {
      far.setReachable(false);
      expect([url, await call(url, body)]).toMatchObject([url, { status: 503, code: "unavailable" }]);
      expect(await site.services.billing.listSubscriptions(member.id)).toEqual(before);
    }
    expect(await buy("purchases", { addProducts: ["api-10k"] })).toMatchObject({ status: 503, code: "unavailable" });
    far.setReachable(true);
    expect(await buy("purchases", { addProducts: ["api-10k"] })).toMatchObject({ status: 200 });
    for (const [url, body] of listChanges(licenseId))
      expect([url, await call(url, body)]).toMatchObject([url, { status: 200 }]);
  });

  test("an invoice can't be paid, or fetched where the provider renders it", async () => {
    const { orderId, invoiceId } = await subscribe();
    await deliver(far.owe(orderId));
    far.setReachable(false);
    expect(await call("/billing/v2", {})).toMatchObject({ status: 503, code: "unavailable" });
    expect(await call(`/billing/v2/invoices/${invoiceId}/pdf`)).toMatchObject({ status: 503, code: "unavailable" });
  });
});

test("a subscription that has ended can't be changed", async () => {
  const { ref, licenseId } = await subscribe();
  await deliver(far.change(ref, { status: "ended", endReason: "cancelled" }));
  const before = far.asked.length;
  for (const [url, body] of listChanges(licenseId))
    expect([url, await call(url, body)]).toMatchObject([url, { status: 409, code: "conflict" }]);
  expect(far.asked.slice(before)).toEqual([]);
});

test("changing the payment method leads to the provider's page, for one's own subscription only", async () => {
  const { licenseId } = await subscribe();
  const body = { licenseId };
  expect(await call("/billing/v2/paymentMethod", body)).toMatchObject({ status: 200, url: "https://pay.example/card" });
  const stranger = await signIn(site, `stranger-${count}@example.com`);
  expect(await call("/billing/v2/paymentMethod", body, stranger.headers)).toMatchObject({ status: 404 });
});

const readUnpaid = async () => {
  const { statusCode, body } = await site.app.inject({ url: "/billing/v2/unpaidInvoice", headers: member.headers });
  return { status: statusCode, ...(JSON.parse(body) as { invoice: { status: string; total: number } | null }) };
};

describe("an unpaid invoice", () => {
  test("is absent for a customer who has paid", async () => {
    await subscribe();
    expect(await readUnpaid()).toMatchObject({ status: 200, invoice: null });
    expect(await call("/billing/v2", {})).toMatchObject({ status: 404, message: "There is no unpaid invoice." });
  });

  test("shows its amount, and leads to the provider's page", async () => {
    const { orderId } = await subscribe();
    await deliver(far.owe(orderId));
    expect(await readUnpaid()).toMatchObject({ status: 200, invoice: { status: "open", total: 900 } });
    expect(await call("/billing/v2", {})).toMatchObject({ status: 200, url: "https://pay.example/invoice" });
  });

  test("isn't collected for an ended subscription, even if the provider leaves it open", async () => {
    const { orderId, ref } = await subscribe();
    await deliver(far.owe(orderId));
    await deliver(far.change(ref, { status: "ended", endReason: "unpaid" }));
    expect(await readUnpaid()).toMatchObject({ status: 200, invoice: null });
    expect(await call("/billing/v2", {})).toMatchObject({ status: 404, message: "There is no unpaid invoice." });
  });
});

test("an invoice is a downloadable file, for its buyer only", async () => {
  const { invoiceId } = await subscribe();
  const answered = await site.app.inject({ url: `/billing/v2/invoices/${invoiceId}/pdf`, headers: member.headers });
  expect([
    answered.statusCode,
    answered.headers["content-type"],
    answered.rawPayload.subarray(0, 5).toString(),
  ]).toEqual([200, "application/pdf", "%PDF-"]);
  expect(answered.headers["content-disposition"]).toMatch(/^attachment; filename="N-\d+\.pdf"/);
});
