import { expect, test } from "vitest";
import { chooseCurrency } from "./choose-currency.ts";

const anything = [{ currencies: undefined }];
const only = (...currencies: string[]) => [{ currencies }];

test("readers pay in the currency of their language, or in dollars where no provider accepts it", () => {
  expect(chooseCurrency("ja", anything)).toBe("JPY");
  expect(chooseCurrency("ja", [...only("RUB"), ...only("JPY")])).toBe("JPY");
  expect(chooseCurrency("ja", only("EUR", "USD"))).toBe("USD");
  expect(chooseCurrency("ja", only("RUB"))).toBe("RUB");
  expect(chooseCurrency("ja", [])).toBe("USD");
});

test("a product without a price in it is sold in dollars, or in a currency with a price and a provider", () => {
  expect(chooseCurrency("ja", anything, { USD: 900, JPY: 1300 })).toBe("JPY");
  expect(chooseCurrency("ja", anything, { EUR: 900, USD: 900 })).toBe("USD");
  expect(chooseCurrency("ja", anything, { RUB: 90000, EUR: 900 })).toBe("RUB");
  expect(chooseCurrency("ja", only("JPY", "EUR"), { USD: 900, RUB: 90000, EUR: 900 })).toBe("EUR");
});
