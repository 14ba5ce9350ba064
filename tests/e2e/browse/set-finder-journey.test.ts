import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const needs = ["home", "user", "bell", "shopping cart", "unicorn"];

journey("a list finds sets, which are filtered, downloaded, and saved or shared", async ({ page }) => {
  await openPage(page, "/icons/styles");
  expect(await page.getByRole("link", { name: "Find a set for a list" }).count()).toBe(1);
  await page.getByRole("search").getByRole("link", { name: "Find a set for your list" }).click();
  await page.getByRole("heading", { level: 1, name: "Find a set for your list" }).waitFor();
  await page.getByRole("textbox", { name: "Your list" }).fill(needs.join("\n"));
  await page.getByRole("button", { name: "Find sets" }).click();
  const sheets = page.getByRole("region", { name: "Sets for your list" }).locator("li[aria-labelledby^=set-]");
  await sheets.first().waitFor();
  const shared = page.url();
  const [first] = await sheets.locator("h2").allTextContents();
  expect(
    await sheets
      .first()
      .getByText(/^\d of 5$/)
      .count(),
  ).toBe(1);
  const lucide = sheets.filter({ has: page.getByRole("heading", { name: "Lucide", exact: true }) });
  await lucide.getByText("4 of 5").waitFor();
  await lucide.getByText("1 missing").click();
  await lucide.getByText(/^unicorn → /).waitFor();

  await lucide.getByRole("button", { name: "Download all" }).click();
  await page.getByRole("dialog").getByText(/4/).first().waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Name", exact: true }).click();
  await page.waitForURL("**/icons/find-set?*sorting=alphabet*");

  await openPage(page, shared);
  expect(await sheets.locator("h2").first().textContent()).toBe(first);
  await lucide.getByRole("link", { name: "Save or share" }).click();
  await page.waitForURL("**/icons/collections/shared/*");
  await page.locator("a[data-icon]").nth(3).waitFor();
  expect(await page.locator("a[data-icon]").count()).toBe(4);
});

describe("without scripts", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("the form finds sets, and their icons are drawn", async ({ page }) => {
    await page.goto("/icons/find-set");
    await page.getByRole("textbox").fill(needs.join("\n"));
    await page.getByRole("button", { name: "Find sets" }).click();
    await page.waitForURL("**/icons/find-set?list=*");
    expect(await page.locator("main li svg").count()).toBeGreaterThan(20);
  });
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });

  look(`the sheets keep still and axe finds nothing at ${width} px`, async ({ page }) => {
    await openPage(page, `/icons/find-set?list=${encodeURIComponent(needs.join("\n"))}`);
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
    expect(await listAccessFaults(page, "main")).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
