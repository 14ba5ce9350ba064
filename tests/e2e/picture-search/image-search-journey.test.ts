import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSHandle, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { compileCatalogue } from "../../../src/features/catalogue/compile/compile.server.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** Small enough to be looked at while the tests begin. */
const sets = ["lucide"];
const path = "/icons/search-by-image";
const megabyte = 1_048_576;

let site: SiteProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "iconarium-pictures-"));
  await compileCatalogue({ dataDir, sets });
  site = await startSiteProcess({ PICTURE_SEARCH: "true", DATA_DIR: dataDir, CATALOGUE_SETS: sets.join(",") });
  // Until every icon has been looked at, the page is made anew for everybody.
  await vi.waitFor(
    async () => expect((await fetch(site.url + path)).headers.get("cache-control")).not.toBe("no-store"),
    { timeout: 100_000, interval: 500 },
  );
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const picture = journey.extend<{ site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  site: async ({}, use) => use(site.url),
});

async function drawLucide(name: string, color: string): Promise<string> {
  const file = new URL(import.meta.resolve("@iconify/json/json/lucide.json"));
  const { icons } = JSON.parse(await readFile(file, "utf8")) as { icons: Record<string, { body: string }> };
  return icons[name]!.body.replaceAll("currentColor", color);
}

const drawLetters = (y: number) =>
  Array.from({ length: 24 }, (_, at) => `<circle cx="${70 + at * 11}" cy="${y}" r="4" fill="none" stroke="#555"/>`);

/** A phone's screen: a bar with words, one large icon, two lines of text and a button. */
async function takeScreenshot(name: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="700"><path fill="#fafafa" d="M0 0h390v700H0z"/>
    <path fill="#3b5bdb" d="M0 0h390v56H0z"/><rect x="60" y="590" width="270" height="50" rx="12" fill="#2f9e44"/>
    <svg x="147" y="110" width="96" height="96" viewBox="0 0 24 24">${await drawLucide(name, "#e8590c")}</svg>
    ${[...drawLetters(250), ...drawLetters(274)].join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A photograph as phones take them: large, and grainy enough not to be small. */
async function takePhoto(name: string): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1400" viewBox="0 0 24 24">${await drawLucide(name, "#2b2f5a")}</svg>`;
  const paper = sharp({
    create: { width, height, channels: 3, background: "#e9e4da", noise: { type: "gaussian", mean: 225, sigma: 11 } },
  });
  return paper
    .composite([{ input: Buffer.from(drawing), left: 1300, top: 800 }])
    .jpeg({ quality: 93, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

interface GivenFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Puts a file where the page's events find it, as a clipboard or a mouse would hold it. */
async function hold(page: Page, { name, type, bytes }: GivenFile): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([fileName, mediaType, base64]) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: mediaType }));
      return data;
    },
    [name, type, bytes.toString("base64")] as const,
  );
}

async function paste(page: Page, file: GivenFile): Promise<void> {
  const held = await hold(page, file);
  await held.evaluate((clipboardData) =>
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })),
  );
}

async function drop(page: Page, file: GivenFile): Promise<void> {
  const held = await hold(page, file);
  /** Whether the page cares. */
  const dispatch = (type: string) =>
    held.evaluate(
      (dataTransfer, name) =>
        !document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })),
      type,
    );
  await dispatch("dragenter");
  await expect.poll(() => dispatch("dragover")).toBe(true);
  expect(await dispatch("drop")).toBe(true);
}

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
}

const tiles = (page: Page): Locator => page.locator("li > a[data-icon]");
const firstNames = async (page: Page, amount: number) =>
  (await tiles(page).locator("[data-name]").allTextContents()).slice(0, amount);
const frame = (page: Page) => page.getByRole("application", { name: "Search area" });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.setInputFiles("input[type=file] >> nth=0", { name, mimeType: "image/png", buffer });

/** Waits until the next search by the page has been answered. */
const nextAnswer = (page: Page) => page.waitForResponse((response) => response.url().includes("/vector/search/file"));

describe("image search", () => {
  picture("a screenshot that is chosen is cropped to its icon, which is found, and opened beside", async ({ page }) => {
    await open(page, path);
    await choose(page, "screen.png", await takeScreenshot("camera"));
    await expect.poll(() => firstNames(page, 5)).toContain("Camera");
    const place = (await frame(page).boundingBox())!;
    const whole = (await page.getByRole("img", { name: "Selected image" }).boundingBox())!;
    expect(place.width / whole.width).toBeLessThan(0.4);
    expect(place.height / whole.height).toBeLessThan(0.25);
    expect(await listAccessFaults(page)).toEqual([]);

    await tiles(page).first().click();
    await page.waitForURL(/search-by-image\?icon=\w+/);
    await page
      .getByRole("complementary", { name: "Selected icon" })
      .getByRole("button", { name: "Copy SVG" })
      .waitFor();
    await page.getByRole("link", { name: "Open the icon’s page" }).click();
    await page.waitForURL(/\/icon\/\w+\//);
    await page.goBack();
    await page.getByRole("img", { name: "Selected image" }).waitFor();
    await expect.poll(() => firstNames(page, 5)).toContain("Camera");
  });

  picture("the frame is moved and resized by mouse and keys, and the search runs again", async ({ page }) => {
    await open(page, path);
    await choose(page, "screen.png", await takeScreenshot("heart"));
    await expect.poll(() => firstNames(page, 5)).toContain("Heart");
    const before = (await frame(page).boundingBox())!;
    const [answer] = await Promise.all([nextAnswer(page), page.getByRole("button", { name: "Whole image" }).click()]);
    expect(answer.status()).toBe(200);
    const whole = (await frame(page).boundingBox())!;
    expect(whole.height).toBeGreaterThan(before.height * 3);

    await frame(page).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowRight");
    const moved = (await frame(page).boundingBox())!;
    expect(moved.x).toBeGreaterThan(whole.x);
    expect(moved.width).toBeLessThan(whole.width);
    expect(moved.height).toBeLessThan(whole.height);
    await page
      .getByText(/^Frame: 99% wide, \d+% high, 1% from the left, 0% from the top$/)
      .waitFor({ state: "attached" });

    const corner = { x: moved.x + moved.width - 3, y: moved.y + moved.height - 3 };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x - 40, corner.y - 60);
    await page.mouse.up();
    const resized = (await frame(page).boundingBox())!;
    expect(moved.width - resized.width).toBeCloseTo(40, 0);
    expect(moved.height - resized.height).toBeCloseTo(60, 0);
    expect([resized.x, resized.y]).toEqual([moved.x, moved.y]);
    await page.getByRole("button", { name: "Reset frame" }).click();
    await expect.poll(() => firstNames(page, 5)).toContain("Heart");
  });

  picture("a house that is drawn finds houses while one draws", async ({ page }) => {
    await open(page, path);
    await page.getByRole("button", { name: "Draw" }).click();
    const sheet = page.getByRole("img", { name: "Sketch canvas" });
    const { x, y, width, height } = (await sheet.boundingBox())!;
    const draw = async (...points: [left: number, top: number][]) => {
      for (const [step, [left, top]] of points.entries()) {
        await page.mouse.move(x + left * width, y + top * height, { steps: 5 });
        if (step === 0) await page.mouse.down();
      }
      await page.mouse.up();
    };
    await draw([0.12, 0.46], [0.5, 0.12], [0.88, 0.46]);
    await draw([0.16, 0.42], [0.16, 0.88], [0.84, 0.88], [0.84, 0.42]);
    await draw([0.4, 0.87], [0.4, 0.56], [0.6, 0.56], [0.6, 0.87]);
    await expect.poll(async () => (await firstNames(page, 10)).join(" ")).toMatch(/House|Home/);
    expect(await listAccessFaults(page)).toEqual([]);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Clear canvas" }).click();
    await expect.poll(() => tiles(page).count()).toBe(0);
    await page.getByText("Draw an icon here.").waitFor();
  });

  picture("a picture is pasted on any page; text in fields is nobody's business", async ({ page }) => {
    const bytes = await takeScreenshot("bell");
    await open(page, "/icons/lucide");
    const field = page.getByRole("combobox").first();
    await field.focus();
    await page.evaluate(() => navigator.clipboard.writeText("bell"));
    await page.keyboard.press("ControlOrMeta+v");
    await expect.poll(() => field.inputValue()).toBe("bell");
    expect(new URL(page.url()).pathname).toBe("/icons/lucide");
    // What takes pictures is fetched at the first touch.
    await page.waitForLoadState("networkidle");
    await paste(page, { name: "pasted.png", type: "image/png", bytes });
    await page.waitForURL(`**${path}`);
    await page.getByText("pasted.png").waitFor();
    await expect.poll(() => firstNames(page, 5)).toContain("Bell");
  });

  for (const give of ["pasted", "dropped"] as const) {
    picture(`a picture that is ${give} before any script has come is searched by`, async ({ page }) => {
      const bytes = await takeScreenshot("bell");
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto("/icons/lucide", { waitUntil: "commit" });
      await page.locator("footer a").first().waitFor();
      const file = { name: "early.png", type: "image/png", bytes };
      if (give === "pasted") await paste(page, file);
      else await drop(page, file);
      scripts.resolve();
      await page.waitForURL(`**${path}`);
      await page.getByText("early.png").waitFor();
      await expect.poll(() => firstNames(page, 5)).toContain("Bell");
    });
  }

  picture("the search field leads to searches by image and by sketch from every page", async ({ page }) => {
    for (const from of ["/icons", "/icons/set/home", "/icons/pricing"]) {
      await open(page, from);
      await page.getByRole("search").getByRole("link", { name: "Search by image" }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await page.getByRole("search").getByRole("link", { name: "Search by sketch" }).click();
      await page.getByRole("img", { name: "Sketch canvas" }).waitFor();
    }
  });

  picture("a photograph of 9 MB is dropped on any page, and little of it is sent", async ({ page }) => {
    const bytes = await takePhoto("umbrella");
    expect(bytes.length).toBeGreaterThan(5 * megabyte);
    expect(bytes.length).toBeLessThan(10 * megabyte);
    const full = Buffer.concat([bytes, Buffer.alloc(9 * megabyte - Math.min(bytes.length, 9 * megabyte))]);
    await open(page, "/icons");
    const sent = page.waitForRequest((request) => request.url().includes("/vector/search/file"));
    await drop(page, { name: "photo.jpg", type: "image/jpeg", bytes: full });
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(0.5 * megabyte);
    await expect.poll(async () => (await firstNames(page, 5)).join(" ")).toMatch(/Umbrella/);
  });

  picture(
    "what is no picture, or too large, is refused where it was given; the picture before stays",
    async ({ page }) => {
      await open(page, path);
      await choose(page, "notes.png", Buffer.from("hello"));
      await page.getByRole("alert").filter({ hasText: "notes.png isn’t a supported image." }).waitFor();
      await choose(page, "huge.svg", Buffer.from(`<svg>${" ".repeat(11 * megabyte)}</svg>`));
      await page.getByRole("alert").filter({ hasText: "huge.svg is larger than 10 MB." }).waitFor();
      const large = { width: 8000, height: 7000, channels: 3, background: "#fff" } as const;
      await choose(page, "poster.png", await sharp({ create: large }).png().toBuffer());
      await page.getByRole("alert").filter({ hasText: "poster.png has more than 50 million pixels." }).waitFor();
      await choose(page, "star.png", await takeScreenshot("star"));
      await expect.poll(() => firstNames(page, 5)).toContain("Star");
      expect(await page.getByRole("alert").count()).toBe(0);
      await choose(page, "notes.png", Buffer.from("hello"));
      await page.getByRole("alert").filter({ hasText: "notes.png" }).waitFor();
      await page.getByText("star.png").waitFor();
      expect(await tiles(page).count()).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Remove image" }).click();
      await page.getByText("Drop an image here").waitFor();
    },
  );

  picture("a drawing whose pixels the browser does not tell is searched by as a whole", async ({ page }) => {
    const [note, heart] = ['<foreignObject width="8" height="8"/>', await drawLucide("heart", "#000")];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240" height="240">${note}${heart}</svg>`;
    await open(page, path);
    await choose(page, "heart.svg", Buffer.from(svg));
    await expect.poll(() => firstNames(page, 5)).toContain("Heart");
  });

  picture("who leaves before the answer is there finds it on coming back", async ({ page }) => {
    await open(page, path);
    await choose(page, "star.png", await takeScreenshot("star"));
    await expect.poll(() => firstNames(page, 5)).toContain("Star");
    const calls = "**/vector/search/file?*";
    const asked = Promise.withResolvers<void>();
    await page.route(calls, () => asked.resolve());
    await page.getByRole("button", { name: "Whole image" }).click();
    await asked.promise;
    await page.getByRole("contentinfo").getByRole("link", { name: "API and documentation" }).click();
    await page.waitForURL("**/developers");
    await page.unroute(calls);
    const [answer] = await Promise.all([nextAnswer(page), page.goBack()]);
    expect(answer.status()).toBe(200);
    await page.locator("section[aria-busy=false]").waitFor();
    expect(await tiles(page).count()).toBeGreaterThan(0);
  });

  picture("a picture that is cut short is told to be, and goes on without a connection later", async ({ context }) => {
    // The browser reports every refused request in its console, so this page is none that must be silent.
    const page = await context.newPage();
    await open(page, path);
    const bytes = await takeScreenshot("star");
    await choose(page, "broken.png", bytes.subarray(0, 200));
    await page.getByRole("alert").filter({ hasText: "broken.png is damaged or incomplete." }).waitFor();
    await context.setOffline(true);
    await choose(page, "star.png", bytes);
    await page.getByRole("heading", { name: "You’re offline" }).waitFor();
    await context.setOffline(false);
    await expect.poll(() => firstNames(page, 5)).toContain("Star");
  });

  picture("by keyboard alone: an example, a filter, more of them", async ({ page }) => {
    await open(page, path);
    const example = page.getByRole("button", { name: /^Search with this image/ }).first();
    await example.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => tiles(page).count()).toBe(60);
    await page.getByRole("button", { name: "Show more" }).press("Enter");
    await expect.poll(() => tiles(page).count()).toBe(200);
    const category = page.getByRole("button", { name: "Category", exact: true });
    await category.press("Enter");
    const [answer] = await Promise.all([
      nextAnswer(page),
      page.getByRole("menuitemradio", { name: /^Food/ }).first().press("Enter"),
    ]);
    expect(new URL(answer.url()).searchParams.get("category")).toMatch(/food/);
    await page.getByRole("button", { name: /^Category: Food/ }).waitFor();
    await page.getByRole("button", { name: "Clear all" }).press("Enter");
    await category.waitFor();
  });
});
