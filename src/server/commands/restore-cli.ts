import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CliError, explainUsage, runCli, type Terminal } from "../../platform/cli/run-cli.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { openObjectStore } from "../../platform/files/open-object-store.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { restoreBackup } from "../backup/restore-backup.ts";

const usage = `npm run restore -- <file> [--replace]

  Restores what npm run backup wrote, into an empty DATA_DIR or an empty database of DATABASE_URL. The site must not run.

  --replace  put what is in DATA_DIR aside, and delete what is in the database of DATABASE_URL
`;

if (import.meta.main) process.exitCode = await runCli(runRestore);

/** `npm run restore`: see `usage`. */
export async function runRestore(words: readonly string[], terminal: Terminal): Promise<number> {
  const isReplacing = words.includes("--replace");
  const [file = "", ...rest] = words.filter((word) => word !== "--replace");
  if (file === "" || file === "help" || file.startsWith("-") || rest.length > 0)
    return explainUsage(usage, file === "help", terminal);
  const config = readConfig(terminal.environment);
  const path = resolve(file);
  if (!existsSync(path)) throw new CliError(`There is no file ${file}.`);
  const dataDir = resolve(config.DATA_DIR);
  const isBucket = config.S3_BUCKET !== undefined;
  const objects = isBucket ? openObjectStore(config, { dataDir, log: createLog(config.LOG_LEVEL) }) : undefined;
  try {
    const report = await restoreBackup({
      path,
      key: config.BACKUP_KEY,
      dataDir,
      databaseUrl: config.DATABASE_URL,
      objects,
      isReplacing,
    });
    const { tables, objects: count, madeAt, before } = report;
    terminal.write(`Restored ${tables} tables and ${count} stored files as of ${madeAt.toISOString()}.\n`);
    if (before !== undefined) terminal.write(`What was there before is in ${before}.\n`);
    return 0;
  } finally {
    objects?.close();
  }
}
