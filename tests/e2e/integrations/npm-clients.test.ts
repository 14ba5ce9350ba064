import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { npmPath } from "../../../src/features/npm-registry/contract.ts";
import { journey } from "../../harness/browser/journey.ts";
import { installFolder } from "../../harness/files/install-folder.ts";

const run = promisify(execFile);
const clients = new URL("npm-clients", import.meta.url).pathname;
const apps = ["react", "vue", "svelte", "solid", "svg"] as const;

/** How each client is run where `folder` has it, and what tells it of the registry. */
const managers = {
  npm: {
    command: () => ["npm", "install", "--no-audit", "--no-fund"],
    settings: (registry: string) => ({ ".npmrc": `@icons:registry=${registry}/\n` }),
  },
  pnpm: {
    command: (folder: string) => [process.execPath, join(folder, "node_modules/pnpm/bin/pnpm.mjs"), "add"],
    settings: (registry: string) => ({ ".npmrc": `@icons:registry=${registry}/\nstore-dir=../store\n` }),
  },
  yarn: {
    command: (folder: string) => [process.execPath, join(folder, "node_modules/@yarnpkg/cli-dist/bin/yarn.js"), "add"],
    settings: (registry: string) => ({
      ".yarnrc.yml": `nodeLinker: node-modules\nenableTelemetry: false\nenableGlobalCache: false\nunsafeHttpWhitelist: ["localhost", "${new URL(registry).hostname}"]\nnpmScopes: { icons: { npmRegistryServer: "${registry}" } }\n`,
      "yarn.lock": "",
    }),
  },
};

/** Installs the package as an app does that has been told of the registry by one line. */
async function install(manager: keyof typeof managers, { folder, registry }: { folder: string; registry: string }) {
  const { command, settings } = managers[manager];
  const app = join(folder, manager);
  await mkdir(app);
  for (const file of ["build.mjs", ...apps.map((name) => `${name}.js`)]) await cp(join(folder, file), join(app, file));
  const files = { "package.json": '{ "name": "app", "private": true, "type": "module" }', ...settings(registry) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(app, name), text);
  const [program, ...parameters] = command(folder);
  // Nothing that this machine keeps of earlier installations may help.
  const env = { ...process.env, HOME: folder, CI: "", npm_config_cache: join(folder, "cache") };
  await run(program!, [...parameters, "@icons/lucide"], { cwd: app, env }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
  return app;
}

type Sizes = Record<(typeof apps)[number], { runtime: number; icons: number }>;

const build = async (app: string, ...parameters: string[]) =>
  JSON.parse((await run(process.execPath, ["build.mjs", ...parameters], { cwd: app })).stdout) as Sizes;

journey(
  "npm, pnpm and Yarn install icons, and apps take only what they import",
  async ({ page, site, onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), "npm-clients-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await installFolder(clients, folder);
    const options = { folder, registry: `${site}${npmPath}` };
    const app = await install("npm", options);
    const others = [await install("pnpm", options), await install("yarn", options)];

    const sizes = await build(app);
    const files = ["house", "shopping-cart"].map((name) => join(app, `node_modules/@icons/lucide/svg/${name}.svg`));
    const markup = (await Promise.all(files.map((file) => readFile(file, "utf8")))).map((svg) => svg.trim());
    const markupBytes = markup.join("").length;
    for (const measured of [sizes, await build(others[0]!, "sizes"), await build(others[1]!, "sizes")]) {
      for (const [name, { runtime, icons }] of Object.entries(measured)) {
        expect(icons, name).toBeLessThan(runtime + 1.05 * markupBytes);
        expect(runtime, name).toBeLessThan(2_500);
      }
    }

    const server = createServer((request, response) => {
      void readFile(join(app, "dist", `${request.url?.slice(1)}.js`), "utf8").then((script) =>
        response.setHeader("content-type", "text/html").end(
          `<!doctype html><title>App</title><link rel="icon" href="data:," /><main></main>
        <script type="module">${script.replaceAll("</script", "<\\/script")}</script>`,
        ),
      );
    });
    onTestFinished(() => void server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    for (const name of apps) {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`);
      await page.locator("main > svg").nth(1).waitFor();
      expect(await describeDrawings(page, "main > svg"), name).toEqual(await describeMarkup(page, markup));
      expect(await page.locator("main > svg").first().boundingBox(), name).toMatchObject({ width: 48 });
      if (name === "svg") continue;
      expect(await page.getByRole("img", { name: "Home" }).count(), name).toBe(1);
      expect(await page.locator("svg[aria-hidden=true]").count(), name).toBe(1);
    }
  },
);

/** What is drawn in each icon: elements with their attributes. */
const describeDrawings = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((icons) =>
      icons.map((icon) =>
        Array.from(icon.querySelectorAll("*"), ({ namespaceURI, localName, attributes }) => [
          namespaceURI,
          localName,
          Array.from(attributes, ({ name, value }) => `${name}=${value}`).toSorted(),
        ]),
      ),
    );

async function describeMarkup(page: Page, markup: readonly string[]) {
  await page.evaluate((svg) => {
    document.body.insertAdjacentHTML("beforeend", `<footer>${svg}</footer>`);
  }, markup.join(""));
  return describeDrawings(page, "footer > svg");
}
