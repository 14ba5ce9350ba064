import { expect, test } from "vitest";
import { preferLocale } from "./prefer-locale.ts";

test("the first language that pages are made in is preferred, whatever its country", () => {
  expect(preferLocale(["de-AT", "en"])).toBe("de");
  expect(preferLocale(["sv-SE", "zu", "PT-pt", "en"])).toBe("pt");
  expect(preferLocale(["en-GB", "de"])).toBe("en");
  expect(preferLocale(["zh-CN"])).toBe("zh");
  expect(preferLocale(["zh-Hans-HK"])).toBe("zh");
});

test("nobody is offered what they do not read", () => {
  expect(preferLocale(["sv", "nb"])).toBeUndefined();
  expect(preferLocale(["zh-TW", "zh-Hant-HK"])).toBeUndefined();
  expect(preferLocale(["deu", ""])).toBeUndefined();
  expect(preferLocale([])).toBeUndefined();
});
