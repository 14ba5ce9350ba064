import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { APIRequestContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { collectionsPath } from "../../../src/core/urls/paths/collection-paths.ts";
import { dragOut } from "../../harness/browser/drag-out.ts";
import { nameSite } from "../../harness/people/enter-site.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** A site whose time may pass. */
let site: SiteProcess;
let home: string;
beforeAll(async () => {
  site = await startSiteProcess({ REWARD_SECONDS: "1" });
  home = nameSite(site.url);
});
afterAll(() => site.stop());

const sizePx = 1024;
const results = "/icons/set/house--style-lucide";
const refused = "refused";
/** What came out of each way to a file: its edge in px, or that there is none. */
type Doors = Record<string, number | typeof refused>;

const large: Doors = {
  inspector: sizePx,
  dialog: sizePx,
  zipDialog: sizePx,
  drag: sizePx,
  img: sizePx,
  converter: sizePx,
  zip: sizePx,
  collection: sizePx,
  reported: 1600,
};
/** SVG, which is what one drags, has no limit. */
const small: Doors = {
  inspector: 100,
  dialog: refused,
  zipDialog: refused,
  drag: sizePx,
  img: refused,
  converter: refused,
  zip: refused,
  collection: refused,
  reported: 100,
};

/** Whether React listens to the panel, which comes after the page around it. */
const isPanelHydrated = () =>
  Object.keys(document.querySelector("[data-inspector] button") ?? {}).some((key) => key.startsWith("__react"));
const panel = (page: Page) => page.getByRole("complementary", { name: "Selected icon" });
const dialog = (page: Page) => page.getByRole("dialog");

async function measure(bytes: Uint8Array): Promise<number> {
  return (await sharp(bytes).metadata()).width;
}

const measureZip = (bytes: Uint8Array) =>
  measure(Object.entries(unzipSync(bytes)).find(([path]) => path.endsWith(".png"))![1]);

async function measureDownload(page: Page, press: () => Promise<void>, read = measure): Promise<number> {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  return read(await readFile(await file.path()));
}

/** What somebody sees and gets who opens an icon in 1024 px on the site. */
async function tryPage(page: Page, id: string): Promise<Doors> {
  await openPage(page, `${home}${results}?icon=${id}&look=size-${sizePx}`);
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(isPanelHydrated);
  const doors: Doors = {};
  doors["inspector"] = await measureDownload(page, () =>
    panel(page)
      .getByRole("link", { name: /^Download PNG/ })
      .click(),
  );
  await panel(page).getByRole("button", { name: "All formats" }).click();
  await dialog(page).getByRole("radio", { name: "PNG", exact: true }).click();
  const save = dialog(page).getByRole("button", { name: "Download PNG" });
  doors["dialog"] = (await save.isDisabled()) ? refused : await measureDownload(page, () => save.click());
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  const { items } = await dragOut(page, page.locator("[data-inspector] [data-preview]"));
  const svg = items.find(({ mimeType }) => mimeType === "image/svg+xml")!.data;
  doors["drag"] = Number(/ width="(\d+)"/.exec(svg)![1]);

  await openPage(page, home + results);
  const tile = page.locator(`main li > a[data-icon="${id}"]`);
  await tile.hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
  await tile.click({ modifiers: ["Control"] });
  const facts = page.waitForResponse("**/view/picked?**");
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "ZIP" }).click();
  await facts;
  await dialog(page).getByLabel("PNG", { exact: true }).check();
  const size = dialog(page).getByLabel(String(sizePx), { exact: true });
  await size.waitFor();
  if (await size.isDisabled()) doors["zipDialog"] = refused;
  else {
    await size.check();
    const press = () => dialog(page).getByRole("button", { name: "Download", exact: true }).click();
    doors["zipDialog"] = await measureDownload(page, press, measureLargestInZip);
  }
  return doors;
}

async function measureLargestInZip(bytes: Uint8Array): Promise<number> {
  const pictures = Object.entries(unzipSync(bytes)).filter(([path]) => path.endsWith(".png"));
  return Math.max(...(await Promise.all(pictures.map(([, picture]) => measure(picture)))));
}

/** What a browser or a program gets by calls. */
async function tryCalls(request: APIRequestContext, id: string, given: Record<string, string> = {}): Promise<Doors> {
  const headers = { origin: home, ...given };
  const ask = async (path: string, data?: object, method = data ? "POST" : "GET") => {
    const answer = await request.fetch(home + path, { method, headers, ...(data && { data }) });
    return answer.ok() ? answer.body() : undefined;
  };
  const measured = async (bytes: Uint8Array | undefined, read = measure) => (bytes ? read(bytes) : refused);
  const read = async <Answer>(path: string, data?: object, method?: string) =>
    JSON.parse(String(await ask(path, data, method))) as Answer;
  const { collection } = await read<{ collection: { id: string } }>(collectionsPath, { icons: [id] }, "PUT");
  const body = { format: "png", size: sizePx };
  const ordered = await ask(`${collectionsPath}/${collection.id}/download`, body);
  const url = ordered && (JSON.parse(String(ordered)) as { url: string }).url;
  return {
    img: await measured(await ask(`/img?id=${id}&size=${sizePx}&format=png`)),
    converter: await measured(await ask("/plainConverter", { id, ...body })),
    zip: await measured(await ask("/siteApi/icons/zip", { icons: [{ id }], formats: [body] }), measureZip),
    collection: url === undefined ? refused : await measured(await ask(url), measureZip),
    reported: (await read<{ icon: { pngSize: number } }>(`/siteApi/icons/icon?id=${id}`)).icon.pngSize,
  };
}

const tryAll = async (page: Page, id: string): Promise<Doors> => ({
  ...(await tryPage(page, id)),
  ...(await tryCalls(page.request, id)),
});

/** Icons that are not free, each for one trial: what was downloaded large once stays so. */
async function listIcons(page: Page): Promise<string[]> {
  await openPage(page, home + results);
  const tiles = page.locator("main li > a[data-icon]");
  return tiles.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset["icon"]!));
}

async function becomeSomebody(page: Page, email: string): Promise<void> {
  await page.locator('a[href*="github"]').first().click();
  await page.getByLabel("Another user").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

async function buy(page: Page, product: string, email: string): Promise<void> {
  await page.goto(`${home}/icons/pricing/checkout?product=${product}`);
  await becomeSomebody(page, email);
  await page.waitForURL("**/icons/pricing/checkout?**");
  await page.waitForFunction(isHydrated);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL("**/test/checkout/**");
  await page.getByRole("link", { name: "4242" }).first().click();
  await page.locator("button.go").click();
  await page.getByRole("heading", { name: "You’re all set" }).waitFor();
}

/** Every text about limits on the page of an icon and in its dialogs. */
async function readMessage(page: Page, id: string, size: number): Promise<string> {
  await openPage(page, `${home}${results}?icon=${id}&look=size-${size}`);
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(isPanelHydrated);
  const inPanel = await panel(page).innerText();
  await panel(page).getByRole("button", { name: "All formats" }).click();
  await dialog(page).getByRole("radio", { name: "PNG", exact: true }).click();
  return `${inPanel} ${await dialog(page).innerText()}`;
}

describe("the size limit of images", { timeout: 300_000 }, () => {
  journey("a guest and a person without a plan get small images and a reason", async ({ page }) => {
    const [other, id] = await listIcons(page);
    const { zipDialog, dialog: inDialog, inspector } = await tryPage(page, other!);
    expect([inspector, inDialog, zipDialog]).toEqual([100, refused, refused]);
    expect(await readMessage(page, id!, sizePx)).toContain("Without an account, you can download PNG up to 100 px.");
    await page.goto(`${home}/icons/sign-in`);
    await becomeSomebody(page, "member@example.com");
    await page.waitForURL((url) => !url.pathname.includes("sign-in") && url.host === new URL(home).host);
    expect(await tryAll(page, id!)).toEqual(small);
    const message = await readMessage(page, id!, sizePx);
    expect(message).toContain("Without a plan, you can download PNG up to 100 px.");
    expect(message).not.toContain("Without an account");
  });

  journey(
    "a person who buys a plan, and a member of their team, get large images everywhere",
    async ({ page, otherPage }) => {
      const ids = await listIcons(page);
      await buy(page, "team-month", "payer@example.com");
      expect(await tryAll(page, ids[0]!)).toEqual(large);
      expect(await readMessage(page, ids[1]!, sizePx)).not.toContain("Without an account");
      const beyond = await readMessage(page, ids[1]!, 2048);
      expect(beyond).toContain("PNG is available up to 1,600 px.");
      expect(beyond).not.toMatch(/Without an account|See plans/);

      await openPage(page, `${home}/icons/account/billing`);
      await page.getByLabel("Email address").fill("teammate@example.com");
      await page.getByRole("button", { name: "Invite" }).click();
      const link = await page.locator("output code").textContent();
      await otherPage.goto(link!);
      await otherPage.getByRole("link", { name: /^Sign in to/ }).click();
      await becomeSomebody(otherPage, "teammate@example.com");
      await otherPage.waitForFunction(isHydrated);
      await otherPage.getByRole("button", { name: /^(Take the seat|Accept)/ }).click();
      await otherPage.getByText("payer@example.com pays for your seat.").waitFor();
      expect(await tryAll(otherPage, ids[2]!)).toEqual(large);
    },
  );

  journey(
    "an API package includes large images for programs, but not for the pages of the site",
    async ({ page, context }) => {
      const [id] = await listIcons(page);
      await buy(page, "api-10k", "program@example.com");
      expect(await tryAll(page, id!)).toEqual(small);
      const token = (await context.cookies(home)).find(({ name }) => name === "token")!.value;
      await context.clearCookies();
      const { img, converter, zip, collection, reported } = large;
      expect(await tryCalls(page.request, id!, { authorization: `Bearer ${token}` })).toEqual({
        img,
        converter,
        zip,
        collection,
        reported,
      });
    },
  );

  journey("a person who watches a promotion gets one large icon, once", async ({ page }) => {
    const [id] = await listIcons(page);
    await openPage(page, `${home}${results}?icon=${id}&look=size-${sizePx}`);
    await page.waitForFunction(isPanelHydrated);
    await panel(page).getByRole("button", { name: "Watch an ad for 1,024 px" }).click();
    const watched = page.getByRole("dialog", { name: "Get one larger image" });
    await watched.getByRole("status").getByText("Your image is ready.").waitFor();
    const press = () => watched.getByRole("button", { name: "Download PNG" }).click();
    expect(await measureDownload(page, press)).toBe(sizePx);
    await watched.waitFor({ state: "detached" });
    expect((await tryPage(page, id!))["inspector"]).toBe(100);
  });

  journey("after a plan has ended, images are small again, except for icons downloaded with it", async ({ page }) => {
    const ids = await listIcons(page);
    await buy(page, "pro-month", "ending@example.com");
    expect((await tryCalls(page.request, ids[0]!))["img"]).toBe(sizePx);
    await openPage(page, `${home}/icons/account/billing`);
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByText("You won’t be charged again").waitFor();
    await openPage(page, `${home}${results}?icon=${ids[1]}&look=size-${sizePx}`);
    await page.waitForFunction(isHydrated);
    for (let months = 0; months < 2; months++) {
      const passed = await fetch(`${site.url}/test/clock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ step: "month" }),
      });
      expect(passed.status).toBe(200);
    }
    expect(await tryAll(page, ids[1]!)).toEqual(small);
    expect((await tryPage(page, ids[0]!))["inspector"]).toBe(sizePx);
  });
});
