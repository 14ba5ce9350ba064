import type { Page } from "playwright-core";
import { expect } from "vitest";
import { nameSite, signInFromHere } from "../harness/enter-site.ts";
import { journey } from "../harness/journey.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const listIds = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")!));
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

journey(
  "a member looks at the public collection of another, can change nothing of it, and copies it",
  async ({ page, otherPage, site: address }) => {
    await page.goto(`${nameSite(address)}/icons/lucide`, { waitUntil: "networkidle" });
    await signInFromHere(page, "shows@example.com");
    await tiles(page).first().hover();
    await page.getByRole("checkbox", { name: /^Select / }).waitFor();
    for (const place of [0, 1, 2])
      await tiles(page)
        .nth(place)
        .click({ modifiers: ["Control"] });
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Collect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New collection" }).click();
    await said(page, "3 icons added to Collection 1");
    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    await page.getByRole("link", { name: "Collection 1" }).click();
    await expect.poll(() => tiles(page).count()).toBe(3);
    const ids = await listIds(page);
    await page.getByRole("button", { name: "More for Collection 1" }).click();
    await page.getByRole("menuitem", { name: "Share by link" }).click();
    await page.getByRole("button", { name: "Copy link" }).first().click();
    await said(page, "Link copied");

    await otherPage.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await signInFromHere(otherPage, "looks@example.com");
    await otherPage.getByRole("heading", { level: 1, name: "Collection 1" }).waitFor();
    expect(await listIds(otherPage)).toEqual(ids);
    const main = otherPage.getByRole("main");
    await main.getByRole("button", { name: "Save to my collections" }).waitFor();
    for (const name of ["More for Collection 1", "Add SVG files", "Copy link"])
      expect([name, await main.getByRole("button", { name }).count()]).toEqual([name, 0]);
    expect(await main.locator("input[type=file]").count()).toBe(0);
    // Keys that remove and sort icons of one's own.
    await tiles(otherPage).first().hover();
    await otherPage.getByRole("checkbox", { name: /^Select / }).waitFor();
    for (const key of ["Delete", "Alt+ArrowRight"]) {
      await tiles(otherPage).first().focus();
      await otherPage.keyboard.press(key);
    }
    expect(await listIds(otherPage)).toEqual(ids);
    await main.getByRole("button", { name: "Swap style" }).click();
    const swap = otherPage.getByRole("dialog");
    await swap.getByRole("button", { name: "As a new collection" }).waitFor();
    expect(await swap.getByRole("button", { name: "Swap", exact: true }).count()).toBe(0);
    await otherPage.keyboard.press("Escape");
    await swap.waitFor({ state: "detached" });

    await main.getByRole("button", { name: "Save to my collections" }).click();
    await otherPage.getByRole("button", { name: "Open", exact: true }).click();
    await otherPage.getByRole("button", { name: "Add SVG files" }).waitFor();
    expect(await listIds(otherPage)).toEqual(ids);
    await tiles(otherPage).first().focus();
    await otherPage.keyboard.press("Delete");
    await expect.poll(() => listIds(otherPage)).toEqual(ids.slice(1));
    await page.reload();
    await expect.poll(() => listIds(page)).toEqual(ids);
  },
);
