import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { transformWithOxc } from "vite";
import { describe, expect } from "vitest";
import { dragOut, dropOn } from "../../harness/browser/drag-out.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Selected icon" });
const dialog = (page: Page) => page.getByRole("dialog", { name: /in any format$/ });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the panel of the first house of a set, in red, 48 px. */
async function openPanel(page: Page, look = "size-48_color-fa5252"): Promise<void> {
  await openPage(page, "/icons/set/house--style-lucide");
  const id = await page.locator("li > a[data-icon]").first().getAttribute("data-icon");
  await openPage(page, `/icons/set/house--style-lucide?icon=${id}&look=${look}`);
  await page.waitForFunction(isPanelHydrated);
}

/** Whether React listens to the panel, which comes after the page around it. */
const isPanelHydrated = () =>
  Object.keys(document.querySelector("[data-inspector] button") ?? {}).some((key) => key.startsWith("__react"));

async function openFormats(page: Page): Promise<void> {
  await panel(page).getByRole("button", { name: "All formats" }).click();
  await dialog(page).waitFor();
}

const choose = (page: Page, format: string) => dialog(page).getByRole("radio", { name: format, exact: true }).click();

async function saveFrom(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe("downloading an icon", () => {
  journey("as JSX with its customization, and with one click the next time", async ({ page }) => {
    await openPanel(page);
    await openFormats(page);
    await dialog(page).getByRole("searchbox", { name: "Find a format" }).fill("jsx");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("export function HouseIcon(props)").waitFor();
    await dialog(page).getByText("Meaningful").click();
    await dialog(page).getByLabel("Accessible name").fill("Go <home>");
    await dialog(page).getByText("Go &lt;home&gt;").waitFor();
    await dialog(page).getByRole("button", { name: "Copy React (JSX)" }).click();
    await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
    const jsx = await readClipboard(page);
    expect(jsx).toContain("#fa5252");
    expect(jsx).toContain('width="48"');
    expect(jsx).toContain("<title>Go &lt;home&gt;</title>");
    expect((await transformWithOxc(jsx, "HouseIcon.jsx")).code).toContain("HouseIcon");

    await reloadPage(page);
    await panel(page).getByRole("button", { name: "Copy React (JSX)" }).click();
    await panel(page).getByRole("button", { name: "Copied" }).waitFor();
    expect(await readClipboard(page)).toContain('aria-hidden="true"');
  });

  journey("as a PNG of twice the pixels, saved and copied, and as SwiftUI", async ({ page }) => {
    await openPanel(page);
    await openFormats(page);
    await choose(page, "PNG");
    await dialog(page).getByText("@2x").click();
    const png = await saveFrom(page, () => dialog(page).getByRole("button", { name: "Download PNG" }).click());
    expect(png.name).toMatch(/^house.*@2x\.png$/);
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([96, 96]);

    await dialog(page).getByRole("button", { name: "Copy PNG" }).click();
    await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
    const copiedTypes = await page.evaluate(async () =>
      (await navigator.clipboard.read()).map(({ types }) => types.join(" ")),
    );
    expect(copiedTypes).toEqual(["image/png"]);

    await choose(page, "SwiftUI");
    const swift = await saveFrom(page, () => dialog(page).getByRole("button", { name: "Download SwiftUI" }).click());
    expect(swift.name).toMatch(/^House.*\.swift$/);
    expect(swift.bytes.toString()).toContain("struct HouseIcon");
  });

  journey("a guest sees the size limit of PNG and how to raise it before a click can fail", async ({ page }) => {
    await openPanel(page, "size-64");
    await openFormats(page);
    await choose(page, "PNG");
    await dialog(page).getByText("@3x").click();
    await dialog(page).getByText("Without an account, you can download PNG up to 100 px.").waitFor();
    expect(await dialog(page).getByRole("button", { name: "Download PNG" }).isDisabled()).toBe(true);
    await dialog(page).getByRole("button", { name: "Use SVG" }).click();
    const svg = await saveFrom(page, () => dialog(page).getByRole("button", { name: "Download SVG" }).click());
    expect(svg.bytes.toString()).toContain('width="64"');
  });

  journey("as a PDF, and as an SVG of outlines with its file size", async ({ page }) => {
    await openPanel(page);
    await openFormats(page);
    await choose(page, "PDF");
    const pdf = await saveFrom(page, () => dialog(page).getByRole("button", { name: "Download PDF" }).click());
    expect(pdf.name).toMatch(/^house.*\.pdf$/);
    expect(pdf.bytes.toString("latin1", 0, 5)).toBe("%PDF-");

    await choose(page, "SVG (simplified)");
    await dialog(page)
      .getByText(/^The original is \d+ bytes, simplified it’s \d+ bytes/)
      .waitFor();
    await dialog(page).getByRole("button", { name: "Copy SVG (simplified)" }).click();
    await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
    const outlined = await readClipboard(page);
    expect(outlined).toMatch(/^<svg/);
    expect(outlined).not.toContain("stroke-width");
  });

  journey("a guest sees that a set exceeds their size limit", async ({ page }) => {
    await openPanel(page);
    await openFormats(page);
    await choose(page, "Favicons");
    await dialog(page).getByText("This set includes images of 512 px. You can download up to 100 px.").waitFor();
    expect(await dialog(page).getByRole("button", { name: "Download Favicons" }).isDisabled()).toBe(true);
    await dialog(page).getByRole("button", { name: "Use ICO" }).click();
    const ico = await saveFrom(page, () => dialog(page).getByRole("button", { name: "Download ICO" }).click());
    expect([...ico.bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  journey("a refusal by the server shows the same message", async ({ context }) => {
    const page = await context.newPage();
    await openPanel(page);
    await page.route("**/plainConverter", (route) =>
      route.fulfill({ status: 403, json: { code: "not_allowed", message: "size", field: "size" } }),
    );
    await panel(page).getByRole("link", { name: "Download PNG 48 px" }).click();
    await panel(page).getByText("Without an account, you can download PNG up to 100 px.").waitFor();
  });

  journey("unsupported features are named, with formats that support them", async ({ context }) => {
    const page = await context.newPage();
    await openPanel(page);
    await page.route("**/plainConverter", (route) =>
      route.fulfill({ status: 400, json: { code: "invalid_input", message: "format: Flutter can’t draw masks" } }),
    );
    await openFormats(page);
    await choose(page, "Flutter");
    await dialog(page).getByText("Flutter doesn’t support masks.").waitFor();
    expect(await dialog(page).getByRole("button", { name: "Copy Flutter" }).isDisabled()).toBe(true);
    await dialog(page).getByRole("button", { name: "Use SVG" }).click();
    await dialog(page).getByRole("button", { name: "Copy SVG" }).waitFor();
  });

  journey("by keyboard alone", async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole("button", { name: "All formats" }).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("svelte");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Copy Svelte" }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    for (let presses = 0; presses < 10 && (await focused()) !== "Copy Svelte"; presses++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
    expect(await readClipboard(page)).toContain("<svg");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await focused()).toBe("All formats");
  });

  journey("where analytics events are blocked", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.sendBeacon = () => {
        throw new Error("blocked");
      };
    });
    await openPanel(page);
    await panel(page).getByRole("button", { name: "Copy SVG" }).click();
    await panel(page).getByRole("button", { name: "Copied" }).waitFor();
    const svg = await saveFrom(page, () => panel(page).getByRole("link", { name: "Download SVG" }).click());
    expect(svg.bytes.toString()).toBe(await readClipboard(page));
  });
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [820, "light"],
  [1440, "light"],
] as const) {
  const look = journey.extend({
    contextOptions: { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" },
  });

  look(`axe finds nothing on all formats, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openPanel(page, "size-64");
    await openFormats(page);
    expect(await listAccessFaults(page, "dialog")).toEqual([]);
    for (const format of ["React (JSX)", "JPEG"]) {
      if (width === 390)
        await dialog(page)
          .getByRole("button", { name: /^Format:/ })
          .click();
      await choose(page, format);
      expect(await listAccessFaults(page, "dialog"), format).toEqual([]);
    }
    await dialog(page).getByText("@3x").click();
    await dialog(page).getByText("Without an account, you can download JPEG").waitFor();
    expect(await listAccessFaults(page, "dialog")).toEqual([]);
  });
}

/** Whether a tile that is pressed may be dragged to collections, which begins some time after the page is there. */
function isForCollections(tile: Element): boolean {
  tile.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
  return tile.getAttribute("draggable") === "true";
}

/** A page of somebody else: a text that can be edited, and a place that reads what is dropped on it. */
const foreignPage = `<div contenteditable style="block-size: 100px"></div><pre style="block-size: 100px"></pre><script>
  const place = document.querySelector("pre");
  place.ondragover = (event) => event.preventDefault();
  place.ondrop = (event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    place.textContent = JSON.stringify(Object.fromEntries(dataTransfer.types.map((type) => [type, dataTransfer.getData(type)])));
  };
</script>`;

describe("an icon is dragged out", () => {
  journey("from its tile to a text on another page and to an image drop zone", async ({ page, context }) => {
    await openPanel(page);
    const tile = page.locator("li > a[data-icon]").nth(1);
    await tile.hover();
    await page.getByRole("button", { name: /^Copy SVG of/ }).waitFor();
    await expect.poll(() => tile.evaluate(isForCollections)).toBe(true);
    const dragged = await dragOut(page, tile);
    expect(dragged.items.map(({ mimeType }) => mimeType)).toEqual([
      "text/html",
      "image/svg+xml",
      "text/plain",
      "downloadurl",
      // For collections, here and in other windows.
      "application/vnd.iconarium.icons+json",
      "application/vnd.pdnd",
    ]);

    const other = await context.newPage();
    await other.setContent(foreignPage);
    await dropOn(other, other.locator("[contenteditable]"), dragged);
    const drawing = other.locator("[contenteditable] > svg");
    expect(await drawing.boundingBox()).toMatchObject({ width: 48, height: 48 });
    expect(await drawing.locator("[stroke]").first().getAttribute("stroke")).toBe("#fa5252");
    await dropOn(other, other.locator("pre"), dragged);
    const read = JSON.parse(await other.locator("pre").innerText()) as Record<string, string>;
    expect(read["image/svg+xml"]).toMatch(/^<svg .*#fa5252/s);
    expect([read["text/html"], read["text/plain"]]).toEqual([read["image/svg+xml"], read["image/svg+xml"]]);
  });

  journey("from the details as a file for the desktop", async ({ page }) => {
    await openPanel(page);
    const { items } = await dragOut(page, page.locator("[data-inspector] [data-preview]"));
    const [svg, file] = ["image/svg+xml", "downloadurl"].map(
      (type) => items.find(({ mimeType }) => mimeType === type)!.data,
    );
    const [, type, name, address] = /^([^:]+):([^:]+):(.+)$/.exec(file!)!;
    expect([type, name]).toEqual(["image/svg+xml", expect.stringMatching(/^house.*\.svg$/)]);
    expect(svg).toMatch(/^<svg .*#fa5252/s);
    expect(await (await page.request.get(address!)).text()).toBe(svg);
  });
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("an icon's page has links to its SVG and PNG", async ({ page }) => {
    await page.goto("/icons/set/house--style-lucide");
    await page.goto((await page.locator("li > a[data-icon]").first().getAttribute("href"))!);
    for (const [name, type] of [
      ["Download SVG", "image/svg+xml"],
      [/^Download PNG \d+ px$/, "image/png"],
    ] as const) {
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const answer = await page.request.get(href!);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)]);
    }
  });
});
