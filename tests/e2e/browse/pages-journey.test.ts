import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });
  for (const path of ["/icons/styles--mono", "/icons/presentation-clip-art", "/icons/search-by-image"]) {
    look(`axe finds nothing on ${path}, ${width} px wide and ${colorScheme}`, async ({ page }) => {
      await openPage(page, path);
      expect(await listAccessFaults(page)).toEqual([]);
    });
  }
}

describe("filters of a list", () => {
  journey("are chosen in menus by keyboard, are stored in the URL, and are reset", async ({ page }) => {
    await openPage(page, "/icons/styles");
    await page.getByRole("button", { name: "Technique" }).press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("menuitemradio");
    await page.keyboard.press("p");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/icons/styles--technique-pixel");
    await page.getByRole("button", { name: "Technique: Pixel" }).waitFor();
    await page.getByRole("link", { name: "Size", exact: true }).click();
    await page.waitForURL("**/icons/styles--technique-pixel?sorting=size");
    await page.goBack();
    await page.waitForURL("**/icons/styles");
    await page.getByRole("button", { name: "Technique", exact: true }).waitFor();
  });

  journey("without results show a message and a link to the full list", async ({ page }) => {
    await openPage(page, "/icons/styles--animated--technique-pixel");
    await page.getByRole("heading", { name: "No styles match these filters" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
    await page.waitForURL("**/icons/styles");
    await page
      .getByRole("link", { name: /^Lucide/ })
      .first()
      .waitFor();
  });
});

describe("without JavaScript", () => {
  const plain = journey.extend({ contextOptions: { javaScriptEnabled: false } });
  plain("lists are filtered by plain links", async ({ page }) => {
    await page.goto("/icons/new");
    await page.getByRole("button", { name: "Style" }).click();
    await page.getByRole("menuitemradio", { name: /^Lucide/ }).click();
    await page.waitForURL("**/icons/new--style-lucide");
    await page.getByRole("heading", { level: 1, name: "New in Lucide" }).waitFor();
    const feed = await page.getByRole("link", { name: "RSS feed" }).getAttribute("href");
    expect(new URL(feed!, page.url()).pathname).toBe("/feeds/new/lucide.xml");
  });
});

journey("images for slides switch to one style, and link to more of that style", async ({ page }) => {
  await openPage(page, "/icons/presentation-clip-art");
  await page.getByRole("link", { name: "Fluent Emoji 3D" }).click();
  await page.waitForURL("**/icons/presentation-clip-art--style-fluent-emoji-3d");
  await page.locator("a[aria-current=true]", { hasText: "Fluent Emoji 3D" }).waitFor();
  await page.getByRole("region", { name: "Charts and numbers" }).getByRole("link", { name: /^All/ }).click();
  await page.waitForURL("**/icons/set/chart--static--style-fluent-emoji-3d");
});

describe("a page that does not exist", () => {
  journey("is a light 404 with links, whatever part of the URL is wrong", async ({ context, site }) => {
    for (const path of ["/nope", "/icons/no-such-style", "/icons/styles--no-such-filter", "/icon/000000000/gone"]) {
      const response = await context.request.get(site + path);
      expect(response.status(), path).toBe(404);
      expect((await response.body()).length, path).toBeLessThan(28 * 1024);
      const page = await context.newPage();
      await openPage(page, path);
      expect(await page.title()).toBe("Page not found – Iconarium");
      await page.getByText(`Page Not Found: ${path}`).waitFor();
      for (const href of ["/icons/new", "/icons/set/popular", "/icons/family-lucide"]) {
        await page.locator(`main a[href="${href}"]`).waitFor();
      }
      await page.close();
    }
  });
});

journey("the page of an unavailable image search says so and offers a text search", async ({ page }) => {
  await openPage(page, "/icons/search-by-image");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Image search is turned off on this server" }).waitFor();
  await main.getByRole("searchbox").fill("house");
  await main.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL("**/icons/set/house");
});

/** A page of icons whose code is held back. @returns lets it come */
async function openSlowly(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client*", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/icons/set/house", { waitUntil: "commit" });
  return arrived.resolve;
}

describe("a click before the code of a page has loaded", () => {
  journey("takes effect once the code has loaded", async ({ page }) => {
    const arrive = await openSlowly(page);
    const hide = page.getByRole("button", { name: "Hide filters" });
    await hide.click();
    arrive();
    await page.getByRole("button", { name: "Show filters" }).waitFor();
    expect(await hide.count()).toBe(0);
  });

  journey("isn't repeated where it needs no code", async ({ page }) => {
    const arrive = await openSlowly(page);
    await page.getByRole("button", { name: "Theme" }).click();
    const dark = page.getByRole("menuitemradio", { name: "Dark" });
    expect(await dark.isVisible()).toBe(true);
    arrive();
    await page.waitForFunction(isHydrated);
    expect(await dark.isVisible()).toBe(true);
  });
});
