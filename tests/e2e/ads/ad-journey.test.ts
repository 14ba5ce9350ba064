import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const results = "/icons/set/house--style-tabler-outline";

describe("a promotion", () => {
  journey("appears below the main content without a layout shift", async ({ page }) => {
    await openPage(page, "/icons/presentation-clip-art");
    const promotion = page.getByRole("complementary", { name: "From Iconarium" });
    await promotion.scrollIntoViewIfNeeded();
    // Its code comes now; it draws the same again.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
    const [place, lastIcon] = await Promise.all([
      promotion.boundingBox(),
      page.locator("main a[href^='/icon']").last().boundingBox(),
    ]);
    expect(place!.y).toBeGreaterThan(lastIcon!.y + lastIcon!.height);
    await promotion.getByRole("link").click();
    await page.waitForURL((url) => url.pathname !== "/icons/presentation-clip-art");
  });

  for (const width of [390, 820, 1440])
    journey(`fills the space reserved for it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, "/icons/presentation-clip-art");
      const findFoot = () => page.locator("footer").evaluate((foot) => foot.getBoundingClientRect().top);
      const promotion = page.getByRole("complementary", { name: "From Iconarium" });
      const [before, isThere] = [await findFoot(), await promotion.isVisible()];
      expect(isThere).toBe(false);
      await page.keyboard.press("Shift");
      await promotion.waitFor();
      expect(await findFoot()).toBe(before);
    });

  journey("isn't shown to paying customers", async ({ page, site }) => {
    await page.goto(`${nameSite(site)}/icons/new`);
    const promotion = page.getByRole("complementary", { name: "From Iconarium" });
    await promotion.waitFor();
    await signInFromHere(page, /Pia Paid/);
    expect(await promotion.count()).toBe(0);
    expect(await page.locator("[data-paid=true]").count()).toBe(1);
  });

  journey("isn't shown on pages for accounts, payments or developers", async ({ site }) => {
    for (const path of [
      "/icons/sign-in",
      "/icons/pricing",
      "/icons/collections",
      "/icons/account-policy",
      "/developers",
    ])
      expect(await (await fetch(site + path)).text(), path).not.toContain("From Iconarium");
  });
});

journey("a guest watches a promotion and downloads one icon as a PNG of 512 px, once", async ({ page }) => {
  await openPage(page, results);
  const id = await page.locator("li > a[data-icon]").first().getAttribute("data-icon");
  await openPage(page, `${results}?icon=${id}&look=size-512`);
  const panel = page.getByRole("complementary", { name: "Selected icon" });
  const earn = panel.getByRole("button", { name: "Watch an ad for 512 px" });
  await earn.click();
  const dialog = page.getByRole("dialog", { name: "Get one larger image" });
  const download = dialog.getByRole("button", { name: "Download PNG" });
  await dialog.getByRole("complementary", { name: "From Iconarium" }).waitFor();
  expect(await download.isDisabled()).toBe(true);
  expect(await listAccessFaults(page)).toEqual([]);
  await dialog.getByRole("status").getByText("Your image is ready.").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  const bytes = await readFile(await file.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512]);
  await dialog.waitFor({ state: "detached" });
  // Another one is to be earned again.
  await earn.waitFor();
});
