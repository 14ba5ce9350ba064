import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import {
  CliError,
  explainUsage,
  runCli,
  withSiteDatabase,
  type Terminal,
} from "../../../platform/cli/run-cli.server.ts";
import { readConfig, type Config } from "../../../platform/config/config.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
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

if (import.meta.main) process.exitCode = await runCli(runSeo);

/** `npm run seo`: see `usage`. */
export async function runSeo(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(words, terminal);
  } catch (error) {
    throw error instanceof FaultyFile ? new CliError(`${error.message}\nNothing was changed.`) : error;
  }
}

async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: { replace: { type: "boolean" } },
  });
  const [name = "", command, file, ...rest] = positionals;
  const config = readConfig(terminal.environment);
  const subject = subjects(config)[name];
  const isKnown = command === "export" || (command === "import" && file !== undefined);
  if (!subject || !isKnown || rest.length > 0) return explainUsage(usage, name === "" || name === "help", terminal);
  const format = file === undefined ? "csv" : readFormat(file);
  const store = command === "import" ? subject.read({ text: await readText(file!), format }) : undefined;
  return withSiteDatabase(config, async (database) => {
    if (store) {
      const { added, changed, unchanged, removed } = await store(database, values["replace"] === true);
      terminal.write(`${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed.\n`);
      return 0;
    }
    const text = await subject.exportRows(database, format);
    if (file === undefined) terminal.write(text);
    else await writeFile(file, text);
    return 0;
  });
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
