import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey("tiles follow the slider of strokes while it is moved, and keep the width afterwards", async ({ page }) => {
  await openPage(page, "/icons/set/home--style-lucide?look=stroke-1");
  const tile = page.locator("main li > a[data-icon]").nth(2);
  await tile.click();
  const slider = page.getByRole("slider").first();
  const readWidth = () =>
    tile
      .locator("svg path")
      .first()
      .evaluate((path) => getComputedStyle(path).strokeWidth);
  await expect.poll(readWidth).toMatch(/px$/);
  const before = Number.parseFloat(await readWidth());
  await tile.evaluate((one) => {
    const widths: string[] = [];
    Object.assign(window, { widths });
    // The width is a property of the tile for a moment only.
    new MutationObserver(() => {
      const { strokeWidth } = getComputedStyle(one.querySelector("svg path")!);
      widths.push(`${one.style.getPropertyValue("--stroke")} ${Number.parseFloat(strokeWidth)}`);
    }).observe(one, { attributeFilter: ["style"] });
  });
  await slider.fill("3");
  const readWidths = () => page.evaluate(() => (window as unknown as { widths: string[] }).widths);
  await expect.poll(async () => (await readWidths())[0]).toBe(`3 ${3 * before}`);
  await page.waitForURL(/look=stroke-3/);
  await expect.poll(() => tile.evaluate((one) => one.style.getPropertyValue("--stroke"))).toBe("");
  expect(Number.parseFloat(await readWidth())).toBeCloseTo(3 * before, 3);
});
