import { expect, test } from "vitest";
import { locales } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { integrationIds } from "../../../core/urls/paths/integration-path.ts";
import { integrations } from "./integrations.ts";

/** Letters of Chinese, Japanese and Korean are about twice as wide. */
const measure = (text: string) => text.replaceAll(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/g, "mm").length;

test.each(locales)("search engines show what an integration is in %s without truncation", (locale) => {
  const t = loadTranslator(locale, "integrations");
  const long = integrationIds.filter((id) => measure(t(`integrations.${id}.lead`)) > 160);
  expect(long).toEqual([]);
});

test.each(integrationIds)("every step of %s has code that names this site", (id) => {
  const steps = integrations[id].listSteps({ origin: "https://icons.example", npmScope: "@icons" });
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.map(({ code }) => code).join("\n")).toContain("https://icons.example");
});
