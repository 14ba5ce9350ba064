import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Copies by the panel, for comparison. */
async function copyFromPanel(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "Copy SVG", exact: true }).click();
  await expect.poll(() => readClipboard(page)).not.toBe("");
  return readClipboard(page);
}

describe("a page of results", () => {
  journey("scrolls infinitely and restores its position on the way back", async ({ page }) => {
    await openPage(page, "/icons/set/arrow");
    await page.mouse.move(700, 500);
    const seen = page.locator("a[data-index='300']");
    const isBeyond = () =>
      page
        .locator("a[data-index]")
        .evaluateAll((links) => links.length > 0 && links.every((link) => Number(link.dataset["index"]) > 300));
    for (let turns = 0; turns < 200 && !(await seen.isVisible()); turns++) {
      // A busy browser takes several turns of the wheel at once, and may go past it.
      await page.mouse.wheel(0, (await isBeyond()) ? -600 : 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await seen.scrollIntoViewIfNeeded();
    expect(await page.locator(tiles).count()).toBeLessThan(600);
    const name = await seen.textContent();
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/icons/styles']")!.click());
    await page.waitForURL("**/icons/styles");
    await page.goBack();
    await page.waitForURL("**/icons/set/arrow");
    await page.locator("a[data-index='300']").waitFor();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
    expect(await page.locator("a[data-index='300']").textContent()).toBe(name);
  });

  journey("explains why an icon with a different name matches", async ({ page }) => {
    await openPage(page, "/icons/set/padlock");
    const other = page.locator(`${tiles}[data-tooltip*="“padlock”"]`).first();
    expect(await other.textContent()).not.toMatch(/padlock/i);
    await other.hover();
    const tooltip = page.locator("#tooltip");
    await expect.poll(() => tooltip.isVisible()).toBe(true);
    expect(await tooltip.textContent()).toMatch(/“padlock”/);
  });

  journey("stores the selected icon in the URL, for sharing and for going back", async ({ page, context }) => {
    await openPage(page, "/icons/set/home");
    const before = await page
      .locator(tiles)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    await page.locator(tiles).nth(4).click();
    await page.waitForURL(/\?icon=\w+$/);
    await page.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    const after = await page
      .locator(tiles)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(after.slice(0, before.length)).toEqual(before);
    const shared = await context.newPage();
    await shared.goto(page.url());
    await shared.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    expect(await shared.getByRole("heading", { level: 2 }).first().textContent()).toBe(
      await page.getByRole("heading", { level: 2 }).first().textContent(),
    );
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await page.locator("[data-inspector]").waitFor({ state: "detached" });
  });

  journey("selects with the first click, even where the pointer has rested for a while", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    for (const index of [2, 5]) {
      const tile = page.locator(tiles).nth(index);
      await tile.hover();
      await page.locator(`li:has(> a[data-index="${index}"]) > button`).first().waitFor();
      await tile.click();
      await page.waitForURL(`**/icons/set/home?icon=${await tile.getAttribute("data-icon")}`);
    }
  });

  journey("selects with a click that lasts while the grid hydrates", async ({ page }) => {
    const engine = Promise.withResolvers<void>();
    await page.route(/\/assets\/endless-grid-.*\.js$/, async (route) => {
      await engine.promise;
      await route.continue();
    });
    await openPage(page, "/icons/set/home");
    const tile = page.locator(tiles).nth(4);
    const { x, y, width, height } = (await tile.locator("svg").boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    engine.resolve();
    await page.locator("li[aria-setsize] > a[data-icon]").first().waitFor();
    await page.mouse.up();
    await page.waitForURL(`**/icons/set/home?icon=${await tile.getAttribute("data-icon")}`);
  });

  journey(
    "remembers names below the icons, the size of tiles, the tab of the sidebar and whether it is closed",
    async ({ page }) => {
      await openPage(page, "/icons/set/home");
      await page.getByRole("button", { name: "View options" }).click();
      await page.getByRole("radio", { name: "Detailed grid" }).check();
      await page.getByRole("slider", { name: "Tile size" }).press("ArrowLeft");
      await page.keyboard.press("Escape");
      const name = page.locator(`${tiles} [data-name]`).first();
      const widthOf = async () => Math.round((await page.locator(tiles).first().boundingBox())!.width);
      await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThan(20);
      await page.getByRole("tab", { name: "Styles" }).click();
      await page.getByRole("button", { name: "Hide filters" }).click();
      const width = await widthOf();
      await reloadPage(page);
      expect(await widthOf()).toBe(width);
      expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
      const stored = await page.evaluate(() =>
        ["grid-mode", "tile-size", "sidebar-tab", "sidebar-closed"].map((key) => localStorage.getItem(key)),
      );
      expect(stored).toEqual(["detailed", "2", "styles", "true"]);
      await page.getByRole("button", { name: "Show filters" }).click();
      expect(await page.getByRole("tab", { name: "Styles" }).getAttribute("aria-selected")).toBe("true");
    },
  );

  journey("shows every icon in the chosen color and stroke", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide?look=color-228be6_stroke-1");
    const look = await page
      .locator(`${tiles} svg path`)
      .first()
      .evaluate((path) => {
        const { stroke, strokeWidth } = getComputedStyle(path);
        return { stroke, strokeWidth: Number.parseFloat(strokeWidth) };
      });
    expect(look.stroke).toBe("rgb(34, 139, 230)");
    expect(look.strokeWidth).toBeCloseTo(36 / 24, 2);
  });

  journey("copies an icon from its tile with the current customization, and changes nothing else", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide?look=size-48_color-228be6_stroke-1");
    const address = page.url();
    await page.locator(tiles).nth(2).hover();
    const name = await page.locator(`${tiles} [data-name]`).nth(2).textContent();
    const copy = page.getByRole("button", { name: `Copy SVG of ${name}`, exact: true });
    await copy.click();
    await page.locator("li").getByRole("button", { name: "Copied" }).waitFor();
    await page.getByRole("status").getByText("Copied").waitFor();
    const fromTile = await readClipboard(page);
    expect(fromTile).toMatch(/^<svg [^>]*width="48"/);
    expect(fromTile).toContain("#228be6");
    await copy.waitFor();
    expect(page.url()).toBe(address);
    await page.locator("h1").hover();
    await copy.waitFor({ state: "detached" });
    await page.locator(tiles).nth(2).click();
    expect(await copyFromPanel(page)).toBe(fromTile);
  });

  journey("offers to copy the icon with the keyboard focus", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.keyboard.press("Tab");
    await page.locator(tiles).first().focus();
    const copy = page.getByRole("button", { name: /^Copy SVG of / });
    await copy.waitFor();
    const hasFocus = () => copy.evaluate((button) => button === document.activeElement);
    // Before or behind the one that collects.
    for (let tabs = 0; tabs < 2 && !(await hasFocus()); tabs++) await page.keyboard.press("Tab");
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press("Enter");
    await page.locator("li").getByRole("button", { name: "Copied" }).waitFor();
    expect(await readClipboard(page)).toMatch(/^<svg /);
  });

  for (const width of [1440, 1100]) {
    journey(`selects and copies with a double click in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, "/icons/set/home?look=color-e03131");
      for (const index of [5, 2]) {
        await page.evaluate(() => navigator.clipboard.writeText(""));
        const tile = page.locator(tiles).nth(index);
        const id = await tile.getAttribute("data-icon");
        await tile.dblclick();
        await page.waitForURL(`**/icons/set/home?icon=${id}&look=color-e03131`);
        await expect.poll(() => readClipboard(page)).not.toBe("");
        const copied = await readClipboard(page);
        expect(await copyFromPanel(page)).toBe(copied);
      }
    });
  }

  journey("keeps the customization in a new search", async ({ page }) => {
    await openPage(page, "/icons/set/home?look=size-48_color-228be6_stroke-1");
    await page.getByRole("combobox").fill("arrow left");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/set/arrow-left?look=size-48_color-228be6_stroke-1");
    await openPage(page, "/icons");
    await page.getByRole("combobox").fill("home");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/icons/set/home" && url.search === "");
  });

  journey("shows the options of a filter once it is opened, even before its scripts have loaded", async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/icons/set/home", { waitUntil: "commit" });
    const [early, late] = ["License", "Corners"].map((name) =>
      page.locator("details", { has: page.locator("summary", { hasText: name }) }),
    ) as [Locator, Locator];
    await early.locator("summary").click();
    scripts.resolve();
    await early.getByRole("link").first().waitFor();
    expect(await late.locator("a").count()).toBe(0);
    await late.locator("summary").click();
    await late.getByRole("link").first().click();
    await page.waitForURL("**/icons/set/home--corners-*");
  });

  journey("suggests other searches when there are no results", async ({ page }) => {
    await openPage(page, "/icons/set/qqxxzz");
    await page.getByRole("heading", { name: "No results for “qqxxzz”" }).waitFor();
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(4);
  });
});

describe("URLs", () => {
  journey("that aren't canonical redirect permanently", async ({ page, site }) => {
    const locationOf = async (path: string) => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers()["location"]?.replace(site, "")];
    };
    expect(await locationOf("/icons/set/home--c-12345")).toEqual([301, "/icons/set/home"]);
    expect(await locationOf("/icons/set/Shopping%20Cart!?sorting=new")).toEqual([
      301,
      "/icons/set/shopping-cart?sorting=new",
    ]);
    expect(await locationOf("/icons/set/!!!")).toEqual([301, "/icons"]);
    expect(await locationOf("/icons/phosphor")).toEqual([301, "/icons/family-phosphor"]);
  });

  journey("of unknown things are not found", async ({ page }) => {
    expect((await page.request.get("/icons/no-such-style")).status()).toBe(404);
    expect((await page.request.get("/icon/000000000/home")).status()).toBe(404);
  });

  journey("of an icon redirect to its correct name", async ({ page }) => {
    await page.goto("/icons/set/home");
    const path = await page.locator(tiles).first().getAttribute("href");
    const id = path!.split("/")[2]!;
    const response = await page.request.get(`/icon/${id}/some-old-name`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, path]);
  });
});

describe("on a touch screen", () => {
  journey.override({ contextOptions: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } });

  journey("a tap selects an icon and shows no copy button", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.locator(tiles).nth(4).tap();
    await page.waitForURL(/\?icon=\w+$/);
    await page.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /^Copy SVG of / }).count()).toBe(0);
  });
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("a new search keeps the customization, and tiles have no buttons", async ({ page }) => {
    await page.goto("/icons/set/home?look=color-228be6_stroke-1.5");
    await page.locator(tiles).first().hover();
    expect(await page.locator("li:has(> a[data-icon]) button").count()).toBe(0);
    await page.getByRole("combobox").fill("arrow left");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/set/arrow-left?look=color-228be6_stroke-1.5");
  });

  journey("results, filters, pages and downloads work", async ({ page }) => {
    await page.goto("/icons/set/arrow");
    await page.locator("summary", { hasText: "Technique" }).waitFor();
    await page.getByRole("link", { name: /^Outline/ }).click();
    await page.waitForURL("**/icons/set/arrow--technique-outline");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL("**/icons/set/arrow--technique-outline?page=2");
    await page.locator(tiles).first().click();
    await page.waitForURL("**/icon/*/*");
    const href = await page.getByRole("link", { name: "Download SVG" }).getAttribute("href");
    const file = await page.request.get(href!);
    expect(file.headers()["content-type"]).toContain("image/svg+xml");
    expect(await file.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/);
  });
});
