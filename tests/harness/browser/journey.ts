import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserFlags, findBrowser } from "../../../scripts/setup/find-browser.mjs";

let browser: Promise<Browser> | undefined;

/** The one browser of a test file. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium or Chrome on this machine; set CHROME_PATH");
  browser ??= chromium.launch({ executablePath, args: browserFlags });
  return browser;
}

interface Journey {
  /** Address of the site under test. */
  site: string;
  /** For another size, language or colour scheme: `journey.extend` for one test, `journey.override` for all of a `describe`. */
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
    ...contextOptions,
  });
  context.setDefaultTimeout(15_000);
  await use(context);
  await context.close();
}

async function withSilentPage(context: BrowserContext, use: (page: Page) => Promise<void>) {
  const noise: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => noise.push(String(error)));
  await use(page);
  expect(noise).toEqual([]);
}

/** A test that opens the real site in a real browser. */
export const journey = test.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  site: async ({}, use) => use(inject("siteUrl")),
  contextOptions: {},
  context: ({ site, contextOptions }, use) => withContext({ site, contextOptions }, use),
  page: ({ context }, use) => withSilentPage(context, use),
  otherPage: ({ site, contextOptions }, use) =>
    withContext({ site, contextOptions }, (context) => withSilentPage(context, use)),
});
