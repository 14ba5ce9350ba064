import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
const dialog = (page: Page) => page.getByRole("dialog");
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const rows = (page: Page) => dialog(page).locator("li[data-from]");
/** In a notification, and for those who hear it. */
const expectText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const red = "rgb(250, 82, 82)";

const listIds = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")!));
const listNames = async (page: Page) => (await tiles(page).locator("[data-name]").allInnerTexts()).map((n) => n.trim());
const isUploaded = (id: string) => id.startsWith("upload-");

/** Colors that the drawings of all tiles are filled or drawn with. */
const listColors = (page: Page) =>
  tiles(page)
    .locator("svg :is(path, circle, rect)")
    .evaluateAll((shapes) => [
      ...new Set(
        shapes.flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].filter((paint) => paint !== "none");
        }),
      ),
    ]);

const drawing = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="2" width="${number + 6}" height="20"/></svg>`;
const file = (name: string, text: string) => ({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });

/** Nine drawings, a text, one that is too large, and one that is none. */
const files = [
  ...Array.from({ length: 9 }, (_, number) => file(`Bar ${number + 1}.svg`, drawing(number))),
  file("notes.txt", drawing(1)),
  file("large.svg", `${drawing(1)}${" ".repeat(102_400)}`),
  file("photo.svg", "JFIF"),
];

async function pick(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await tiles(page)
      .nth(place)
      .click({ modifiers: ["Control"] });
  }
  await bar(page).getByRole("button", { name: "Collect" }).click();
}

async function download(page: Page, press: () => Promise<void>): Promise<Record<string, Uint8Array>> {
  const [saved] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  return unzipSync(await readFile(await saved.path()));
}

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** Presses a key until it has led to a part of the page. */
async function tabTo(page: Page, part: Locator, key = "Tab"): Promise<void> {
  await part.first().waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(part.first())) return;
    // Inside a toolbar, which is one stop, the arrow keys lead on.
    const isInToolbar = await part
      .first()
      .evaluate((element) => element.closest("[role=toolbar]")?.contains(document.activeElement) === true);
    await page.keyboard.press(isInToolbar ? "ArrowRight" : key);
  }
  throw new Error(`${key} does not lead to ${String(part)}`);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("guests, members and their collections", () => {
  journey(
    "a guest collects, signs in, uploads, sorts, restyles, swaps and shares; another visitor copies and downloads",
    async ({ page, otherPage, site: address }) => {
      const site = nameSite(address);
      await openPage(page, `${site}/icons/lucide`);
      await tiles(page).first().hover();
      await page.getByRole("checkbox", { name: /^Select / }).waitFor();
      await pick(page, 0, 1, 2);
      await dialog(page)
        .getByRole("button", { name: /^Favorites/ })
        .click();
      await expectText(page, "3 icons added to Favorites");
      await bar(page).getByRole("button", { name: "Clear selection" }).click();
      await pick(page, 3, 4);
      await dialog(page).getByRole("button", { name: "New collection" }).click();
      await dialog(page).getByRole("textbox", { name: "Name", exact: true }).press("Enter");
      await expectText(page, "2 icons added to Collection 1");
      await bar(page).getByRole("button", { name: "Clear selection" }).click();

      await signInFromHere(page, "collector@example.com");
      await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
      await expectText(page, "2 collections from this browser were added to your account.");
      await expect.poll(() => card(page, "Favorites").innerText()).toContain("3 icons");
      await expect.poll(() => card(page, "Collection 1").innerText()).toContain("2 icons");

      await page.getByRole("link", { name: "Collection 1" }).click();
      await expect.poll(() => tiles(page).count()).toBe(2);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Upload SVG files" }).click(),
      ]);
      await chooser.setFiles(files);
      await expectText(page, "9 icons added to Collection 1");
      await expectText(page, "File notes.txt must be SVG.");
      await expectText(page, "File large.svg must be less than 100 KB.");
      await expectText(page, "File photo.svg must be SVG.");
      await expect.poll(() => tiles(page).count()).toBe(11);
      expect((await listNames(page)).filter((name) => /^Bar \d$/.test(name))).toHaveLength(9);

      const before = await listIds(page);
      await tiles(page)
        .nth(10)
        .dragTo(tiles(page).nth(0), { targetPosition: { x: 4, y: 40 }, steps: 12 });
      const sorted = [before[10]!, ...before.slice(0, 10)];
      await expect.poll(() => listIds(page)).toEqual(sorted);

      await page.getByRole("button", { name: "Restyle all icons" }).click();
      await page.getByRole("complementary", { name: "Selected icon" }).getByRole("radio", { name: "Red" }).click();
      await expect.poll(() => listColors(page)).toEqual([red]);
      await page.getByRole("complementary", { name: "Selected icon" }).getByRole("button", { name: "Close" }).click();

      await page.getByRole("button", { name: "Swap style" }).click();
      await page.getByRole("searchbox", { name: "Find a style" }).fill("Tabler Outline");
      await page.getByRole("radio", { name: /^Tabler Outline:/ }).check({ force: true });
      await expect.poll(() => rows(page).count()).toBe(11);
      const swapped = rows(page).and(page.locator("[data-ticked]"));
      const gone = await swapped.evaluateAll((all) => all.map((row) => row.getAttribute("data-from")!));
      expect(gone.filter((id) => !isUploaded(id))).toHaveLength(2);
      await page.getByRole("button", { name: "Swap", exact: true }).click();
      await expectText(page, `${gone.length} icons swapped to Tabler Outline`);
      await expect.poll(() => tiles(page).count()).toBe(11);
      const mine = await listIds(page);
      for (const [place, id] of sorted.entries()) expect(mine[place] === id).toBe(!gone.includes(id));
      const names = await listNames(page);

      await page.getByRole("button", { name: "More options for Collection 1" }).click();
      await page.getByRole("menuitem", { name: "Share by link" }).click();
      await expectText(page, "Anyone with the link can view Collection 1 now.");
      await page.getByRole("button", { name: "Copy link" }).first().click();
      await expectText(page, "Link copied");

      await otherPage.goto(await copied(page));
      await signInFromHere(otherPage, /Pia Paid/);
      await otherPage.getByRole("heading", { level: 1, name: "Collection 1" }).waitFor();
      expect(await listIds(otherPage)).toEqual(mine);
      await expect.poll(() => listColors(otherPage)).toEqual([red]);
      expect(await otherPage.getByRole("button", { name: "Upload SVG files" }).count()).toBe(0);
      await otherPage.getByRole("button", { name: "Save to my collections" }).click();
      await otherPage.getByRole("button", { name: "Open", exact: true }).click();
      await otherPage.getByRole("button", { name: "Upload SVG files" }).waitFor();
      await expect.poll(() => listNames(otherPage)).toEqual(names);
      // The copy is theirs alone: what they do with it changes nothing for the first one.
      await tiles(otherPage).nth(0).focus();
      await otherPage.keyboard.press("Delete");
      await expect.poll(() => tiles(otherPage).count()).toBe(10);
      await page.reload();
      await expect.poll(() => listIds(page)).toEqual(mine);

      await otherPage.getByRole("button", { name: "Download", exact: true }).click();
      const entries = await download(otherPage, () =>
        dialog(otherPage).getByRole("button", { name: "Download", exact: true }).click(),
      );
      const drawings = Object.keys(entries).filter((path) => path.endsWith(".svg"));
      expect(drawings).toHaveLength(10);
      expect(drawings.filter((path) => /bar-\d\.svg$/.test(path))).toHaveLength(
        mine.slice(1).filter(isUploaded).length,
      );
      expect(new TextDecoder().decode(entries["ATTRIBUTION.md"])).toContain("Tabler");
    },
    120_000,
  );

  journey(
    "the same by keyboard only",
    async ({ page, site: address }) => {
      const press = (key: string) => page.keyboard.press(key);
      /** Goes by the tab key to a part of the page, and presses Enter there. */
      const enter = async (part: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
        await tabTo(page, part, key);
        await press("Enter");
      };
      const header = page.getByRole("banner");
      await openPage(page, `${nameSite(address)}/icons/lucide`);
      await tabTo(page, tiles(page).first());
      await press("f");
      await expectText(page, "1 icon added to Favorites");
      await press("ArrowRight");
      await press("Space");
      for (let more = 0; more < 2; more++) await press("Shift+ArrowRight");
      await bar(page).getByText("3 icons selected", { exact: true }).waitFor();
      await enter(bar(page).getByRole("button", { name: "Collect" }));
      await enter(dialog(page).getByRole("button", { name: "New collection" }));
      await press("Enter");
      await expectText(page, "3 icons added to Collection 1");
      await enter(bar(page).getByRole("button", { name: "Clear selection" }), "Shift+Tab");

      await enter(header.getByRole("link", { name: "Sign in", exact: true }), "Shift+Tab");
      await enter(page.getByRole("link", { name: /Continue with GitHub/ }));
      await tabTo(page, page.getByLabel("Another user"));
      await page.keyboard.type("keys@example.com");
      await press("Enter");
      await enter(header.getByRole("link", { name: "Collections" }));
      await expectText(page, "2 collections from this browser were added to your account.");
      await enter(page.getByRole("link", { name: "Collection 1" }));
      await page.getByRole("heading", { level: 1, name: "Collection 1" }).waitFor();

      const chosen = page.waitForEvent("filechooser");
      await enter(page.getByRole("button", { name: "Upload SVG files" }));
      await (await chosen).setFiles(files[0]!);
      await expectText(page, "1 icon added to Collection 1");
      await expect.poll(() => tiles(page).count()).toBe(4);
      const [first, ...others] = await listIds(page);
      await tabTo(page, tiles(page).first());
      await press("Alt+ArrowRight");
      await expect.poll(() => listIds(page)).toEqual([others[0], first, ...others.slice(1)]);

      await enter(page.getByRole("button", { name: "Swap style" }), "Shift+Tab");
      await tabTo(page, page.getByRole("searchbox", { name: "Find a style" }));
      await page.keyboard.type("Tabler Outline");
      await press("Enter");
      await rows(page).first().waitFor();
      await enter(dialog(page).getByRole("button", { name: "Swap", exact: true }));
      await expectText(page, / swapped to Tabler Outline$/);
      expect(await isFocused(page.getByRole("button", { name: "Swap style" }))).toBe(true);

      await enter(page.getByRole("button", { name: "Restyle all icons" }));
      await tabTo(page, page.getByRole("complementary", { name: "Selected icon" }).getByRole("radio").first());
      await press("ArrowRight");
      await expect.poll(async () => (await listColors(page)).length).toBe(1);

      await enter(page.getByRole("button", { name: "More options for Collection 1" }), "Shift+Tab");
      await tabTo(page, page.getByRole("menuitem", { name: "Share by link" }), "ArrowDown");
      await press("Enter");
      await enter(header.locator("+ *").getByRole("button", { name: "Copy link" }));
      await expectText(page, "Link copied");
      expect(new URL(page.url()).searchParams.get("look")).not.toBeNull();
      expect(await copied(page)).toBe(page.url());

      await enter(page.getByRole("button", { name: "Download", exact: true }));
      const button = dialog(page).getByRole("button", { name: "Download", exact: true });
      await tabTo(page, button);
      const entries = await download(page, () => press("Enter"));
      expect(Object.keys(entries).filter((path) => path.endsWith(".svg"))).toHaveLength(4);
    },
    120_000,
  );
});
