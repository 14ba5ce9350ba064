import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sourceFiles } from "../scripts/setup/build-pages.mjs";
import { makeDataDir } from "./harness/database/database.ts";

const buildPages = new URL("../scripts/setup/build-pages.mjs", import.meta.url).href;

/** Builds as long as there is no file `go`, and notes each build. */
const program = `
const fs = require("node:fs");
fs.appendFileSync("builds", "built ");
const timer = setInterval(() => {
  if (!fs.existsSync("go")) return;
  fs.mkdirSync("build", { recursive: true });
  clearInterval(timer);
}, 20);
`;

async function makeProject(): Promise<string> {
  const { dataDir: root, remove } = await makeDataDir();
  onTestFinished(remove);
  const files = {
    ...Object.fromEntries(
      ["src/root.tsx", "cli/main.ts", "client/client.ts", "public/favicon.svg", ...sourceFiles].map((path) => [
        path,
        "",
      ]),
    ),
    "node_modules/@react-router/dev/bin.cjs": program,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

function start(root: string): ChildProcess {
  const script = `import { buildPages } from ${JSON.stringify(buildPages)}; await buildPages(${JSON.stringify(root)});`;
  return spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: ["ignore", "pipe", "inherit"] });
}

async function readUntil({ stdout }: ChildProcess, text: string): Promise<void> {
  let said = "";
  for await (const chunk of stdout!.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes(text)) return;
  }
  throw new Error(`Ended without “${text}”: ${said}`);
}

test("a process that waits while another one builds the pages uses them, and doesn’t build them again under its feet", async () => {
  const root = await makeProject();
  const first = start(root);
  await readUntil(first, "Building the pages");
  const second = start(root);
  await readUntil(second, `Waiting for process ${first.pid}`);
  const ended = Promise.all([first, second].map(async (child) => (await once(child, "exit"))[0]));
  await writeFile(join(root, "go"), "");
  expect(await ended).toEqual([0, 0]);
  expect(await readFile(join(root, "builds"), "utf8")).toBe("built ");
});
