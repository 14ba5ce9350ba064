import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "../../core/errors.ts";
import { ConfigError, type Config } from "../config/config.server.ts";
import { createDatabase, type Database } from "../db/database.server.ts";
import { createLog } from "../log.server.ts";

/** Where a command writes, and what it is configured by. */
export interface Terminal {
  /** In place of that of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/** A command: does what the words after its name say. @returns the exit code */
export type Cli = (words: readonly string[], terminal: Terminal) => Promise<number>;

/** What is wrong with what was typed, or with a file. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/** Runs a command for the person who typed it: mistakes are explained in a line, what nobody foresaw is thrown. */
export async function runCli(
  cli: Cli,
  words: readonly string[] = process.argv.slice(2),
  terminal: Terminal = {
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
  },
): Promise<number> {
  try {
    return await cli(words, terminal);
  } catch (error) {
    if (!(error instanceof CliError || error instanceof AppError || error instanceof ConfigError)) throw error;
    terminal.writeError(`${error.message}\n`);
    return 1;
  }
}

/** Shows how a command is used: asked for, or because what was typed is no command. @returns the exit code */
export function explainUsage(usage: string, isAsked: boolean, { write, writeError }: Terminal): number {
  (isAsked ? write : writeError)(usage);
  return isAsked ? 0 : 1;
}

/** Opens the database of a site, which may be running, for as long as the work takes. */
export async function withSiteDatabase<Result>(
  { DATA_DIR, DATABASE_URL, LOG_LEVEL }: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = resolve(DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const database = createDatabase({ url: DATABASE_URL, dataDir, log: createLog(LOG_LEVEL), isVisitor: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
