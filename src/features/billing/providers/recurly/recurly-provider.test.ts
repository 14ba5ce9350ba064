import { startRecurlyDriver } from "../../../../../tests/harness/payments/recurly-driver.ts";
import { describePaymentProvider } from "../provider.suite.ts";

describePaymentProvider("Recurly", { start: startRecurlyDriver, lacks: ["purchases", "expiry"] });
