import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "main li > a[data-icon]";

for (const [colorScheme, needs] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  journey.extend({ contextOptions: { colorScheme } })(
    `on a ${colorScheme} page drawings that would be lost have a ground of their own`,
    async ({ page }) => {
      await openPage(page, "/icons/set/home--black");
      const grounds = await page.locator(tiles).evaluateAll((all) =>
        all.map((tile) => ({
          needs: (tile as HTMLElement).dataset["needs"],
          isSeen: getComputedStyle(tile.firstElementChild!).backgroundColor !== "rgba(0, 0, 0, 0)",
        })),
      );
      for (const ground of grounds) expect(ground.isSeen).toBe(ground.needs === needs);
      if (needs === "light") expect(grounds.some(({ isSeen }) => isSeen)).toBe(true);
    },
  );
}

journey.extend({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })(
  "a finger on the amber dot is told what it means, and opens no icon",
  async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.waitForFunction(isHydrated);
    await page.locator("h1").tap();
    await page.waitForLoadState("networkidle");
    await page.locator(`${tiles} [data-explain]`).first().tap();
    await expect.poll(() => page.locator("#tooltip").textContent()).toContain("Attribution required");
    expect(new URL(page.url()).search).toBe("");
  },
);

journey("a restyled page says so, and what a stroke width doesn't change", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  await page.getByRole("button", { name: "Restyle all icons" }).click();
  await page.getByRole("slider", { name: "Stroke width" }).fill("1");
  await expect.poll(() => page.getByText(/^Changes \d+ of \d+ icons$/).count()).toBe(1);
  const chip = page.getByRole("button", { name: /Restyled/ });
  await chip.waitFor();
  expect(new URL(page.url()).searchParams.has("look")).toBe(true);
  await page.getByRole("complementary", { name: "Selected icon" }).getByRole("button", { name: "Close" }).click();
  await chip.click();
  await expect.poll(() => chip.count()).toBe(0);
  expect(new URL(page.url()).searchParams.has("look")).toBe(false);
});

journey.extend({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true } })(
  "the sheet of an icon shows on a phone how to copy, download and customize without being scrolled",
  async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.locator(tiles).nth(1).click();
    const sheet = page.locator("[data-inspector]");
    await sheet.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    for (const seen of [
      sheet.getByRole("button", { name: "Copy SVG", exact: true }),
      sheet.getByRole("button", { name: "All formats" }),
      sheet.getByRole("button", { name: "Add to collection" }),
      sheet.getByRole("radiogroup", { name: "Color" }),
    ]) {
      const { y, height } = (await seen.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(844);
    }
  },
);

journey.extend({ contextOptions: { forcedColors: "active" } })(
  "forced colors leave marks, colors to choose and what is selected to be seen",
  async ({ page }) => {
    await openPage(page, "/icons/set/home");
    await page.locator(tiles).nth(3).hover();
    await page.waitForLoadState("networkidle");
    await page.locator("main li > input[data-icon]").waitFor({ state: "attached" });
    await page
      .locator(tiles)
      .nth(3)
      .click({ modifiers: ["Control"] });
    await page.locator("main li[data-picked]").waitFor();
    const marks = [[`${tiles} [data-explain]`], ["main li[data-picked]", "::before"], ["[data-hex]"]];
    const [body, ...grounds] = await page.evaluate(
      (places) =>
        places.map(
          ([selector, pseudo]) => getComputedStyle(document.querySelector(selector!)!, pseudo).backgroundColor,
        ),
      [["body"], ...marks],
    );
    expect(grounds).toHaveLength(marks.length);
    for (const ground of grounds) expect([body, "rgba(0, 0, 0, 0)"]).not.toContain(ground);
  },
);
