import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey(
  "on the landing page 40 icons take a color, a stroke width and a size, and are copied by a press",
  async ({ page }) => {
    await openPage(page, "/icons");
    await page.waitForFunction(isHydrated);
    const live = page.getByRole("region", { name: "Try it" });
    const icons = live.getByRole("button", { name: /^Copy / });
    expect(await icons.count()).toBe(40);
    await live.getByRole("radio", { name: "Blue" }).check();
    await live.getByRole("slider", { name: "Stroke width" }).fill("1");
    await live.getByRole("slider", { name: "Size" }).fill("48");
    const drawing = icons.first().locator("svg").first();
    expect(
      await drawing.evaluate((svg) => [
        getComputedStyle(svg).color,
        getComputedStyle(svg.querySelector("path")!).strokeWidth,
        svg.getBoundingClientRect().width,
      ]),
    ).toEqual(["rgb(34, 139, 230)", "1px", 48]);
    await icons.first().click();
    await live.getByText(/ copied$/).waitFor({ state: "attached" });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<svg [^>]*width="48"/);
    expect(copied).toContain("#228be6");
    expect(copied).toContain('stroke-width="1"');
  },
);

journey("the first search from the landing page moves nothing", async ({ page }) => {
  await openPage(page, "/icons");
  await page.waitForFunction(isHydrated);
  const field = page.locator("main [data-search-field]");
  await field.fill("home");
  await field.press("Enter");
  await page.waitForURL(/\/set\/home/);
  await page.locator("main li > a[data-icon]").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
});
