import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "./journey.ts";

/** What pages must keep to: WCAG 2.2 AA and what axe thinks good besides. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Two pages at a time: a desk in the light, a phone in the dark. */
const windows: readonly BrowserContextOptions[] = [
  { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
];

/**
 * What axe finds on a page, a line each.
 *
 * @param part selector of the part to look at; what has been scrolled half behind another seems too small to axe
 */
export async function listAccessFaults(page: Page, part = "html"): Promise<string[]> {
  // Pages have no frames; the legacy mode passes over those of other origins and takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(part).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
}

/** Reads pages as the server drew them, without the site's scripts, each in one of the windows. */
export async function listAccessFaultsOf(urls: readonly string[]): Promise<string[]> {
  const browser = await openBrowser();
  const waiting = [...urls];
  const faults: string[] = [];
  const readOn = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    await context.route("**/assets/*.js", (route) => route.abort());
    const page = await context.newPage();
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const place = decodeURI(url);
      // Pictures have their room before they come.
      await page.goto(url, { waitUntil: "domcontentloaded" });
      faults.push(...(await listAccessFaults(page)).map((fault) => `${place}: ${fault}`));
    }
    await context.close();
  };
  await Promise.all(windows.map(readOn));
  return faults;
}
