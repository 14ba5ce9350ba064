import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey as anyJourney } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

/** Headless browsers call themselves bots, of whom nothing is remembered. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const keyRestMs = 90;

const journey = anyJourney.extend({ contextOptions: { userAgent } });

const fieldOf = (page: Page) => page.getByRole("combobox");
const optionsOf = (page: Page) => page.getByRole("listbox").getByRole("option");
const activeOf = (page: Page) => fieldOf(page).getAttribute("aria-activedescendant");
const labelsOf = (page: Page) => optionsOf(page).locator("span:nth-of-type(1)").allTextContents();
const waitForNote = (page: Page) => page.waitForResponse("**/api/users/history/?searchTerm=*");
/** The script of the field has come by then. */
const listLoaded = (page: Page) => page.locator("search output").first().waitFor({ state: "attached" });
const type = (page: Page, text: string) => fieldOf(page).pressSequentially(text, { delay: keyRestMs });

for (const { lang, typed, word, address, recent, forgetAll } of [
  {
    lang: "de",
    typed: "pfei",
    word: "Pfeil",
    address: "/icons/set/pfeil",
    recent: "Zuletzt gesucht",
    forgetAll: "Alle löschen",
  },
  {
    lang: "ja",
    typed: "やじ",
    word: "やじるし",
    address: "/icons/set/やじるし",
    recent: "最近の検索",
    forgetAll: "すべてクリア",
  },
  {
    lang: "ru",
    typed: "звез",
    word: "звезда",
    address: "/icons/set/звезда",
    recent: "Недавние запросы",
    forgetAll: "Очистить все",
  },
]) {
  journey(
    `in ${lang}, a word is typed slowly, picked by arrows, found again in the history and forgotten`,
    async ({ page }) => {
      await openPage(page, `/icons?lang=${lang}`);
      await type(page, typed);
      await page.getByRole("option", { name: word }).first().waitFor();
      await page.keyboard.press("ArrowDown");
      const chosen = page.getByRole("option", { selected: true });
      expect(await chosen.textContent()).toContain(word);
      await expect.poll(() => activeOf(page)).toBe(await chosen.getAttribute("id"));
      const noted = waitForNote(page);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => decodeURI(url.pathname) === address);
      await noted;
      await expect.poll(() => fieldOf(page).inputValue()).toBe(word.toLowerCase());
      await page.locator("a[data-icon]").first().waitFor();

      await openPage(page, new URL("/icons", page.url()).href);
      await fieldOf(page).click();
      const terms = page.getByRole("group", { name: recent }).getByRole("option");
      await expect.poll(() => terms.allTextContents()).toEqual([word.toLowerCase()]);
      await page.getByRole("button", { name: forgetAll }).click();
      await terms.first().waitFor({ state: "detached" });
      await reloadPage(page);
      const answered = page.waitForResponse("**/api/users/history/");
      await fieldOf(page).click();
      expect(await (await answered).json()).toEqual({ success: true, searchHistory: [] });
      expect(await page.getByRole("listbox").count()).toBe(0);
    },
  );
}

describe("the list", () => {
  journey("offers words, icons with images, styles and authors; each leads to its page", async ({ page }) => {
    await openPage(page, "/icons");
    await type(page, "lucid");
    for (const name of ["Icons", "Styles", "Authors"]) await page.getByRole("group", { name }).waitFor();
    await page.getByRole("group", { name: "Styles" }).getByRole("option").first().click();
    await page.waitForURL("**/icons/lucide");
    await page.getByRole("heading", { level: 1, name: "Lucide" }).waitFor();
    expect(await page.getByRole("listbox").count()).toBe(0);
    // The results follow what is typed, and the list comes when it is asked for.
    await fieldOf(page).fill("home");
    await page.waitForURL("**/icons/set/home--style-lucide");
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/home/i);
    expect(await page.getByRole("listbox").count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    await page.getByRole("group", { name: "Icons" }).getByRole("option").first().click();
    await page.waitForURL("**/icon/*/*");
  });

  journey(
    "arrow keys move through all suggestions and back to the field; Escape closes the list, and Enter searches for the typed term",
    async ({ page }) => {
      await openPage(page, "/icons/new");
      await page.keyboard.press("/");
      await type(page, "hom");
      await optionsOf(page).first().waitFor();
      const field = fieldOf(page);
      expect([await field.getAttribute("aria-expanded"), await activeOf(page)]).toEqual(["true", null]);
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => activeOf(page)).toBe(await optionsOf(page).last().getAttribute("id"));
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => activeOf(page)).toBeNull();
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => activeOf(page)).toBe(await optionsOf(page).first().getAttribute("id"));
      await page.keyboard.press("Escape");
      expect(await page.getByRole("listbox").count()).toBe(0);
      expect([await field.inputValue(), await field.getAttribute("aria-expanded")]).toEqual(["hom", "false"]);
      await page.keyboard.press("ArrowDown");
      await optionsOf(page).first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/icons/set/hom");
    },
  );

  journey("Enter during text composition doesn't start a search", async ({ page }) => {
    await openPage(page, "/icons/new?lang=ja");
    await fieldOf(page).click();
    await type(page, "や");
    await optionsOf(page).first().waitFor();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const isRefused = await fieldOf(page).evaluate((field, init) => {
        const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
        return !field.dispatchEvent(enter);
      }, composing);
      expect(isRefused).toBe(true);
    }
    expect(new URL(page.url()).pathname).toBe("/icons/new");
  });

  journey("shows suggestions for the latest input, no matter in which order responses arrive", async ({ page }) => {
    await openPage(page, "/icons/new");
    await page.route("**/autocomplete/v2?term=c&**", async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue().catch(() => undefined);
    });
    await fieldOf(page).click();
    await type(page, "cart");
    await expect.poll(() => labelsOf(page)).toContain("cart");
    await page.unrouteAll({ behavior: "wait" });
    expect((await labelsOf(page))[0]).toBe("cart");
  });

  journey(
    "a term is removed from the history by its button or by Shift and Delete, and the field keeps the focus",
    async ({ page }) => {
      for (const term of ["star", "moon", "cart"]) {
        const noted = waitForNote(page);
        await page.goto(`/icons/set/${term}`);
        await noted;
      }
      await openPage(page, "/icons/new");
      await fieldOf(page).click();
      await expect.poll(() => optionsOf(page).allTextContents()).toEqual(["cart", "moon", "star"]);
      await page.getByRole("button", { name: "Remove “moon” from recent searches" }).click();
      await expect.poll(() => optionsOf(page).allTextContents()).toEqual(["cart", "star"]);
      expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Shift+Delete");
      await expect.poll(() => optionsOf(page).allTextContents()).toEqual(["star"]);
      await reloadPage(page);
      await fieldOf(page).click();
      await expect.poll(() => optionsOf(page).allTextContents()).toEqual(["star"]);
    },
  );
});

describe("the field of a page of results", () => {
  const path = "/icons/set/home?utm_source=letter";

  journey("stays on the page when it is pressed, and covers nothing", async ({ page }) => {
    await openPage(page, path);
    await fieldOf(page).click();
    await listLoaded(page);
    await fieldOf(page).click();
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).search).toBe("?utm_source=letter");
    expect(await page.getByRole("listbox").count()).toBe(0);
  });

  journey("opens the list by an arrow key that was pressed before its script came", async ({ page }) => {
    await openPage(page, path);
    const script = Promise.withResolvers<void>();
    await page.route("**/search-suggestions-*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await fieldOf(page).focus();
    await page.keyboard.press("ArrowUp");
    script.resolve();
    await optionsOf(page).first().waitFor();
  });

  const touch = anyJourney.extend({
    contextOptions: { userAgent, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  touch("opens the list by a finger, and closes it for the results of what is typed", async ({ page }) => {
    await openPage(page, path);
    await fieldOf(page).tap();
    await optionsOf(page).filter({ hasText: "home" }).first().waitFor();
    await fieldOf(page).press("End");
    await type(page, "s");
    await page.waitForURL("**/icons/set/homes*");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await fieldOf(page).tap();
    await optionsOf(page).first().waitFor();
  });
});

for (const [width, colorScheme, path] of [
  [390, "dark", "/icons/set/home?lang=ru"],
  [820, "light", "/icons/set/home?lang=de"],
  [1440, "light", "/icons?lang=ja"],
] as const) {
  const look = anyJourney.extend({
    contextOptions: { userAgent, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" as const },
  });
  look(`axe finds nothing on the open list at ${width} px, and nothing below it moves`, async ({ page }) => {
    await openPage(page, path);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *")].slice(0, 200).map((one) => one.getBoundingClientRect().top),
      );
    const before = await places();
    await fieldOf(page).click();
    if (path.includes("set")) {
      await listLoaded(page);
      await page.keyboard.press("ArrowUp");
    } else {
      await fieldOf(page).fill("");
      await type(page, "a");
    }
    await optionsOf(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await listAccessFaults(page, "search")).toEqual([]);
    if (path.includes("set")) expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await fieldOf(page).fill("");
    if (path.includes("set")) {
      await page.getByRole("button", { name: /home/ }).first().waitFor();
      expect(await listAccessFaults(page, "search")).toEqual([]);
    }
  });
}
