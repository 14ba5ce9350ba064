import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";

const require = createRequire(import.meta.url);
const component = join(dirname(require.resolve("iconify-icon")), "iconify-icon.min.js");

journey("Iconify's web component on another site shows icons of this one", async ({ page, site, onTestFinished }) => {
  const script = await readFile(component, "utf8");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  const provider = JSON.stringify({ resources: [site], path: "/iconify/" });
  const html = `<!doctype html><title>App</title><link rel="icon" href="data:," />
    <script>${script}</script>
    <script>customElements.get("iconify-icon").addAPIProvider("", ${provider})</script>
    <iconify-icon icon="lucide:house" width="48"></iconify-icon><iconify-icon icon="mdi:home"></iconify-icon>`;
  const app = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  onTestFinished(() => void app.close());
  await once(app.listen(0, "127.0.0.1"), "listening");
  const elsewhere = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  await page.goto(elsewhere);
  const drawings = () =>
    page
      .locator("iconify-icon")
      .evaluateAll((icons) => icons.map((icon) => icon.shadowRoot?.querySelectorAll("svg path").length ?? 0));
  await expect.poll(drawings).toEqual([2, 1]);
  expect(await page.locator("iconify-icon svg").first().boundingBox()).toMatchObject({ width: 48, height: 48 });
  expect(new Set(asked)).toEqual(new Set([elsewhere, new URL(site).origin]));
});
