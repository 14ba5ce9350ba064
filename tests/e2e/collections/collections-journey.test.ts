import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { nameSite } from "../../harness/people/enter-site.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** Other tabs and databases take their time on a busy machine. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 60_000 });
const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
const expectText = (page: Page, text: string | RegExp) =>
  eventually(() => page.getByText(text).first().isVisible()).toBe(true);
const listIds = (page: Page) =>
  tiles(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset["icon"]!));

/** By the mouse, slowly enough for what is dragged over to notice. */
async function drag(page: Page, from: Locator, to: () => Promise<{ x: number; y: number }>): Promise<void> {
  const box = (await from.boundingBox())!;
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 8, { steps: 4 });
  await page.locator("[data-collect-tray]").waitFor();
  const { x, y } = await to();
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 1, y + 1);
  await page.mouse.up();
}

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** What the keys and buttons of tiles need comes with the first touch that React notices. */
async function waitForTools(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await tiles(page).first().hover();
  await page
    .getByRole("button", { name: /^Add .* to a collection$/ })
    .first()
    .waitFor();
}

/** A page of icons whose tools have come. */
async function openIcons(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/icons/set/home`);
  await waitForTools(page);
}

async function favor(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await tiles(page).nth(place).focus();
    await page.keyboard.press("f");
    await expectText(page, "1 icon added to Favorites");
    await page.getByRole("button", { name: "Dismiss" }).first().click();
  }
}

async function openFavorites(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
  await page.getByRole("link", { name: "Favorites" }).click();
  await tiles(page).first().hover();
}

async function signIn(page: Page, site: string, person: RegExp, path: string): Promise<void> {
  await page.goto(`${site}/icons/sign-in?path=${encodeURIComponent(path)}`);
  await page.getByRole("link", { name: /Continue with GitHub/ }).click();
  await page.getByRole("button", { name: person }).click();
  await eventually(() => new URL(page.url()).pathname).toBe(path);
}

async function deleteByKeys(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `More options for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
}

const drawFile = (name: string, inner: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`),
});

describe("a guest", () => {
  journey("collects icons by button, key and dragging, and another tab shows them", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/icons/collections");
    await other.getByRole("link", { name: "Favorites" }).waitFor();

    await openIcons(page);
    await tiles(page).nth(1).hover();
    await page.getByRole("button", { name: /^Add .* to a collection$/ }).click();
    const popover = page.getByRole("dialog", { name: "Add 1 icon to" });
    await popover.getByRole("button", { name: /Favorites/ }).click();
    await eventually(() => popover.getByRole("button", { name: /Favorites/, pressed: true }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await favor(page, 2);
    await drag(page, tiles(page).nth(3), () => middleOf(page.locator("[data-collect-tray] [data-target=new]")));
    await expectText(page, "1 icon added to Collection 1");

    await eventually(() => card(other, "Favorites").innerText()).toContain("2 icons");
    await eventually(() => card(other, "Collection 1").innerText()).toContain("1 icon");
  });

  journey("clicks before the page is interactive: the clicks are replayed", async ({ page }) => {
    const holdTools = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route("**/page-tools*.js", (request) => promise.then(() => request.continue()));
      return resolve;
    };
    let release = await holdTools();
    await openPage(page, "/icons/set/home");
    await tiles(page).nth(1).focus();
    await page.keyboard.press("f");
    await tiles(page).nth(0).focus();
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await expectText(page, "1 icon added to Favorites");
    await page.getByRole("region", { name: "Selection" }).getByText("1 icon selected", { exact: true }).waitFor();

    const path = await tiles(page).nth(1).getAttribute("href");
    await page.evaluate(() => sessionStorage.clear());
    release = await holdTools();
    await openPage(page, path!.replace("/icons/set/home", ""));
    await page.getByRole("button", { name: "Add to collection" }).dispatchEvent("click");
    release();
    const popover = page.getByRole("dialog", { name: "Add 1 icon to" });
    await popover.getByRole("button", { name: /Favorites/, pressed: true }).waitFor();
  });

  journey("sorts by mouse and by keyboard, and the order persists", async ({ page, context }) => {
    await openIcons(page);
    await favor(page, 0, 1, 2);
    await openFavorites(page);
    await eventually(() => listIds(page)).toHaveLength(3);
    const [a, b, c] = await listIds(page);

    await drag(page, tiles(page).nth(0), async () => {
      const { x, y, width, height } = (await tiles(page).nth(2).boundingBox())!;
      return { x: x + width - 6, y: y + height / 2 };
    });
    await eventually(() => listIds(page)).toEqual([b, c, a]);
    await tiles(page).nth(2).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await eventually(() => listIds(page)).toEqual([b, a, c]);
    await eventually(() => page.locator(":focus").getAttribute("data-icon")).toBe(a);
    await expectText(page, /: 2 of 3$/);
    const other = await context.newPage();
    await other.goto(page.url());
    await eventually(() => listIds(other)).toEqual([b, a, c]);
    await page.reload();
    await eventually(() => listIds(page)).toEqual([b, a, c]);

    await waitForTools(page);
    await tiles(page).nth(0).focus();
    await page.keyboard.press("Delete");
    await eventually(() => listIds(page)).toEqual([a, c]);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(() => listIds(page)).toEqual([b, a, c]);
  });

  journey("loses no visible change, however soon the page is reloaded", async ({ page, context }) => {
    await openIcons(page);
    await favor(page, 0, 1, 2);
    await openFavorites(page);
    await eventually(() => listIds(page)).toHaveLength(3);
    const [first, ...others] = await listIds(page);
    await waitForTools(page);

    // Another tab writes for so long that this one has to wait.
    const other = await context.newPage();
    await other.goto("/icons/collections");
    await other.getByRole("link", { name: "Favorites" }).waitFor();
    const release = await other.evaluateHandle(async () => {
      const opening = indexedDB.open("collections");
      await new Promise((done) => opening.addEventListener("success", done));
      const store = opening.result.transaction("guest", "readwrite").objectStore("guest");
      let isHeld = true;
      const hold = () => isHeld && store.get("all").addEventListener("success", hold);
      hold();
      return () => (isHeld = false);
    });
    await tiles(page).nth(0).focus();
    await page.keyboard.press("Delete");
    await eventually(() => listIds(page)).toEqual(others);
    await page.reload();
    await release.evaluate((end) => end());
    await eventually(() => listIds(page)).toEqual(others);
    expect(others).not.toContain(first);
    await page.reload();
    await eventually(() => listIds(page)).toEqual(others);
  });

  journey("drops icons from another window on a collection in the list", async ({ page }) => {
    await openIcons(page);
    const icons = await tiles(page).evaluateAll((all) =>
      all.slice(0, 2).map((tile) => ({ id: (tile as HTMLElement).dataset["icon"]!, name: "Icon" })),
    );
    await page.goto("/icons/collections");
    await page.getByRole("button", { name: "New collection" }).click();
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    const given = await page.evaluateHandle(
      (data) => {
        const transfer = new DataTransfer();
        transfer.setData("application/vnd.iconarium.icons+json", JSON.stringify(data));
        return transfer;
      },
      { icons },
    );
    const drop = async (target: Locator) => {
      for (const event of ["dragenter", "dragover"]) await target.dispatchEvent(event, { dataTransfer: given });
      const isOver = (await target.getAttribute("data-over")) !== null;
      await target.dispatchEvent("drop", { dataTransfer: given });
      return isOver;
    };
    expect(await drop(card(page, "Downloaded"))).toBe(false);
    expect(await drop(card(page, "Collection 1"))).toBe(true);
    await expectText(page, "2 icons added to Collection 1");
    await eventually(() => card(page, "Collection 1").innerText()).toContain("2 icons");
    expect(await card(page, "Downloaded").innerText()).toContain("0 icons");
  });

  journey("finds icons in all collections, and each result leads to its collection", async ({ page }) => {
    await openIcons(page);
    await favor(page, 0, 1);
    await openFavorites(page);
    const name = await tiles(page).nth(1).locator("[data-name]").innerText();
    const id = (await listIds(page))[1]!;
    await page.goto("/icons/collections");
    await page.getByRole("searchbox", { name: "Find a collection or an icon" }).fill(name);
    await page.getByRole("heading", { name: /^Icons in your collections/ }).waitFor();
    await page.locator(`main li > a[data-icon="${id}"]`).click();
    await page.getByRole("heading", { name: "Favorites" }).waitFor();
    expect(new URL(page.url()).searchParams.get("icon")).toBe(id);
  });

  journey(
    "uploads icons, which are stored in the browser and move to the account at sign-in",
    async ({ page, site, context }) => {
      const origin = nameSite(site);
      await page.goto(`${origin}/icons/collections`);
      await page.getByRole("link", { name: "Favorites" }).click();
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles([
          drawFile("Our logo.svg", '<script>document.title = "bad"</script><path d="M2 2h20v3H5v17H2z"/>'),
          drawFile("Red dot.svg", '<circle cx="12" cy="12" r="9" fill="#e03131"/>'),
          { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("text") },
          { name: "broken.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg") },
        ]);
      await expectText(page, "2 icons added to Favorites");
      await expectText(page, "File notes.txt must be SVG.");
      await expectText(page, /broken\.svg/);
      await eventually(() => tiles(page).count()).toBe(2);
      await page.reload();
      await eventually(() => tiles(page).locator("svg").count()).toBe(2);

      await tiles(page).filter({ hasText: "Our logo" }).click();
      const panel = page.locator("[data-inspector]");
      await panel.getByRole("heading", { name: "Our logo" }).waitFor();
      await panel.getByRole("button", { name: "Copy SVG" }).click();
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^<svg(?!.*script).*M2 2h20v3H5v17H2z/s,
      );
      const download = page.waitForEvent("download");
      await panel.getByRole("button", { name: /PNG/ }).first().click();
      expect((await download).suggestedFilename()).toMatch(/^our-logo.*\.png$/);
      const other = await context.newPage();
      await other.goto(`${origin}/icons/collections`);
      await eventually(() =>
        card(other, "Favorites").locator("image[href^='data:image'], img[src^='data:image']").count(),
      ).toBe(2);
      await other.close();

      await signIn(page, origin, /Pia Paid/, "/icons/collections");
      await expectText(page, "1 collection from this browser was added to your account.");
      await page.getByRole("link", { name: "Favorites" }).click();
      await eventually(() => tiles(page).count()).toBe(2);
      for (const id of await listIds(page)) expect(id).toMatch(/^upload-/);
      await page.reload();
      await eventually(() => tiles(page).locator("svg").count()).toBe(2);
    },
  );

  journey("renames a collection inline, deletes it, and undoes that", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/icons/collections");
    await page.goto("/icons/collections");
    await page.getByRole("button", { name: "New collection" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Ocean");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Ocean" }).waitFor();
    await deleteByKeys(page, "Ocean");
    await eventually(() => page.getByRole("link", { name: "Ocean" }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Ocean" }).waitFor();
    await other.getByRole("link", { name: "Ocean" }).waitFor();
    await deleteByKeys(page, "Ocean");
    await page.getByText("Ocean deleted").waitFor();
    await eventually(() => other.getByRole("link", { name: "Ocean" }).count()).toBe(0);
  });

  journey("selects icons with a marquee, and moves them to a collection", async ({ page }) => {
    await openIcons(page);
    await favor(page, 0, 1, 2);
    await openFavorites(page);
    const first = (await tiles(page).nth(0).boundingBox())!;
    const second = (await tiles(page).nth(1).boundingBox())!;
    await page.mouse.move(first.x - 12, first.y + first.height + 14);
    await page.mouse.down();
    await page.mouse.move(second.x + 20, second.y + 20, { steps: 6 });
    await page.mouse.up();
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByText("2 icons selected", { exact: true }).waitFor();
    await bar.getByRole("button", { name: "Remove" }).click();
    await eventually(() => tiles(page).count()).toBe(1);
    await expectText(page, "2 icons removed from Favorites");
  });
});

describe("a person with an account", () => {
  journey("keeps the collections they made as a guest, and uploads icons", async ({ page, context, site }) => {
    const origin = nameSite(site);
    await openIcons(page, origin);
    await favor(page, 0, 1);
    await signIn(page, origin, /Mel Member/, "/icons/collections");
    await expectText(page, "1 collection from this browser was added to your account.");
    await eventually(() => card(page, "Favorites").innerText()).toContain("2 icons");

    await page.getByRole("button", { name: "New collection" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Own drawings");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Own drawings" }).click();
    await page.getByRole("heading", { name: "This collection is empty" }).waitFor();
    await page.mouse.move(300, 300);
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      for (let number = 0; number < 9; number++) {
        const circle = `<circle cx="12" cy="12" r="${number + 1}"/>`;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${circle}</svg>`;
        transfer.items.add(new File([svg], `dot-${number}.svg`, { type: "image/svg+xml" }));
      }
      transfer.items.add(new File(["text"], "notes.txt", { type: "text/plain" }));
      transfer.items.add(new File([`<svg>${" ".repeat(102_400)}</svg>`], "large.svg", { type: "image/svg+xml" }));
      transfer.items.add(new File(["<svg"], "broken.svg", { type: "image/svg+xml" }));
      return transfer;
    });
    const place = page.getByRole("heading", { name: "This collection is empty" });
    for (const event of ["dragenter", "dragover", "drop"]) await place.dispatchEvent(event, { dataTransfer: dropped });
    await expectText(page, "9 icons added to Own drawings");
    await expectText(page, "File notes.txt must be SVG.");
    await expectText(page, "File large.svg must be less than 100 KB.");
    await expectText(page, /broken\.svg/);
    await eventually(() => tiles(page).count()).toBe(9);

    const other = await context.newPage();
    await other.goto(page.url());
    await eventually(() => tiles(other).count()).toBe(9);
    await tiles(page).nth(0).focus();
    await page.keyboard.press("Delete");
    await eventually(() => tiles(other).count()).toBe(8);
  });
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const at = journey.override({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });
  at(`axe finds nothing on collections, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await openIcons(page);
    await favor(page, 0, 1);
    await page.goto("/icons/collections");
    await page.getByRole("link", { name: "Favorites" }).waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Favorites" }).click();
    await eventually(() => tiles(page).count()).toBe(2);
    await page.getByText("Authors and licenses").click();
    expect(await listAccessFaults(page)).toEqual([]);
  });
}
