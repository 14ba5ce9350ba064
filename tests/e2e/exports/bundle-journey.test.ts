import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Download, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

/** Picks the first icons of a page. */
async function pick(page: Page, path: string, count: number): Promise<void> {
  await openPage(page, path);
  await tiles(page).first().hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
  await tiles(page)
    .first()
    .click({ modifiers: ["Control"] });
  const last = page.locator(`main a[data-index="${count - 1}"]`);
  if (!(await last.isVisible())) await page.evaluate(() => scrollTo(0, 3000));
  await last.click({ modifiers: ["Shift"] });
  await bar(page).getByText(`${count} icons selected`).waitFor();
}

async function download(page: Page): Promise<{ name: string; files: Record<string, Uint8Array> }> {
  const saved = page.waitForEvent("download", { timeout: 60_000 });
  await button(page, "Download").click();
  return readZip(await saved);
}

async function readZip(file: Download) {
  return { name: file.suggestedFilename(), files: unzipSync(await readFile(await file.path())) };
}

const readPixels = async (part: Locator) =>
  sharp(await part.screenshot())
    .grayscale()
    .raw()
    .toBuffer();

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

journey(
  "a font of fifty icons comes with a page that shows them, and its code points stay the same when it grows",
  async ({ page, context }) => {
    await pick(page, "/icons/lucide", 50);
    await bar(page).getByRole("button", { name: "Icon font" }).click();
    await dialog(page).getByLabel("Name", { exact: true }).fill("Tiny font");
    await dialog(page).getByLabel("Class prefix").fill("tiny");
    await dialog(page).getByText("Classes are named tiny-home.").waitFor();
    const { name, files } = await download(page);
    expect(name).toBe("tiny-font.zip");
    await dialog(page).getByText("tiny-font.zip was downloaded").waitFor();
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["tiny-font.woff2", "tiny-font.css", "preview.html", "ATTRIBUTION.md", "NOTICE"]),
    );
    const first = JSON.parse(text(files["code-points.json"])) as Record<string, number>;
    expect(Object.keys(first)).toHaveLength(50);

    const folder = await mkdtemp(join(tmpdir(), "iconarium-font-"));
    try {
      await writeFile(join(folder, "preview.html"), files["preview.html"]!);
      const preview = await context.newPage();
      await preview.goto(`file://${join(folder, "preview.html")}`);
      await preview.evaluate(() => document.fonts.ready);
      const glyphs = preview.locator("main li i");
      expect(await glyphs.count()).toBe(50);
      const pictures = await Promise.all((await glyphs.all()).map(readPixels));
      expect(pictures.filter((pixels) => new Set(pixels).size === 1)).toEqual([]);
      expect(new Set(pictures.map((pixels) => pixels.toString("base64"))).size).toBe(50);
      const families = await preview.evaluate(() =>
        Array.from(document.fonts, ({ family, status }) => `${family} ${status}`),
      );
      expect(families.map((family) => family.replaceAll('"', ""))).toContain("tiny-font loaded");
      await preview.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }

    await button(page, "Done").click();
    await page.locator("main a[data-index='50']").click({ modifiers: ["Control"] });
    await bar(page).getByRole("button", { name: "Icon font" }).click();
    expect(await dialog(page).getByLabel("Name", { exact: true }).inputValue()).toBe("Tiny font");
    await dialog(page)
      .locator("input[type=file]")
      .setInputFiles({
        name: "code-points.json",
        mimeType: "application/json",
        buffer: Buffer.from(files["code-points.json"]!),
      });
    await dialog(page).getByText("50 icons keep their characters").waitFor();
    const grown = await download(page);
    const second = JSON.parse(text(grown.files["code-points.json"])) as Record<string, number>;
    expect(second).toMatchObject(first);
    expect(Object.keys(second)).toHaveLength(51);
  },
);

journey("the server stops making a canceled ZIP, however often it is canceled", async ({ page }) => {
  await pick(page, "/icons/set/arrow", 100);
  await bar(page).getByRole("button", { name: "ZIP" }).click();
  await dialog(page).getByText("AVIF", { exact: true }).click();
  await dialog(page).getByText("96", { exact: true }).click();
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  // Two may be made for one person at the same time: the fourth would wait for the others if they went on.
  for (let time = 1; time <= 3; time++) {
    await button(page, "Download").click();
    await dialog(page)
      .getByText(/^\d+ of \d+ files$/)
      .waitFor();
    await button(page, "Cancel").click();
    await button(page, "Download").waitFor();
    await expect.poll(() => failed).toHaveLength(time);
  }
  expect(new Set(failed)).toEqual(new Set(["/siteApi/icons/zip"]));
  await dialog(page).getByText("AVIF", { exact: true }).click();
  const { name, files } = await download(page);
  expect(name).toBe("icons.zip");
  expect(Object.keys(files).filter((path) => path.endsWith(".svg"))).toHaveLength(100);
});

journey("the dialog names icons that a license policy excludes, and the ZIP leaves them out", async ({ page }) => {
  await pick(page, "/icons/set/cat", 40);
  await bar(page).getByRole("button", { name: "ZIP" }).click();
  const permissive = dialog(page).getByRole("radio", { name: /^Permissive only · \d+$/ });
  await permissive.check();
  const left = Number.parseInt(
    (await dialog(page)
      .getByText(/^\d+ icons? (is|are) left out$/)
      .innerText()) ?? "",
    10,
  );
  expect(left).toBeGreaterThan(0);
  await dialog(page)
    .getByText(/^Creative Commons Attribution 4\.0 \(\d+\): Cat/)
    .waitFor();
  await dialog(page).getByText("No attribution required.").waitFor();
  const { files } = await download(page);
  expect(Object.keys(files).filter((path) => path.endsWith(".svg"))).toHaveLength(40 - left);
  expect(text(files["ATTRIBUTION.md"])).toContain("Skipped because of their licenses");
});

journey("an offline dialog shows an error and keeps the choices", async ({ context }) => {
  // The browser reports every refused request in its console, so this page is none that must be silent.
  const page = await context.newPage();
  await pick(page, "/icons/lucide", 3);
  await bar(page).getByRole("button", { name: "Package" }).click();
  await dialog(page).getByText("Vue", { exact: true }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill("Ours");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await button(page, "Download").click();
  await dialog(page).getByRole("alert").getByText("You’re offline. Try again when you’re back.").waitFor();
  await context.setOffline(false);
  expect(await dialog(page).getByRole("radio", { name: "Vue" }).isChecked()).toBe(true);
  const { files } = await download(page);
  expect(text(files["package.json"])).toContain('"name": "ours"');
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({
    contextOptions: { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
  });

  look(`the bar and each dialog can be used by everybody, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await pick(page, "/icons/set/cat", 5);
    expect(await listAccessFaults(page, "[data-selection]")).toEqual([]);
    for (const kind of ["ZIP", "Icon font", "Sprite", "Package"]) {
      const opener = bar(page).getByRole("button", { name: kind });
      await opener.press("Enter");
      await dialog(page)
        .getByRole("radio", { name: /^All · 5$/ })
        .waitFor();
      expect(await listAccessFaults(page, "dialog[open]"), kind).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await bar(page).getByRole("button", { name: "Sprite" }).click();
    await dialog(page)
      .getByRole("radio", { name: /^Permissive only · \d$/ })
      .check();
    await dialog(page).getByText("left out").first().waitFor();
    expect(await listAccessFaults(page, "dialog[open]")).toEqual([]);
    const name = await dialog(page).getByLabel("Name", { exact: true }).getAttribute("placeholder");
    expect((await download(page)).name).toBe(`${name}.zip`);
    await dialog(page).getByText(`${name}.zip was downloaded`).waitFor();
    expect(await listAccessFaults(page, "dialog[open]")).toEqual([]);
  });
}
