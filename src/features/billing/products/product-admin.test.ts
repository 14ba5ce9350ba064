import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createRememberingProvider,
  type RememberingProvider,
} from "../../../../tests/harness/payments/remembering-provider.ts";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { isMetered } from "../../../core/quotas/quota.ts";
import { readDefaultProducts } from "./products.server.ts";

const path = "/api/admin/v1/products";

let site: TestApp;
let far: RememberingProvider;
let admin: Member;
let count = 0;

beforeAll(async () => {
  far = createRememberingProvider();
  site = await startTestApp({}, undefined, { paymentProviders: [far] });
  admin = await signIn(site, "ada@example.com");
  await site.services.userAdmin.change(admin.id, { grant: "admin" });
});
beforeEach(() => void Object.assign(far, { currencies: undefined, hasPlansOnly: false }));
afterAll(() => site.close());

async function ask(method: "POST" | "PUT" | "PATCH", url: string, payload: object) {
  const answer = await site.app.inject({ method, url, payload, headers: admin.headers });
  return { status: answer.statusCode, ...answer.json<{ code?: string; field?: string; message?: string }>() };
}

/** A product as it is written, that is like one of the first ones. */
async function like(code: string, change: object = {}) {
  const { period, ...found } = (await readDefaultProducts()).find((product) => product.code === code)!;
  return { ...found, ...(period && { period }), ...change };
}
const put = async (code: string, change: object = {}) => ask("PUT", `${path}/${code}`, await like(code, change));

interface Offered {
  code: string;
  prices: Record<string, number>;
}
const listOffered = async () =>
  (await site.app.inject("/billing/products/v1/default")).json<{ products: Offered[] }>().products;
const findOffered = async (code: string) => (await listOffered()).find((product) => product.code === code);
const listStored = async () => site.services.productAdmin.list();

async function subscribe(productCode: string, quantity: number): Promise<void> {
  const buyer = await signIn(site, `buyer-${count++}@example.com`);
  const { billing } = site.services;
  const page = { locale: "en" as const, returnUrl: "http://localhost/", cancelUrl: "http://localhost/" };
  const { orderId } = await billing.startOrder(buyer.id, { productCode, quantity, currency: "USD", ...page });
  far.pay(orderId);
  await billing.settleOrders(buyer.id);
}

test("these calls don't exist for anyone but admins, whatever they send", async () => {
  const anna = await signIn(site, "anna@example.com");
  for (const headers of [undefined, anna.headers]) {
    for (const [method, url] of [
      ["POST", path],
      ["PUT", `${path}/pro-month`],
      ["PATCH", `${path}/pro-month`],
    ] as const) {
      const answer = await site.app.inject({ method, url, payload: {}, ...(headers && { headers }) });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
  }
});

test("a price change is complete before the response, and every later request returns it", async () => {
  expect(await put("pro-month", { prices: { USD: 1_250, EUR: 1_250 } })).toMatchObject({ status: 200 });
  expect((await findOffered("pro-month"))?.prices).toEqual({ USD: 1_250, EUR: 1_250 });
  expect(await put("pro-month")).toMatchObject({ status: 200 });
  expect((await findOffered("pro-month"))?.prices["USD"]).toBe(900);
});

test("a product is added once, withdrawn, retained for its owners, and offered again", async () => {
  const plus = await like("pro-month", { code: "plus-month", plan: "plus" });
  expect(await ask("POST", path, plus)).toMatchObject({ status: 200 });
  expect(await ask("POST", path, plus)).toMatchObject({ status: 409, code: "conflict", field: "code" });
  await subscribe("plus-month", 1);
  expect(await ask("PATCH", `${path}/plus-month`, { isOffered: false })).toMatchObject({ status: 200 });
  expect(await findOffered("plus-month")).toBeUndefined();
  expect((await listStored()).find(({ product }) => product.code === "plus-month")).toMatchObject({ owners: 1 });
  expect(await ask("POST", path, plus)).toMatchObject({ status: 409, field: "code" });
  expect(await ask("PATCH", `${path}/plus-month`, { isOffered: true })).toMatchObject({ status: 200 });
  expect(await findOffered("plus-month")).toBeDefined();
});

test("a change that takes something away from a product's owners is rejected, and allowed without owners", async () => {
  expect(await put("team-month", { seats: { min: 2, max: 5 } })).toMatchObject({ status: 200 });
  expect(await put("team-month")).toMatchObject({ status: 200 });
  await subscribe("team-month", 6);
  expect(await put("team-month", { seats: { min: 2, max: 5 } })).toMatchObject({ status: 409, field: "seats" });
  expect(await put("team-month", { seats: { min: 2, max: 6 } })).toMatchObject({ status: 200 });
  const yearly = { period: "year", plan: "crew" };
  expect(await put("team-month", yearly)).toMatchObject({ status: 409, field: "period" });
  expect(await put("team-month")).toMatchObject({ status: 200 });
});

test("a product that no payment provider of the site can sell is rejected", async () => {
  Object.assign(far, { currencies: ["RUB"] });
  expect(await put("pro-month", { prices: { USD: 900 } })).toMatchObject({
    status: 400,
    field: "prices",
    message: "prices: no payment provider accepts USD",
  });
  Object.assign(far, { currencies: undefined, hasPlansOnly: true });
  expect(await put("api-10k")).toMatchObject({ status: 400, code: "invalid_input", field: "prices" });
});

test("a plan is offered once for each period, and the free plan stays", async () => {
  const twin = await like("pro-month", { code: "pro-month-2" });
  expect(await ask("POST", path, twin)).toMatchObject({ status: 409, field: "plan" });
  expect(await ask("PATCH", `${path}/free`, { isOffered: false })).toMatchObject({ status: 409, field: "code" });
});

test.for([
  { prices: {} },
  { prices: { USD: 0 } },
  { prices: { USD: 9.5 } },
  { prices: { XXD: 900 } },
  { prices: { USD: 100_000_000 } },
  { seats: { min: 3, max: 2 } },
  { trialDays: 400 },
  { limits: { pngSizePx: 8 } },
  { allowances: [{ resource: "nothing" }] },
  { allowances: [{ resource: "icon" }, { resource: "icon" }] },
  { period: "week" },
  { color: "red" },
  { code: "another" },
])("an invalid product is rejected and changes nothing: %j", async (change) => {
  const before = await listStored();
  expect(await put("pro-month", change)).toMatchObject({ status: 400, code: "invalid_input" });
  expect(await listStored()).toEqual(before);
});

test("a one-time purchase has one seat and no trial", async () => {
  for (const change of [{ seats: { min: 1, max: 2 } }, { trialDays: 7 }])
    expect(await put("api-10k", change)).toMatchObject({ status: 400, field: "period" });
});

test("an unknown product is neither changed nor withdrawn", async () => {
  const nothing = await like("pro-month", { code: "nothing", plan: "nothing" });
  expect(await ask("PUT", `${path}/nothing`, nothing)).toMatchObject({ status: 404 });
  expect(await ask("PATCH", `${path}/nothing`, { isOffered: true })).toMatchObject({ status: 404 });
  expect(await ask("PATCH", `${path}/pro-month`, { isOffered: "yes" })).toMatchObject({ status: 400 });
});

test("the products of a new site have no quotas of what it doesn't have", async () => {
  const resources = (await readDefaultProducts()).flatMap(({ allowances }) =>
    allowances.map(({ resource }) => resource),
  );
  expect(resources).toContain("icon");
  expect(resources.filter((resource) => !isMetered(resource))).toEqual([]);
});
