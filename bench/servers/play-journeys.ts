import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import sharp from "sharp";
import { browserFlags, ensureBrowser } from "../../scripts/setup/find-browser.mjs";
import { formatNumber, printTable } from "../measure/report.ts";
import { pictureSearchPath } from "../../src/features/picture-search/contract.ts";
import { startOurs, type Candidate } from "./servers.ts";

const dataFolder = join(import.meta.dirname, "..", "..", ".data");
const folder = join(dataFolder, "journeys");
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const longestWaitMs = 30_000;
/** A single address may only search so often in a minute. */
const pollMs = 5_000;
/** What an app about notes needs. */
const concepts = "home\nsearch\nuser\nsettings\nbell\nheart\nstar\ntrash\nfolder\nlock\nmail\ncalendar\ndownload".split(
  "\n",
);

/** A person at a page: what is done by hand is counted, and photographed when its effect is there. */
interface Hand {
  page: Page;
  /** One press, one typed text, one stroke; `settle` waits for what it is done for. */
  act: (name: string, action: () => Promise<unknown>, settle?: () => Promise<unknown>) => Promise<void>;
}

interface Journey {
  name: string;
  options?: BrowserContextOptions;
  play: (hand: Hand) => Promise<void>;
}

const field = (page: Page) => page.getByRole("combobox").first();
const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const selection = (page: Page) => page.getByRole("region", { name: "Selection" });

async function search({ page, act }: Hand, word: string): Promise<void> {
  await act(`type ${word}`, () => field(page).fill(word));
  await act(
    "Enter",
    () => page.keyboard.press("Enter"),
    () => tiles(page).first().waitFor(),
  );
}

const journeys: readonly Journey[] = [
  {
    name: "one-set",
    async play(hand) {
      const { page, act } = hand;
      await search(hand, "home");
      const style = page.getByRole("tab", { name: "Styles" });
      await act("styles", () => style.click());
      const lucide = page.locator('aside a[href*="lucide"]').first();
      await act(
        "Lucide",
        () => lucide.click(),
        () => page.waitForURL(/lucide/),
      );
      await act(
        "type bell",
        () => field(page).fill("bell"),
        () => page.waitForURL(/bell.*lucide|lucide.*bell/),
      );
      await act(
        "open",
        () => tiles(page).first().click(),
        () => page.locator("[data-inspector]").waitFor(),
      );
    },
  },
  {
    name: "restyle",
    async play(hand) {
      const { page, act } = hand;
      await search(hand, "home");
      const panel = page.locator("[data-inspector]");
      await act(
        "open",
        () => tiles(page).nth(3).click(),
        () => panel.getByRole("radio", { name: "Red" }).waitFor(),
      );
      await act(
        "red",
        () => panel.getByRole("radio", { name: "Red" }).click(),
        () => page.waitForURL(/color-/),
      );
      const width = panel.getByRole("slider").first();
      await act(
        "width",
        () => width.fill("1"),
        () => page.waitForURL(/stroke-1/),
      );
    },
  },
  {
    name: "by-image",
    async play({ page, act }) {
      await act("camera", () => page.getByRole("search").getByRole("link", { name: "Search by image" }).click());
      const buffer = await drawHouse();
      const choose = page.getByRole("button", { name: "Choose file" }).first();
      const take = async () => {
        const [chooser] = await Promise.all([page.waitForEvent("filechooser"), choose.click()]);
        await chooser.setFiles({ name: "house.png", mimeType: "image/png", buffer });
      };
      await act("choose", take, () => tiles(page).first().waitFor());
    },
  },
  {
    name: "by-drawing",
    async play({ page, act }) {
      await act(
        "pencil",
        () => page.getByRole("search").getByRole("link", { name: "Search by sketch" }).click(),
        () => page.getByLabel("Sketch canvas").waitFor(),
      );
      const { x, y, width, height } = (await page.getByLabel("Sketch canvas").boundingBox())!;
      const at = (left: number, top: number) => [x + width * left, y + height * top] as const;
      const line = async (...points: (readonly [number, number])[]) => {
        await page.mouse.move(...points[0]!);
        await page.mouse.down();
        for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 8 });
        await page.mouse.up();
      };
      await act("roof", () => line(at(0.2, 0.5), at(0.5, 0.2), at(0.8, 0.5)));
      await act(
        "walls",
        () => line(at(0.28, 0.45), at(0.28, 0.8), at(0.72, 0.8), at(0.72, 0.45)),
        () => tiles(page).first().waitFor(),
      );
    },
  },
  { name: "phrase", play: (hand) => search(hand, "get my money back") },
  {
    name: "list",
    async play({ page, act }) {
      await act("list", () => page.getByRole("search").getByRole("link", { name: "Find a set for your list" }).click());
      await act("paste", () => page.getByRole("textbox", { name: "Your list" }).fill(concepts.join("\n")));
      const sets = page.locator("li[aria-labelledby^=set-]");
      await act(
        "find",
        () => page.getByRole("button", { name: "Find sets" }).click(),
        () => sets.first().waitFor(),
      );
      const dialog = page.getByRole("dialog");
      await act(
        "all",
        () => sets.first().getByRole("button", { name: "Download all" }).click(),
        () => dialog.getByRole("button", { name: /Download/ }).waitFor(),
      );
      const download = dialog.getByRole("button", { name: /Download/ });
      await act("zip", () => Promise.all([page.waitForEvent("download"), download.click()]));
    },
  },
  {
    name: "collect",
    async play(hand) {
      const { page, act } = hand;
      await search(hand, "home");
      for (const index of [1, 4, 6])
        await act(`pick ${index}`, () =>
          tiles(page)
            .nth(index)
            .click({ modifiers: ["Control"] }),
        );
      const collect = selection(page).getByRole("button", { name: /Collect|collection/ });
      await act(
        "collect",
        () => collect.click(),
        () => page.locator("[popover]:popover-open").first().waitFor(),
      );
    },
  },
  {
    name: "phone",
    options: phone,
    async play(hand) {
      const { page, act } = hand;
      await search(hand, "home");
      const panel = page.locator("[data-inspector]");
      await act(
        "open",
        () => tiles(page).nth(5).tap(),
        () => panel.getByRole("button", { name: /Copy/ }).first().waitFor(),
      );
      await act("copy", () => panel.getByRole("button", { name: /Copy/ }).first().tap());
    },
  },
];

const house = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24"><path fill="#fff" d="M0 0h24v24H0z"/>
<path fill="none" stroke="#222" stroke-width="2" d="M3 10 12 3l9 7v11H3zM9 21v-8h6v8"/></svg>`;

const drawHouse = () => sharp(Buffer.from(house)).png().toBuffer();

/** A site that finds icons by how they look; as long as it still describes them, only among those that it has. */
async function startWithPictures(): Promise<Candidate> {
  await mkdir(join(dataFolder, "pictures"), { recursive: true });
  const server = await startOurs({ PICTURE_SEARCH: "true" }, ["catalogue", "pictures"]);
  const file = new File([new Uint8Array(await drawHouse())], "house.png", { type: "image/png" });
  for (;;) {
    const body = new FormData();
    body.append("file", file);
    const { status } = await fetch(server.url + pictureSearchPath, { method: "POST", body });
    if (status !== 503) return server;
    await setTimeout(pollMs);
  }
}

/**
 * Plays what people come for, photographs each step, and counts actions and seconds.
 *
 * @param url of a site that runs already; otherwise one is started
 */
export async function benchJourneys(url?: string): Promise<void> {
  const server = url === undefined ? await startWithPictures() : { url, stop: () => Promise.resolve() };
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  await mkdir(folder, { recursive: true });
  const rows: string[][] = [];
  try {
    for (const journey of journeys) rows.push(await play(browser, server.url, journey));
  } finally {
    await browser.close();
    await server.stop();
  }
  printTable("Journeys, pictures in .data/journeys", ["", "actions", "seconds", "ended"], rows);
}

async function play(browser: Browser, url: string, { name, options = desktop, play: playSteps }: Journey) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(longestWaitMs);
  let actions = 0;
  let busyMs = 0;
  let ended = "well";
  const act: Hand["act"] = async (step, action, settle) => {
    actions++;
    const start = performance.now();
    await action();
    await settle?.();
    busyMs += performance.now() - start;
    const file = `${name}-${String(actions).padStart(2, "0")}-${step.replaceAll(/\W+/g, "-")}.png`;
    await page.screenshot({ path: join(folder, file) });
  };
  try {
    await page.goto(`${url}/icons`, { waitUntil: "networkidle" });
    await playSteps({ page, act });
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: join(folder, `${name}-end.png`) });
  } catch (error) {
    ended = String(error).split("\n", 1)[0]!.slice(0, 80);
    await page.screenshot({ path: join(folder, `${name}-failed.png`) });
  }
  await context.close();
  return [name, String(actions), formatNumber(busyMs / 1000), ended];
}
