import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const customizer = (page: Page) =>
  page.getByRole("complementary", { name: "Selected icon" }).getByRole("region", { name: "Customize", exact: true });

/** Opens the parts that are closed at first. */
async function openAll(page: Page): Promise<void> {
  await customizer(page).waitFor();
  for (const part of await customizer(page).locator("summary").all()) await part.click();
}

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({
    contextOptions: { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
  });

  look(`axe finds nothing on what makes an icon to fit, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openPage(page, "/icons/set/face--style-fluent-emoji?look=size-48_bg-rounded-fab005_rotate-30");
    await page.locator("li > a[data-icon]").first().click();
    await openAll(page);
    await customizer(page).getByRole("textbox", { name: "Name" }).fill("Brand");
    await page.keyboard.press("Enter");
    await customizer(page).getByRole("button", { name: "Brand", exact: true }).waitFor();
    expect(await listAccessFaults(page, "[data-inspector]")).toEqual([]);

    await customizer(page)
      .getByRole("button", { name: /^Color #/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: /^Hex: Color/ }).waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
  });

  if (width === 390) continue;
  look(`axe finds nothing on what restyles all icons, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide?look=color-fa5252_stroke-1");
    await page.getByRole("button", { name: "Restyle all icons" }).click();
    await openAll(page);
    expect(await listAccessFaults(page)).toEqual([]);
  });
}
