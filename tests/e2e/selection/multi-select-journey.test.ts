import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const count = (page: Page, text: string) => bar(page).getByText(text, { exact: true }).waitFor();

const picked = (page: Page) =>
  page
    .locator("main li[data-picked] > a[data-icon]")
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute("data-index"))));

/** What picks is fetched at the first touch. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await tiles(page).first().hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
}

describe("selecting multiple icons", () => {
  journey("Ctrl+click selects one icon, Shift+click a range, and another Shift+click replaces it", async ({ page }) => {
    await open(page, "/icons/set/home");
    await tiles(page)
      .nth(2)
      .click({ modifiers: ["Control"] });
    await count(page, "1 icon selected");
    await tiles(page)
      .nth(6)
      .click({ modifiers: ["Shift"] });
    await count(page, "5 icons selected");
    await tiles(page)
      .nth(0)
      .click({ modifiers: ["Shift"] });
    await count(page, "3 icons selected");
    expect(await picked(page)).toEqual([0, 1, 2]);
    await tiles(page)
      .nth(1)
      .click({ modifiers: ["Control"] });
    await count(page, "2 icons selected");
    expect(new URL(page.url()).search).toBe("");
    expect(page.context().pages()).toHaveLength(1);
  });

  journey("a range includes icons that were never rendered", async ({ page }) => {
    await open(page, "/icons/set/arrow");
    await tiles(page)
      .nth(0)
      .click({ modifiers: ["Control"] });
    await page.evaluate(() => scrollTo(0, 1500));
    const far = page.locator("main a[data-index='250']");
    await far.click({ modifiers: ["Shift"] });
    await count(page, "251 icons selected");
  });

  journey(
    "by keyboard: Space selects one icon, Shift with arrows more, Ctrl+A all in the list, Esc none",
    async ({ page }) => {
      await open(page, "/icons/set/home");
      await tiles(page).nth(0).focus();
      await page.keyboard.press("Space");
      await count(page, "1 icon selected");
      await page.getByRole("status").filter({ hasText: "selected. 1 icon selected" }).waitFor({ state: "attached" });
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("Shift+ArrowRight");
      await count(page, "3 icons selected");
      await page.keyboard.press("Shift+ArrowLeft");
      await count(page, "2 icons selected");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("data-index"))).toBe("1");
      await page.keyboard.press("Control+a");
      const all = await bar(page)
        .getByText(/^\d{2,} icons selected$/)
        .innerText();
      expect(Number.parseInt(all, 10)).toBeGreaterThanOrEqual(60);
      await page.keyboard.press("Escape");
      await bar(page).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).click();
      await count(page, all);
    },
  );

  journey("a tile shows that it is selected, and its checkbox deselects it", async ({ page }) => {
    await open(page, "/icons/set/home");
    const tile = tiles(page).nth(4);
    await tile.hover();
    const box = page.getByRole("checkbox", { name: /^Select / });
    await box.check();
    await count(page, "1 icon selected");
    const note = await tile.evaluate(
      (link) => document.getElementById(link.getAttribute("aria-describedby")!)?.textContent,
    );
    expect(note).toBe("Selected");
    await box.uncheck();
    await bar(page).waitFor({ state: "detached" });
    expect(await tile.getAttribute("aria-describedby")).toBe(null);
  });

  journey("a selection persists across pages and documents", async ({ page }) => {
    await open(page, "/icons/set/home");
    await tiles(page)
      .nth(1)
      .click({ modifiers: ["Control"] });
    await tiles(page)
      .nth(3)
      .click({ modifiers: ["Control"] });
    await page
      .getByRole("complementary", { name: "Filter the results" })
      .getByRole("link", { name: /^Outline/ })
      .click();
    await page.waitForURL("**/icons/set/home--technique-outline");
    await count(page, "2 icons selected");
    await openPage(page, "/icons/set/arrow");
    await count(page, "2 icons selected");
    await tiles(page)
      .nth(0)
      .click({ modifiers: ["Control"] });
    await count(page, "3 icons selected");
    await openPage(page, "/icons/set/home");
    await count(page, "3 icons selected");
    await expect.poll(() => picked(page)).toEqual([1, 3]);
    await bar(page).getByRole("button", { name: "Clear selection" }).click();
    await expect.poll(() => picked(page)).toEqual([]);
  });

  journey("a plain click opens the icon and keeps the selection", async ({ page }) => {
    await open(page, "/icons/set/home");
    await tiles(page)
      .nth(1)
      .click({ modifiers: ["Control"] });
    // The address changes before the panel is there: an early Escape means the panel, too, and not the selection.
    for (const place of [2, 2, 3]) {
      await tiles(page).nth(place).click();
      await page.waitForURL("**/icons/set/home?icon=*");
      await page.keyboard.press("Escape");
      await page.waitForURL("**/icons/set/home");
      await count(page, "1 icon selected");
    }
  });
});

describe("on a phone", () => {
  const phone = journey.extend({
    contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });

  phone("the select mode makes each tap a pick, and ends by the same button", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const mode = page.getByRole("button", { name: "Select icons" });
    await mode.tap();
    await bar(page).getByText("Tap the icons you want.").waitFor();
    for (const index of [0, 2, 4]) await tiles(page).nth(index).tap();
    await count(page, "3 icons selected");
    expect(new URL(page.url()).search).toBe("");
    await bar(page).getByRole("button", { name: "Copy" }).tap();
    await page.getByRole("menuitem", { name: "Copy names" }).tap();
    await page.getByRole("article").getByText("3 names copied").waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toHaveLength(3);
    await mode.tap();
    await tiles(page).nth(1).tap();
    await page.waitForURL("**/icons/set/home?icon=*");
    await count(page, "3 icons selected");
  });

  for (const [when, before] of [
    ["later", (page: Page) => page.getByRole("heading", { level: 1 }).tap()],
    ["as the first touch of the page", () => undefined],
  ] as const) {
    phone(`a finger that rests on a tile picks it, and taps pick more, ${when}`, async ({ page }) => {
      await openPage(page, "/icons/set/home");
      await before(page);
      await page.waitForLoadState("networkidle");
      const finger = await rest(page, 2);
      await count(page, "1 icon selected");
      await finger.lift();
      expect(await picked(page)).toEqual([2]);
      await tiles(page).nth(4).tap();
      await count(page, "2 icons selected");
      expect(new URL(page.url()).search).toBe("");
    });
  }

  phone("a finger that comes to rest while the code for it is on its way picks all the same", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/view/tool-words", async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, "/icons/set/home");
    const asked = page.waitForRequest("**/view/tool-words");
    await page.getByRole("heading", { level: 1 }).tap();
    await asked;
    const finger = await rest(page, 2);
    held.resolve();
    await count(page, "1 icon selected");
    await finger.lift();
    expect(await picked(page)).toEqual([2]);
  });
});

/** A finger comes to rest on a tile. */
async function rest(page: Page, index: number) {
  const finger = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await tiles(page).nth(index).boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return { lift: () => finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }) };
}

journey("selected icons are copied as the grid shows them", async ({ page }) => {
  await open(page, "/icons/set/home?look=color-ff0000");
  await tiles(page)
    .nth(0)
    .click({ modifiers: ["Control"] });
  await tiles(page)
    .nth(2)
    .click({ modifiers: ["Shift"] });
  await bar(page).getByRole("button", { name: "Copy" }).click();
  await page.getByRole("menuitem", { name: "Copy all as SVG" }).click();
  await page.getByRole("article").getByText("3 SVGs copied").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.match(/<svg /g)).toHaveLength(3);
  expect(text).toMatch(/#ff0000|#f00/);
});
