import type { Page } from "playwright-core";
import { expect } from "vitest";
import { clickEventPath, downloadEventPath } from "../../../src/core/urls/paths/event-paths.ts";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** What pages tell about icons that are taken, as `path page term kind format`, and how the server answers. */
async function listen(page: Page): Promise<{ sent: string[]; statuses: number[] }> {
  const log = { sent: [] as string[], statuses: [] as number[] };
  // What a beacon holds is not shown to those who watch the network.
  await page.exposeFunction("reportToTest", (path: string, body: string) => {
    const { page: from, term = "-", kind = "", format = "" } = JSON.parse(body) as Record<string, string>;
    log.sent.push([path, from, term, kind, format].join(" ").trim());
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      void (body as Blob).text().then((text) => (window as unknown as TestWindow).reportToTest(String(path), text));
      return send(path, body);
    };
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === clickEventPath || pathname === downloadEventPath) log.statuses.push(response.status());
  });
  return log;
}

interface TestWindow {
  reportToTest: (path: string, body: string) => void;
}

journey("a page reports downloads with the search term", async ({ page }) => {
  const { sent, statuses } = await listen(page);
  await openPage(page, "/icons/set/piggy-bank");
  await page.locator("main li > a[data-icon]").first().click();
  await expect.poll(() => sent).toEqual([`${clickEventPath} search piggy bank`]);
  const copy = page.getByRole("button", { name: "Copy SVG", exact: true });
  await copy.click();
  await expect.poll(() => sent.at(-1)).toBe(`${downloadEventPath} search piggy bank copy svg`);
  await page.getByRole("link", { name: "Download SVG" }).click();
  await expect.poll(() => sent.at(-1)).toBe(`${downloadEventPath} search piggy bank download svg`);
  await page.keyboard.press("c");
  await expect.poll(() => sent.at(-1)).toBe(`${downloadEventPath} search piggy bank copy svg`);
  await expect.poll(() => statuses).toEqual([204, 204, 204, 204]);

  await openPage(page, "/icons/lucide");
  await page.locator("main li > a[data-icon]").first().click();
  await copy.click();
  await expect
    .poll(() => sent.slice(4))
    .toEqual([`${clickEventPath} style -`, `${downloadEventPath} style - copy svg`]);
});

journey("a page without results links to the corrected term and to popular terms", async ({ page }) => {
  await page.goto("/icons/set/umbrlla--nocorrect");
  await page.getByRole("heading", { name: "No results for “umbrlla”" }).waitFor();
  await page.getByRole("region", { name: "Did you mean" }).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Umbrella icons" }).waitFor();
  await page.goto("/icons/set/qwrtzx");
  const popular = page.getByRole("region", { name: "Popular searches" });
  expect(await popular.getByRole("link").count()).toBeGreaterThan(4);
  expect(await popular.locator("svg, img").count()).toBeGreaterThan(30);
  await popular.getByRole("link").first().click();
  await page.locator("main li > a[data-icon]").first().waitFor();
});
