import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { defaultLocale, locales } from "../../../src/i18n/locales.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";

/** Icons that are whole in the window with nothing before them, and where the first tile begins. */
function readFirstScreen(page: Page) {
  return page.evaluate((tile) => {
    const all = [...document.querySelectorAll<HTMLElement>(`main ${tile}`)];
    const seen = all.filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= innerHeight && link.contains(hit);
    });
    return { icons: seen.length, firstPx: all[0]!.getBoundingClientRect().top };
  }, tiles);
}

const pages = [
  "/icons/set/home",
  "/icons/set/home--technique-outline",
  "/icons/set/popular",
  "/icons/set/arrows",
  "/icon/set/emoji/emoji",
  "/icons/authors/google/google",
  "/icons/family-phosphor",
  "/icons/lucide",
  "/icons/lucide--technique-outline",
  "/icons/set/shopping-cart?lang=de",
  "/icons/set/shopping-cart?lang=ja",
];

for (const { width, height, icons, firstPx } of [
  { width: 1440, height: 900, icons: 70, firstPx: 180 },
  { width: 390, height: 844, icons: 24, firstPx: 200 },
]) {
  const look = journey.extend({ contextOptions: { viewport: { width, height }, hasTouch: width < 768 } });

  look(`at ${width} × ${height} at least ${icons} icons are on the first screen of results`, async ({ page }) => {
    for (const path of pages) {
      await openPage(page, path);
      const seen = await readFirstScreen(page);
      expect(seen.icons, path).toBeGreaterThanOrEqual(icons);
      expect(seen.firstPx, path).toBeLessThanOrEqual(firstPx);
    }
  });
}

journey.extend({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true } })(
  "on a phone each chip is read whole, and the heading is as wide as the page",
  async ({ page }) => {
    await openPage(page, "/icons/set/arrow--technique-outline?look=color-228be6");
    for (const name of ["Restyled", "Outline"]) {
      const box = await page.locator("[data-selected]").filter({ hasText: name }).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    const { width } = (await page.locator("h1").locator("..").boundingBox())!;
    expect(width).toBeGreaterThan(340);
  },
);

describe("the panel of an icon", () => {
  for (const width of [390, 1100, 1440]) {
    journey.extend({ contextOptions: { viewport: { width, height: 900 } } })(
      `is not there until one is chosen, and moves no tile when it comes and goes, ${width} px wide`,
      async ({ page }) => {
        await openPage(page, "/icons/set/home");
        const readTiles = () =>
          page.locator(tiles).evaluateAll((links) =>
            links.slice(0, 24).map((link) => {
              const { left, top } = link.getBoundingClientRect();
              return [left, Math.round(top + scrollY)];
            }),
          );
        const panel = page.getByRole("complementary", { name: "Selected icon" });
        expect(await panel.count()).toBe(0);
        const before = await readTiles();
        await page.locator(tiles).nth(1).click();
        await panel.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
        expect(await readTiles()).toEqual(before);
        await panel.getByRole("button", { name: "Close" }).click();
        await panel.waitFor({ state: "detached" });
        expect(await readTiles()).toEqual(before);
        // The sheet of a phone scrolls the page, so that it doesn't cover what it is about.
        if (width >= 1024) expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
      },
    );
  }
});

journey.extend({ contextOptions: { viewport: { width: 390, height: 844 } } })(
  "in the sheet of a phone, the words of every button fit it, in every language",
  { timeout: 180_000 },
  async ({ page, site }) => {
    for (const language of locales) {
      const host = language === defaultLocale ? "localhost" : `${language}.localhost`;
      await openPage(page, `http://${host}:${new URL(site).port}/icons/set/home--style-lucide`);
      await page.locator(tiles).nth(1).click();
      await page.locator("[data-inspector] [data-collect]").waitFor();
      const tooNarrow = await page
        .locator("[data-inspector] :is(a, button)")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect([host, tooNarrow]).toEqual([host, []]);
    }
  },
);

journey("where no filter tells the results apart there is no place for filters", async ({ page }) => {
  const rail = page.getByRole("complementary", { name: "Filter the results" });
  await openPage(page, "/icons/set/home");
  expect(await rail.getByRole("tab").allTextContents()).toEqual(["Filters", "Styles", "Categories"]);
  await openPage(page, "/icons/material-line-filled");
  expect(await rail.getByRole("tab").allTextContents()).not.toContain("Filters");
  await openPage(page, "/icons/set/qqxxzz");
  expect(await rail.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Hide filters" }).count()).toBe(0);
});

journey("the name of an icon is a tooltip where the grid is compact", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  const tooltip = page.locator("#tooltip");
  await page.mouse.move(10, 400);
  await page.locator(tiles).first().hover();
  await expect.poll(() => tooltip.textContent()).toMatch(/^Home\n/);
  await page.locator("h1").hover();
  await expect.poll(() => tooltip.isVisible()).toBe(false);
  await page.keyboard.press("Tab");
  await page.locator(tiles).nth(1).focus();
  await expect.poll(() => tooltip.isVisible()).toBe(true);
});
