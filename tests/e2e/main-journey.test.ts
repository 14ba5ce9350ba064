import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { customize } from "../../src/core/svg/customize.ts";
import { journey } from "../harness/browser/journey.ts";
import { openPage } from "../harness/browser/open-page.ts";

const customization = { size: 48, color: "#fa5252" } as const;

/** What the clipboard and the file must hold: the drawing as the site serves it, put through the same pure function. */
async function expectedSvg(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get("icon");
  const drawn = await page.request.get(`/img/${id}.svg`);
  return customize(await drawn.text(), customization);
}

/** Edge and the color of the most opaque pixels of a PNG file, as the browser reads it. */
async function readPng(page: Page, bytes: Buffer) {
  const source = `data:image/png;base64,${bytes.toString("base64")}`;
  return page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255) colors.add([data[at], data[at + 1], data[at + 2]].join(","));
    }
    return { width: picture.width, height: picture.height, colors: [...colors] };
  }, source);
}

async function expectRemoved(page: Page, save: () => Promise<void>): Promise<void> {
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await expectedSvg(page));
  const [download] = await Promise.all([page.waitForEvent("download"), save()]);
  expect(download.suggestedFilename()).toMatch(/^shopping-cart.*\.png$/);
  const png = await readPng(page, await readFile(await download.path()));
  expect([png.width, png.height]).toEqual([48, 48]);
  expect(png.colors).toEqual(["250,82,82"]);
}

describe("an icon is found, customized and downloaded", () => {
  journey("by mouse", async ({ page }) => {
    await page.goto("/icons");
    await page.getByRole("combobox").fill("shopping cart");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await page.waitForURL("**/icons/set/shopping-cart");
    await page.getByRole("tab", { name: "Styles" }).click();
    await page.getByRole("searchbox", { name: "Find in Style" }).fill("lucide");
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Lucide\s*\d/ })
      .click();
    await page.waitForURL("**/icons/set/shopping-cart--style-lucide");
    await page.getByRole("heading", { level: 1, name: "Shopping cart icons in Lucide" }).waitFor();
    const panel = page.getByRole("complementary", { name: "Selected icon" });
    await page.locator("a[data-icon]").first().click();
    await panel.getByRole("button", { name: "Copy SVG" }).waitFor();
    await panel.getByRole("radio", { name: "Red" }).click();
    await panel.getByRole("button", { name: "48", exact: true }).click();
    await page.waitForURL(/icon=\w+&look=size-48_color-fa5252/);
    await panel.getByRole("button", { name: "Copy SVG" }).click();
    await panel.getByRole("button", { name: "Copied" }).waitFor();
    await expectRemoved(page, () => panel.getByRole("link", { name: "Download PNG 48 px" }).click());
  });

  journey("by keyboard alone", async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
      });
    const tabTo = async (name: RegExp, key = "Tab") => {
      for (let presses = 0; presses < 80; presses++) {
        await press(key);
        if (name.test(await focused())) return;
      }
      throw new Error(`Tab never reached ${name}; it is on ${await focused()}`);
    };

    await openPage(page, "/icons/set/home");
    await press("/");
    await page.keyboard.type("shopping cart");
    await press("Enter");
    await page.waitForURL("**/icons/set/shopping-cart");
    await page.getByRole("heading", { level: 1, name: "Shopping cart icons" }).waitFor();
    await tabTo(/^Filters$/);
    await press("ArrowRight");
    await page.getByLabel("Find in Style").waitFor();
    await tabTo(/^Find in Style$/);
    await page.keyboard.type("lucide");
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Lucide\s*\d/ })
      .waitFor();
    await tabTo(/^Lucide\s*\d/);
    await press("Enter");
    await page.waitForURL("**/icons/set/shopping-cart--style-lucide");
    await page.getByRole("heading", { level: 1, name: "Shopping cart icons in Lucide" }).waitFor();
    await page.locator("a[data-icon]").first().waitFor();
    await tabTo(/^Shopping Cart/);
    await press("ArrowRight");
    await press("ArrowLeft");
    await press("Enter");
    await page.waitForURL(/icon=\w+/);
    await page.getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    await tabTo(/^48$/);
    await press("Enter");
    await tabTo(/^Text color/);
    for (let steps = 0; steps < 6; steps++) await press("ArrowRight");
    expect(await focused()).toBe("Red");
    await page.waitForURL(/icon=\w+&look=size-48_color-fa5252/);
    await press("c");
    await page.getByText("SVG copied").waitFor();
    await tabTo(/^Download PNG 48 px$/, "Shift+Tab");
    await expectRemoved(page, () => press("Enter"));
    await press("Escape");
    await page.waitForURL((url) => !url.searchParams.has("icon"));
  });
});
