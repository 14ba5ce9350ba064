import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { buildPages } from "../scripts/setup/build-pages.mjs";
import { giveUp } from "../scripts/setup/fault.mjs";
import { prepareCatalogue } from "../scripts/setup/prepare-catalogue.mjs";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot-folder.server.ts";
import { benchCrawl } from "./crawl.ts";
import { benchHttp } from "./http.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPages } from "./pages.ts";
import { describeMachine } from "./report.ts";

/**
 * `npm run bench [search] [http] [pages] [crawl] [lighthouse]`: our figures beside those of other programs on the same icons, in one run and without a
 * network. Ratios are other : ours.
 */
const root = resolve(import.meta.dirname, "..");
const dataDir = join(root, ".data");
const parts = { search: runSearch, http: runHttp, pages: benchPages, crawl: benchCrawl, lighthouse: benchLighthouse };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.\n`);
  process.exit(1);
}

try {
  await Promise.all([buildPages(root), prepareCatalogue({ dataDir })]);
  process.stdout.write(`${describeMachine()}\n`);
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run();
} catch (error) {
  giveUp(error);
}

/** In a process of its own, so that no other benchmark's memory is counted. */
function runSearch(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--expose-gc", join(root, "bench", "search.ts")], {
      cwd: root,
      stdio: "inherit",
    });
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`The search benchmark ended with ${code}`))));
  });
}

/** Both servers get the icon sets that the compiled catalogue has. */
async function runHttp(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue is not compiled");
  const opened = openCatalogue(folder);
  const prefixes = opened.catalogue.sets.map(({ prefix }) => prefix);
  opened.close();
  await benchHttp(prefixes);
}
