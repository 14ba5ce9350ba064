import { startPaypalDriver } from "../../../../../tests/harness/payments/paypal-driver.ts";
import { describePaymentProvider } from "../provider.suite.ts";

describePaymentProvider("PayPal", {
  start: startPaypalDriver,
  lacks: ["finding", "namedCards", "partRefunds", "disputes", "signedTime"],
});
