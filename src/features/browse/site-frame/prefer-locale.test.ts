import { expect, test } from "vitest";
import { preferLocale } from "./prefer-locale.ts";

test("the first supported language of the browser is preferred, regardless of country", () => {
  expect(preferLocale(["de-AT", "en"])).toBe("de");
  expect(preferLocale(["sv-SE", "zu", "PT-pt", "en"])).toBe("pt");
  expect(preferLocale(["en-GB", "de"])).toBe("en");
  expect(preferLocale(["zh-CN"])).toBe("zh");
  expect(preferLocale(["zh-Hans-HK"])).toBe("zh");
});

test("visitors aren't offered a language that they don't read", () => {
  expect(preferLocale(["sv", "nb"])).toBeUndefined();
  expect(preferLocale(["zh-TW", "zh-Hant-HK"])).toBeUndefined();
  expect(preferLocale(["deu", ""])).toBeUndefined();
  expect(preferLocale([])).toBeUndefined();
});
