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
  const drawing = tile.locator("svg");
  await drawing.evaluate((one: SVGSVGElement) => {
    const widths: string[] = [];
    Object.assign(window, { widths });
    // The width is a property of the drawing for a moment only.
    new MutationObserver(() => {
      const { strokeWidth } = getComputedStyle(one.querySelector("path")!);
      widths.push(`${one.style.getPropertyValue("--stroke")} ${Number.parseFloat(strokeWidth)}`);
    }).observe(one, { attributeFilter: ["style"] });
  });
  await slider.fill("3");
  const readWidths = () => page.evaluate(() => (window as unknown as { widths: string[] }).widths);
  await expect.poll(async () => (await readWidths())[0]).toBe(`3 ${3 * before}`);
  await page.waitForURL(/look=stroke-3/);
  await expect
    .poll(() =>
      drawing.evaluate((one: SVGSVGElement) => one.style.getPropertyValue("--stroke") + one.dataset["stroke"]),
    )
    .toBe("undefined");
  expect(Number.parseFloat(await readWidth())).toBeCloseTo(3 * before, 3);
});

journey(
  "the first move of the slider changes tiles of any width in turn, before a rule does for all",
  async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide");
    const tile = page.locator("main li > a[data-icon]").nth(2);
    await tile.click();
    const slider = page.getByRole("slider").first();
    const width = () =>
      tile
        .locator("svg path")
        .first()
        .evaluate((path) => getComputedStyle(path).vectorEffect + getComputedStyle(path).strokeWidth);
    await slider.hover();
    const before = await width();
    const { x, y, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    // The code of the preview may be on its way: a hand moves on.
    let moves = 0;
    const move = async () => {
      await page.mouse.move(x + 20 + (moves++ % 2), y + height / 2);
      return tile.locator("svg[data-stroke]").count();
    };
    await expect.poll(move).toBe(1);
    expect(await width()).not.toBe(before);
    // Held still, it is no end.
    await page.waitForTimeout(600);
    expect(await tile.locator("svg[data-stroke]").count()).toBe(1);
    const moved = await width();
    await page.mouse.up();
    await expect.poll(() => tile.locator("svg[data-stroke]").count()).toBe(0);
    expect(await width()).toBe(moved);
  },
);
