import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "main li > a[data-icon]";

async function scrollDown(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(30);
  }
}

/** Runs in the page: notes which elements get the focus from now on. */
function watchFocus(): void {
  const focused: string[] = [];
  Object.assign(window, { focused });
  addEventListener("focusin", ({ target }) => focused.push((target as Element).localName));
}

journey("a tile that is scrolled away gets its focus back when it returns", async ({ page }) => {
  await openPage(page, "/icons/set/arrow");
  await page.mouse.move(700, 500);
  await page.keyboard.press("Shift");
  await page.locator(tiles).nth(3).focus();
  const id = await page.locator(tiles).nth(3).getAttribute("data-icon");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(watchFocus);
  await scrollDown(page, 25);
  await expect.poll(() => page.locator(`${tiles}[data-icon="${id}"]`).count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused)).toEqual(["ul"]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset["icon"])).toBe(id);
});
