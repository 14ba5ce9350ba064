import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { explainUsage, runCli, withSiteDatabase, type Terminal } from "../../platform/cli/run-cli.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { openObjects } from "../wiring/open-objects.ts";

const usage = `npm run objects -- <command>

  migrate  move files from the database to where files are stored; run it when no server of an earlier release runs
  clean    delete stored files that no row of the database names

Both can be interrupted and repeated, while the site runs. With the embedded database, the site does both by itself.
`;

if (import.meta.main) process.exitCode = await runCli(runObjects);

/** `npm run objects`: see `usage`. */
export async function runObjects(words: readonly string[], terminal: Terminal): Promise<number> {
  const [command = "", ...rest] = words;
  if (rest.length > 0 || (command !== "migrate" && command !== "clean"))
    return explainUsage(usage, command === "" || command === "help", terminal);
  const config = readConfig(terminal.environment);
  const dataDir = resolve(config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  return withSiteDatabase(config, async (database) => {
    const opened = openObjects(config, { database, dataDir, log: createLog(config.LOG_LEVEL) });
    try {
      if (command === "migrate") {
        let isMoved = false;
        await opened.jobs.moveAll((folder, count) => {
          isMoved = true;
          terminal.write(`${folder}: ${count} moved\n`);
        });
        terminal.write(isMoved ? "All files are moved.\n" : "No files are left in the database.\n");
        return 0;
      }
      let deleted = await opened.jobs.deleteOrphans();
      for (let count; (count = await opened.jobs.deleteGone()) > 0;) deleted += count;
      terminal.write(`${deleted} objects deleted.\n`);
      return 0;
    } finally {
      await opened.close();
    }
  });
}
