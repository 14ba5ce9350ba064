import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { customize } from "../../../src/core/svg/customize.ts";
import { parseCustomization } from "../../../src/core/urls/customization-param.ts";
import { journey } from "../../harness/browser/journey.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";
const red = "rgb(250, 82, 82)";
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Selected icon" });
const lookOf = (page: Page) => new URL(page.url()).searchParams.get("look") ?? "";

async function select(page: Page, index: number): Promise<void> {
  await page.locator(tiles).nth(index).click();
  await panelOf(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
}

/** The text of the clipboard after a press on the button. */
async function copy(page: Page): Promise<string> {
  await panelOf(page).getByRole("button", { name: "Copy SVG", exact: true }).click();
  await panelOf(page).getByRole("button", { name: "Copied", exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Color and width in px that the strokes of all tiles have. */
function listStrokes(page: Page): Promise<string[]> {
  return page
    .locator(`${tiles} svg path`)
    .evaluateAll((paths) => [
      ...new Set(paths.map((path) => `${getComputedStyle(path).stroke} ${getComputedStyle(path).strokeWidth}`)),
    ]);
}

/** Presses the keys as soon as the address says the next look, before anything is drawn anew. */
function undoOnNextAddress(): void {
  history.replaceState = (...args) => {
    Reflect.deleteProperty(history, "replaceState");
    history.replaceState(...args);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  };
}

describe("customization of icons", () => {
  journey("a color of an icon is replaced by its swatch, and shared in the URL", async ({ page, context }) => {
    await openPage(page, "/icons/set/face--style-fluent-emoji-flat");
    await select(page, 0);
    const drawn = await copy(page);
    const swatch = panelOf(page)
      .getByRole("button", { name: /^Color #[0-9A-F]{6}$/ })
      .first();
    const color = (await swatch.getAttribute("aria-label"))!.slice(-6).toLowerCase();
    expect(drawn.toLowerCase()).toContain(`#${color}`);
    await swatch.click();
    await page.getByRole("textbox", { name: /^Hex: / }).fill("12B886");
    await expect.poll(() => lookOf(page)).toBe(`map-${color}-12b886`);
    await page.keyboard.press("Escape");
    expect(await page.locator("[data-preview] svg").first().innerHTML()).toContain("#12b886");
    const tile = page.locator(`${tiles} svg`).first();
    await expect.poll(() => tile.innerHTML()).toContain("#12b886");
    const copied = await copy(page);
    expect(copied).toContain("#12b886");
    expect(copied.toLowerCase()).not.toContain(`#${color}`);

    const other = await context.newPage();
    await openPage(other, page.url());
    expect(await copy(other)).toBe(copied);
    await panelOf(other)
      .getByRole("button", { name: /, now #12B886$/ })
      .click();
    await other.getByRole("button", { name: "Original" }).click();
    await expect.poll(() => lookOf(other)).toBe("");
    await expect.poll(() => other.locator(`${tiles} svg`).first().innerHTML()).not.toContain("#12b886");
  });

  journey("the whole grid is red with strokes of 2 px, and so is a shared link", async ({ page, site }) => {
    await openPage(page, "/icons/set/home--style-lucide");
    await page.getByRole("button", { name: "Restyle all icons" }).click();
    const panel = panelOf(page);
    await panel.getByRole("radio", { name: "Red" }).click();
    const slider = panel.getByRole("slider", { name: "Stroke width" });
    await slider.fill("1");
    await slider.fill("2");
    await panel.getByRole("switch", { name: "Same width at every size" }).check();
    await panel.getByRole("spinbutton", { name: "Size" }).fill("24");
    await expect.poll(() => lookOf(page)).toBe("size-24_color-fa5252_stroke-2_absolute-yes");
    expect(await listStrokes(page)).toEqual([`${red} 2px`]);

    const browser = page.context().browser()!;
    const stranger = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
    const shared = await stranger.newPage();
    await shared.goto(page.url());
    expect(await listStrokes(shared)).toEqual([`${red} 2px`]);
    await stranger.close();

    await page.goto("/icons/set/arrow--style-lucide");
    await expect.poll(() => lookOf(page)).toBe("size-24_color-fa5252_stroke-2_absolute-yes");
    await expect.poll(() => listStrokes(page)).toEqual([`${red} 2px`]);
  });

  journey("a stored customization applies before any script runs, until it is reset", async ({ context }) => {
    const page = await context.newPage();
    await openPage(page, "/icons/set/home--style-lucide");
    await page.getByRole("button", { name: "Restyle all icons" }).click();
    await panelOf(page).getByRole("radio", { name: "Red" }).click();
    await expect.poll(() => lookOf(page)).toBe("color-fa5252");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/icons/set/arrow--style-lucide");
    expect(lookOf(page)).toBe("");
    expect(await listStrokes(page)).toEqual([`${red} 2px`]);
    await page.unroute("**/assets/*.js");
    await page.goto("/icons/set/arrow--style-lucide");
    await expect.poll(() => lookOf(page)).toBe("color-fa5252");
    await page.getByRole("button", { name: "Restyle all icons" }).click();
    await panelOf(page).getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => listStrokes(page)).not.toContain(`${red} 2px`);
    await expect.poll(() => lookOf(page)).toBe("");
    await openPage(page, "/icons/set/arrow--style-lucide");
    expect(await listStrokes(page)).not.toContain(`${red} 2px`);
  });

  journey("changes are undone and redone with buttons and keys", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide");
    await select(page, 0);
    const panel = panelOf(page);
    const undo = panel.getByRole("button", { name: "Undo" });
    const redo = panel.getByRole("button", { name: "Redo" });
    expect(await undo.isDisabled()).toBe(true);
    await panel.getByRole("radio", { name: "Red" }).click();
    await panel.getByRole("button", { name: "48", exact: true }).click();
    await panel.getByText("Rotate, flip, opacity").click();
    await panel.getByRole("button", { name: "Rotate 90° right" }).click();
    await expect.poll(() => lookOf(page)).toBe("size-48_color-fa5252_rotate-90");
    await page.keyboard.press("Control+z");
    await expect.poll(() => lookOf(page)).toBe("size-48_color-fa5252");
    await undo.click();
    await expect.poll(() => lookOf(page)).toBe("color-fa5252");
    await page.keyboard.press("Control+Shift+z");
    await redo.click();
    await expect.poll(() => lookOf(page)).toBe("size-48_color-fa5252_rotate-90");
    expect(await redo.isDisabled()).toBe(true);
    await panel.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => lookOf(page)).toBe("");
    await page.keyboard.press("Control+z");
    await expect.poll(() => lookOf(page)).toBe("size-48_color-fa5252_rotate-90");
  });

  journey("an undo in the moment in which the address changes isn’t lost", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide");
    await select(page, 0);
    await panelOf(page).getByRole("radio", { name: "Red" }).click();
    await expect.poll(() => lookOf(page)).toBe("color-fa5252");
    await page.evaluate(undoOnNextAddress);
    await panelOf(page).getByRole("button", { name: "48", exact: true }).click();
    await page.waitForFunction(() => history.replaceState === History.prototype.replaceState);
    await expect.poll(() => lookOf(page)).toBe("color-fa5252");
    expect(await panelOf(page).getByRole("button", { name: "Redo" }).isEnabled()).toBe(true);
  });

  journey("a preset is saved, applied, renamed and deleted", async ({ page }) => {
    await openPage(page, "/icons/set/home--style-lucide?look=color-fa5252_stroke-1.5");
    await select(page, 0);
    const panel = panelOf(page);
    await panel.getByText("Presets").click();
    await panel.getByRole("textbox", { name: "Name" }).fill("Brand");
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "Brand", exact: true }).waitFor();
    await panel.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => lookOf(page)).toBe("");

    await reloadPage(page);
    await panel.getByText("Presets").click();
    await panel.getByRole("button", { name: "Rename Brand" }).click();
    await panel.getByRole("textbox", { name: "Name" }).fill("House red");
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "House red", exact: true }).click();
    await expect.poll(() => lookOf(page)).toBe("color-fa5252_stroke-1.5");

    await panel.getByRole("button", { name: "Delete House red" }).click();
    await panel.getByRole("button", { name: "House red", exact: true }).waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
    await panel.getByRole("button", { name: "House red", exact: true }).waitFor();
  });

  journey("the stroke of an icon without strokes can't be changed, and the page shows the reason", async ({ page }) => {
    await openPage(page, "/icons/set/face--style-fluent-emoji-flat");
    await select(page, 0);
    expect(await panelOf(page).getByRole("slider", { name: "Stroke width" }).isDisabled()).toBe(true);
    await panelOf(page).getByText("This icon has no strokes.").waitFor();
  });
});

describe("a tile", () => {
  journey.override({ contextOptions: { deviceScaleFactor: 4 } });

  for (const look of [
    "color-228be6_stroke-1",
    "color-228be6_pad-0.2_bg-rounded-fab005_rotate-30",
    "bg-circle-current_color-ffffff_pad-0.15_flip-horizontal",
    "rotate-90_flip-vertical_opacity-0.5_bg-square-ffffff80",
  ]) {
    journey(`shows what the file contains: ${look}`, async ({ page }) => {
      await openPage(page, `/icons/set/lamp--style-lucide?look=${look}`);
      const drawing = page.locator(`${tiles} > span:first-child`).first();
      const drawn = await drawing.locator("svg").evaluate((svg) => svg.outerHTML);
      const shown = await readPixels(await drawing.screenshot());
      const file = customize(drawn, parseCustomization(look)!);
      await drawing.evaluate((box, svg) => {
        document.adoptedStyleSheets = [];
        box.innerHTML = svg;
      }, file);
      const wanted = await readPixels(await drawing.screenshot());
      expect(wanted.length).toBe(shown.length);
      const difference = wanted.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0);
      expect(difference / wanted.length / 255).toBeLessThan(0.01);
    });
  }
});

const readPixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
