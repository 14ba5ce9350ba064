import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, escapeIdentifier, type ClientConfig } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { z } from "zod";
import { keepObjectsLock } from "../../platform/files/object-jobs.server.ts";
import { CliError } from "../../platform/cli/run-cli.server.ts";

/** What a dump says about the database that it is of. */
export const databaseSchema = z.object({
  /** The last migration, as the journal dates it. */
  migratedAt: z.number(),
  /** In an order in which no row refers to one that comes later. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type DatabaseFacts = z.infer<typeof databaseSchema>;
export type TableFacts = DatabaseFacts["tables"][number];

/** A database as it was at one moment. */
export interface DatabaseDump {
  facts: DatabaseFacts;
  /** Rows in PostgreSQL’s text format. */
  readTable(table: TableFacts): Readable;
  /** Keys of all objects that rows name, each once. */
  listObjects(): Promise<string[]>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
const connectMs = 10_000;

const columnList = (columns: readonly string[]) => columns.map(escapeIdentifier).join(", ");

/** Opens a connection that sees one moment, while others go on writing. */
export async function openDump(connection: ClientConfig): Promise<DatabaseDump> {
  const client = await connect(connection);
  try {
    return await readFacts(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: connectMs });
  // Queries say it, too; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function readFacts(client: Client): Promise<DatabaseDump> {
  await client.query("select pg_advisory_lock_shared($1)", [keepObjectsLock]);
  await client.query("begin isolation level repeatable read, read only");
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const { length, 0: last } = await rows<{ at: string }>(
    "select created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1",
  );
  if (length === 0) throw new CliError("The database is empty. Start the site once first.");
  const tables = await rows<TableFacts>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`);
  const references = await rows<{ name: string; refers: string }>(`
    select own.relname as name, other.relname as refers
    from pg_constraint join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const sequences = await rows<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`);
  const facts = { migratedAt: Number(last!.at), tables: sortTables(tables, references), sequences };
  return {
    facts,
    readTable: ({ name, columns }) =>
      client.query(copyTo(`copy public.${escapeIdentifier(name)} (${columnList(columns)}) to stdout`)),
    async listObjects() {
      const naming = tables.filter(({ columns }) => columns.includes("object_key"));
      const keys = naming.map(({ name }) => `select object_key as key from public.${escapeIdentifier(name)}`);
      if (keys.length === 0) return [];
      const found = await rows<{ key: string | null }>(keys.join(" union "));
      return found.flatMap(({ key }) => key ?? []);
    },
    close: () => client.end(),
  };
}

/** @throws CliError where tables refer to one another in a circle */
function sortTables(tables: readonly TableFacts[], references: readonly { name: string; refers: string }[]) {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const sorted: TableFacts[] = [];
  while (waiting.size > 0) {
    const isFree = ({ name }: TableFacts) => !references.some((each) => each.name === name && waiting.has(each.refers));
    const free = [...waiting.values()].filter(isFree);
    if (free.length === 0) throw new CliError(`Tables refer to one another: ${[...waiting.keys()].join(", ")}`);
    for (const table of free) waiting.delete(table.name);
    sorted.push(...free);
  }
  return sorted;
}

/** A database that takes what a dump has, all of it or nothing. */
export interface DatabaseRestore {
  /** Takes the rows of a table; tables come in the order of the facts. */
  openTable(table: TableFacts): Promise<Writable | undefined>;
  commit(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes the tables as they were when the dump was made; what came later is done when the site starts.
 *
 * @param connection to a database without tables
 * @throws CliError when the dump is of a later release
 */
export async function openRestore(connection: ClientConfig, facts: DatabaseFacts): Promise<DatabaseRestore> {
  const client = await connect(connection);
  await migrateUntil(client, facts.migratedAt).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  await client.query("begin");
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const known = new Set(rows.map(({ name }) => name));
  const wanted = facts.tables.filter(({ name }) => known.has(name)).map(({ name }) => escapeIdentifier(name));
  if (wanted.length > 0) await client.query(`truncate ${wanted.join(", ")}`);
  return {
    // Tables that the site makes when it needs them, for what it counts, are not there yet.
    openTable: async ({ name, columns }) =>
      known.has(name)
        ? client.query(copyFrom(`copy public.${escapeIdentifier(name)} (${columnList(columns)}) from stdin`))
        : undefined,
    async commit() {
      for (const { name, value } of facts.sequences)
        await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, value]);
      await client.query("commit");
      await client.query("analyze");
    },
    close: () => client.end(),
  };
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

async function migrateUntil(client: Client, migratedAt: number): Promise<void> {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")));
  const entries = journal.entries.filter(({ when }) => when <= migratedAt);
  if (entries.at(-1)?.when !== migratedAt)
    throw new CliError("This backup was made by a later release. Upgrade first, then restore it.");
  const folder = mkdtempSync(join(tmpdir(), "iconarium-migrations-"));
  try {
    mkdirSync(join(folder, "meta"));
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
