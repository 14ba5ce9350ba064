import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { startSiteProcess } from "../tests/harness/site/site-process.ts";
import { browserFlags, ensureBrowser } from "./setup/find-browser.mjs";

/** `npm run screenshot`: renews the README's picture from the built site; run it when the search page looks different. */
const path = fileURLToPath(new URL("../docs/screenshot.png", import.meta.url));
const site = await startSiteProcess();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/icons/set/coffee`, { waitUntil: "networkidle" });
  await page.locator("a[data-icon]").nth(3).click();
  await page.getByRole("radio", { name: "Red" }).click();
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path, animations: "disabled" });
} finally {
  await browser.close();
  await site.stop();
}
