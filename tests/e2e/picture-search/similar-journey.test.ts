import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";
const call = "**/api/iconsets/vector/search/id?*";

const sectionOf = (page: Page) => page.getByRole("region", { name: "Similar icons" });
const iconsOf = (page: Page) => sectionOf(page).getByRole("link");
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Selected icon" });
const isFocused = (element: Element) => element === document.activeElement;

/** The page of an icon by its set and name. */
async function findIcon(page: Page, iconifyName: string): Promise<{ id: string; path: string }> {
  const [platform, name] = iconifyName.split(":") as [string, string];
  const query = new URLSearchParams({ term: name, platform, amount: "60" });
  const answer = await page.request.get(`/api/iconsets/v7/search?${query}`);
  const { icons } = (await answer.json()) as { icons: { id: string; url: string; iconifyName: string }[] };
  const { id, url } = icons.find((icon) => icon.iconifyName === iconifyName)!;
  return { id, path: url };
}

async function listHrefs(page: Page): Promise<(string | null)[]> {
  return iconsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

describe("on the page of an icon", () => {
  journey(
    "similar icons are of other styles or of the same one, each leads on, and none is listed twice",
    async ({ page }) => {
      const { path } = await findIcon(page, "lucide:shopping-cart");
      await openPage(page, path);
      for (const name of await iconsOf(page).evaluateAll((links) => links.map((link) => link.ariaLabel)))
        expect(name).not.toMatch(/, Lucide$/);
      const before = await listHrefs(page);
      expect(new Set(before).size).toBe(before.length);

      await sectionOf(page).getByText("Same style").click();
      await expect.poll(() => iconsOf(page).first().getAttribute("aria-label")).toMatch(/, Lucide$/);
      const same = await listHrefs(page);
      expect(same.length).toBeGreaterThan(3);
      expect(new Set([...same, path]).size).toBe(same.length + 1);
      expect(await listAccessFaults(page, "main")).toEqual([]);

      await iconsOf(page).nth(1).click();
      await page.waitForURL(`**${same[1]}`);
      await expect.poll(() => iconsOf(page).first().getAttribute("aria-label")).toMatch(/, Lucide$/);
    },
  );

  journey("the keyboard reaches, selects and follows them", async ({ page }) => {
    const { path } = await findIcon(page, "lucide:shopping-cart");
    await openPage(page, path);
    const [other, same] = [
      page.getByRole("radio", { name: "Other styles" }),
      page.getByRole("radio", { name: "Same style" }),
    ];
    await other.focus();
    await page.keyboard.press("ArrowRight");
    expect(await same.isChecked()).toBe(true);
    await expect.poll(() => iconsOf(page).first().getAttribute("aria-label")).toMatch(/, Lucide$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    expect(await iconsOf(page).nth(1).evaluate(isFocused)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await sectionOf(page).evaluate((section) => section.contains(document.activeElement))).toBe(false);
    await page.keyboard.press("Shift+Tab");
    const href = await iconsOf(page).nth(1).getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
  });

  journey("their space is reserved while they load, without a layout shift", async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const { path } = await findIcon(page, "lucide:scan-barcode");
    await page.goto(path);
    await sectionOf(page).scrollIntoViewIfNeeded();
    await sectionOf(page).locator("[aria-busy=true]").waitFor();
    const places = () =>
      page.locator("h2, footer").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const [before, count] = [await places(), await iconsOf(page).count()];
    arrived.resolve();
    await sectionOf(page).locator("[aria-busy=false]").waitFor();
    expect(await iconsOf(page).count()).toBeGreaterThan(count);
    expect(await places()).toEqual(before);
    const hrefs = await listHrefs(page);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  journey("shows when there are none, and retries when they fail to load", async ({ page }) => {
    const { path } = await findIcon(page, "lucide:shopping-cart");
    await page.route(call, (route) => route.fulfill({ body: "no answer" }));
    await openPage(page, path);
    await sectionOf(page).getByText("Same style").click();
    await sectionOf(page).getByRole("alert").getByText("Similar icons couldn’t be loaded.").waitFor();
    await page.unrouteAll();
    await page.route(call, (route) => route.fulfill({ json: { success: true, icons: [] } }));
    await sectionOf(page).getByRole("button", { name: "Try again" }).click();
    await sectionOf(page).getByText("No similar icons in this style.").waitFor();
    expect(await iconsOf(page).count()).toBe(0);
  });
});

describe("beside a list", () => {
  journey(
    "a key and a button on the tile lead to the similar icons of an icon that isn't selected yet",
    async ({ page }) => {
      await openPage(page, "/icons/set/shopping-cart");
      await page.locator(tiles).first().focus();
      await page.keyboard.press("s");
      await expect.poll(() => iconsOf(page).first().evaluate(isFocused)).toBe(true);
      expect(new URL(page.url()).searchParams.get("icon")).toBe(
        await page.locator(tiles).first().getAttribute("data-icon"),
      );

      const tile = page.locator(tiles).nth(3);
      await tile.hover();
      const name = await tile.locator("[data-name]").textContent();
      await page.getByRole("button", { name: `Icons similar to ${name}`, exact: true }).click();
      await page.waitForURL(`**/icons/set/shopping-cart?icon=${await tile.getAttribute("data-icon")}`);
      await expect.poll(() => iconsOf(page).first().evaluate(isFocused)).toBe(true);
    },
  );

  journey("the details show the followed icon from the top, and its keys keep working", async ({ page }) => {
    await openPage(page, "/icons/set/shopping-cart");
    await page.locator(tiles).first().focus();
    await page.keyboard.press("s");
    await expect.poll(() => iconsOf(page).first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press("ArrowRight");
    const next = page.locator("[data-inspector] a[data-icon]:focus");
    const id = await next.getAttribute("data-icon");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/icons/set/shopping-cart?icon=${id}`);
    await expect.poll(() => panelOf(page).getByRole("heading", { level: 2 }).first().evaluate(isFocused)).toBe(true);
    expect(await panelOf(page).evaluate((panel) => panel.scrollTop)).toBe(0);
    await panelOf(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    await page.keyboard.press("c");
    await page.getByRole("status").getByText("Copied").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => !url.searchParams.has("icon"));
  });
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("links lead to the same icon in other styles", async ({ page }) => {
    const { path } = await findIcon(page, "lucide:shopping-cart");
    await page.goto(path);
    expect(await sectionOf(page).getByText("Same style").isVisible()).toBe(false);
    const href = await iconsOf(page).first().getAttribute("href");
    await iconsOf(page).first().click();
    await page.waitForURL(`**${href}`);
  });
});
