import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { CliError, explainUsage, runCli, type Terminal } from "../../platform/cli/run-cli.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { findPrimary } from "../../platform/db/database-servers.server.ts";
import { startEmbeddedServer } from "../../platform/db/embedded-server.server.ts";
import { openObjectStore } from "../../platform/files/open-object-store.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { writeBackup } from "../backup/write-backup.ts";

const usage = `npm run backup -- <file>

  Writes the database, stored files, added icons and the secret of the site into one file, while the site runs.
  With BACKUP_KEY, the file is encrypted. npm run restore -- <file> brings everything back.
`;

if (import.meta.main) process.exitCode = await runCli(runBackup);

/** `npm run backup`: see `usage`. */
export async function runBackup(words: readonly string[], terminal: Terminal): Promise<number> {
  const [file = "", ...rest] = words;
  if (file === "" || file === "help" || file.startsWith("-") || rest.length > 0)
    return explainUsage(usage, file === "help", terminal);
  const config = readConfig(terminal.environment);
  const path = resolve(file);
  if (existsSync(path)) throw new CliError(`${file} exists already.`);
  const dataDir = resolve(config.DATA_DIR);
  const { DATABASE_URL: url, BACKUP_KEY: key, SECRET_KEY: secretKey } = config;
  if (url === undefined && !existsSync(join(dataDir, "postgres-18")))
    throw new CliError(`There is no site in ${dataDir}.`);
  const server = url === undefined ? await startEmbeddedServer(dataDir) : undefined;
  const objects = openObjectStore(config, { dataDir, log: createLog(config.LOG_LEVEL) });
  try {
    const connection = server?.connection ?? (await findPrimary(url!));
    const report = await writeBackup({ path, key, connection, objects, dataDir, secretKey });
    terminal.write(`${file}: ${report.tables} tables and ${report.objects} stored files.\n`);
    if (key === undefined) terminal.write("It isn’t encrypted and contains the secret of the site. Set BACKUP_KEY.\n");
    for (const missing of report.missing) terminal.writeError(`A stored file is missing: ${missing}\n`);
    return 0;
  } finally {
    objects.close();
    if (server?.wasRunning === false) await server.stop();
  }
}
