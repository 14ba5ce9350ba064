import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey("a visitor finds an illustration by search and downloads it", async ({ page, site }) => {
  await openPage(page, "/icons/set/house--style-openmoji");
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  const row = page.getByRole("region", { name: "Illustrations for “house”" });
  await row.getByRole("link").nth(1).waitFor();
  const firstIcon = await page.locator("main li > a[data-icon]").last().boundingBox();
  expect((await row.boundingBox())!.y).toBeGreaterThan(firstIcon!.y);
  await row
    .getByRole("link", { name: /^Village/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Village" }).waitFor();
  await page.getByText(/^Illustration by Iconarium, icons by /).waitFor();
  expect(await listAccessFaults(page, "main")).toEqual([]);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "SVG, any size" }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^village-[a-z-]+\.svg$/);
  const { total } = (await (await fetch(`${site}/illustrations`)).json()) as { total: number };
  expect(total).toBeGreaterThanOrEqual(60);
});

journey(
  "a search without matching images has no row of them, and illustrations have their own search",
  async ({ page, site }) => {
    const rows = await fetch(`${site}/view/media?of=/icons/set/arrow`);
    expect([rows.status, await rows.json()]).toEqual([200, { rows: [] }]);
    await page.goto("/icons/illustrations");
    await page.getByRole("searchbox", { name: "Find illustrations" }).fill("cat");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/illustrations?term=cat");
    await page.getByRole("link", { name: /^Pets/ }).first().waitFor();
    expect(await listAccessFaults(page, "main")).toEqual([]);
  },
);
