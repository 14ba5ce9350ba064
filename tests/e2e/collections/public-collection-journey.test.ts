import type { Page } from "playwright-core";
import { expect } from "vitest";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const listIds = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")!));
const expectText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const pathOf = (page: Page) => new URL(page.url()).pathname;

journey(
  "a collection that is made private moves to its new URL in every tab and on every device of its owner; strangers lose access",
  async ({ page, context, otherPage, site: address }) => {
    await openPage(page, `${nameSite(address)}/icons/lucide`);
    await signInFromHere(page, "hides@example.com");
    await tiles(page).first().hover();
    await page.getByRole("checkbox", { name: /^Select / }).waitFor();
    await tiles(page).first().focus();
    await page.keyboard.press("f");
    await expectText(page, "1 icon added to Favorites");
    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect.poll(() => tiles(page).count()).toBe(1);
    const change = async (action: string, outcome: string | RegExp) => {
      await page.getByRole("main").getByRole("button", { name: "More options for Favorites" }).click();
      await page.getByRole("menuitem", { name: action }).click();
      await expectText(page, outcome);
    };
    await change("Share by link", /Favorites/);
    const shared = page.url();
    const path = pathOf(page);

    const tab = await context.newPage();
    await tab.goto(shared);
    await otherPage.goto(`${nameSite(address)}/icons/sign-in?path=${encodeURIComponent(path)}`);
    await otherPage.getByRole("link", { name: /Continue with GitHub/ }).click();
    await otherPage.getByLabel("Another user").fill("hides@example.com");
    await otherPage.getByRole("button", { name: "Continue", exact: true }).click();
    for (const each of [tab, otherPage]) await expect.poll(() => tiles(each).count()).toBe(1);

    await change("Make private", "Only you can see Favorites now.");
    await expect.poll(() => pathOf(page)).not.toBe(path);
    const moved = pathOf(page);
    for (const each of [tab, otherPage]) await expect.poll(() => pathOf(each)).toBe(moved);
    for (const each of [page, tab, otherPage]) {
      await each.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
      expect(await tiles(each).count()).toBe(1);
    }
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
    expect(pathOf(page)).toBe(moved);
    // A bookmark of its owner, and the link that others have.
    await tab.goto(`${shared}?icon=`);
    await expect.poll(() => pathOf(tab)).toBe(moved);
    await expect.poll(() => tiles(tab).count()).toBe(1);
    expect((await fetch(shared)).status).toBe(404);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Collections" }).waitFor();
  },
);

journey(
  "a member can view and copy another member's public collection, but not change it",
  async ({ page, otherPage, site: address }) => {
    await openPage(page, `${nameSite(address)}/icons/lucide`);
    await signInFromHere(page, "shows@example.com");
    await tiles(page).first().hover();
    await page.getByRole("checkbox", { name: /^Select / }).waitFor();
    for (const place of [0, 1, 2])
      await tiles(page)
        .nth(place)
        .click({ modifiers: ["Control"] });
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Collect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New collection" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true }).press("Enter");
    await expectText(page, "3 icons added to Collection 1");
    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    await page.getByRole("link", { name: "Collection 1" }).click();
    await expect.poll(() => tiles(page).count()).toBe(3);
    const ids = await listIds(page);
    await page.getByRole("button", { name: "More options for Collection 1" }).click();
    await page.getByRole("menuitem", { name: "Share by link" }).click();
    await page.getByRole("button", { name: "Copy link" }).first().click();
    await expectText(page, "Link copied");

    await otherPage.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await signInFromHere(otherPage, "looks@example.com");
    await otherPage.getByRole("heading", { level: 1, name: "Collection 1" }).waitFor();
    expect(await listIds(otherPage)).toEqual(ids);
    const main = otherPage.getByRole("main");
    await main.getByRole("button", { name: "Save to my collections" }).waitFor();
    for (const name of ["More options for Collection 1", "Upload SVG files", "Copy link"])
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
    await swap.getByRole("button", { name: "Save as new collection" }).waitFor();
    expect(await swap.getByRole("button", { name: "Swap", exact: true }).count()).toBe(0);
    await otherPage.keyboard.press("Escape");
    await swap.waitFor({ state: "detached" });

    await main.getByRole("button", { name: "Save to my collections" }).click();
    await otherPage.getByRole("button", { name: "Open", exact: true }).click();
    await otherPage.getByRole("button", { name: "Upload SVG files" }).waitFor();
    expect(await listIds(otherPage)).toEqual(ids);
    await tiles(otherPage).first().focus();
    await otherPage.keyboard.press("Delete");
    await expect.poll(() => listIds(otherPage)).toEqual(ids.slice(1));
    await page.reload();
    await expect.poll(() => listIds(page)).toEqual(ids);
  },
);
