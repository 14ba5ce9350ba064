import { expect, it } from "vitest";
import { locales } from "./locales.ts";
import { loadTranslator } from "./translations.server.ts";

// Whoever speaks to the browser says what stands on the button: WCAG 2.2, 2.5.3 Label in Name.
it.each(locales)("the accessible name of a download button includes its label: %s", (locale) => {
  const t = loadTranslator(locale, "icon", "download");
  const shown = `PNG ${t("icon.customize.px", { length: 1024 })}`;
  expect(t("download.download", { format: shown })).toContain(shown);
});
