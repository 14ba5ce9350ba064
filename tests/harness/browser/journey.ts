import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, test, type RunnerTask, type RunnerTestCase, type TestContext } from "vitest";
import { browserFlags, findBrowser } from "../../../scripts/setup/find-browser.mjs";
import { siteUrl } from "../site/site-url.ts";

let browser: Promise<Browser> | undefined;

/** The one browser of a test file. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium or Chrome on this machine; set CHROME_PATH");
  browser ??= chromium.launch({ executablePath, args: browserFlags });
  return browser;
}

interface Journey {
  /** Skips a journey that `npm test` leaves to `npm run test:soak`: of each file it takes the first, and every so many-th. */
  sampled: void;
  /** Address of the site under test. */
  site: string;
  /** For another size, language or color scheme: `journey.extend` for one test, `journey.override` for all of a `describe`. */
  contextOptions: BrowserContextOptions;
  context: BrowserContext;
  /** A page in a fresh profile; anything the browser's console reports fails the test. */
  page: Page;
  /** The page of somebody else, in a profile of their own; it must be as silent. */
  otherPage: Page;
}

interface Profile {
  site: string;
  contextOptions: BrowserContextOptions;
}

async function withContext({ site, contextOptions }: Profile, use: (context: BrowserContext) => Promise<void>) {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    // What still moves is clicked at a second try, after the page was scrolled, and a menu that hangs on its button is elsewhere then.
    reducedMotion: "reduce",
    ...contextOptions,
  });
  context.setDefaultTimeout(60_000);
  await use(context);
  await context.close();
}

type OnTestFinished = TestContext["onTestFinished"];

/** What fails when a fixture ends would fail the second try, too: the noise is looked at when the test has finished. */
async function withSilentPage(
  { context, onTestFinished }: { context: BrowserContext; onTestFinished: OnTestFinished },
  use: (page: Page) => Promise<void>,
) {
  const noise: string[] = [];
  onTestFinished(() => expect(noise).toEqual([]));
  const page = await context.newPage();
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()} ${message.location().url}`));
  page.on("pageerror", (error) => noise.push(String(error)));
  await use(page);
}

/** `EVERY_JOURNEY=10` makes every tenth journey of a file, as `npm test` does. */
const every = Number(process.env["EVERY_JOURNEY"] ?? 1);

/** The place of a test among all of its file. */
function findPlace({ file, id }: Readonly<RunnerTestCase>): number {
  const listTests = (tasks: readonly RunnerTask[]): RunnerTask[] =>
    tasks.flatMap((task) => (task.type === "suite" ? listTests(task.tasks) : task));
  return listTests(file.tasks).findIndex((task) => task.id === id);
}

/** A test that opens the real site in a real browser. */
export const journey = test.extend<Journey>({
  sampled: [
    async ({ task, skip }, use) => {
      skip(findPlace(task) % every !== 0, "a sample is enough");
      await use();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  site: async ({}, use) => use(siteUrl()),
  contextOptions: {},
  context: ({ site, contextOptions }, use) => withContext({ site, contextOptions }, use),
  page: ({ context, onTestFinished }, use) => withSilentPage({ context, onTestFinished }, use),
  otherPage: ({ site, contextOptions, onTestFinished }, use) =>
    withContext({ site, contextOptions }, (context) => withSilentPage({ context, onTestFinished }, use)),
});
