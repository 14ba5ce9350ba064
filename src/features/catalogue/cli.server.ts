import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../platform/config/config.server.ts";
import { createRenderPool } from "../../platform/workers/render-pool.server.ts";
import { addFolder, removeFolder } from "./added-folders.server.ts";
import { compileCatalogue, type CompileProgress } from "./compile/compile.server.ts";
import { findDamage } from "./snapshot/check-snapshot.server.ts";
import { readCurated } from "./compile/curated.server.ts";
import { openCatalogue } from "./service.server.ts";
import { findCurrentSnapshot } from "./snapshot/snapshot-folder.server.ts";
import { listFolders, readFolder, readManifest } from "./sources/folder.server.ts";
import { verifyDrawings } from "./snapshot/verify.server.ts";

const usage = `npm run catalogue -- <command>

  compile         compile the catalogue if its sources have changed
  add <folder>    add a folder of SVG files with an icons.json, or replace the set with the same prefix
  remove <prefix> remove an added set
  list            list the added sets
  verify          check all files, render every icon once and list those that can’t be rendered
`;

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [command = "", argument] = positionals;
const config = readConfig();

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  switch (command) {
    case "compile":
      return compile();
    case "add": {
      if (argument === undefined) return explain();
      const { prefix, iconCount } = addFolder({
        folder: resolve(argument),
        dataDir: config.DATA_DIR,
        known: readCurated(),
      });
      printLine(`Added ${iconCount} icons as ${prefix}.`);
      return compile();
    }
    case "remove":
      if (argument === undefined) return explain();
      removeFolder({ prefix: argument, dataDir: config.DATA_DIR });
      printLine(`Removed ${argument}.`);
      return compile();
    case "list":
      return list();
    case "verify":
      return verify();
    default:
      return explain();
  }
}

async function compile(): Promise<number> {
  const { DATA_DIR: dataDir, CATALOGUE_SETS: sets } = config;
  const reports = { onProgress: createReporter(), onDamage: printLine };
  const version = await compileCatalogue({ dataDir, ...(sets && { sets }), ...reports });
  printLine(`The catalogue is ready: version ${version}.`);
  return 0;
}

function list(): number {
  const folders = listFolders(config.DATA_DIR);
  for (const folder of folders) {
    const { prefix, name } = readManifest(folder);
    printLine(`${prefix}\t${name}\t${readFolder(folder).icons.length} icons`);
  }
  if (folders.length === 0) printLine("No sets have been added.");
  return 0;
}

async function verify(): Promise<number> {
  const folder = findCurrentSnapshot(config.DATA_DIR);
  if (folder === undefined) throw new Error("There is no catalogue yet. Run `npm run catalogue -- compile`.");
  const damage = findDamage(folder);
  if (damage !== undefined)
    throw new Error(`The compiled catalogue is damaged (${damage}). Run \`npm run catalogue -- compile\`.`);
  const opened = openCatalogue(folder);
  const renderPool = createRenderPool({ workers: config.RENDER_WORKERS });
  try {
    const { rendered, retried, lost } = await verifyDrawings({ ...opened, renderPool, onProgress: createReporter() });
    for (const { iconifyName, id } of retried) printLine(`${iconifyName} (${id}) needed the second renderer`);
    for (const { iconifyName, id, fault } of lost) printLine(`${iconifyName} (${id}) can’t be rendered: ${fault}`);
    printLine(
      `${rendered} icons rendered, ${retried.length} of them by the second renderer; ${lost.length} can’t be rendered.`,
    );
    return lost.length === 0 ? 0 : 1;
  } finally {
    renderPool.close();
    opened.close();
  }
}

function explain(): number {
  const isHelp = command === "" || command === "help";
  (isHelp ? process.stdout : process.stderr).write(usage);
  return isHelp ? 0 : 1;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One line when a phase begins and every fifth of it. */
function createReporter(): (progress: Pick<CompileProgress, "done" | "total"> & { phase: string }) => void {
  let shown = "";
  return ({ phase, done, total }) => {
    const key = `${phase} ${Math.floor((done / Math.max(1, total)) * 5)}`;
    if (key === shown) return;
    shown = key;
    printLine(`${phase}  ${done.toLocaleString("en")} / ${total.toLocaleString("en")}`);
  };
}
