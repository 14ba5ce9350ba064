import type { Translator } from "../../../i18n/translator.ts";
import type { ProviderCode } from "../providers/contract.ts";

const names: Readonly<Record<Exclude<ProviderCode, "test">, string>> = {
  stripe: "Stripe",
  paypal: "PayPal",
  recurly: "Recurly",
  yookassa: "YooKassa",
  appsumo: "AppSumo",
};

/** What people know a payment provider by. */
export const nameProvider = (t: Translator, code: ProviderCode): string =>
  code === "test" ? t("billing.provider.test") : names[code];
