import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import { adPlaces } from "./contract.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const texts = { locale: "en", messages: loadMessages("en", "ads") } as const;
const paths = ["/icons", "/icons/set/home", "/test/ads", "/icons/pricing", "/icons/request-icon", "/developers"];

test.each(paths)("house ads on %s differ by slot, and link to another page", (key) => {
  const { ads } = site.services;
  const shown = adPlaces.map((place) => ads.describe(place, { key, ...texts }).house);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(adPlaces.length);
  expect(shown.map(({ href }) => href)).not.toContain(key);
});
