import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { installFolder } from "../../harness/files/install-folder.ts";

const run = promisify(execFile);
const clients = new URL("iconify-clients", import.meta.url).pathname;

/** What shows the icon in each app, and what it is drawn with: paths, or a mask. */
const apps = {
  "iconify-icon": { icon: "iconify-icon svg", asksSite: true },
  react: { icon: "main > svg", asksSite: true },
  vue: { icon: "main > svg", asksSite: true },
  svelte: { icon: "main > svg", asksSite: true },
  "unplugin-icons": { icon: "main > svg", asksSite: false },
  tailwind: { icon: "main > span", asksSite: false },
};

journey(
  "Iconify's clients show icons of this site when only the host changes",
  async ({ page, site, onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), "iconify-clients-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await installFolder(clients, folder);
    await run(process.execPath, ["build.mjs", `${site}/iconify`], { cwd: folder });

    const provider = JSON.stringify({ resources: [site], path: "/iconify/" });
    const app = createServer((request, response) => {
      void readFile(join(folder, "dist", `${request.url?.slice(1)}.js`), "utf8").then((script) =>
        response.setHeader("content-type", "text/html").end(
          `<!doctype html><title>App</title><link rel="icon" href="data:," /><main style="font-size: 48px"></main>
          <script>globalThis.provider = ${provider}</script><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`,
        ),
      );
    });
    onTestFinished(() => void app.close());
    await once(app.listen(0, "127.0.0.1"), "listening");
    const elsewhere = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;

    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    for (const [name, { icon, asksSite }] of Object.entries(apps)) {
      asked.clear();
      await page.goto(`${elsewhere}/${name}`);
      const shown = page.locator(icon);
      await shown.waitFor();
      expect(await shown.boundingBox(), name).toMatchObject({ width: 48, height: 48 });
      const drawn =
        name === "tailwind"
          ? decodeURIComponent(await shown.evaluate((element) => getComputedStyle(element).maskImage))
          : await shown.innerHTML();
      expect(drawn.match(/<path /g), name).toHaveLength(2);
      expect(asked, name).toEqual(new Set(asksSite ? [elsewhere, new URL(site).origin] : [elsewhere]));
    }
  },
);
