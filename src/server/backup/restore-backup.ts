import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { Client, type ClientConfig } from "pg";
import { z } from "zod";
import { CliError } from "../../platform/cli/run-cli.server.ts";
import { findPrimary } from "../../platform/db/database-servers.server.ts";
import { startEmbeddedServer, type EmbeddedServer } from "../../platform/db/embedded-server.server.ts";
import { createFolderObjectStore } from "../../platform/files/folder-object-store.server.ts";
import { splitKey, type ObjectStore } from "../../platform/files/object-store.server.ts";
import { replaceFile } from "../../platform/replace-file.server.ts";
import { syncFolder } from "../../platform/sync-folder.server.ts";
import { readArchive, type ArchivedFile } from "./archive.ts";
import { databaseSchema, openRestore, type DatabaseRestore } from "./dump-database.ts";

const headSchema = z.object({ format: z.literal(1), madeAt: z.coerce.date(), database: databaseSchema });
const endSchema = z.object({ files: z.number(), objects: z.number() });

/** What a backup is restored to, in this order: the database says that the rest is there. */
const parts = ["objects", "sources", "secret.key", "postgres-18"];

export interface RestoreReport {
  madeAt: Date;
  tables: number;
  objects: number;
  /** Where what was there before is now; undefined when nothing was. */
  before: string | undefined;
}

/**
 * Restores a backup: beside what is there at first, and in its place when all of it is whole.
 *
 * @param input.databaseUrl of a PostgreSQL server of one’s own; an embedded one is made without it
 * @param input.objects where objects are stored; those of the data folder without it
 * @param input.isReplacing puts what is there aside, and empties a database of one’s own
 * @throws CliError where something is there, or the backup is not whole
 */
export async function restoreBackup(input: {
  path: string;
  key: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  objects: ObjectStore | undefined;
  isReplacing: boolean;
}): Promise<RestoreReport> {
  const { path, key, dataDir, databaseUrl, isReplacing } = input;
  await mkdir(dataDir, { recursive: true });
  const present = parts.filter((part) => existsSync(join(dataDir, part)));
  if (present.length > 0 && !isReplacing)
    throw new CliError(`${dataDir} isn’t empty (${present.join(", ")}). Add --replace to put what is there aside.`);
  if (await isServing(dataDir)) throw new CliError("Stop the site first: its database is running.");
  const staging = await mkdtemp(join(dataDir, "restoring-"));
  const objects = input.objects ?? createFolderObjectStore(join(staging, "objects"));
  let server: EmbeddedServer | undefined;
  // Not before something has come that can be restored.
  const connect = async (): Promise<ClientConfig> => {
    if (databaseUrl === undefined) return (server = await startEmbeddedServer(staging)).connection;
    const connection = await findPrimary(databaseUrl);
    await emptyDatabase(connection, isReplacing);
    return connection;
  };
  try {
    const report = await restoreFiles(readArchive(path, key), { connect, objects, staging });
    await server?.stop();
    const before = await moveParts({ staging, dataDir, present });
    return { ...report, before };
  } catch (error) {
    await server?.stop();
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function restoreFiles(
  files: AsyncIterable<ArchivedFile>,
  { connect, objects, staging }: { connect: () => Promise<ClientConfig>; objects: ObjectStore; staging: string },
): Promise<Omit<RestoreReport, "before">> {
  let head: z.infer<typeof headSchema> | undefined;
  let end: z.infer<typeof endSchema> | undefined;
  let restore: DatabaseRestore | undefined;
  let table: { name: string; rows: Writable | undefined } | undefined;
  const count = { files: 0, objects: 0 };

  const endTable = async () => {
    if (!table?.rows) return;
    const ended = finished(table.rows);
    table.rows.end();
    await ended;
  };
  const addRows = async (name: string, content: AsyncIterable<Uint8Array>) => {
    restore ??= await openRestore(await connect(), head!.database);
    if (table?.name !== name) {
      await endTable();
      const facts = head!.database.tables.find((each) => each.name === name);
      table = { name, rows: facts && (await restore.openTable(facts)) };
    }
    for await (const piece of content)
      if (table.rows?.write(piece) === false) await Promise.race([once(table.rows, "drain"), finished(table.rows)]);
    count.files++;
  };

  try {
    for await (const { name, content } of files) {
      const [folder = "", ...rest] = name.split("/");
      if (name === "backup.json") head = headSchema.parse(await readJson(content));
      else if (!head) throw new CliError("This file is no backup of an Iconarium site.");
      else if (name === "secret.key") await replaceFile(join(staging, name), await buffer(content), { mode: 0o600 });
      else if (folder === "sources") await writeSource(staging, rest, content);
      else if (folder === "objects") {
        await storeObject(objects, rest.join("/"), { staging, content });
        count.objects++;
      } else if (folder === "database") await addRows(rest[0]!, content);
      else if (name === "end.json") end = endSchema.parse(await readJson(content));
    }
    if (!head || end?.files !== count.files || end.objects !== count.objects)
      throw new CliError("This backup isn’t whole. Nothing was restored.");
    await endTable();
    restore ??= await openRestore(await connect(), head.database);
    await restore.commit();
    return { madeAt: head.madeAt, tables: head.database.tables.length, objects: count.objects };
  } finally {
    await restore?.close();
  }
}

async function readJson(content: AsyncIterable<Uint8Array>): Promise<unknown> {
  return JSON.parse(String(await buffer(content))) as unknown;
}

async function writeSource(staging: string, names: readonly string[], content: AsyncIterable<Uint8Array>) {
  if (names.some((name) => name === ".." || name === "" || name.includes("\\")))
    throw new CliError("This backup names files outside its folder.");
  const path = join(staging, "sources", ...names);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { flush: true }));
}

async function storeObject(
  objects: ObjectStore,
  key: string,
  { staging, content }: { staging: string; content: AsyncIterable<Uint8Array> },
): Promise<void> {
  const { folder } = splitKey(key);
  const file = join(staging, "object");
  await pipeline(content, createWriteStream(file));
  if ((await objects.put(folder, { file })) !== key) throw new CliError(`This backup is damaged: ${key}`);
}

async function isServing(dataDir: string): Promise<boolean> {
  const note = await readFile(join(dataDir, "postgres-18", "cluster", "postmaster.pid"), "utf8").catch(() => undefined);
  try {
    return note !== undefined && process.kill(Number(note.split("\n")[0]), 0);
  } catch {
    return false;
  }
}

async function emptyDatabase(connection: ClientConfig, isReplacing: boolean): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_tables where schemaname in ('public', 'drizzle') limit 1");
    if (rows.length === 0) return;
    if (!isReplacing) throw new CliError("The database isn’t empty. Add --replace to delete what is in it.");
    await client.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
  } finally {
    await client.end();
  }
}

/** What was there goes first, then what was restored comes, the database as the last of it. */
async function moveParts({ staging, dataDir, present }: { staging: string; dataDir: string; present: string[] }) {
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  if (present.length > 0) await mkdir(aside);
  for (const part of present.toReversed()) await rename(join(dataDir, part), join(aside, part));
  for (const part of parts) if (existsSync(join(staging, part))) await rename(join(staging, part), join(dataDir, part));
  syncFolder(dataDir);
  return present.length > 0 ? aside : undefined;
}
