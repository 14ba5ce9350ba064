import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** Address of the page of the first icon that is found. */
async function findIconPath(page: Page): Promise<string> {
  const response = await page.request.get("/view/results?of=/icons/set/shopping-cart&page=1");
  const { icons } = (await response.json()) as { icons: { path: string }[] };
  return icons[0]!.path;
}

for (const [width, colorScheme] of [
  [390, "dark"],
  [820, "light"],
  [1440, "light"],
] as const) {
  const look = journey.extend({
    contextOptions: { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
  });

  look(`axe finds nothing on results and their panel, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openPage(page, "/icons/set/home--technique-outline?grouping=true");
    expect(await listAccessFaults(page)).toEqual([]);
    await openPage(page, "/icons/set/home--technique-outline");
    await page.locator("li > a[data-icon]").first().click();
    await page.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    expect(await listAccessFaults(page, "[data-inspector]")).toEqual([]);
  });

  look(`axe finds nothing on an icon's page, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openPage(page, await findIconPath(page));
    expect(await listAccessFaults(page)).toEqual([]);
  });
}

for (const width of [320, 390, 820, 1100, 1440]) {
  const narrow = journey.extend({ contextOptions: { viewport: { width, height: 900 } } });

  narrow(`nothing sticks out of results and icons at ${width} px, in any kind of language`, async ({ page }) => {
    const icon = await findIconPath(page);
    const id = icon.split("/")[2];
    for (const path of [
      "/icons/set/shopping-cart?lang=de",
      `/icons/set/shopping-cart?icon=${id}&lang=ru`,
      "/icons/set/shopping-cart?grouping=true&lang=ja",
      "/icons/set/qqxxzz?lang=fr",
      `${icon}?lang=de`,
    ]) {
      await page.goto(path);
      await page.locator("h1").waitFor();
      const surplusPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(surplusPx, path).toBeLessThanOrEqual(0);
    }
  });
}
