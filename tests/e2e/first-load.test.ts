import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { sumLayoutShifts } from "../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../harness/browser/open-page.ts";

const budgetBytes = 120 * 1024;

/** Loads a page, touches nothing and adds up its scripts as gzip makes them. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
  });
  await openPage(page, path);
  const bodies = await Promise.all(scripts.values());
  expect(bodies.length).toBeGreaterThan(0);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

for (const path of ["/icons", "/icons/set/home", "/icons/lucide", "/icons/styles"]) {
  journey(`the first load of ${path} ships at most 120 KB of gzipped script`, async ({ page }) => {
    expect(await weighScripts(page, path)).toBeLessThanOrEqual(budgetBytes);
  });
}

for (const path of ["/icons", "/icons/styles", "/icons/new", "/icons/set/home"]) {
  journey(`${path} loads without a layout shift`, async ({ page }) => {
    await openPage(page, path);
    const shift = await page.evaluate(sumLayoutShifts);
    expect(shift).toBeLessThan(0.02);
  });
}
