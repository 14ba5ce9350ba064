import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";
const phrase = "place to sleep while travelling";
const byMeaning = "/icons/set/place-to-sleep-while-travelling--ai";

const listIds = (page: Page) =>
  page.locator(tiles).evaluateAll((links) => links.map((link) => link.getAttribute("data-icon")));

journey("a phrase finds icons by meaning by itself, with filters; an AI search leads back to it", async ({ page }) => {
  await openPage(page, "/icons");
  await page.getByRole("combobox").fill(phrase);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/icons/set/place-to-sleep-while-travelling");
  await page.getByText(`No icon matches every word of “${phrase}”.`).waitFor();
  await page.locator(tiles).nth(3).waitFor();
  const ids = await listIds(page);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.getByRole("link", { name: "AI search" }).count()).toBe(0);

  const rail = page.getByRole("complementary", { name: "Filter the results" });
  await rail.getByRole("link", { name: /^Outline/ }).click();
  await page.waitForURL("**/icons/set/place-to-sleep-while-travelling--technique-outline");
  await page.getByRole("link", { name: /Remove filter: Outline/ }).waitFor();
  expect(await page.locator(tiles).count()).toBeGreaterThan(0);

  await openPage(page, byMeaning);
  await page.getByRole("heading", { level: 1, name: `Icons that mean “${phrase}”` }).waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  await page.getByRole("link", { name: /Remove filter: AI search/ }).click();
  await page.waitForURL("**/icons/set/place-to-sleep-while-travelling");
});

journey("a word with few icons is topped up under a heading of its own", async ({ page }) => {
  await openPage(page, "/icons/set/stapler");
  const added = page.getByRole("region", { name: "Similar in name or meaning" });
  await added.locator(tiles).nth(10).waitFor();
  const ids = await listIds(page);
  expect(new Set(ids).size).toBe(ids.length);
});

journey("the search field offers AI search while a phrase is typed", async ({ page }) => {
  await openPage(page, "/icons/new");
  await page.keyboard.press("/");
  await page.keyboard.type("make text bigger");
  const option = page.getByRole("group", { name: "AI search" }).getByRole("option", { name: "make text bigger" });
  await option.waitFor();
  await page.keyboard.press("ArrowUp");
  expect(await option.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/icons/set/make-text-bigger--ai");
  await page.locator(tiles).first().waitFor();
});

journey("an icon found by meaning is selected and stepped through like any other", async ({ page }) => {
  await openPage(page, byMeaning);
  const [first, second] = await listIds(page);
  await page.locator(tiles).first().click();
  await page.waitForURL(`**${byMeaning}?icon=${first}`);
  await page.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
  await page.keyboard.press("]");
  await page.waitForURL(`**${byMeaning}?icon=${second}`);
});

for (const { lang, path } of [
  { lang: "de", path: "/icons/set/geld-zurück--ai" },
  { lang: "ja", path: "/icons/set/返金--ai" },
]) {
  journey(`a phrase in ${lang} finds icons by meaning`, async ({ page }) => {
    await openPage(page, `${path}?lang=${lang}`);
    expect(await page.locator(tiles).count()).toBeGreaterThan(3);
  });
}

describe("without scripts", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("a phrase finds icons, and an AI search leads to the search for its words", async ({ page }) => {
    await page.goto("/icons/set/place-to-sleep-while-travelling");
    expect(await page.locator(`${tiles} svg`).count()).toBeGreaterThan(0);
    await page.goto("/icons/set/money-back--ai");
    expect(await page.locator(`${tiles} svg`).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: /Remove filter: AI search/ }).click();
    await page.waitForURL("**/icons/set/money-back");
  });
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });

  look(`pages of meaning keep still and axe finds nothing at ${width} px`, async ({ page }) => {
    for (const path of [
      "/icons/set/place-to-sleep-while-travelling",
      byMeaning,
      `${byMeaning}--os-ios--technique-3d`,
    ]) {
      await openPage(page, path);
      await page.mouse.move(width / 2, 500);
      await page.waitForLoadState("networkidle");
      const shift = await page.evaluate(sumLayoutShifts);
      expect(shift, path).toBeLessThan(0.02);
      expect(await page.locator(`${tiles} > span[aria-hidden]:empty`).count(), path).toBe(0);
      expect(await listAccessFaults(page, "main"), path).toEqual([]);
    }
  });
}
