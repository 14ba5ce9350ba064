import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";

const pinOf = (page: Page, name: string) => page.getByRole("button", { name: `Pin ${name}`, exact: true }).first();
const isPinned = (page: Page, name: string) => pinOf(page, name).getAttribute("aria-pressed");
const styleOfFirst = async (page: Page) =>
  (await page.locator("main li > a[data-icon]").first().getAttribute("data-tooltip"))?.split("\n")[1];
const firstCard = (page: Page) => page.locator("main ul > li > a").first().textContent();

/** Pins a style and waits until that is kept. */
async function pin(page: Page, name: string): Promise<void> {
  const kept = page.waitForResponse((response) => response.url().includes("/api/users/pinnedStyles/"));
  await pinOf(page, name).focus();
  await page.keyboard.press("Enter");
  expect((await kept).status()).toBe(200);
  expect(await isPinned(page, name)).toBe("true");
}

journey(
  "a style that a guest has pinned comes first, also after signing in and on another device",
  async ({ page, otherPage, site }) => {
    const name = "Iconoir";
    const home = nameSite(site);
    await openPage(page, `${home}/icons/styles`);
    const first = await firstCard(page);
    expect(first).not.toContain(name);
    await openPage(page, `${home}/icons/iconoir`);
    await pin(page, name);
    await openPage(page, `${home}/icons/set/home`);
    expect(await styleOfFirst(page)).toBe(name);
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
    await openPage(page, `${home}/icons/styles`);
    expect(await firstCard(page)).toContain(name);

    await signInFromHere(page, "pins@example.com");
    expect(await firstCard(page)).toContain(name);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "pins" }));

    await openPage(otherPage, `${home}/icons/styles`);
    expect(await firstCard(otherPage)).toBe(first);
    await signInFromHere(otherPage, "pins@example.com");
    expect(await firstCard(otherPage)).toContain(name);
    await openPage(otherPage, `${home}/icons/set/home`);
    expect(await styleOfFirst(otherPage)).toBe(name);
  },
);

journey("the filter of styles pins by one press, the first of a page too", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  await page.getByRole("tab", { name: "Styles" }).click();
  const names = () =>
    page.getByRole("button", { name: /^Pin / }).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!));
  await expect.poll(async () => (await names()).length).toBeGreaterThan(4);
  const name = (await names())[4]!.replace(/^Pin /, "");
  await pin(page, name);
  await openPage(page, "/icons/set/home");
  // The options of long filters come with the first touch.
  await page.mouse.move(100, 300);
  await expect.poll(async () => (await names())[0]).toBe(`Pin ${name}`);
  expect(await isPinned(page, name)).toBe("true");
});
