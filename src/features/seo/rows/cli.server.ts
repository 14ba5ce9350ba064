import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../../../core/errors.ts";
import { ConfigError, readConfig, type Config } from "../../../platform/config/config.server.ts";
import { createDatabase, type Database } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { placeholderColumns, placeholderRow, toPlaceholders } from "../page-texts/placeholder-rows.ts";
import { redirectColumns, redirectRow, toRedirects } from "../redirects/redirect-rows.ts";
import { FaultyFile, renderRows, readRows, rowFormats, type RowFormat } from "./row-files.ts";
import {
  importPlaceholders,
  importRedirects,
  listPlaceholders,
  listRedirects,
  type ImportCounts,
} from "./row-repository.server.ts";

const usage = `npm run seo -- <subject> <command>

  placeholders import <file>   add or change texts of pages
  placeholders export [file]   write all texts to a file, or print them as CSV
  redirects import <file>      add or change redirects
  redirects export [file]      write all redirects to a file, or print them as CSV

  --replace                    with import: remove rows that aren’t in the file

Files are .csv, .tsv or .jsonl. Placeholders have the columns ${placeholderColumns.join(", ")};
redirects have ${redirectColumns.join(", ")}. If a file has an error, nothing is changed.
`;

interface Source {
  text: string;
  format: RowFormat;
}

interface Subject {
  /** Reads and checks a file; what comes back stores it. */
  read: (source: Source) => (database: Database, isReplacing: boolean) => Promise<ImportCounts>;
  exportRows: (database: Database, format: RowFormat) => Promise<string>;
}

const subjects = ({ REDIRECT_HOSTS: hosts }: Config): Readonly<Record<string, Subject>> => ({
  placeholders: {
    read({ text, format }) {
      const rows = toPlaceholders(readRows(text, { format, schema: placeholderRow }));
      return (database, isReplacing) => importPlaceholders(database, rows, { isReplacing });
    },
    async exportRows(database, format) {
      const rows = await listPlaceholders(database);
      return renderRows(
        rows.map(({ projectId, uri, locale, h1, t1, mt, md }) => ({
          project_id: projectId,
          uri,
          locale,
          h1,
          t1,
          mt,
          md,
        })),
        { format, columns: placeholderColumns },
      );
    },
  },
  redirects: {
    read({ text, format }) {
      const rows = toRedirects(readRows(text, { format, schema: redirectRow(new Set(hosts)) }));
      return (database, isReplacing) => importRedirects(database, rows, { isReplacing });
    },
    async exportRows(database, format) {
      const rows = await listRedirects(database);
      return renderRows(
        rows.map(({ path, target, status, note }) => ({ path: path.replaceAll("%", "%25"), target, status, note })),
        { format, columns: redirectColumns },
      );
    },
  },
});

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof FaultyFile || error instanceof AppError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof FaultyFile ? "Nothing was changed.\n" : ""}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: "boolean" } },
  });
  const [name = "", command, file, ...rest] = positionals;
  const config = readConfig();
  const subject = subjects(config)[name];
  const isKnown = command === "export" || (command === "import" && file !== undefined);
  if (!subject || !isKnown || rest.length > 0) return explain(name);
  const format = file === undefined ? "csv" : readFormat(file);
  const store = command === "import" ? subject.read({ text: await readText(file!), format }) : undefined;
  const database = await openDatabase(config);
  try {
    if (store) {
      const { added, changed, unchanged, removed } = await store(database, values["replace"] === true);
      process.stdout.write(`${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed.\n`);
      return 0;
    }
    const text = await subject.exportRows(database, format);
    if (file === undefined) process.stdout.write(text);
    else await writeFile(file, text);
    return 0;
  } finally {
    await database.close();
  }
}

async function openDatabase(config: Config): Promise<Database> {
  const dataDir = resolve(config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  return createDatabase({ url: config.DATABASE_URL, dataDir, log: createLog(config.LOG_LEVEL), isVisitor: true });
}

function readFormat(file: string): RowFormat {
  const format = rowFormats.find((known) => extname(file).toLowerCase() === `.${known}`);
  if (!format) throw new FaultyFile([`${file}: must end in ${rowFormats.map((known) => `.${known}`).join(", ")}`]);
  return format;
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FaultyFile([isMissing ? `File ${file} not found.` : `${file} isn’t UTF-8 text.`]);
  }
}

function explain(name: string): number {
  const isHelp = name === "" || name === "help";
  (isHelp ? process.stdout : process.stderr).write(usage);
  return isHelp ? 0 : 1;
}
