import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

for (const [width, colorScheme] of [
  [390, "light"],
  [1440, "dark"],
] as const) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });
  for (const path of ["/icons", "/icons/styles?grouping=true", "/icons/new?lang=ja"]) {
    look(`axe finds nothing on ${path}, ${width} px wide and ${colorScheme}`, async ({ page }) => {
      await openPage(page, path);
      expect(await listAccessFaults(page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 820, 1440]) {
  const narrow = journey.extend({ contextOptions: { viewport: { width, height: 900 } } });
  narrow(`nothing sticks out at ${width} px, in languages with long and with unspaced words`, async ({ page }) => {
    for (const path of ["/icons?lang=de", "/icons/styles?lang=ru", "/icons/new?lang=ja"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

describe("by keyboard", () => {
  journey("the first Tab stop skips to the content, and the slash key focuses the search field", async ({ page }) => {
    await openPage(page, "/icons/styles");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.keyboard.press("/");
    await page.keyboard.type("shopping cart");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/set/shopping-cart");
    expect(await page.getByRole("combobox").inputValue()).toBe("shopping cart");
  });

  journey("a language is chosen with arrow keys and persists", async ({ page }) => {
    await openPage(page, "/icons/new");
    await page.getByRole("button", { name: "Language" }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("English");
    await page.keyboard.press("d");
    expect(await focused()).toBe("Deutsch");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Neue Icons" }).waitFor();
    await page.getByRole("link", { name: "Stile" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Icon-Stile" }).waitFor();
    await page.reload();
    expect(await page.getAttribute("html", "lang")).toBe("de");
  });

  journey("Esc closes a menu and returns the focus", async ({ page }) => {
    await openPage(page, "/icons/new");
    const trigger = page.getByRole("button", { name: "Theme" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menuitemradio", { name: "Dark" }).waitFor({ state: "hidden" });
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

journey("a chosen theme applies before the first paint of the next page", async ({ page }) => {
  await openPage(page, "/icons/new");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.goto("/icons/styles", { waitUntil: "commit" });
  await page.waitForSelector("body", { state: "attached" });
  expect(await page.getAttribute("html", "data-theme")).toBe("dark");
  await page.waitForLoadState();
  expect(await ground()).toBe(dark);
});

journey("the list of styles loads more on scroll, and its order and grouping are in the URL", async ({ page }) => {
  await openPage(page, "/icons/styles");
  const cards = page.locator("main li");
  const before = await cards.count();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  await page.getByRole("link", { name: "Name" }).click();
  await page.waitForURL("**/icons/styles?sorting=alphabet");
  // The address changes before the page does.
  await page.locator("[aria-current=true]").filter({ hasText: "Name" }).waitFor();
  await page.getByRole("switch", { name: "Group by family" }).click();
  await page.waitForURL("**/icons/styles?sorting=alphabet&grouping=true");
  await page.getByRole("switch", { checked: true }).waitFor();
});

describe("without JavaScript", () => {
  const plain = journey.extend({ contextOptions: { javaScriptEnabled: false } });

  plain("a search leads to results, and lists go on by links", async ({ page }) => {
    await page.goto("/icons");
    await page.getByRole("combobox").fill("Shopping cart!");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL("**/icons/set/shopping-cart");
    await page.goto("/icons/styles");
    await page.getByRole("link", { name: "Show more styles" }).click();
    await page.waitForURL("**/icons/styles?page=2");
  });

  plain("the language menu works", async ({ page }) => {
    await page.goto("/icons/new");
    await page.getByRole("button", { name: "Language" }).click();
    await page.getByRole("menuitemradio", { name: "Français" }).click();
    await page.getByRole("heading", { level: 1, name: "Nouvelles icônes" }).waitFor();
    await page.getByRole("link", { name: "Styles" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Styles d’icônes" }).waitFor();
  });
});
