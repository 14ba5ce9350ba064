import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { arch, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installFolder } from "./harness/files/install-folder.ts";
import { signIn } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

/** The command line as it is published, in a process of its own, against a server. */
const program = new URL("../build/cli/iconarium.js", import.meta.url).pathname;

let site: TestApp;
let origin: string;
let folder: string;
let versions: Record<string, string>;
beforeAll(async () => {
  site = await startTestApp();
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  folder = await mkdtemp(join(tmpdir(), "iconarium-cli-"));
  const others = join(folder, "node");
  await installFolder(new URL("harness/files/node-versions", import.meta.url).pathname, others);
  const find = (major: number) => join(others, "node_modules", `node-${major}-linux-${arch()}`, "bin", "node");
  versions = { "20": find(20), "22": find(22), "24": process.execPath };
}, 300_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** An empty project. */
async function startProject() {
  const project = await mkdtemp(join(folder, "project-"));
  const home = join(project, ".home");
  await mkdir(home);
  async function run(args: string[], { node = process.execPath, input = "", env = {} } = {}) {
    return new Promise<{ code: number; out: string; notes: string }>((resolve) => {
      const options = { cwd: project, env: { ICONARIUM_SITE: origin, XDG_CONFIG_HOME: home, ...env } };
      const child = execFile(node, [program, ...args], options, (error, out, notes) => {
        resolve({ code: error ? Number(error.code) : 0, out, notes });
      });
      child.stdin?.end(input);
    });
  }
  const read = async (file: string) => readFile(join(project, file), "utf8");
  return { project, home, run, read, list: async (path: string) => (await readdir(join(project, path))).toSorted() };
}

describe.each(["20", "22", "24"])("on Node %s", (major) => {
  test("icons are found, added as components, kept as they are, checked and replaced by another style’s", async () => {
    const { run: start, read, list, project } = await startProject();
    const run = (args: string[]) => start(args, { node: versions[major]! });
    const found = await run(["search", "shopping", "cart", "--style", "lucide", "--json", "--limit", "2"]);
    expect(JSON.parse(found.out)).toMatchObject([{ iconifyName: "lucide:shopping-cart", license: "ISC" }, {}]);

    const added = await run(["add", "home", "star", "--style", "lucide", "--as", "react", "--out", "src/icons"]);
    expect(added).toMatchObject({ code: 0, out: "+ src/icons/HomeIcon.tsx\n+ src/icons/StarIcon.tsx\n" });
    expect(added.notes).toContain("home → lucide:house");
    expect(await read("src/icons/HomeIcon.tsx")).toContain("export function HomeIcon(");
    expect(JSON.parse(await read("icons-lock.json"))).toMatchObject({
      version: 1,
      icons: { home: { icon: "lucide:house", license: "ISC" }, star: { icon: "lucide:star" } },
    });

    const written = await stat(join(project, "src/icons/HomeIcon.tsx"));
    expect(await run(["pull"])).toMatchObject({ code: 0, out: "" });
    expect(await run(["pull", "--check"])).toMatchObject({ code: 0, out: "" });
    expect((await stat(join(project, "src/icons/HomeIcon.tsx"))).mtimeMs).toBe(written.mtimeMs);

    await writeFile(join(project, "src/icons/HomeIcon.tsx"), "broken");
    expect(await run(["pull", "--check"])).toMatchObject({ code: 1, out: "+ src/icons/HomeIcon.tsx\n" });
    expect(await read("src/icons/HomeIcon.tsx")).toBe("broken");
    expect(await run(["pull"])).toMatchObject({ code: 0, out: "+ src/icons/HomeIcon.tsx\n" });

    const house = await read("src/icons/HomeIcon.tsx");
    expect(await run(["swap", "--style", "octicons"])).toMatchObject({ code: 0 });
    expect(await read("src/icons/HomeIcon.tsx")).not.toBe(house);
    expect(JSON.parse(await read("icons.json"))).toMatchObject({
      style: "octicons",
      icons: { home: expect.stringMatching(/^octicon:home/), star: expect.stringMatching(/^octicon:star/) },
    });
    expect(await list("src/icons")).toEqual(["HomeIcon.tsx", "StarIcon.tsx"]);
  });
});

test("what is taken out of the project is removed, unless somebody changed it", async () => {
  const { run, project, list } = await startProject();
  await run(["add", "lucide:house", "lucide:star", "lucide:bird"]);
  expect(await list("icons")).toEqual(["bird.svg", "house.svg", "star.svg"]);
  await writeFile(join(project, "icons", "bird.svg"), "mine");
  await writeFile(join(project, "icons.json"), JSON.stringify({ icons: ["lucide:house"] }));
  const pulled = await run(["pull", "--json"]);
  expect(JSON.parse(pulled.out)).toEqual({
    written: [],
    removed: ["icons/star.svg"],
    leftAlone: ["icons/bird.svg"],
    unchanged: 1,
  });
  expect(await list("icons")).toEqual(["bird.svg", "house.svg"]);
});

test("a customization and a size are those of all files", async () => {
  const { run, project, read } = await startProject();
  const icons = { icons: { start: "lucide:house" }, customization: { color: "#7950f2", stroke: 1 } };
  await writeFile(join(project, "icons.json"), JSON.stringify(icons));
  expect(await run(["pull"])).toMatchObject({ code: 0, out: "+ icons/start.svg\n" });
  expect(await read("icons/start.svg")).toContain('stroke="#7950f2"');
  expect(await read("icons/start.svg")).toContain('stroke-width="1"');
});

test.each([
  ["a word nobody knows", ["search", "qqxxzzyy"], 1, "No icon for “qqxxzzyy”."],
  ["an icon that there is not", ["add", "lucide:nothing-like-this"], 1, "There is no icon lucide:nothing-like-this."],
  ["a style that there is not", ["add", "home", "--style", "nothing"], 1, "There is no style nothing."],
  ["a format that there is not", ["add", "lucide:house", "--as", "word"], 3, "format"],
  ["no project", ["pull"], 2, "There is no icons.json here."],
  ["an option that there is not", ["search", "home", "--nothing"], 2, "unknown option"],
  ["a site that is none", ["search", "home", "--site", "localhost"], 2, "localhost isn’t the URL of a site."],
  ["a site that is not there", ["search", "home", "--site", "http://127.0.0.1:9"], 3, "Can’t reach http://127.0.0.1:9"],
  ["no site", ["search", "home", "--site", ""], 2, "Which site?"],
])("%s is said clearly, and nothing is written", async (_, args, code, said) => {
  const { run, list } = await startProject();
  const answer = await run(args, { env: args.includes("") ? { ICONARIUM_SITE: "" } : {} });
  expect(answer).toMatchObject({ code, notes: expect.stringContaining(said) });
  expect(await list(".")).toEqual([".home"]);
});

test("a damaged project file is named with its field", async () => {
  const { run, project } = await startProject();
  await writeFile(join(project, "icons.json"), '{ "icons": ["../../evil"] , "as": 3 }');
  expect(await run(["pull"])).toMatchObject({ code: 2, notes: expect.stringContaining("icons.json: as: ") });
  await writeFile(join(project, "icons.json"), '{ "icons": { "../evil": "lucide:house" } }');
  expect(await run(["pull"])).toMatchObject({ code: 2 });
  await writeFile(join(project, "icons.json"), '{ "icons": ["lucide:house"], "out": "../elsewhere" }');
  expect(await run(["pull"])).toMatchObject({ code: 1, notes: expect.stringContaining("is outside") });
});

test("an icon is shown by characters where the terminal can’t show pictures", async () => {
  const { run } = await startProject();
  const { code, out } = await run(["show", "lucide:house"]);
  expect(code).toBe(0);
  expect(out).toContain("\u001B[38;2;124;108;242");
  expect(out).toContain(`lucide:house  House  ISC\n${origin}/icon/`);
  const kitty = await run(["show", "lucide:house"], {
    env: { TERM: "xterm-kitty", KITTY_WINDOW_ID: "1", FORCE_TERMINAL_GRAPHICS: "1" },
  });
  expect(kitty.code).toBe(0);
});

test("who logs in with a key pulls a private collection, in a file that only they can read", async () => {
  const { run, project, home } = await startProject();
  const anna = await signIn(site, "anna@example.com");
  const requester = { personId: anna.id, locale: "en" as const };
  const { compiled } = site.services.catalogue.current();
  const house = compiled.id(compiled.findByIconifyName("lucide", "house")!);
  const { id } = await site.services.collections.create(requester, {});
  await site.services.collections.addIcons(requester, id, [{ id: house }]);
  const scopes = ["search", "download", "collections:read"] as const;
  const { key } = await site.services.apiKeys.make(anna.id, { name: "CLI", scopes, expiresAt: undefined });
  await writeFile(join(project, "icons.json"), JSON.stringify({ collection: id }));
  expect(await run(["pull"])).toMatchObject({ code: 1 });
  expect(await run(["login"], { input: `${key}\n` })).toMatchObject({
    code: 0,
    out: expect.stringContaining("anna@example.com"),
  });
  expect((await stat(join(home, "iconarium", "config.json"))).mode & 0o777).toBe(0o600);
  expect(await run(["pull"])).toMatchObject({ code: 0, out: "+ icons/house.svg\n" });
  expect(await run(["logout"])).toMatchObject({ code: 0 });
  expect(await run(["login", "--key", "icn_wrong"])).toMatchObject({ code: 3 });
});

test("shells get completions", async () => {
  const { run } = await startProject();
  for (const shell of ["bash", "zsh", "fish"]) {
    const { code, out } = await run(["complete", shell]);
    expect([shell, code, out.includes("iconarium")]).toEqual([shell, 0, true]);
  }
  expect((await run(["complete", "--", "se"])).out).toContain("search");
});

test("assistants reach the site’s MCP server over standard input and output", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, "mcp", "--site", origin],
    env: { XDG_CONFIG_HOME: folder },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("search_icons");
  await client.close();
});

test("an assistant is told when the site can’t be reached", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const away = "http://127.0.0.1:9";
  const env = { XDG_CONFIG_HOME: folder };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, "mcp", "--site", away],
    env,
    stderr: "ignore",
  });
  await expect(client.connect(transport, { timeout: 5000 })).rejects.toThrow(away);
});

test("errors are JSON where JSON is wanted", async () => {
  const { run } = await startProject();
  const wrong = await run(["search", "home", "--nothing", "--json"]);
  expect([wrong.code, JSON.parse(wrong.notes)]).toEqual([2, { error: "unknown option '--nothing'", exitCode: 2 }]);
  const unreached = await run(["search", "home", "--json", "--site", "http://127.0.0.1:9"]);
  expect([unreached.code, JSON.parse(unreached.notes)]).toEqual([
    3,
    { error: expect.stringContaining("127.0.0.1:9"), exitCode: 3 },
  ]);
});

test("npm installs it from the site’s registry, whose icons it then asks for", async () => {
  const { project, read } = await startProject();
  const npm = (args: string[]) =>
    promisify(execFile)("npm", args, {
      cwd: project,
      env: {
        PATH: process.env["PATH"],
        HOME: join(project, ".home"),
        npm_config_cache: join(project, ".npm"),
        npm_config_registry: `${origin}/npm/`,
      },
    });
  await writeFile(join(project, "package.json"), "{}");
  await npm(["install", "--save-dev", "@iconarium/cli", "--no-audit", "--no-fund"]);
  const { stdout } = await npm(["exec", "--", "iconarium", "add", "lucide:house"]);
  expect(stdout).toBe("+ icons/house.svg\n");
  expect(JSON.parse(await read("icons.json"))).toMatchObject({ site: `http://localhost:${new URL(origin).port}` });
});
