import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey("whoever comes back from a page that was loaded whole finds results where they were left", async ({ page }) => {
  for (const topPx of [900, 4000]) {
    await openPage(page, "/icons/set/home");
    await page.mouse.move(500, 500);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), topPx);
    const readPlace = () =>
      page.evaluate(() => [
        scrollY,
        document.elementFromPoint(700, 450)?.closest<HTMLElement>("a[data-icon]")?.dataset["icon"],
      ]);
    await expect.poll(async () => (await readPlace())[1]).toBeDefined();
    const before = await readPlace();
    await page.evaluate(() => (location.href = "/icons/styles"));
    await page.waitForURL("**/icons/styles");
    await page.goBack({ waitUntil: "networkidle" });
    await expect.poll(readPlace).toEqual(before);
  }
});
