import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = "li > a[data-icon]";

/** Keeps the answers about single icons back until they are let through. */
async function holdDetails(page: Page) {
  const held = new Map<string, Route>();
  await page.route("**/view/icon/*", (route) => void held.set(idOf(route), route));
  return {
    asked: () => [...held.keys()],
    letThrough: async (id: string) => {
      const answered = page.waitForResponse(`**/view/icon/${id}`);
      await held.get(id)!.continue();
      await (await answered).finished();
    },
  };
}

const idOf = (route: Route) => new URL(route.request().url()).pathname.split("/").at(-1)!;

const panel = (page: Page) => page.getByRole("complementary", { name: "Selected icon" });
const body = (page: Page) => panel(page).locator("[aria-busy]").first();

async function readTile(page: Page, index: number) {
  const tile = page.locator(tiles).nth(index);
  return {
    tile,
    id: (await tile.getAttribute("data-icon"))!,
    name: (await tile.locator("[data-name]").textContent())!,
    path: (await tile.getAttribute("href"))!,
  };
}

describe("selecting an icon", () => {
  journey("highlights the icon immediately, and shows a loading state until its details arrive", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const details = await holdDetails(page);
    const { tile, id, name } = await readTile(page, 4);
    await tile.click();
    await page.waitForURL(`**/icons/set/home?icon=${id}`);
    await expect.poll(() => tile.getAttribute("aria-current")).toBe("true");
    await expect.poll(() => body(page).getAttribute("aria-busy")).toBe("true");
    await expect.poll(() => panel(page).locator("[data-preview] svg").count()).toBe(1);
    expect(await panel(page).getByRole("button", { name: "Copy SVG" }).count()).toBe(0);
    await expect.poll(details.asked).toEqual([id]);

    await details.letThrough(id);
    await panel(page).getByRole("heading", { level: 2, name, exact: true }).waitFor();
    await expect.poll(() => body(page).getAttribute("aria-busy")).toBe("false");
    await panel(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
  });

  journey("twice before the first details arrive shows the second icon and keeps it", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const details = await holdDetails(page);
    const first = await readTile(page, 2);
    const later = await readTile(page, 7);
    await first.tile.click();
    await expect.poll(details.asked).toEqual([first.id]);
    await later.tile.click();
    await page.waitForURL(`**/icons/set/home?icon=${later.id}`);
    await expect.poll(details.asked).toEqual([first.id, later.id]);

    await details.letThrough(first.id);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await body(page).getAttribute("aria-busy")).toBe("true");
    expect(await page.locator(`${tiles}[aria-current]`).getAttribute("data-icon")).toBe(later.id);

    await details.letThrough(later.id);
    await panel(page).getByRole("heading", { level: 2, name: later.name, exact: true }).waitFor();
    const shown = await panel(page).getByRole("link", { name: "Open the icon’s page" }).getAttribute("href");
    expect(shown).toBe(later.path);
  });

  journey("a second time shows its details without another request", async ({ page }) => {
    await openPage(page, "/icons/set/home");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/view/icon/")) asked.push(request.url().split("/").at(-1)!);
    });
    const [first, second] = [await readTile(page, 2), await readTile(page, 3)];
    for (const { tile, name } of [first, second, first]) {
      await tile.click();
      await panel(page).getByRole("heading", { level: 2, name, exact: true }).waitFor();
      await panel(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    }
    expect(asked).toEqual([first.id, second.id]);
  });

  journey("leads to the icon's page, and from there back to the list with the icon selected", async ({ page }) => {
    await openPage(page, "/icons/set/home--technique-outline?sorting=new");
    const { tile, id, path } = await readTile(page, 5);
    await tile.click();
    await panel(page).getByRole("link", { name: "Open the icon’s page" }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("link", { name: "Back to the results" }).click();
    await page.waitForURL(`**/icons/set/home--technique-outline?sorting=new&icon=${id}`);
    await panel(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
    expect(await page.locator(`${tiles}[aria-current]`).getAttribute("data-icon")).toBe(id);

    await openPage(page, (await readTile(page, 1)).path);
    expect(await page.getByRole("link", { name: "Back to the results" }).count()).toBe(0);
  });
});

journey("a press right after a jump leaves the grid where it is", async ({ page }) => {
  await openPage(page, "/icons/set/arrow--technique-outline");
  const moved: number[] = [];
  for (let jumps = 1; jumps <= 20; jumps++) {
    const goal = await page.evaluate((top) => {
      scrollTo({ top, behavior: "instant" });
      return scrollY;
    }, jumps * 1_150);
    await page.locator("main li > a[data-icon]").nth(40).waitFor();
    await page.mouse.click(700, 500, { button: "right", delay: 30 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    moved.push((await page.evaluate(() => scrollY)) - goal);
  }
  expect(new Set(moved)).toEqual(new Set([0]));
});

journey("back and forward restore filters, selection and position, deep in the grid", async ({ page }) => {
  await openPage(page, "/icons/set/arrow");
  await page
    .getByRole("complementary", { name: "Filter the results" })
    .getByRole("link", { name: /^Outline/ })
    .click();
  await page.waitForURL("**/icons/set/arrow--technique-outline");
  await page.getByRole("link", { name: /Remove filter: Outline/ }).waitFor();
  const deep = page.locator("a[data-index='260']");
  await page.mouse.move(700, 500);
  for (let turns = 0; turns < 200 && !(await deep.isVisible()); turns++) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await deep.click();
  await page.waitForURL("**/icons/set/arrow--technique-outline?icon=*");
  const id = await deep.getAttribute("data-icon");
  await panel(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();
  const readView = async () => ({
    path: new URL(page.url()).pathname + new URL(page.url()).search,
    place: await page.evaluate(() => Math.round(scrollY)),
    selected: await page
      .locator(`${tiles}[aria-current]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute("data-icon"))),
  });
  const selected = await readView();
  expect(selected.selected).toEqual([id]);

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/icons/styles']")!.click());
  await page.waitForURL("**/icons/styles");
  await page.goBack();
  await page.waitForURL("**/icons/set/arrow--technique-outline?icon=*");
  await deep.waitFor();
  await expect.poll(readView).toEqual(selected);
  await panel(page).getByRole("button", { name: "Copy SVG", exact: true }).waitFor();

  await page.goBack();
  await page.waitForURL("**/icons/set/arrow--technique-outline");
  await page.locator("[data-inspector]").waitFor({ state: "detached" });
  expect(await readView()).toEqual({ ...selected, path: "/icons/set/arrow--technique-outline", selected: [] });
  await page.goForward();
  await page.waitForURL("**/icons/set/arrow--technique-outline?icon=*");
  await expect.poll(readView).toEqual(selected);

  await page.goBack();
  await page.waitForURL("**/icons/set/arrow--technique-outline");
  await page.goBack();
  await page.waitForURL("**/icons/set/arrow");
  await page.getByRole("link", { name: /Remove filter: Outline/ }).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
