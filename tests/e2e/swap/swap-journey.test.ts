import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const rows = (page: Page) => page.getByRole("dialog").locator("li[data-from]");

/** Picks the first icons of a page and opens the dialog. */
async function openSwap(page: Page, path: string, count: number): Promise<void> {
  await openPage(page, path);
  await tiles(page).first().hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
  await tiles(page)
    .first()
    .click({ modifiers: ["Control"] });
  await tiles(page)
    .nth(count - 1)
    .click({ modifiers: ["Shift"] });
  await bar(page).getByRole("button", { name: "Swap style" }).click();
}

const chooseStyle = async (page: Page, name: string) => {
  await page.getByRole("searchbox", { name: "Find a style" }).fill(name);
  await page.getByRole("radio", { name: new RegExp(`^${name}:`) }).check({ force: true });
  await rows(page).first().waitFor();
};

/** Ids of what is picked, as the tab remembers it. */
const listPicked = async (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem("picked-icons") ?? "[]") as { id: string }[];
    return stored.map(({ id }) => id);
  });

const styleOf = async (page: Page, id: string) => {
  const response = await page.request.get(`/siteApi/icons/icon?id=${id}`);
  return ((await response.json()) as { icon: { platform: string } }).icon.platform;
};

describe("swapping selected icons to another style", () => {
  journey("the best style comes first; checked icons are swapped, and undo restores them", async ({ page }) => {
    await openSwap(page, "/icons/mdi", 12);
    const before = await listPicked(page);
    await page.getByRole("radio").first().waitFor();
    const covers = await page
      .getByRole("radio")
      .evaluateAll((all) => all.map((one) => Number(/(\d+) identical/.exec(one.getAttribute("aria-label") ?? "")![1])));
    expect(covers[0]).toBe(12);
    await chooseStyle(page, "Lucide");
    expect(await rows(page).count()).toBe(12);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await listAccessFaults(page, "dialog")).toEqual([]);
    }
    const ticked = rows(page).filter({ has: page.locator("input:checked") });
    const willStay = (await ticked.first().getAttribute("data-from"))!;
    await ticked.first().getByRole("checkbox").uncheck();
    const count = await ticked.count();
    await page.getByText(`${count} of 12 icons will be replaced`).waitFor();
    await page.getByRole("button", { name: "Swap", exact: true }).click();
    await page.getByText(new RegExp(`^${count} icons? swapped to Lucide$`)).waitFor();
    const after = await listPicked(page);
    expect(after).toContain(willStay);
    const styles = await Promise.all(after.map((id) => styleOf(page, id)));
    expect(styles.filter((style) => style === "lucide").length).toBeGreaterThanOrEqual(count - 2);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await listPicked(page)).toEqual(before);
  });

  journey("by keyboard: a missing icon is replaced with another, and Esc changes nothing", async ({ page }) => {
    await openSwap(page, "/icons/set/github", 3);
    const before = await listPicked(page);
    await page.getByRole("searchbox", { name: "Find a style" }).press("Enter");
    await rows(page).first().waitFor();
    const exchange = page.getByRole("button", { name: /^Choose another icon for/ }).first();
    await exchange.press("Enter");
    expect(await exchange.getAttribute("aria-expanded")).toBe("true");
    const others = page.getByRole("group", { name: /^Replacements for/ });
    await others.getByRole("button").last().press("Enter");
    await page.getByText("Your choice").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await listPicked(page)).toEqual(before);
  });
});

describe("swapping a collection to another style", () => {
  journey("while notifications come and go around the dialog, the swap and its undo succeed", async ({ page }) => {
    await openPage(page, "/icons/mdi");
    await tiles(page).first().hover();
    await page.getByRole("checkbox", { name: /^Select / }).waitFor();
    for (const place of [0, 1, 2]) {
      await tiles(page).nth(place).focus();
      await page.keyboard.press("f");
      await page.getByText("1 icon added to Favorites").nth(place).waitFor();
    }
    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect.poll(() => tiles(page).count()).toBe(3);
    const before = await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")));
    await page.getByRole("main").getByRole("button", { name: "Swap style" }).click();
    await chooseStyle(page, "Lucide");
    // What was said of adding has gone before the dialog goes.
    await page.getByRole("region", { name: "Notifications" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Swap", exact: true }).click();
    await page.getByText(/^3 icons swapped to Lucide$/).waitFor();
    await expect
      .poll(() => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon"))))
      .not.toEqual(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon"))))
      .toEqual(before);
  });
});
