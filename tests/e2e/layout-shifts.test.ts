import { isHydrated } from "../harness/browser/is-hydrated.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { sumLayoutShifts } from "../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../harness/browser/open-page.ts";

const allowedShift = 0.02;

/** Remembers whether the heading of a page that was there ever was away; runs in the page before anything else. */
function watchHeading(): void {
  const state = Object.assign(globalThis, { wasThere: false, wasGone: false });
  const look = () => {
    const isThere = document.querySelector("main h1") !== null;
    state.wasGone ||= state.wasThere && !isThere;
    state.wasThere ||= isThere;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const wasHeadingGone = (page: Page) => page.evaluate(() => (globalThis as { wasGone?: boolean }).wasGone);

journey("an icon opened while code of the page is still loading doesn't flicker", async ({ page }) => {
  await page.route(/\/(?:result-head|card-band|page-text)-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(watchHeading);
  await openPage(page, "/icons/set/coffee");
  await page.locator("a[data-icon]").nth(2).click();
  await page.locator("[data-inspector] h2").getByText("Coffee").waitFor();
  expect(await wasHeadingGone(page)).toBe(false);
  expect(await page.locator("main h1").isVisible()).toBe(true);
});

journey("a page that restores a customization doesn't change its heading", async ({ page }) => {
  await openPage(page, "/icons/set/coffee");
  await page.locator("a[data-icon]").nth(2).click();
  await page.getByRole("radio", { name: "Red" }).click();
  await page.waitForURL(/look=/);
  await page.addInitScript(watchHeading);
  await openPage(page, "/icons/set/home");
  await page.waitForURL(/look=/);
  expect(await wasHeadingGone(page)).toBe(false);
  expect(await page.locator("main h1").isVisible()).toBe(true);
});

journey("the details of an icon have their final size before they load", async ({ page }) => {
  const { promise: reported, resolve: report } = Promise.withResolvers<void>();
  await page.route(/\/view\/icon\//, async (route) => {
    await reported;
    await route.continue();
  });
  await openPage(page, "/icons/set/coffee");
  await page.locator("a[data-icon]").nth(2).click();
  const panel = page.locator("[data-inspector]");
  const next = panel.getByRole("button", { name: "Next icon" });
  const [before, previewBefore] = [await next.boundingBox(), await panel.locator("[data-preview]").boundingBox()];
  report();
  await panel.getByRole("heading", { name: "Coffee" }).waitFor();
  expect(await next.boundingBox()).toEqual(before);
  expect(await panel.locator("[data-preview]").boundingBox()).toEqual(previewBefore);
});

for (const width of [390, 820, 1440]) {
  journey.extend({ contextOptions: { viewport: { width, height: 900 } } })(
    `a guest's collections load without a layout shift, ${width} px wide`,
    async ({ page }) => {
      await openPage(page, "/icons/collections");
      await page.getByRole("heading", { name: "No favorites yet" }).waitFor();
      expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(allowedShift);
    },
  );

  journey.extend({ contextOptions: { viewport: { width, height: 900 } } })(
    `the address of a selected icon opens without a layout shift, ${width} px wide`,
    async ({ page }) => {
      await openPage(page, "/icons/set/coffee");
      const id = await page.locator("a[data-icon]").nth(1).getAttribute("data-icon");
      await openPage(page, `/icons/set/coffee?icon=${id}`);
      await page.locator("[data-inspector]").getByRole("heading", { name: "Coffee" }).waitFor();
      expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(allowedShift);
    },
  );

  journey.extend({ contextOptions: { viewport: { width, height: 900 } } })(
    `a 404 page has no layout shift, ${width} px wide`,
    async ({ context }) => {
      // The browser itself says in its console that there is none.
      const page = await context.newPage();
      for (const path of ["/icons/lucide?page=9999", "/icons/zzz-none-such"]) {
        await openPage(page, path);
        await page
          .locator("main")
          .getByRole("link", { name: /Lucide/ })
          .waitFor();
        expect(await page.evaluate(sumLayoutShifts), path).toBeLessThan(allowedShift);
      }
    },
  );
}

journey("the selection bar is at the bottom of the window, and no banner covers it", async ({ page }) => {
  await openPage(page, "/icons/set/coffee");
  await page.waitForFunction(isHydrated);
  await page.locator("a[data-icon]").nth(0).hover();
  // A press with Ctrl opens a tab until the tools, which come with the first interaction, are there.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name, duration }) => name.includes("page-tools") && duration > 0),
  );
  await page
    .locator("a[data-icon]")
    .nth(0)
    .click({ modifiers: ["Control"] });
  await page.locator("[data-selection]").waitFor();
  await openPage(page, "/icons/collections/local-favorites");
  const bar = page.locator("[data-selection]");
  await bar.waitFor();
  const box = (await bar.boundingBox())!;
  expect(Math.round(box.y + box.height)).toBe(900);
  const question = page.locator("section[data-question]");
  await question.waitFor({ state: "attached" });
  expect(await question.isVisible()).toBe(false);
});

/** Adds up what moves by itself on every page of a visit, as the browser's own measure does; runs in pages before all else. */
function watchShifts(): void {
  Object.assign(globalThis, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) (globalThis as unknown as { shift: number }).shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}

for (const width of [390, 820, 1440]) {
  journey.extend({ contextOptions: { viewport: { width, height: 900 } } })(
    `the first search from the landing page, an icon, and another word shift nothing, ${width} px wide`,
    async ({ page }) => {
      await page.addInitScript(watchShifts);
      await openPage(page, "/icons");
      const readShift = () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      const field = page.getByRole("combobox").first();
      await field.pressSequentially("home");
      await page.getByRole("listbox").waitFor();
      let sum = await readShift();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/icons/set/home");
      const tile = page.locator("main li > a[data-icon]").nth(3);
      await tile.click();
      await page.locator("[data-inspector] h2").getByText("Home").waitFor();
      await page.keyboard.press("Escape");
      await field.fill("bell");
      await page.waitForURL("**/icons/set/bell");
      await page.waitForLoadState("networkidle");
      sum += await readShift();
      expect(sum).toBeLessThan(allowedShift);
    },
  );
}
