import { chromium, type Page } from "playwright-core";
import { browserFlags, ensureBrowser } from "../../scripts/setup/find-browser.mjs";
import { formatNumber, printTable } from "../measure/report.ts";
import { percentile } from "../measure/timing.ts";
import { startOurs } from "./servers.ts";

const slowdown = 4;
const rounds = 5;
const page = "/icons/set/home";
/** Typed one after the other into the field of a page of results. */
const words = ["arrow", "calendar", "heart"];

/** What one round found: milliseconds. */
type Times = Record<string, number>;

/**
 * What hands feel on a processor that is four times slower: opening icons, moving a slider over all tiles, scrolling. Frames
 * are the times between two that the page could draw. Results that follow what is typed are measured at full speed.
 */
export async function benchFelt(): Promise<void> {
  const server = await startOurs();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  const found: Times[] = [];
  const keys: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      found.push(await playRound(await context.newPage(), server.url + page));
      keys.push(...(await typeWords(await context.newPage(), server.url + page)));
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  printTable(
    `Felt speed of ${page}, processor ${slowdown} × slower, ms, median of ${rounds} rounds`,
    ["", "median", "best", "worst"],
    Object.keys(found[0] ?? {}).map((name) => {
      const times = found.map((round) => round[name] ?? Number.NaN).toSorted((a, b) => a - b);
      const [median, best, worst] = [percentile(times, 0.5), times[0]!, times.at(-1)!].map(formatNumber);
      return [name, median!, best!, worst!];
    }),
  );
  printTable(
    "Live results, processor at full speed, ms from a key to the grid of its results",
    ["keys", "median", "p95"],
    [[String(keys.length), formatNumber(percentile(keys, 0.5)), formatNumber(percentile(keys, 0.95))]],
  );
}

/** From each key to the frame that shows its results, ms. */
async function typeWords(tab: Page, url: string): Promise<number[]> {
  await tab.goto(url, { waitUntil: "networkidle" });
  const field = tab.getByRole("combobox").first();
  await field.click();
  await tab.waitForTimeout(1000);
  const times: number[] = [];
  for (const word of words) {
    await field.selectText();
    for (const key of word) {
      await tab.evaluate(watchGrid);
      await tab.keyboard.press(key);
      times.push(await tab.evaluate(() => (window as unknown as { shown: Promise<number> }).shown));
      await tab.waitForTimeout(200);
    }
  }
  return times;
}

/** Runs in the page: promises how long after the next key another grid is painted. */
function watchGrid(): void {
  const grid = "main ul[data-picking]";
  const before = document.querySelector(grid);
  const state = window as unknown as { shown: Promise<number> };
  state.shown = new Promise((resolve) => {
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(grid) === before) requestAnimationFrame(look);
          // After the frame that this was called for.
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

async function playRound(tab: Page, url: string): Promise<Times> {
  await tab.goto(url, { waitUntil: "networkidle" });
  const session = await tab.context().newCDPSession(tab);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const first = await openIcon(tab, 12, true);
  const next = await openIcon(tab, 14, false);
  const tiles = await tab.locator("main li > a[data-icon]").count();
  const restyle = await watchFrames(tab, () => dragSlider(tab));
  await tab.keyboard.press("Escape");
  const scroll = await watchFrames(tab, () => scrollDown(tab));
  return {
    "open an icon, first": first,
    "open an icon, next": next,
    "restyle by slider, frame p50": percentile(restyle, 0.5),
    "restyle by slider, frame p95": percentile(restyle, 0.95),
    "tiles that were restyled (count)": tiles,
    "scroll, frame p50": percentile(scroll, 0.5),
    "scroll, frame p95": percentile(scroll, 0.95),
  };
}

/** From the press to the frame in which the panel shows the icon. */
async function openIcon(tab: Page, index: number, isFirst: boolean): Promise<number> {
  const tile = tab.locator("main li > a[data-icon]").nth(index);
  const id = (await tile.getAttribute("data-icon"))!;
  await tile.hover();
  // People who mean an icon rest on it before they press.
  await tab.waitForTimeout(isFirst ? 300 : 150);
  await tab.evaluate((icon) => {
    const state = window as unknown as { opened?: Promise<number> };
    state.opened = new Promise((resolve) => {
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          const look = () => {
            const link = document.querySelector(
              `[data-inspector] [data-preview] svg, [data-inspector] [data-preview] img`,
            );
            const isThere = new URLSearchParams(location.search).get("icon") === icon || location.href.includes(icon);
            const buttons = document.querySelector("[data-inspector] [data-download], [data-inspector] button");
            if (link && isThere && buttons) setTimeout(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  }, id);
  await tab.mouse.down();
  await tab.mouse.up();
  const ms = await tab.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
  await tab.waitForTimeout(1000);
  return ms;
}

/** Times between frames while something is done, ms. */
async function watchFrames(tab: Page, act: () => Promise<void>): Promise<number[]> {
  await tab.waitForTimeout(500);
  await tab.evaluate(() => {
    const state = window as unknown as { frames: number[]; isWatching: boolean };
    state.frames = [];
    state.isWatching = true;
    let before = performance.now();
    const note = (now: number) => {
      state.frames.push(now - before);
      before = now;
      if (state.isWatching) requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      before = now;
      requestAnimationFrame(note);
    });
  });
  await act();
  return tab.evaluate(() => {
    const state = window as unknown as { frames: number[]; isWatching: boolean };
    state.isWatching = false;
    return state.frames;
  });
}

async function dragSlider(tab: Page): Promise<void> {
  const slider = tab.locator("[data-inspector] input[type=range]").first();
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await tab.mouse.move(x + width * 0.3, y + height / 2);
  await tab.mouse.down();
  for (let step = 0; step < 60; step++) await tab.mouse.move(x + width * (0.1 + (step % 30) * 0.027), y + height / 2);
  await tab.mouse.up();
}

async function scrollDown(tab: Page): Promise<void> {
  await tab.mouse.move(700, 500);
  for (let step = 0; step < 60; step++) {
    await tab.mouse.wheel(0, 120);
    await tab.waitForTimeout(16);
  }
}
