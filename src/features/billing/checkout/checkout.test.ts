import { afterAll, beforeAll, expect, test } from "vitest";
import { createRememberingProvider } from "../../../../tests/harness/payments/remembering-provider.ts";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { OrderRequest } from "../contract.ts";
import { nameProduct } from "../invoices/name-product.server.ts";
import { createProducts } from "../products/products.server.ts";
import { createProviderRegistry } from "../providers/provider-registry.server.ts";
import { createSubscriptionRepository } from "../sync/subscription-repository.server.ts";
import { createCheckouts } from "./checkout.server.ts";

let site: TestApp;
let database: Database;
beforeAll(async () => {
  site = await startTestApp();
  database = site.openDatabase();
});
afterAll(async () => {
  await database.close();
  await site.close();
});

const request = (productCode: string): OrderRequest => ({
  productCode,
  quantity: 1,
  currency: "USD",
  locale: "en",
  returnUrl: "/",
  cancelUrl: "/",
});

test("an order whose page opens while another one takes its place can’t be paid", async () => {
  const { people, licenses } = site.services;
  const { id } = await signIn(site, "buyer@example.com");
  const [asked, opened, reached] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const far = createRememberingProvider();
  const slow = {
    ...far,
    async startCheckout(order: Parameters<typeof far.startCheckout>[0]) {
      if (order.product.code === "api-10k") {
        asked!.resolve();
        await reached!.promise;
      }
      return far.startCheckout(order);
    },
  };
  const products = createProducts({ database });
  const subscriptionRepository = createSubscriptionRepository({
    database,
    licenses,
    products,
    sessionCache: { forget: () => undefined },
    analytics: { record: () => undefined },
    graceDays: 0,
    now: () => new Date(),
  });
  const checkouts = createCheckouts({
    database,
    products,
    people,
    licenses,
    subscriptionRepository: {
      list: (personId) => subscriptionRepository.list(personId),
      // The other order was read before its page opened, and is given up afterwards.
      async expire(order) {
        reached!.resolve();
        await opened!.promise;
        return subscriptionRepository.expire(order);
      },
    },
    providers: createProviderRegistry([slow]),
    settle: () => Promise.resolve(),
    nameProduct,
    now: () => new Date(),
  });

  const first = checkouts.start(id, request("api-10k")).finally(() => opened!.resolve());
  await asked!.promise;
  const second = await checkouts.start(id, request("api-100k"));
  await first;
  const open = [...far.orders].filter(([, { status }]) => status === "open").map(([orderId]) => orderId);
  expect(open).toEqual([second.orderId]);
});
