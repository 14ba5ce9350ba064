import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundlePaths } from "../../../src/core/bundles/bundle-calls.ts";
import { openBrowser } from "../../harness/browser/journey.ts";
import { startTestApp, type TestApp } from "../../harness/site/test-app.ts";

/** The pages that come with sprites and fonts, opened as files, with nothing around them. */

let app: TestApp;
let folder: string;
let icons: { id: string }[];
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), "previews-"));
  const { catalogue } = app.services.catalogue.current();
  const names = ["house", "car", "bell", "clock-7", "trash-2", "arrow-left", "cloud-rain", "earth"];
  icons = names.map((name) => ({ id: catalogue.id(catalogue.findByIconifyName("lucide", name)!) }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function openPreview(method: "POST" | "PUT", url: string, payload: object): Promise<Page> {
  const { rawPayload } = await app.app.inject({ method, url, payload });
  const path = join(folder, `${url.split("/").at(-1)}.html`);
  writeFileSync(path, unzipSync(rawPayload)["preview.html"]!);
  const context = await (
    await openBrowser()
  ).newContext({ deviceScaleFactor: 4, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  page.on("console", (message) => expect.fail(message.text()));
  page.on("pageerror", (error) => expect.fail(String(error)));
  await page.goto(pathToFileURL(path).href);
  return page;
}

/** The picture of the tile with a name, without the words below it. */
async function shoot(page: Page, name: string): Promise<Uint8Array> {
  const drawing = page.locator(`li[data-name="${name}"] button > :first-child`);
  return sharp(await drawing.screenshot())
    .resize(64, 64, { fit: "fill" })
    .grayscale()
    .raw()
    .toBuffer();
}

async function shootAll(page: Page, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const shots = new Map<string, Uint8Array>();
  for (const name of names) shots.set(name, await shoot(page, name));
  return shots;
}

const measureDifference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / 255 / a.length;

const visibleNames = (page: Page) =>
  page.locator("li:visible").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-name")!));

test("the page in a sprite finds icons by name and copies their code, and the page in a font shows the same icons", async () => {
  const sprite = await openPreview("POST", bundlePaths.sprite, { icons });
  const font = await openPreview("PUT", bundlePaths.webfont, { icons });
  const names = await visibleNames(sprite);
  expect(names).toHaveLength(icons.length);
  expect(await visibleNames(font)).toEqual(names);
  await font.evaluate(() => document.fonts.ready);
  const symbols = await shootAll(sprite, names);
  const glyphs = await shootAll(font, names);
  for (const [name, glyph] of glyphs) {
    const differences = names.map((other) => measureDifference(glyph, symbols.get(other)!));
    const own = measureDifference(glyph, symbols.get(name)!);
    expect([name, own]).toEqual([name, Math.min(...differences)]);
    expect.soft(own, name).toBeLessThan(0.1);
  }

  await sprite.getByRole("searchbox").fill("ar");
  expect(await visibleNames(sprite)).toEqual(names.filter((name) => name.includes("ar")));
  await sprite.getByRole("searchbox").fill("nothing at all");
  await expect.poll(() => sprite.getByText("No icon has this name.").isVisible()).toBe(true);
  await sprite.getByRole("searchbox").fill("");
  await sprite.getByRole("button", { name: names[0]! }).click();
  await expect.poll(() => sprite.getByRole("status").textContent()).toContain(`sprite.svg#${names[0]}`);
  expect(await sprite.evaluate(() => navigator.clipboard.readText())).toBe(
    `<svg width="24" height="24" aria-hidden="true"><use href="sprite.svg#${names[0]}" /></svg>`,
  );
});
