import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { installFolder } from "../../harness/files/install-folder.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";

const run = promisify(execFile);
const clients = new URL("shadcn-clients", import.meta.url).pathname;

/** What the command lines ask their own sites for besides, which tests do not reach: colors of a theme, names of icons. */
const answerOwn: RequestListener = (request, response) => {
  const theme = { inlineColors: { light: {}, dark: {} }, cssVars: {}, inlineColorsTemplate: "", cssVarsTemplate: "" };
  response.end(JSON.stringify(request.url?.startsWith("/r/colors/") ? theme : {}));
};

type OnTestFinished = Parameters<typeof listen>[1];

async function listen(answer: RequestListener, onTestFinished: (end: () => void) => void): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A fresh project as `shadcn init` leaves it, with a line for each registry. */
async function startProject(
  { client, registries }: { client: "shadcn" | "shadcn-vue"; registries: object },
  { folder, onTestFinished }: { folder: string; onTestFinished: OnTestFinished },
) {
  const app = join(folder, client);
  await mkdir(join(app, "src"), { recursive: true });
  for (const file of ["build.mjs", "react.tsx", "vue.js"]) await cp(join(folder, file), join(app, file));
  const settings = {
    style: "new-york",
    ...(client === "shadcn" ? { rsc: false, tsx: true } : { typescript: true }),
    tailwind: { config: "", css: "src/index.css", baseColor: "neutral", cssVariables: true },
    aliases: { components: "@/components", utils: "@/lib/utils" },
    registries,
  };
  const compilerOptions = {
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["esnext", "dom"],
    types: [],
    skipLibCheck: true,
    paths: { "@/*": ["./src/*"] },
  };
  const files = {
    "package.json": { name: "app", private: true, type: "module" },
    "components.json": settings,
    "tsconfig.json": { compilerOptions, files: ["react.tsx"] },
  };
  for (const [name, value] of Object.entries(files)) await writeFile(join(app, name), JSON.stringify(value));
  await writeFile(join(app, "src/index.css"), '@import "tailwindcss";\n');
  const own = await listen(answerOwn, onTestFinished);
  const start = async (args: readonly string[], env: object = {}) => {
    const program = join(folder, "node_modules", client, "dist/index.js");
    const options = { cwd: app, env: { ...process.env, REGISTRY_URL: `${own}/r`, ...env } };
    return run(process.execPath, [program, ...args], options).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr, { cause: error });
    });
  };
  return { app, start, read: (file: string) => readFile(join(app, "src/components/icons", file), "utf8") };
}

journey(
  "shadcn's command lines add icons by a registry's line and by plain addresses, and apps draw them",
  async ({ page, site, onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), "shadcn-clients-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await installFolder(clients, folder);
    const parts = { folder, onTestFinished };
    const react = await startProject({ client: "shadcn", registries: {} }, parts);
    const vue = await startProject(
      { client: "shadcn-vue", registries: { "@icons": `${site}/r/vue/{name}.json` } },
      parts,
    );

    const sizes = "size=48&color=fa5252&stroke=1";
    await react.start(["registry", "add", `@icons=${site}/r/{name}.json`]);
    await react.start(["add", "@icons/lucide/home", "--yes"]);
    await react.start(["add", `${site}/r/lucide/star.json?${sizes}`, "--yes"]);
    await vue.start(["add", "@icons/lucide/home", "--yes"]);
    await vue.start(["add", `${site}/r/vue/lucide/star.json?${sizes}`, "--yes"]);
    const found = await react.start(["search", "@icons", "--query", "einkaufswagen", "--limit", "3", "--json"]);
    const { items } = JSON.parse(found.stdout) as { items: { addCommandArgument: string }[] };
    expect(items).toHaveLength(3);
    await react.start(["add", items[0]!.addCommandArgument, "--yes"]);

    await run(process.execPath, [join(folder, "node_modules/typescript/bin/tsc"), "-p", react.app]).catch(
      (error: { stdout: string }) => expect(error.stdout).toBe(""),
    );
    const env = { ...process.env, NODE_ENV: "production" };
    await run(process.execPath, ["build.mjs", "react.tsx"], { cwd: react.app, env });
    await run(process.execPath, ["build.mjs", "vue.js"], { cwd: vue.app, env });
    const house = await (await fetch(`${site}/iconify/lucide/house.svg`)).text();
    for (const { app } of [react, vue]) {
      const script = await readFile(join(app, "dist/app.js"), "utf8");
      const origin = await listen((_request, response) => {
        response.setHeader("content-type", "text/html").end(
          `<!doctype html><title>App</title><link rel="icon" href="data:," /><main></main><footer>${house}</footer>
            <script type="module">${script.replaceAll("</script", "<\\/script")}</script>`,
        );
      }, onTestFinished);
      await page.goto(origin);
      const icons = page.locator("main > svg");
      await icons.nth(1).waitFor();
      const paths = (selector: string) =>
        page.locator(`${selector} path`).evaluateAll((all) => all.map((path) => path.getAttribute("d")));
      expect(await paths("main > svg:first-of-type")).toEqual(await paths("footer"));
      for (const icon of await icons.all()) expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
      expect(await icons.nth(1).evaluate((icon) => icon.outerHTML)).toContain("#fa5252");
    }
  },
);

journey("items of every style are what shadcn's schemas ask for", async ({ site, onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), "shadcn-schemas-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await installFolder(clients, folder);
  const platforms = await (await fetch(`${site}/siteApi/platforms-info`)).json();
  const styles = (platforms as { platforms: { seoCode: string }[] }).platforms.map(({ seoCode }) => seoCode);
  expect(styles.length).toBeGreaterThan(50);
  const names: string[] = [];
  for (const style of styles) {
    const index = await (await fetch(`${site}/r/${style}/registry.json?limit=1`)).json();
    const [first] = (index as { items: { name: string }[] }).items;
    names.push(`${style}/${first!.name}`);
  }
  const { stdout } = await run(process.execPath, [
    join(folder, "check.mjs"),
    `${site}/r`,
    ...names.flatMap((name) => [name, `vue/${name}`]),
  ]);
  expect(JSON.parse(stdout)).toEqual([]);
});

/** Asks the site as the page does that is open. */
const ask = async <Answer>(page: Page, method: string, path: string, body?: object) =>
  (await page.evaluate(
    async (asked) => {
      const headers = { "content-type": "application/json" };
      const sent = asked.body && { headers, body: JSON.stringify(asked.body) };
      return (await fetch(asked.path, { method: asked.method, ...sent })).json() as Promise<unknown>;
    },
    { method, path, body },
  )) as Answer;

journey(
  "an API key in the registry's line adds icons of a private collection",
  async ({ page, site, onTestFinished }) => {
    const home = nameSite(site);
    await page.goto(`${home}/icons`);
    await signInFromHere(page, "registry@example.com");
    const collections = "/siteApi/collections/v2";
    const { icon } = await ask<{ icon: { id: string } }>(page, "GET", "/siteApi/icons/icon?id=lucide:house");
    const wanted = { name: "Brand", icons: [icon.id] };
    const made = await ask<{ collection: { id: string } }>(page, "PUT", collections, wanted);
    const published = await ask<{ name: string }>(page, "POST", `${collections}/${made.collection.id}/versions`);
    const scopes = ["download"];
    const { key } = await ask<{ key: string }>(page, "POST", "/api/user/v2/api-keys", {
      name: "App",
      scopes,
      days: 30,
    });
    const name = published.name.split("/")[1]!;

    const folder = await mkdtemp(join(tmpdir(), "shadcn-private-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await installFolder(clients, folder);
    const headers = { Authorization: `Bearer \${ICONARIUM_KEY}` };
    const registries = { "@brand": { url: `${home}/r/${name}/{name}.json`, headers } };
    const { start, read } = await startProject({ client: "shadcn", registries }, { folder, onTestFinished });
    await expect(start(["add", "@brand/house", "--yes"], { ICONARIUM_KEY: "icn_wrong" })).rejects.toThrow();
    await start(["add", "@brand/house", "--yes"], { ICONARIUM_KEY: key });
    expect(await read(`${name}/HouseIcon.tsx`)).toContain("export function HouseIcon");
  },
);
