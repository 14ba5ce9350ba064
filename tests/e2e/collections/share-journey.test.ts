import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const idsOf = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")));
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });

describe("a link to unsaved icons", () => {
  journey(
    "shows them to anyone with the link, who saves them, swaps their style and undoes that",
    async ({ page, context }) => {
      await openPage(page, "/icons/mdi?look=color-fa5252");
      await tiles(page).first().hover();
      await page.getByRole("checkbox", { name: /^Select / }).waitFor();
      for (const at of [3, 0, 6])
        await tiles(page)
          .nth(at)
          .click({ modifiers: ["Control"] });
      const shown = await idsOf(page);
      await bar(page).getByRole("button", { name: "Copy", exact: true }).click();
      await page.getByRole("menuitem", { name: "Copy link" }).click();
      const notifications = page.getByRole("region", { name: "Notifications" });
      await notifications.getByText("Link copied. Anyone with the link can view these icons.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const other = await context.browser()!.newContext({ viewport: { width: 1440, height: 900 } });
      const guest = await other.newPage();
      await openPage(guest, link);
      await guest.getByRole("heading", { level: 1, name: "3 icons shared with you" }).waitFor();
      expect(await idsOf(guest)).toEqual([shown[3], shown[0], shown[6]]);
      const drawing = tiles(guest).first().locator("path").first();
      expect(await drawing.evaluate((path) => getComputedStyle(path).fill)).toBe("rgb(250, 82, 82)");
      expect(await guest.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
      for (const colorScheme of ["dark", "light"] as const) {
        await guest.emulateMedia({ colorScheme });
        expect(await listAccessFaults(guest)).toEqual([]);
      }

      await guest.getByRole("button", { name: "Save to my collections" }).click();
      await guest.getByRole("button", { name: "Open", exact: true }).click();
      await guest.getByRole("button", { name: "Upload SVG files" }).waitFor();
      const saved = await idsOf(guest);
      expect(saved).toEqual([shown[3], shown[0], shown[6]]);

      await guest.getByRole("button", { name: "Swap style" }).click();
      await guest.getByRole("searchbox", { name: "Find a style" }).fill("Lucide");
      await guest.getByRole("radio", { name: /^Lucide:/ }).check({ force: true });
      await guest.getByRole("dialog").locator("li[data-from]").first().waitFor();
      await guest.getByRole("button", { name: "Swap", exact: true }).click();
      await guest.getByText(/ swapped to Lucide$/).waitFor();
      expect(await idsOf(guest)).not.toEqual(saved);
      await guest.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => idsOf(guest)).toEqual(saved);
      await other.close();
    },
  );

  journey("works without JavaScript, and is not found for icons that don't exist", async ({ site, context }) => {
    const response = await context.request.get(`${site}/icons/collections/shared/000000000`);
    expect(response.status()).toBe(404);
    expect((await context.request.get(`${site}/icons/collections/shared/short`)).status()).toBe(404);
    const found = await context.request.get(`${site}/api/iconsets/v7/search?term=star&amount=2`);
    const { icons } = (await found.json()) as { icons: { id: string; name: string }[] };
    const page = await context.request.get(`${site}/icons/collections/shared/${icons.map(({ id }) => id).join("")}`);
    expect(page.status()).toBe(200);
    const html = await page.text();
    for (const { id } of icons) expect(html).toContain(`data-icon="${id}"`);
  });
});
