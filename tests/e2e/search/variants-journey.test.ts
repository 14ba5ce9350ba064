import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { amount } from "../../harness/soak.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";
const author = "/icons/authors/google/google";

/** One page of each kind. */
const pages = [
  "/icons/set/home",
  "/icons/set/home--style-lucide--technique-outline",
  "/icons/set/popular",
  "/icons/set/arrows",
  "/icons/set/arrows--technique-outline",
  "/icons/set/home--ai-garden",
  "/icons/set/home--author-google",
  "/icon/set/emoji/emoji",
  "/icon/set/emoji/emoji--style-twemoji",
  author,
  `${author}/noto-emoji`,
  `${author}/noto-emoji/food`,
  "/icons/family-phosphor",
  "/icons/phosphor-thin",
].filter((_, place) => place % amount(2, 1) === 0);

/** Where the parts of a page that a filter must leave in place stand. */
async function readPlaces(page: Page) {
  return page.evaluate(
    (tile) => ["h1", "main h2", tile].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
    tiles,
  );
}

for (const width of [390, 1440]) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 } } });

  look(`every kind of result page shows icons at once and keeps still at ${width} px`, async ({ page }) => {
    for (const path of pages) {
      await openPage(page, path);
      const tileTop = await page
        .locator(tiles)
        .first()
        .evaluate((tile) => tile.getBoundingClientRect().top);
      expect(tileTop, `${path}: icons are in sight`).toBeLessThan(760);
      await page.mouse.move(width / 2, 500);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(sumLayoutShifts), path).toBeLessThan(0.02);
      expect(await page.locator(`${tiles} > span[aria-hidden]:empty`).count(), `${path}: all icons are drawn`).toBe(0);
    }
  });
}

describe("the page of a popular term", () => {
  journey("has no layout shift while styles and filters are chosen", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const before = await readPlaces(page);
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Outline/ })
      .click();
    await page.waitForURL("**/icons/set/home--technique-outline");
    await page.getByRole("link", { name: /Remove filter: Outline/ }).waitFor();
    expect(await readPlaces(page)).toEqual(before);
    const card = page
      .getByRole("region", { name: /^Home in \d+ styles$/ })
      .getByRole("link", { name: /\d$/ })
      .nth(1);
    const name = (await card.textContent())!.replace(/\d+$/, "");
    await card.click();
    await page.getByRole("heading", { level: 1, name: `Home icons in ${name}` }).waitFor();
    expect(await readPlaces(page)).toEqual(before);
    expect(await card.getAttribute("aria-current")).toBe("true");
    await card.click();
    await page.waitForURL("**/icons/set/home--technique-outline");
  });

  journey("renders cards as they scroll into view", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const band = page.getByRole("region", { name: /^Home in \d+ styles$/ });
    const cards = band.getByRole("listitem");
    const undrawn = cards.last().locator("span[aria-hidden]:empty");
    expect(await undrawn.count()).toBeGreaterThan(0);
    await page.mouse.move(600, 300);
    await cards.last().scrollIntoViewIfNeeded();
    await undrawn.first().waitFor({ state: "detached" });
    expect(await cards.count()).toBe(24);
    expect(await band.locator("span[aria-hidden]:empty").count()).toBe(0);
  });
});

journey("filters, selection and position are restored on back and forward", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Filled\s*\d/ })
    .click();
  await page.waitForURL("**/icons/set/home--technique-filled");
  await page.mouse.move(700, 500);
  const seen = page.locator("a[data-index='120']");
  await page.mouse.wheel(0, 700);
  await seen.click();
  await page.waitForURL(/--technique-filled\?icon=\w+$/);
  const selected = new URL(page.url()).searchParams.get("icon")!;
  const place = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/icons/styles']")!.click());
  await page.waitForURL("**/icons/styles");
  await page.goBack();
  const isBack = async () => {
    await page.locator(`a[data-icon="${selected}"][data-selected]`).waitFor();
    await page.getByRole("link", { name: /Remove filter: Filled/ }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  };
  await isBack();
  await page.goBack();
  await page.waitForURL("**/icons/set/home--technique-filled");
  await page.locator("[data-selected][data-icon]").waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForURL("**/icons/set/home");
  await page.goForward();
  await page.waitForURL("**/icons/set/home--technique-filled");
  await page.goForward();
  await isBack();
});

journey("a misspelled term is corrected, and the typed term can be searched for", async ({ page }) => {
  await openPage(page, "/icons/set/calandar");
  expect(new URL(page.url()).pathname).toBe("/icons/set/calendar");
  await page.getByText("Showing results for “calendar”.").waitFor();
  await page.getByRole("link", { name: "Search instead for “calandar”" }).click();
  await page.waitForURL("**/icons/set/calandar--nocorrect");
  await page.getByText(/Showing results for/).waitFor({ state: "detached" });
});

journey("a category leads to its styles and back by breadcrumbs", async ({ page }) => {
  await openPage(page, "/icons");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Social Media/ })
    .click();
  await page.waitForURL("**/icons/set/social-media");
  const card = page
    .getByRole("region", { name: /^Social media in \d+ styles$/ })
    .getByRole("link", { name: /\d$/ })
    .first();
  const style = (await card.textContent())!.replace(/\d+$/, "");
  await card.click();
  await page.waitForURL("**/icons/set/social-media--style-*");
  const trail = page.getByRole("navigation", { name: "You are here" });
  await trail.getByText(style, { exact: true }).waitFor();
  await trail.getByRole("link", { name: "Social Media" }).click();
  await page.waitForURL("**/icons/set/social-media");
  await page.getByRole("tab", { name: "Categories" }).click();
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Logos/ })
    .click();
  await page.waitForURL("**/icons/set/logos");
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("cards, breadcrumbs and author details are readable and linked", async ({ page }) => {
    await page.goto(author);
    await page.getByRole("link", { name: "github.com/google" }).waitFor();
    await page
      .getByRole("region", { name: /^\d+ styles$/ })
      .getByRole("link", { name: /^Noto Emoji/ })
      .first()
      .click();
    await page.waitForURL(`**${author}/noto-emoji`);
    await page
      .getByRole("region", { name: /categories/i })
      .getByRole("link")
      .nth(1)
      .click();
    await page.waitForURL(`**${author}/noto-emoji/*`);
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Google" }).click();
    await page.waitForURL(`**${author}`);
  });
});

describe("while a list is loading", () => {
  journey("a skeleton replaces it, but never results that have loaded", async ({ page }) => {
    await openPage(page, "/icons");
    let release: (() => void) | undefined;
    await page.route("**/*.data*", async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    const shapes = page.locator("[data-kind] > [aria-hidden]");
    const answer = async () => {
      await expect.poll(() => release !== undefined).toBe(true);
      release!();
      release = undefined;
    };

    await page
      .getByRole("main")
      .getByRole("link", { name: /^Social Media/ })
      .click();
    await shapes.first().waitFor();
    expect(await shapes.count()).toBe(80);
    await answer();
    await page.getByRole("heading", { level: 1, name: "Social Media icons" }).waitFor();
    expect(await shapes.count()).toBe(0);

    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Outline/ })
      .click();
    await expect.poll(() => release !== undefined).toBe(true);
    await page.locator("[data-phase=running]").waitFor();
    expect(await shapes.count()).toBe(0);
    expect(await page.locator(tiles).first().isVisible()).toBe(true);
    await answer();
    await page.waitForURL("**/icons/set/social-media--technique-outline");

    await page.getByRole("banner").getByRole("link", { name: "Styles" }).click();
    await shapes.first().waitFor();
    expect(await shapes.count()).toBe(25);
    await answer();
    await page.getByRole("heading", { level: 1, name: "Icon styles" }).waitFor();
  });
});
