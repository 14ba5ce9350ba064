import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "main li > a[data-icon]";
const fieldOf = (page: Page) => page.locator("header [data-search-field]");
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await fieldOf(page).focus();
  // The script of the field has come by then.
  await page.locator("header form output").waitFor({ state: "attached" });
}

describe("results while somebody types", () => {
  journey("follow the keys without a jump, and leave one entry in the history", async ({ page }) => {
    await open(page, "/icons/set/home");
    const before = await page.evaluate(() => history.length);
    await fieldOf(page).press("Control+A");
    for (const key of "arrow") {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
    await page.waitForURL("**/icons/set/arrow");
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/arrow/i);
    expect(await page.locator(tiles).first().getAttribute("data-tooltip")).toMatch(/arrow/i);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await fieldOf(page).inputValue()).toBe("arrow");
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
    await page.keyboard.press("Enter");
    await page.goBack();
    await page.waitForURL("**/icons/set/home");
    await expect.poll(() => fieldOf(page).inputValue()).toBe("home");
  });

  journey("are left by going back, after which the same word is looked for again", async ({ page }) => {
    await open(page, "/icons/set/home");
    await fieldOf(page).press("Control+A");
    await page.keyboard.insertText("arrow");
    await page.waitForURL("**/icons/set/arrow");
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/arrow/i);
    await page.goBack();
    await page.waitForURL("**/icons/set/home");
    await expect.poll(() => fieldOf(page).inputValue()).toBe("home");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await fieldOf(page).press("Control+A");
    await page.keyboard.insertText("arrow");
    await page.waitForURL("**/icons/set/arrow");
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/arrow/i);
  });

  journey("keep what is typed in the field while its spelling is corrected", async ({ page }) => {
    await open(page, "/icons/set/home");
    await fieldOf(page).press("Control+A");
    await fieldOf(page).pressSequentially("envelpoe", { delay: 120 });
    await page.waitForURL((url) => url.pathname.startsWith("/icons/set/envelope"));
    expect(await fieldOf(page).inputValue()).toBe("envelpoe");
  });

  journey.extend({
    contextOptions: {
      userAgent:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    },
  })("remember the word that somebody rests at, and no half of it", async ({ page }) => {
    await open(page, "/icons/set/home");
    await fieldOf(page).press("Control+A");
    const noted = page.waitForResponse((response) => response.url().includes("searchTerm=guitar"));
    await fieldOf(page).pressSequentially("guitar", { delay: 150 });
    await noted;
    const { searchHistory } = (await (await page.request.get("/api/users/history/")).json()) as {
      searchHistory: string[];
    };
    expect(searchHistory).toEqual(["guitar", "home"]);
  });
});

describe("the filters of a page of results", () => {
  journey("stay for the next word, stand in the field, and go by Backspace", async ({ page }) => {
    await open(page, "/icons/set/home--style-lucide--technique-outline");
    const chips = page.locator("header [data-scope]");
    expect(await chips.allTextContents()).toEqual(["in Lucide", "Outline"]);
    await fieldOf(page).fill("arrow");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/set/arrow--style-lucide--technique-outline");
    // The address changes a moment before the page does, and the field still has the filters of the one before.
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/arrow/i);
    await fieldOf(page).press("Home");
    await page.keyboard.press("Backspace");
    await page.waitForURL("**/icons/set/arrow--style-lucide");
    await expect.poll(() => chips.allTextContents()).toEqual(["in Lucide"]);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    expect(await chips.evaluate((chip) => chip === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Backspace");
    await page.waitForURL("**/icons/set/arrow");
    expect(await fieldOf(page).inputValue()).toBe("arrow");
  });

  journey("narrow a search from the page of a set to that set", async ({ page }) => {
    await open(page, "/icons/lucide");
    expect(await page.locator("header [data-scope]").allTextContents()).toEqual(["in Lucide"]);
    await fieldOf(page).fill("home");
    await page.waitForURL("**/icons/set/home--style-lucide");
    await page.getByRole("link", { name: "Remove filter: in Lucide" }).click();
    await page.waitForURL("**/icons/set/home");
  });

  for (const [lang, texts] of [
    ["de", ["in Lucide", "Umriss"]],
    ["ja", ["Lucide内", "アウトライン"]],
  ] as const) {
    journey(`are named in ${lang}`, async ({ page }) => {
      await page.goto(`/icons/set/home--style-lucide--technique-outline?lang=${lang}`);
      expect(await page.locator("header [data-scope]").allTextContents()).toEqual(texts);
    });
  }
});

/** Their script comes by the first key, and makes one stop of each. */
async function wakeToolbars(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    return document.querySelector("[role='toolbar'] button[aria-label='Hide filters'][tabindex='0']") !== null;
  });
}

describe("the keyboard", () => {
  journey("reaches the results by the skip link, by the arrow from the field and after few stops", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide");
    await wakeToolbars(page);
    let stops = 0;
    const isInGrid = () => page.evaluate((tile) => document.activeElement?.matches(tile) === true, tiles);
    while (stops < 40 && !(await isInGrid())) {
      await page.keyboard.press("Tab");
      stops++;
    }
    expect(stops - 1).toBeLessThanOrEqual(12);

    await fieldOf(page).focus();
    await page.keyboard.press("ArrowDown");
    expect(await isInGrid()).toBe(true);

    await page.locator(".skip-link").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await isInGrid()).toBe(true);
  });

  journey("moves inside a toolbar by arrows, and comes back to where it was", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await wakeToolbars(page);
    const toolbar = page.getByRole("toolbar", { name: "Result options" });
    await fieldOf(page).focus();
    const inToolbar = () => toolbar.evaluate((bar) => bar.contains(document.activeElement));
    for (let stops = 0; stops < 20 && !(await inToolbar()); stops++) await page.keyboard.press("Tab");
    const readActive = () => page.evaluate(() => document.activeElement?.outerHTML);
    const first = await readActive();
    expect(first).toContain("Hide filters");
    await page.keyboard.press("End");
    const last = await readActive();
    expect([last === first, await inToolbar()]).toEqual([false, true]);
    await page.keyboard.press("Tab");
    expect(await inToolbar()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await readActive()).toBe(last);
    await page.keyboard.press("Home");
    expect(await readActive()).toContain("Hide filters");
  });

  journey("never loses the focus to the body when what has it goes away", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide--technique-outline");
    await wakeToolbars(page);
    const clear = page.getByRole("link", { name: "Clear all" });
    await clear.focus();
    await page.keyboard.press("Enter");
    await clear.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
});

journey("the focus is kept also when the first key takes away what has it", async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/touched-[^/]*\.js/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await openPage(page, "/icons/set/home--style-lucide--technique-outline");
  const clear = page.getByRole("link", { name: "Clear all" });
  // What is around the icons comes alive with the first touch, and so does what keeps the focus, a little later.
  await page.mouse.move(700, 500);
  await expect
    .poll(() => clear.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await clear.focus();
  await page.keyboard.press("Enter");
  await clear.waitFor({ state: "detached" });
  pressed.resolve();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

describe("Ctrl+K", () => {
  journey("opens the search also before the page has come alive", async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto("/icons/pricing", { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Control+K");
    pressed.resolve();
    await page.getByRole("dialog", { name: "Search icons" }).getByRole("option").first().waitFor();
  });

  journey("opens a search from anywhere that goes to a set, and closes it", async ({ page }) => {
    await openPage(page, "/icons/pricing");
    await page.keyboard.press("Control+K");
    const dialog = page.getByRole("dialog", { name: "Search icons" });
    await dialog.getByRole("option", { name: "Search by image" }).waitFor();
    await page.keyboard.type("lucide", { delay: 60 });
    await dialog.getByRole("group", { name: "Styles" }).getByRole("option").first().click();
    await page.waitForURL("**/icons/lucide");
    await dialog.waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/icons/lucide");
  });

  journey("switches the theme and opens a collection", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.keyboard.press("Control+K");
    await page.getByRole("option", { name: "Theme: Dark" }).click();
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Control+K");
    await page.keyboard.type("favor", { delay: 60 });
    await page.getByRole("option", { name: /Favorites/ }).click();
    await page.waitForURL("**/icons/collections/*");
  });
});
