import { expect, test } from "vitest";
import { startYookassaDriver } from "../../../../../tests/harness/payments/yookassa-driver.ts";
import { describePaymentProvider } from "../provider.suite.ts";
import { isYookassaNetwork } from "./yookassa-networks.server.ts";

describePaymentProvider("YooKassa", {
  start: startYookassaDriver,
  lacks: ["finding", "trials", "paymentMethods", "namedCards", "refunds", "partRefunds", "disputes", "signedTime"],
});

test("webhooks are accepted from YooKassa's own networks only", () => {
  for (const network of [
    "185.71.76.31",
    "185.71.77.1",
    "77.75.153.127",
    "77.75.156.35",
    "77.75.154.200",
    "2a02:5180:0",
  ])
    expect(isYookassaNetwork(network), network).toBe(true);
  for (const network of ["185.71.76.32", "77.75.156.36", "203.0.113.9", "2a02:5181:0", "", "nonsense"])
    expect(isYookassaNetwork(network), network).toBe(false);
});
