import { mkdir, readdir } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { syncFolder } from "../sync-folder.server.ts";
import { failAsUnavailable, readObject, splitKey, type ListedObject, type ObjectStore } from "./object-store.server.ts";

/** Names of the files, and their keys. */
const listSchema = z.record(z.string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/), z.string());
const listFolder = "list";

/**
 * Stores the files of a folder, and as the last of them a list of all: a folder is there when its list is.
 *
 * @param name as a folder of objects; the folder holds files only, and nobody changes them
 */
export async function storeFolder(store: ObjectStore, name: string, folder: string): Promise<void> {
  const keys: Record<string, string> = {};
  for (const file of await readdir(folder))
    keys[file] = await store.put(`${name}/files/${file}`, { file: join(folder, file) });
  await store.put(`${name}/${listFolder}`, Buffer.from(JSON.stringify(keys)));
}

export async function hasFolder(store: ObjectStore, name: string): Promise<boolean> {
  return (await findList(store, name)) !== undefined;
}

/**
 * Brings a stored folder to the disk. Every file is compared with the digest in its key.
 *
 * @param target a new folder
 * @param onBytes is told of every piece that arrives
 * @returns whether there is such a folder
 * @throws AppError `unavailable`, also where the folder is damaged; the target is not whole then
 */
export async function fetchFolder(
  store: ObjectStore,
  name: string,
  { target, onBytes }: { target: string; onBytes?: ((count: number) => void) | undefined },
): Promise<boolean> {
  const list = await findList(store, name);
  const text = list && (await readObject(store, list.key));
  if (!text) return false;
  await failAsUnavailable(async () => {
    await mkdir(target);
    for (const [file, key] of Object.entries(listSchema.parse(JSON.parse(String(text))))) {
      const found = await store.get(key);
      if (!found) throw new Error(`The object ${key} is missing`);
      found.stream.on("data", (piece: Buffer) => onBytes?.(piece.length));
      await pipeline(found.stream, createWriteStream(join(target, file), { flush: true }));
    }
    syncFolder(target);
  });
  return true;
}

/** Deletes a stored folder; its list goes first. */
export async function deleteFolder(store: ObjectStore, name: string): Promise<void> {
  for (const part of [`${name}/${listFolder}`, name])
    for await (const { key } of store.list(part)) await store.delete(key);
}

/** Names of stored folders directly in another one, the last stored first. */
export async function listFolders(store: ObjectStore, parent: string): Promise<string[]> {
  const found: { name: string; storedAt: Date }[] = [];
  for await (const { key, storedAt } of store.list(parent)) {
    const [, name, list] = splitKey(key).folder.split("/");
    if (list === listFolder && name !== undefined) found.push({ name, storedAt });
  }
  return found.toSorted((one, other) => other.storedAt.getTime() - one.storedAt.getTime()).map(({ name }) => name);
}

async function findList(store: ObjectStore, name: string): Promise<ListedObject | undefined> {
  for await (const object of store.list(`${name}/${listFolder}`)) return object;
  return undefined;
}
