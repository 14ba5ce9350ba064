import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ClientConfig } from "pg";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import { writeArchive, type AddFile } from "./archive.ts";
import { openDump, type DatabaseDump } from "./dump-database.ts";

/** What a backup has in it. */
export interface BackupReport {
  tables: number;
  objects: number;
  /** Keys of objects that rows name and the store doesn’t have. */
  missing: string[];
}

/** Rows of a table come in files of about so many bytes. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Writes everything that cannot be made again into one archive: the database at one moment, the objects that it names, the
 * secret of the site, and added folders of icons. The site may be running.
 */
export async function writeBackup(input: {
  path: string;
  key: string | undefined;
  connection: ClientConfig;
  objects: ObjectStore;
  dataDir: string;
  /** In place of that in the data folder. */
  secretKey: string | undefined;
}): Promise<BackupReport> {
  const { path, key, connection, objects, dataDir } = input;
  const secret = input.secretKey ?? (await readFile(join(dataDir, "secret.key"), "utf8").catch(() => undefined));
  const dump = await openDump(connection);
  const report: BackupReport = { tables: dump.facts.tables.length, objects: 0, missing: [] };
  try {
    await writeArchive(path, {
      key,
      async write(add) {
        const addText = (name: string, text: string) => addBytes(add, name, Buffer.from(text));
        await addText("backup.json", JSON.stringify({ format: 1, madeAt: new Date(), database: dump.facts }));
        if (secret !== undefined) await addText("secret.key", secret);
        await addFolder(add, join(dataDir, "sources"), "sources");
        for (const objectKey of (await dump.listObjects()).toSorted()) {
          const found = await objects.get(objectKey);
          if (found) await add(`objects/${objectKey}`, found.bytes, found.stream);
          if (found) report.objects++;
          else report.missing.push(objectKey);
        }
        const files = await addTables(add, dump);
        await addText("end.json", JSON.stringify({ files, objects: report.objects }));
      },
    });
    return report;
  } finally {
    await dump.close();
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const addBytes = (add: AddFile, name: string, bytes: Uint8Array) => add(name, bytes.length, once(bytes));

/** @returns how many files */
async function addTables(add: AddFile, dump: DatabaseDump): Promise<number> {
  let files = 0;
  for (const table of dump.facts.tables) {
    let pieces: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      if (bytes === 0) return;
      await addBytes(add, `database/${table.name}/${String(++files).padStart(6, "0")}.copy`, Buffer.concat(pieces));
      [pieces, bytes] = [[], 0];
    };
    for await (const piece of dump.readTable(table)) {
      pieces.push(piece as Buffer);
      bytes += (piece as Buffer).length;
      if (bytes >= pieceBytes) await flush();
    }
    await flush();
  }
  return files;
}

async function addFolder(add: AddFile, folder: string, name: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    await add(`${name}/${relative(folder, path).split(sep).join("/")}`, size, createReadStream(path));
  }
}
