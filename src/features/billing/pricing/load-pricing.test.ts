import { afterAll, beforeAll, expect, test } from "vitest";
import { freezeDatabase } from "../../../../tests/harness/database/freeze-database.ts";
import {
  createRememberingProvider,
  type RememberingProvider,
} from "../../../../tests/harness/payments/remembering-provider.ts";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { RequestContext } from "../../../context.ts";
import { guest, type Viewer } from "../../../core/people/viewer.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { loadCheckout, loadPricing } from "./load-pricing.server.ts";
import { readDefaultProducts } from "../products/products.server.ts";

let site: TestApp;
let far: RememberingProvider;

beforeAll(async () => {
  far = createRememberingProvider();
  site = await startTestApp(withOwnServer, undefined, { paymentProviders: [far] });
  await site.services.billing.listProducts();
  // In yen there is one plan only, for a month.
  for (const product of await readDefaultProducts()) {
    const { JPY: _, ...prices } = product.prices;
    if (product.code !== "pro-month") await site.services.productAdmin.change({ ...product, prices });
  }
});
afterAll(() => site.close());

function open(path: string, locale: Locale, viewer: Viewer = guest) {
  const context = { services: site.services, viewer, locale, hrefIn: (_: Locale, href: string) => href };
  return { context: context as unknown as RequestContext, url: new URL(path, "http://localhost") };
}

const listPrices = async (locale: Locale, viewer?: Viewer) => {
  const { offers, ...rest } = await loadPricing(open("/icons/pricing", locale, viewer));
  return { ...rest, prices: Object.fromEntries(offers.map(({ code, price }) => [code, price])) };
};

test("a product without a price in the currency of a language is offered in dollars, and savings compare one currency", async () => {
  const german = await listPrices("de");
  const { prices, saving, free } = await listPrices("ja");
  expect(Object.keys(prices)).toEqual(Object.keys(german.prices));
  expect(prices).toMatchObject({
    "pro-month": "￥1,300",
    "pro-year": "$90",
    "team-month": expect.stringMatching(/^\$/),
  });
  expect(free.price).toBe("￥0");
  expect(saving).toBe(german.saving);
});

test("the price shown is the price at checkout and in the order, by default currency too", async () => {
  const member = await signIn(site, "buyer@example.com");
  const { viewer } = await site.services.sessionCache.read(member.token);
  const { offer } = await loadCheckout(open("/icons/pricing/checkout?product=pro-year", "ja", viewer));
  expect([offer.currency, offer.price]).toEqual(["USD", "$90"]);
  const answered = await site.app.inject({
    method: "POST",
    url: "/billing/v2/subscriptions",
    headers: { ...member.headers, ...(await proveWork(site.app)), host: "ja.localhost", origin: "http://ja.localhost" },
    payload: { addProducts: ["pro-year"] },
  });
  expect(answered.statusCode).toBe(200);
  expect(far.orders.get(answered.json<{ orderId: string }>().orderId)?.order).toMatchObject({ currency: "USD" });
});

test.runIf(process.platform === "linux")(
  "while the database hangs, prices and products are served from the cache, also to customers",
  async () => {
    const member = await signIn(site, "member@example.com");
    const { viewer } = await site.services.sessionCache.read(member.token);
    const { prices, currentCode } = await listPrices("de", viewer);
    expect(currentCode).toBeUndefined();
    const listed = await site.app.inject("/billing/products/v1/default");
    const goOn = freezeDatabase(site.dataDir);
    try {
      const shown = await listPrices("de", viewer);
      expect(shown.prices).toEqual(prices);
      const later = await site.app.inject("/billing/products/v1/default");
      expect([later.statusCode, later.json()]).toEqual([200, listed.json()]);
    } finally {
      goOn();
    }
  },
);
