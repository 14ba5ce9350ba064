import { startRecurlyDriver } from "../../../../../tests/harness/payments/recurly-driver.ts";
import { describePaymentProvider } from "../provider-contract.ts";

describePaymentProvider("Recurly", { start: startRecurlyDriver, lacks: ["purchases", "expiry"] });
