import { expect, it } from "vitest";
import { locales } from "./locales.ts";
import { loadTranslator } from "./translations.server.ts";

// Whoever speaks to the browser says what stands on the button: WCAG 2.2, 2.5.3 Label in Name.
it.each(locales)("the name of the button for PNG files has what stands on it: %s", (locale) => {
  const t = loadTranslator(locale, "icon");
  expect(t("icon.take.png", { size: 1024 })).toContain(`PNG ${t("icon.customise.px", { length: 1024 })}`);
  expect(t("icon.take.svg")).toContain("SVG");
});
