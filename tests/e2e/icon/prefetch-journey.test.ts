import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey(
  "what is known of an icon is fetched while the mouse rests on it, and not again when it opens",
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, id] = /\/view\/icon\/(\w+)/.exec(request.url()) ?? [];
      if (id !== undefined) asked.push(id);
    });
    await openPage(page, "/icons/set/home");
    const tile = page.locator("main li > a[data-icon]").nth(3);
    const id = (await tile.getAttribute("data-icon"))!;
    await tile.hover();
    await expect.poll(() => asked).toEqual([id]);
    await page.waitForLoadState("networkidle");
    await tile.click();
    await page.locator("[data-inspector]").getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    expect(asked).toEqual([id]);
  },
);
