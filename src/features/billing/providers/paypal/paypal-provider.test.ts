import { startPaypalDriver } from "../../../../../tests/harness/paypal-driver.ts";
import { describePaymentProvider } from "../provider-contract.ts";

describePaymentProvider("PayPal", {
  start: startPaypalDriver,
  lacks: ["finding", "namedCards", "partRefunds", "disputes", "signedTime"],
});
