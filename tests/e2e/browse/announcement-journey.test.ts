import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey("screen readers announce a new page, but not a selected icon", async ({ page }) => {
  await openPage(page, "/icons");
  const announcement = page.locator("output").filter({ hasText: "Iconarium" });
  expect(await announcement.count()).toBe(0);
  await page.getByRole("link", { name: "Styles", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Icon styles" }).waitFor();
  await announcement.waitFor({ state: "attached" });
  expect(await announcement.textContent()).toBe(await page.title());
  await openPage(page, "/icons/set/home");
  await page.locator("a[data-icon]").first().click();
  await page.waitForURL("**?icon=*");
  expect(await announcement.count()).toBe(0);
});
