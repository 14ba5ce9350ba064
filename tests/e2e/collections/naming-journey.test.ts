import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const popover = (page: Page) => page.getByRole("dialog", { name: /^Add/ });

async function openPopover(page: Page, place: number): Promise<void> {
  const item = page.locator("main li:has(> a[data-icon])").nth(place);
  await item.hover();
  await item.getByRole("button", { name: /to a collection$/ }).click();
  await popover(page).waitFor();
}

journey("a new collection is named before it is made, and Esc makes none", async ({ page }) => {
  await openPage(page, "/icons/collections");
  const name = page.getByRole("textbox", { name: "Name" });
  await page.getByRole("button", { name: "New collection" }).click();
  await name.fill("Never");
  await name.press("Escape");
  await page.getByRole("button", { name: "New collection" }).click();
  await name.fill("Harbor");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name: "Harbor" }).waitFor();
  expect(await page.getByRole("link", { name: "Never" }).count()).toBe(0);
});

journey("Enter in the field of the popover makes what was typed, and the next time takes it", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  const field = popover(page).getByRole("searchbox", { name: "Find or create a collection" });
  await openPopover(page, 0);
  await field.fill("Boats");
  await field.press("Enter");
  await page.getByText("1 icon added to Boats").waitFor();
  await openPopover(page, 1);
  await field.fill("boats");
  await field.press("Enter");
  await page.goto("/icons/collections");
  await expect.poll(() => page.locator("[data-collection]", { hasText: "Boats" }).innerText()).toContain("2 icons");
  expect(await page.locator("[data-collection]", { hasText: "Boats" }).count()).toBe(1);
});

journey("favorites are marked in the grid", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  const marked = () =>
    tiles(page).evaluateAll((all) => all.slice(0, 4).map((tile) => tile.parentElement!.dataset["favorite"] ?? "no"));
  await tiles(page).nth(2).focus();
  await page.keyboard.press("f");
  await expect.poll(marked).toEqual(["no", "no", "", "no"]);
  await page.reload();
  await page.mouse.move(300, 400);
  await expect.poll(marked).toEqual(["no", "no", "", "no"]);
  expect(await tiles(page).nth(2).getAttribute("aria-description")).toBe("Favorites");
});
