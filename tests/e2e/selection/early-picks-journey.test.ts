import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");

/** Clicks tiles in the document as it came, without a mouse that moves there first. */
const clickEarly = (page: Page, picks: readonly { index: number; key: "ctrlKey" | "shiftKey" }[]) =>
  page.evaluate((wanted) => {
    const links = document.querySelectorAll<HTMLElement>("main li > a[data-icon]");
    for (const { index, key } of wanted)
      links[index]!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
  }, picks);

/** Opens results whose scripts come when the function that is returned is called. */
async function openStill(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/icons/set/home", { waitUntil: "commit" });
  await tiles(page).nth(20).waitFor();
  expect(await page.evaluate(isHydrated)).toBe(false);
  return held.resolve;
}

journey("Ctrl+click and Shift+click pick tiles of a page that has not come alive", async ({ page }) => {
  const release = await openStill(page);
  await clickEarly(page, [
    { index: 2, key: "ctrlKey" },
    { index: 5, key: "shiftKey" },
  ]);
  release();
  await page.getByRole("region", { name: "Selection" }).getByText("4 icons selected", { exact: true }).waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

journey("the first touch of a page picks a tile by Ctrl+click", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  await tiles(page)
    .nth(3)
    .click({ modifiers: ["Control"] });
  await page.getByRole("region", { name: "Selection" }).getByText("1 icon selected", { exact: true }).waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

journey("a mouse that rests on a tile since before the page came alive gets its buttons", async ({ page }) => {
  const release = await openStill(page);
  await tiles(page).nth(8).hover();
  release();
  await page.getByRole("button", { name: /^Copy / }).waitFor();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
});
