import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";

const tiles = "li > a[data-icon]";

describe("a page of results", () => {
  journey("goes on without end and finds its place again on the way back", async ({ page }) => {
    await page.goto("/icons/set/arrow", { waitUntil: "networkidle" });
    await page.mouse.move(700, 500);
    const seen = page.locator("a[data-index='300']");
    for (let turns = 0; turns < 200 && !(await seen.isVisible()); turns++) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await seen.scrollIntoViewIfNeeded();
    expect(await page.locator(tiles).count()).toBeLessThan(400);
    const name = await seen.textContent();
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/icons/styles']")!.click());
    await page.waitForURL("**/icons/styles");
    await page.goBack();
    await page.waitForURL("**/icons/set/arrow");
    await page.locator("a[data-index='300']").waitFor();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
    expect(await page.locator("a[data-index='300']").textContent()).toBe(name);
  });

  journey("keeps the selected icon in the address, for sharing and for going back", async ({ page, context }) => {
    await page.goto("/icons/set/home", { waitUntil: "networkidle" });
    const before = await page
      .locator(tiles)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    await page.locator(tiles).nth(4).click();
    await page.waitForURL(/\?icon=\w+$/);
    await page.getByRole("button", { name: "Copy SVG" }).waitFor();
    const after = await page
      .locator(tiles)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(after.slice(0, before.length)).toEqual(before);
    const shared = await context.newPage();
    await shared.goto(page.url());
    await shared.getByRole("button", { name: "Copy SVG" }).waitFor();
    expect(await shared.getByRole("heading", { level: 2 }).first().textContent()).toBe(
      await page.getByRole("heading", { level: 2 }).first().textContent(),
    );
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await page.getByText("Pick an icon").waitFor();
  });

  journey("remembers the compact grid and the closed sidebar", async ({ page }) => {
    await page.goto("/icons/set/home", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Compact grid" }).click();
    await page.getByRole("button", { name: "Hide filters" }).click();
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Detailed grid" }).waitFor();
    await page.getByRole("button", { name: "Show filters" }).waitFor();
    const kept = await page.evaluate(() => ["grid-mode", "sidebar-closed"].map((key) => localStorage.getItem(key)));
    expect(kept).toEqual(["compact", "true"]);
  });

  journey("paints every icon in the chosen colour and stroke", async ({ page }) => {
    await page.goto("/icons/set/home--style-lucide?color=228be6&stroke=1", { waitUntil: "networkidle" });
    const look = await page
      .locator(`${tiles} svg path`)
      .first()
      .evaluate((path) => {
        const { stroke, strokeWidth } = getComputedStyle(path);
        return { stroke, strokeWidth: Number.parseFloat(strokeWidth) };
      });
    expect(look.stroke).toBe("rgb(34, 139, 230)");
    expect(look.strokeWidth).toBeCloseTo(44 / 24, 2);
  });

  journey("leads on when nothing is found", async ({ page }) => {
    await page.goto("/icons/set/qqxxzz", { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Nothing found for “qqxxzz”" }).waitFor();
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(4);
  });
});

describe("addresses", () => {
  journey("that are not canonical are redirected for good", async ({ page, site }) => {
    const locationOf = async (path: string) => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers()["location"]?.replace(site, "")];
    };
    expect(await locationOf("/icons/set/home--c-12345")).toEqual([301, "/icons/set/home"]);
    expect(await locationOf("/icons/set/Shopping%20Cart!?sorting=new")).toEqual([
      301,
      "/icons/set/shopping-cart?sorting=new",
    ]);
    expect(await locationOf("/icons/set/!!!")).toEqual([301, "/icons"]);
    expect(await locationOf("/icons/phosphor")).toEqual([301, "/icons/family-phosphor"]);
  });

  journey("that name nothing are not found", async ({ page }) => {
    expect((await page.request.get("/icons/no-such-style")).status()).toBe(404);
    expect((await page.request.get("/icon/000000000/home")).status()).toBe(404);
  });

  journey("of an icon lead to its right name", async ({ page }) => {
    await page.goto("/icons/set/home");
    const path = await page.locator(tiles).first().getAttribute("href");
    const id = path!.split("/")[2]!;
    const response = await page.request.get(`/icon/${id}/some-old-name`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, path]);
  });
});

describe("without scripts", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("results, filters, pages and downloads work", async ({ page }) => {
    await page.goto("/icons/set/arrow");
    await page.locator("summary", { hasText: "Technique" }).waitFor();
    await page.getByRole("link", { name: /^Outline/ }).click();
    await page.waitForURL("**/icons/set/arrow--technique-outline");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL("**/icons/set/arrow--technique-outline?page=2");
    await page.locator(tiles).first().click();
    await page.waitForURL("**/icon/*/*");
    const href = await page.getByRole("link", { name: "Download SVG" }).getAttribute("href");
    const file = await page.request.get(href!);
    expect(file.headers()["content-type"]).toContain("image/svg+xml");
    expect(await file.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/);
  });
});
